import { finite, spoken } from './chains.ts'
import type { Agent } from './chains.ts'
import { deniesVerb, focused } from './order.ts'
import type { Part } from './parts.ts'
import { assignments } from './roles.ts'
import type { Role } from './roles.ts'
import type { Group } from './verb-groups.ts'

export type Clause = { subject: string; text: string; agent: Agent; doubts: number }
export type Manner = 'statement' | 'request' | 'infinitive'

/** Puts the parts of a German clause in the order of English; null when they do not make sense together. */
export function build(
  group: Group,
  parts: readonly Part[],
  manner: Manner,
  given: Part | null,
  completed = false,
): Clause | null {
  if (!completed && parts.some((part) => part.kind === 'adverb' && part.english === '')) return null
  const joined = focused(parts)
  if (!joined) return null
  const nouns = joined.filter((part) => part.kind === 'noun')
  if (nouns.length > 4) return null
  const denials = joined.filter((part) => part.negative || part.place === 'neg')
  if (denials.length > 1) return null
  const nots = joined.filter((part) => part.kind === 'not')
  if (nots.length && !deniesVerb(joined)) return null
  const isSelf = joined.some((part) => part.kind === 'self')
  if (isSelf !== group.verb.flags.has('r')) return null
  for (const roles of assignments(group, nouns, manner, given)) {
    const clause = say(group, joined, roles, manner, given, nots.length > 0, completed)
    if (clause) return clause
  }
  return null
}

function say(
  group: Group,
  parts: readonly Part[],
  roles: Role[],
  manner: Manner,
  given: Part | null,
  denied: boolean,
  completed: boolean,
): Clause | null {
  const nouns = parts.filter((part) => part.kind === 'noun')
  const roleOf = (part: Part) => roles[nouns.indexOf(part)]
  const one = (role: Role) => nouns.find((part) => roleOf(part) === role)
  const { verb } = group
  const subject = one('subject') ?? given
  const object = one('object')
  const person = one('person')
  // a transitive verb without its object is half a thought
  if (
    group.kind === 'active' &&
    !object &&
    !completed &&
    !verb.flags.has('i') &&
    !mayStandAlone.test(verb.english)
  )
    return null
  const adjectives = parts.filter((part) => part.kind === 'adjective')
  if (
    adjectives.length > 1 ||
    (adjectives.length &&
      group.kind !== 'be' &&
      group.verb.english !== 'remain' &&
      group.verb.english !== 'be')
  )
    return null
  if (
    group.kind === 'be' &&
    !adjectives.length &&
    !one('is') &&
    !parts.some((part) => part.kind === 'preposition')
  )
    return null
  const isUntil = verb.flags.has('u') || group.kind === 'be' || denied
  const tail: string[] = []
  let front = ''
  const doubts = parts.reduce((sum, part) => sum + part.doubts, 0)
  const mids: string[] = []
  let isBound = false
  for (const part of parts) {
    if (part.kind === 'not' || part.kind === 'self' || part.kind === 'adjective') continue
    if (part.kind === 'noun') {
      const role = roleOf(part)
      if (role === 'time')
        tail.push(/ (?:after|before) /.test(part.english) ? part.english : `for ${part.english}`)
      continue
    }
    let english = part.english
    if (part.kind === 'preposition') {
      const own = part.lead ? verb.preps.get(part.lead) : undefined
      if (own === '~') {
        tail.unshift(part.led ?? '')
        continue
      }
      if (own) english = `${own} ${part.led}`
      // "auf den <date1> verlegt" is the new day, never the day on which it happens
      else if (part.lead === 'auf' && part.when) return null
      else if (part.lead === 'von' && group.kind === 'passive' && !part.when)
        english = `by ${part.led}`
      else if (isUntil && part.when) english = english.replace(/^by (?=<date)/, 'until ')
      if (own) isBound = true
      if (/^<date/.test(part.led ?? '') && part.lead === 'von') english = `from ${part.led}`
    }
    if (denied && english === 'by then') english = 'until then'
    if (part.place === 'mid' || part.place === 'neg') mids.push(english)
    else if (part.front && manner === 'statement' && !isBound) front = english
    else tail.push(english)
    isBound = false
  }
  if (mids.length > 2) return null
  const agent: Agent = subject
    ? { num: subject.num, person: subject.person }
    : { num: 'p', person: 2 }
  const never = mids.find((mid) => /^(?:no longer|not yet)$/.test(mid))
  const isOn = parts.some((part) => part.lead === 'an' && /<date\d>/.test(part.led ?? ''))
  // "muss keine Gebühr zahlen" is no duty, not a duty to pay none
  if (
    group.modal &&
    /^(?:must|had to|is to|should|may)$/.test(group.modal) &&
    nouns.some((part) => part.negative)
  )
    return null
  // "must no longer pay" would forbid what is only not asked for any more
  if (never && group.modal && /^(?:must|had to|is to)$/.test(group.modal)) return null
  // who "only" is may be whoever acts or what is acted on
  if (nouns.length > 1 && object?.english.startsWith('only ') && !given) return null
  // an authority issues a notice, and waives money with the same word
  if (verb.flags.has('law') && !issued.test((object ?? subject)?.english ?? '')) return null
  const words = spokenGroup(group, agent, manner, denied, mids, isOn, never)
  if (words === null) return null
  const is = one('is')
  const line = [words]
  if (person && verb.flags.has('io') && group.kind === 'active') line.push(person.english)
  if (object) line.push(object.english)
  if (person && !(verb.flags.has('io') && group.kind === 'active'))
    line.push(`${verb.english === 'arise' ? 'for' : 'to'} ${person.english}`)
  if (is) line.push(is.english)
  if (adjectives[0]) line.push(adjectives[0].english)
  line.push(...tail)
  const said = subject ? (subject.subject ?? subject.english) : ''
  const text = line.filter(Boolean).join(' ')
  if (manner === 'statement') {
    const whole = [front ? `${front},` : '', said, text].filter(Boolean).join(' ')
    return { subject: said, text: whole, agent, doubts }
  }
  return { subject: '', text, agent, doubts }
}

const issued =
  /\b(?:notices?|orders?|decisions?|rul(?:es?|ings?)|laws?|regulations?|judgments?|warrants?)\b/

const mayStandAlone =
  /^(?:pay|begin|vote|answer|be|move|contact|change|object|apply|cancel|decide|comment|read|sign|reply|terminate|drive|call|vacate|ask|end|take)\b/

function spokenGroup(
  group: Group,
  agent: Agent,
  manner: Manner,
  denied: boolean,
  mids: string[],
  isOn: boolean,
  never: string | undefined,
): string | null {
  const isPlease = mids.includes('please')
  const between = mids.filter((mid) => mid !== 'please')
  if (manner === 'infinitive') {
    if (denied && never) return null
    return `${denied ? 'not ' : ''}to ${group.infinitive}`
  }
  if (manner === 'request') {
    const verb = group.infinitive
    if (verb.startsWith('not ')) return null
    return [isPlease ? 'please' : '', denied ? 'do not' : '', ...between, verb]
      .filter(Boolean)
      .join(' ')
  }
  const made = group.chain(agent, denied)
  if (!made) return null
  const { chain, not } = made
  if (isPlease) return null
  if (isOn && group.perfect) {
    return spoken(finite(group.perfect.base, true, agent), agent, not, between)
  }
  return spoken(chain, agent, not, between)
}
