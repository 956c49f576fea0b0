import { adverbsByStart, readAdjective } from './lexicon.ts'
import type { NounReading } from './lexicon.ts'
import { blank } from './parts.ts'
import type { Before, ClausePart, Parts, SentenceWords } from './parts.ts'

/** Creates the parsers that find all parts of a clause at a token. */
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

  /** All parts that can begin at token i. */
  function partsOf(i: number): ClausePart[] {
    if (i >= tokens.length) return []
    const known = partsAt[i]
    if (known) return known
    // guards against infinite recursion
    partsAt[i] = []
    const nouns = parts.nounsOf(i)
    const all = [
      ...nouns.flatMap((part) => since(parts, part)),
      ...parts.prepositions(i).flatMap((part) => [...withPrepositions(part), part]),
      ...nouns.flatMap((part) => [...withPrepositions(part), part]),
      ...smallParts(words, i),
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
      const english = attached(one, reading)
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

/** A time before or after something: "zwei Wochen nach dem Termin". */
function since(parts: Parts, part: ClausePart): ClausePart[] {
  if (!part.reading || !part.when) return []
  return parts
    .prepositions(part.end)
    .filter((one) => /^(?:nach|vor)$/.test(one.lead ?? ''))
    .map((one) => ({
      ...one,
      english: `${part.english} ${one.english}`,
      lead: '',
      led: '',
      when: true,
    }))
}

/** A preposition inside an extended participle: "die von Ihnen eingereichten Unterlagen". */
function asked(part: ClausePart, verb: { preps: ReadonlyMap<string, string> }): string {
  if (part.lead === 'von' && !verb.preps.has('von')) return `by ${part.led}`
  return part.english
}

/** The English of a prepositional phrase behind this noun; null if it does not belong to the noun. */
function attached(one: ClausePart, noun: NounReading): string | null {
  const governed = one.lead ? noun.preps.get(one.lead) : undefined
  if (governed) return `${governed} ${one.led}`
  if (one.lead === 'von') return `of ${one.led}`
  return /^(?:in Höhe von|span|über|für)$/.test(one.lead ?? '') ? one.english : null
}

/** Reads adverbs, "nicht", "sich" and predicate adjectives from token i. */
function smallParts({ small, canBeWord }: SentenceWords, i: number): ClausePart[] {
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
  if (adjective) found.push({ ...blank, end: i + 1, kind: 'adjective', english: adjective.english })
  return found
}
