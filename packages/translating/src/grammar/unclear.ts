import { saysNot } from './chains.ts'
import type { Places } from './places.ts'
import type { Cast } from './parts.ts'

/** Whether a clause is incomplete or its English could be misread. */
export function isUnclear(cast: Cast, { mids }: Places): boolean {
  return isHalf(cast) || isCrowded(cast) || mids.length > 2 || misleads(cast, mids)
}

/** A transitive verb without its object, or "is" without a complement. */
function isHalf({ group, parts, completed, one }: Cast): boolean {
  const { verb, kind } = group
  if (kind === 'active' && !one('object'))
    return !completed && !verb.flags.has('i') && !mayStandAlone.test(verb.english)
  const tells = parts.some((part) => part.kind === 'adjective' || part.kind === 'preposition')
  return kind === 'be' && !tells && !one('is')
}

/** More adjectives than the verb can take. */
function isCrowded({ group: { kind, verb }, parts }: Cast): boolean {
  const adjectives = parts.filter((part) => part.kind === 'adjective').length
  const takesOne = kind === 'be' || verb.english === 'remain' || verb.english === 'be'
  return adjectives > (takesOne ? 1 : 0)
}

function misleads({ group, parts, given, one }: Cast, mids: readonly string[]): boolean {
  const { verb, modal = '' } = group
  const nouns = parts.filter((part) => part.kind === 'noun')
  const object = one('object')
  const isDuty = /^(?:must|had to|is to)$/.test(modal)
  // "muss keine Gebühr zahlen" is the absence of a duty, not a duty to pay nothing
  if ((isDuty || /^(?:should|may)$/.test(modal)) && nouns.some((part) => part.negative)) return true
  // "must no longer pay" would be read as a prohibition
  if (isDuty && mids.some((mid) => saysNot.test(mid))) return true
  // it is unclear whether "only" refers to the subject or the object
  if (nouns.length > 1 && object?.english.startsWith('only ') && !given) return true
  // these verbs mean "issue" for a notice but "waive" for a debt
  const issued = (object ?? one('subject') ?? given)?.english ?? ''
  return verb.flags.has('law') && !canBeIssued.test(issued)
}

const canBeIssued =
  /\b(?:notices?|orders?|decisions?|rul(?:es?|ings?)|laws?|regulations?|judgments?|warrants?)\b/

const mayStandAlone =
  /^(?:pay|begin|vote|answer|be|move|contact|change|object|apply|cancel|decide|comment|read|sign|reply|terminate|drive|call|vacate|ask|end|take)\b/
