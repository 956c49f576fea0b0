import { determiners, pronouns } from './determiners.ts'
import type { Determiner } from './determiners.ts'
import { readAdjective } from './lexicon.ts'
import { blank } from './parts.ts'
import type { ClausePart, Parts, SentenceWords } from './parts.ts'

export function createNouns(words: SentenceWords, parts: Parts) {
  const { tokens, small, lookUp, canBeWord, spend } = words
  const nounsAt: (ClausePart[] | undefined)[] = []

  /** Adds the names, numbers, references and genitives that follow a noun: "der Bescheid <ref1> der Behörde". */
  function followed(part: ClausePart): ClausePart[] {
    const results = [part]
    let now = part
    const next = tokens[now.end]?.text ?? ''
    if (/^<(?:ref|name|num)\d>$/.test(next) && !/^<num/.test(next)) {
      now = { ...now, end: now.end + 1, english: `${now.english} ${next}` }
      results.unshift(now)
    } else if (
      /^<num\d>$/.test(next) &&
      now.reading &&
      /(?:year|number|level|page|room|January|February|March|April|May|June|July|August|September|October|November|December|quarter|item|class|section)$/.test(
        now.english,
      )
    ) {
      now = { ...now, end: now.end + 1, english: `${now.english} ${next}` }
      results.unshift(now)
    }
    for (const owner of nounsOf(now.end, false)) {
      if (!owner.cases.includes('g') || owner.subject !== undefined) continue
      if (!tokens[now.end] || /^</.test(tokens[now.end]!.text)) continue
      if (
        !determiners.has(lookUp(now.end)) &&
        !(tokens[now.end]!.small.endsWith('er') && readAdjective(small(now.end), true))
      )
        continue
      results.unshift({
        ...now,
        end: owner.end,
        english: `${now.english} of ${owner.english}`,
        doubts: now.doubts + owner.doubts,
      })
    }
    return results
  }

  /** All readings of a noun phrase from token i, the longest first. */
  function nounsOf(i: number, joined = true): ClausePart[] {
    if (i >= tokens.length || spend()) return []
    const known = nounsAt[i]
    const alone = known ?? (nounsAt[i] = single(i).toSorted((a, b) => b.end - a.end))
    return joined ? [...alone.flatMap((part) => coordinated(part)), ...alone] : alone
  }

  function coordinated(part: ClausePart): ClausePart[] {
    const link = small(part.end)
    if (!/^(?:und|oder|sowie|bzw\.|,)$/.test(link)) return []
    const found: ClausePart[] = []
    for (const second of nounsOf(part.end + 1, true)) {
      const cases = [...part.cases].filter((one) => second.cases.includes(one)).join('')
      if (!cases || second.subject || part.subject) continue
      if (link === ',' && !/ (?:and|or) /.test(second.english)) continue
      const word = link === ',' ? ',' : link === 'oder' || link === 'bzw.' ? ' or' : ' and'
      found.push({
        ...part,
        end: second.end,
        english: `${part.english}${word} ${second.english}`,
        cases,
        num: word === ' or' ? second.num : 'p',
        doubts: part.doubts + second.doubts,
      })
    }
    return found
  }

  function single(i: number): ClausePart[] {
    const token = tokens[i]!
    const form = lookUp(i)
    const found: ClausePart[] = []
    const pronoun = pronouns[form]
    if (pronoun && (canBeWord(i) || form !== token.small)) {
      found.push({
        ...blank,
        end: i + 1,
        kind: 'noun',
        english: pronoun.object,
        subject: pronoun.subject,
        cases: pronoun.cases,
        num: pronoun.num,
        person: pronoun.person,
        negative: /^(?:niemand|nichts)$/.test(form),
        doubts: /^(?:er|sie|ihn)$/.test(form) ? 1 : 0,
      })
    }
    if (/^<(?:amt|name|ref|num)\d>$/.test(token.text) || /^<date\d>$/.test(token.text)) {
      const isDate = token.text.startsWith('<date')
      found.push({
        ...blank,
        end: i + 1,
        kind: 'noun',
        english: token.text,
        cases: 'nadg'.slice(0, isDate ? 3 : 3),
        when: isDate,
      })
    }
    if (/^(?:frau|herrn?)$/.test(token.small) && /^<name\d>$/.test(tokens[i + 1]?.text ?? ''))
      return [
        {
          ...blank,
          end: i + 2,
          kind: 'noun',
          english: `${token.small === 'frau' ? 'Ms' : 'Mr'} ${tokens[i + 1]!.text}`,
          cases: 'nadg',
        },
      ]
    const starts: { determiner: Determiner | null; at: number }[] = (
      canBeWord(i) || form !== token.small ? (determiners.get(form) ?? []) : []
    ).map((determiner) => ({ determiner, at: i + 1 }))
    starts.push({ determiner: null, at: i })
    for (const { determiner, at } of starts) {
      if (determiner && /^<date\d>$/.test(tokens[at]?.text ?? '')) {
        found.push({
          ...blank,
          end: at + 1,
          kind: 'noun',
          english: tokens[at]!.text,
          cases: 'ad',
          when: true,
        })
        continue
      }
      const all = [
        ...parts.core(at, determiner),
        ...(determiner ? parts.extended(at, determiner) : []),
      ].map((part) => (determiner?.negative ? { ...part, negative: true } : part))
      for (const part of all) found.push(...followed(part))
    }
    return found
  }

  return { followed, nounsOf }
}
