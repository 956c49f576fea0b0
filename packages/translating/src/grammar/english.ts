import { doubling, irregularEnglish } from './verbs.ts'

const irregular = new Map(
  irregularEnglish
    .trim()
    .split('\n')
    .map((line) => line.split(' ') as [string, string, string])
    .map(([base, past, participle]) => [base, { past, participle }]),
)
const doubled = new Set(doubling.split(' '))

/** Who acts: decides "is" or "are", "pays" or "pay". */
export type Agent = { num: 's' | 'p'; person: 1 | 2 | 3 }

/** Changes the first word of a verb: "take into account" becomes "taken into account". */
const first = (verb: string, change: (word: string) => string) =>
  verb.replace(/^\S+/, (word) => change(word))

function regular(word: string): string {
  if (word.endsWith('e')) return `${word}d`
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ied`
  return `${word}${doubled.has(word) ? word.at(-1) : ''}ed`
}

export const pastOf = (verb: string) =>
  first(verb, (word) => irregular.get(word)?.past ?? regular(word))
export const participleOf = (verb: string) =>
  first(verb, (word) => irregular.get(word)?.participle ?? regular(word))
export const ingOf = (verb: string) =>
  first(verb, (word) => {
    if (word === 'lie') return 'lying'
    if (word.endsWith('e') && !/(?:ee|^be)$/.test(word)) return `${word.slice(0, -1)}ing`
    return `${word}${doubled.has(word) ? word.at(-1) : ''}${/^(?:get|let|put|set|cut|run|begin)$/.test(word) ? word.at(-1) : ''}ing`
  })

const thirdOf = (verb: string) =>
  first(verb, (word) => {
    if (word === 'have') return 'has'
    if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
    return /(?:s|x|z|ch|sh|o)$/.test(word) ? `${word}es` : `${word}s`
  })

/** A finite verb: what "not" and small adverbs stand behind, and the rest. */
export type Chain = { aux: string | null; rest: string; base: string; past: boolean }

/** Present or past of an infinitive phrase: "be paid" becomes "is" and "paid". */
export function finite(base: string, past: boolean, { num, person }: Agent): Chain {
  if (/^be\b/.test(base)) {
    const one = num === 's' && person !== 2
    const aux = past ? (one ? 'was' : 'were') : one ? (person === 1 ? 'am' : 'is') : 'are'
    return { aux, rest: base.slice(3), base, past }
  }
  const third = num === 's' && person === 3
  return { aux: null, rest: past ? pastOf(base) : third ? thirdOf(base) : base, base, past }
}

/** The chain as words; `never` is "no longer" or "not yet", which need no "do". */
export function spoken(chain: Chain, agent: Agent, not: boolean, between: string[]): string {
  const { aux, rest, base, past } = chain
  const words = (parts: (string | null)[]) => parts.filter(Boolean).join(' ')
  if (!not) return words([aux, ...between, rest])
  if (aux === 'can') return words(['cannot', ...between, rest])
  if (aux) return words([aux, 'not', ...between, rest])
  const helper = past ? 'did' : agent.num === 's' && agent.person === 3 ? 'does' : 'do'
  return words([helper, 'not', ...between, base])
}

export function pluralOf(noun: string): string {
  const [, word = noun, behind = ''] = /^(.*?)( \(.*\)| of .*| for .*| to .*)?$/.exec(noun) ?? []
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies${behind}`
  return `${word}${/(?:s|x|ch|sh)$/.test(word) ? 'es' : 's'}${behind}`
}

/** "a" before vowels that are heard becomes "an". */
export const articles = (text: string) => text.replace(/\b([Aa]) (?=[aeio]|u(?!ni|se|su))/g, '$1n ')
