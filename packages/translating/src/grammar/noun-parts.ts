import { determiners, pronouns } from './determiners.ts'
import type { Determiner } from './determiners.ts'
import { readAdjective } from './lexicon.ts'
import { blank } from './parts.ts'
import type { ClausePart, Parts, SentenceWords } from './parts.ts'

/** Creates the parsers of noun phrases: with determiner, adjectives, owners and further nouns. */
export function createNouns(words: SentenceWords, parts: Parts) {
  const { tokens, small, lookUp, canBeWord, spend } = words
  const nounsAt: (ClausePart[] | undefined)[] = []

  /** Adds the names, numbers, references and genitives that follow a noun: "der Bescheid <ref1> der Behörde". */
  function followed(part: ClausePart): ClausePart[] {
    const named = withValue(part, tokens[part.end]?.text ?? '')
    const now = named ?? part
    const results = named ? [named, part] : [part]
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
    return nounsOf(part.end + 1, true).flatMap((second) => coordinate(part, link, second) ?? [])
  }

  function single(i: number): ClausePart[] {
    const person = namedPersonAt(words, i)
    if (person) return [person]
    const found = [...pronounAt(words, i), ...valueAt(words, i)]
    const canBeDeterminer = canBeWord(i) || lookUp(i) !== tokens[i]!.small
    for (const determiner of canBeDeterminer ? (determiners.get(lookUp(i)) ?? []) : []) {
      if (/^<date\d>$/.test(tokens[i + 1]?.text ?? ''))
        found.push({ ...valueOf(tokens[i + 1]!.text, i + 2, 'ad'), when: true })
      else found.push(...determined(i + 1, determiner).flatMap(followed))
    }
    return [...found, ...parts.core(i, null).flatMap(followed)]
  }

  function determined(at: number, determiner: Determiner): ClausePart[] {
    const all = [...parts.core(at, determiner), ...parts.extended(at, determiner)]
    return determiner.negative ? all.map((part) => ({ ...part, negative: true })) : all
  }

  return { followed, nounsOf }
}

const numbered =
  /(?:year|number|level|page|room|January|February|March|April|May|June|July|August|September|October|November|December|quarter|item|class|section)$/

/** The noun with a reference, a name or a number that belongs to it: "Rechnung <ref1>", "Seite <num1>". */
function withValue(part: ClausePart, value: string): ClausePart | null {
  const isNumbered = /^<num\d>$/.test(value) && part.reading && numbered.test(part.english)
  if (!isNumbered && !/^<(?:ref|name)\d>$/.test(value)) return null
  return { ...part, end: part.end + 1, english: `${part.english} ${value}` }
}

/** Two nouns of the same case with "und", "oder" or a comma between them. */
function coordinate(first: ClausePart, link: string, second: ClausePart): ClausePart | null {
  const cases = [...first.cases].filter((one) => second.cases.includes(one)).join('')
  if (!cases || second.subject || first.subject) return null
  if (link === ',' && !/ (?:and|or) /.test(second.english)) return null
  const word = link === ',' ? ',' : link === 'oder' || link === 'bzw.' ? ' or' : ' and'
  return {
    ...first,
    end: second.end,
    english: `${first.english}${word} ${second.english}`,
    cases,
    num: word === ' or' ? second.num : 'p',
    doubts: first.doubts + second.doubts,
  }
}

function pronounAt({ tokens, lookUp, canBeWord }: SentenceWords, i: number): ClausePart[] {
  const form = lookUp(i)
  const pronoun = pronouns[form]
  if (!pronoun || !(canBeWord(i) || form !== tokens[i]!.small)) return []
  return [
    {
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
    },
  ]
}

function valueAt({ tokens }: SentenceWords, i: number): ClausePart[] {
  const { text } = tokens[i]!
  if (!/^<(?:amt|name|ref|num|date)\d>$/.test(text)) return []
  return [{ ...valueOf(text, i + 1, 'nad'), when: text.startsWith('<date') }]
}

/** "Frau <name1>", "Herrn <name1>". */
function namedPersonAt({ tokens }: SentenceWords, i: number): ClausePart | null {
  const { small } = tokens[i]!
  const name = tokens[i + 1]?.text ?? ''
  if (!/^(?:frau|herrn?)$/.test(small) || !/^<name\d>$/.test(name)) return null
  return valueOf(`${small === 'frau' ? 'Ms' : 'Mr'} ${name}`, i + 2, 'nadg')
}

const valueOf = (english: string, end: number, cases: string): ClausePart => ({
  ...blank,
  end,
  kind: 'noun',
  english,
  cases,
})
