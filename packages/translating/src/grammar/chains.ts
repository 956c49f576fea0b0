import { pastOf, thirdOf } from './english.ts'

/** Number and person of the subject: they decide "is" or "are", "pays" or "pay". */
export type Agent = { num: 's' | 'p'; person: 1 | 2 | 3 }

/** An English finite verb: the auxiliary, after which "not" and short adverbs stand, and the rest. */
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

/** Adverbs that negate the verb by themselves. */
export const saysNot = /^(?:no longer|not yet)$/

/** The verb chain as text; `between` are the adverbs after the auxiliary. */
export function spoken(chain: Chain, agent: Agent, not: boolean, between: string[]): string {
  const { aux, rest, base, past } = chain
  const words = (parts: (string | null)[]) => parts.filter(Boolean).join(' ')
  if (!not) return words([aux, ...between, rest])
  if (aux === 'can') return words(['cannot', ...between, rest])
  if (aux) return words([aux, 'not', ...between, rest])
  const helper = past ? 'did' : agent.num === 's' && agent.person === 3 ? 'does' : 'do'
  return words([helper, 'not', ...between, base])
}
