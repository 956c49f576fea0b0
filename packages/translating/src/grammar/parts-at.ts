import { adverbsByStart, readAdjective } from './lexicon.ts'
import { blank } from './parts.ts'
import type { Before, ClausePart, Parts, SentenceWords } from './parts.ts'

export function createPartsAt(words: SentenceWords, parts: Parts) {
  const { tokens, small, canBeWord } = words
  const partsAt: (ClausePart[] | undefined)[] = []

  /**
   * Extended participles: in "die von Ihnen am <date1> eingereichten Unterlagen" the words before the participle follow the noun in
   * English.
   */
  function extended(i: number, determiner: Before): ClausePart[] {
    const found: ClausePart[] = []
    const walk = (at: number, said: ClausePart[]) => {
      if (said.length && at > i) {
        const adjective = canBeWord(at) ? readAdjective(small(at), true) : null
        if (adjective?.verb)
          for (const part of parts.core(at + 1, determiner)) {
            const verb = adjective.verb
            const behind = said.map((one) => asked(one, verb)).join(' ')
            found.push({
              ...part,
              english: `${part.english} ${adjective.english} ${behind}`,
              doubts: part.doubts + 1,
            })
          }
      }
      if (said.length >= 3 || found.length) return
      for (const part of partsOf(at))
        if (part.kind === 'preposition' || part.kind === 'adverb') walk(part.end, [...said, part])
    }
    walk(i, [])
    return found
  }

  function asked(part: ClausePart, verb: { preps: ReadonlyMap<string, string> }): string {
    if (part.lead === 'von' && !verb.preps.has('von')) return `by ${part.led}`
    return part.english
  }

  /** Reads adverbs, "nicht", "sich" and predicate adjectives from token i. */
  function smallParts(i: number): ClausePart[] {
    if (!canBeWord(i)) return []
    const found: ClausePart[] = []
    for (const adverb of adverbsByStart.get(small(i)) ?? []) {
      if (adverb.words.some((word, k) => small(i + k) !== word)) continue
      const end = i + adverb.words.length
      found.push({ ...blank, end, kind: 'adverb', english: adverb.english, place: adverb.place })
    }
    if (small(i) === 'nicht' && !found.length)
      found.push({ ...blank, end: i + 1, kind: 'not', english: 'not', negative: true })
    if (small(i) === 'sich') found.push({ ...blank, end: i + 1, kind: 'self', english: '' })
    const adjective = readAdjective(small(i), false)
    if (adjective)
      found.push({ ...blank, end: i + 1, kind: 'adjective', english: adjective.english })
    return found
  }

  /** All parts that can begin at token i. */
  function partsOf(i: number): ClausePart[] {
    if (i >= tokens.length) return []
    const known = partsAt[i]
    if (known) return known
    // guards against infinite recursion
    partsAt[i] = []
    const nounParts = parts.nounsOf(i).flatMap((part) => [...withPrepositions(part), part])
    const since = parts
      .nounsOf(i)
      .filter((part) => part.reading && part.when)
      .flatMap((part) =>
        parts
          .prepositions(part.end)
          .filter((one) => /^(?:nach|vor)$/.test(one.lead ?? ''))
          .map((one): ClausePart => ({
            ...one,
            english: `${part.english} ${one.english}`,
            lead: '',
            led: '',
            when: true,
          })),
      )
    const all = [
      ...since,
      ...parts.prepositions(i).flatMap((part) => [...withPrepositions(part), part]),
      ...nounParts,
      ...smallParts(i),
    ]
    return (partsAt[i] = all.toSorted((a, b) => b.end - a.end))
  }

  /** Attaches prepositional phrases to a noun: "Widerspruch gegen den Bescheid", "ein Betrag von <amt1>". */
  function withPrepositions(part: ClausePart): ClausePart[] {
    const reading = part.reading
    if (!reading) return []
    const found: ClausePart[] = []
    const direct = parts.prepositions(part.end)
    for (const one of [...direct.flatMap((inner) => withPrepositions(inner)), ...direct]) {
      const governed = one.lead ? reading.preps.get(one.lead) : undefined
      const english = governed
        ? `${governed} ${one.led}`
        : one.lead === 'von'
          ? `of ${one.led}`
          : one.lead === 'in Höhe von' ||
              one.lead === 'span' ||
              one.lead === 'über' ||
              one.lead === 'für'
            ? one.english
            : null
      if (english === null) continue
      found.push({
        ...part,
        end: one.end,
        english: `${part.english} ${english}`,
        ...(part.led === undefined ? {} : { led: `${part.led} ${english}` }),
        doubts: part.doubts + one.doubts,
      })
    }
    return found
  }

  return { extended, partsOf }
}
