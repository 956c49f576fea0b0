import { melted } from './determiners.ts'
import { plainGerman, prepositionsByStart } from './lexicon.ts'
import { blank } from './parts.ts'
import type { ClausePart, Parts, SentenceWords } from './parts.ts'

/** Creates the parser of prepositional phrases. */
export function createPrepositions(words: SentenceWords, parts: Parts) {
  const { tokens, small, canBeWord } = words

  /** Reads prepositional phrases from token i. */
  function prepositions(i: number): ClausePart[] {
    const found: ClausePart[] = []
    for (const one of prepositionsByStart.get(small(i)) ?? []) {
      if (!canBeWord(i) || one.words.some((word, k) => small(i + k) !== plainGerman(word))) continue
      const at = i + one.words.length
      const inside = melted[one.words.at(-1)!]
      const nounParts = inside ? meltedNouns(at, inside) : parts.nounsOf(at)
      for (const noun of nounParts) {
        if (noun.cases === 'n') continue
        found.push(led(one.name, one.english, noun, Boolean(inside)))
      }
    }
    const span = spanAt(words, i)
    return span ? [span, ...found] : found
  }

  function meltedNouns(at: number, fits: string[]): ClausePart[] {
    if (/^<date\d>$/.test(tokens[at]?.text ?? ''))
      return [
        { ...blank, end: at + 1, kind: 'noun', english: tokens[at]!.text, cases: 'd', when: true },
      ]
    const direct = parts.core(at, { english: '', fits }).flatMap((part) => parts.followed(part))
    return [...direct, ...parts.extended(at, { english: '', fits })]
  }

  return { prepositions }
}

/** Reads spans: "vom <date1> bis zum <date2>", "von <num1> bis <num2> Uhr". */
function spanAt({ tokens, small }: SentenceWords, i: number): ClausePart | null {
  const texts = Array.from({ length: 6 }, (_, k) => tokens[i + k]?.text ?? '')
  const line = texts.join(' ')
  const dates =
    /^(?:vom|von|ab|ab dem) (<date\d>)(?: (?:bis|bis zum|bis einschließlich) (<date\d>))/i.exec(
      line,
    )
  const hours = /^von (<num\d>)(?: Uhr)? bis (<num\d>) Uhr/i.exec(line)
  const clock = /^(?:um|gegen|ab|bis) (<num\d>) Uhr/i.exec(line)
  const hit = dates ?? hours ?? clock
  if (!hit) return null
  const end = i + hit[0].split(' ').length
  const word = { um: 'at', gegen: 'at about', ab: 'from', bis: 'until' }[small(i)] ?? 'at'
  const english = clock && hit === clock ? `${word} ${hit[1]}` : `from ${hit[1]} to ${hit[2]}`
  return { ...blank, end, kind: 'preposition', english, lead: 'span', led: '', when: true }
}

function led(name: string, english: string, noun: ClausePart, hasThe: boolean): ClausePart {
  const short = name.split(' ').at(-1)!
  const the =
    hasThe &&
    !noun.when &&
    !/^<|^(?:January|February|March|April|May|June|July|August|September|October|November|December)/.test(
      noun.english,
    )
  const object = the ? `the ${noun.english}` : noun.english
  const isOnWeekday =
    name === 'am' && /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/.test(noun.english)
  return {
    ...noun,
    kind: 'preposition',
    english: isOnWeekday
      ? `on ${noun.english}`
      : `${prepositionFor(name, english, noun)} ${object}`,
    lead: uncontracted[short] ?? name,
    led: object,
    cases: '',
  }
}

const uncontracted: Record<string, string> = {
  zum: 'zu',
  zur: 'zu',
  am: 'an',
  ans: 'an',
  im: 'in',
  ins: 'in',
  vom: 'von',
  beim: 'bei',
}

/** The prepositions that another English word translates before these nouns. */
const prepositionsBefore: [german: string, noun: RegExp, english: string][] = [
  ['unter', /^<ref|number/, 'at'],
  ['auf', /\baccount\b/, 'to'],
  ['mit', /\bpost$/, 'by'],
  ['über', /\b(?:portal|website|app|form|number|internet|account|post)$/, 'via'],
  ['nach', /^<ref/, 'under'],
]

function prepositionFor(name: string, usual: string, noun: ClausePart): string {
  const base = usual.replace(/ the$/, '')
  if (/^<date\d>$/.test(noun.english)) return datePreposition[name] ?? base
  const other = prepositionsBefore.find(([german, re]) => german === name && re.test(noun.english))
  return other?.[2] ?? base
}

const datePreposition: Record<string, string> = {
  am: 'on',
  ab: 'from',
  zum: 'as of',
  'bis zum': 'by',
  bis: 'by',
  seit: 'since',
  vom: 'of',
  von: 'of',
  vor: 'before',
  nach: 'after',
}
