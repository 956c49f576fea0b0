import { finite, saysNot, spoken } from './chains.ts'
import type { Agent } from './chains.ts'
import { deniesVerb, focused } from './order.ts'
import type { ClausePart, Manner, Cast, Role } from './parts.ts'
import { placesOf } from './places.ts'
import { isUnclear } from './unclear.ts'
import { assignments } from './roles.ts'
import type { Group } from './verb-groups.ts'

export type Clause = { subject: string; text: string; agent: Agent; doubts: number }

/** Builds the English clause from the parts of a German one; null if they do not fit together. */
export function build(
  group: Group,
  parts: readonly ClausePart[],
  manner: Manner,
  given: ClausePart | null,
  completed = false,
): Clause | null {
  if (!completed && parts.some((part) => part.kind === 'adverb' && part.english === '')) return null
  const joined = focused(parts)
  if (!joined) return null
  const nouns = joined.filter((part) => part.kind === 'noun')
  if (nouns.length > 4) return null
  const denials = joined.filter((part) => part.negative || part.place === 'neg')
  if (denials.length > 1) return null
  const denied = joined.some((part) => part.kind === 'not')
  if (denied && !deniesVerb(joined)) return null
  const isSelf = joined.some((part) => part.kind === 'self')
  if (isSelf !== group.verb.flags.has('r')) return null
  for (const roles of assignments(group, nouns, manner, given)) {
    const roleOf = (noun: ClausePart) => roles[nouns.indexOf(noun)]
    const one = (role: Role) => nouns.find((noun) => roleOf(noun) === role)
    const clause = say({ group, parts: joined, manner, given, denied, completed, roleOf, one })
    if (clause) return clause
  }
  return null
}

function say(cast: Cast): Clause | null {
  const { parts, manner, given, one } = cast
  const places = placesOf(cast)
  if (!places || isUnclear(cast, places)) return null
  const subject = one('subject') ?? given
  const agent: Agent = subject
    ? { num: subject.num, person: subject.person }
    : { num: 'p', person: 2 }
  const verb = verbOf(cast, agent, places.mids)
  if (verb === null) return null
  const adjective = parts.find((part) => part.kind === 'adjective')
  const line = [verb, ...objectsOf(cast), one('is')?.english, adjective?.english, ...places.tail]
  const text = line.filter(Boolean).join(' ')
  const doubts = parts.reduce((sum, part) => sum + part.doubts, 0)
  if (manner !== 'statement') return { subject: '', text, agent, doubts }
  const said = subject ? (subject.subject ?? subject.english) : ''
  const front = places.front && `${places.front},`
  return { subject: said, text: [front, said, text].filter(Boolean).join(' '), agent, doubts }
}

/** The objects in English order: "sends you the form", "hands the form to you". */
function objectsOf({ group, one }: Cast): string[] {
  const { verb, kind } = group
  const object = one('object')?.english ?? ''
  const person = one('person')?.english
  if (person === undefined) return [object]
  if (verb.flags.has('io') && kind === 'active') return [person, object]
  return [object, `${verb.english === 'arise' ? 'for' : 'to'} ${person}`]
}

/** The verb with auxiliaries, "not" and adverbs; null if the English would change the meaning. */
function verbOf(cast: Cast, agent: Agent, mids: readonly string[]): string | null {
  const { group, parts, manner, denied } = cast
  const isPlease = mids.includes('please')
  const between = mids.filter((mid) => mid !== 'please')
  if (manner === 'infinitive') {
    if (denied && between.some((mid) => saysNot.test(mid))) return null
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
  if (!made || isPlease) return null
  const isOnDay = parts.some((part) => part.lead === 'an' && /<date\d>/.test(part.led ?? ''))
  const chain = isOnDay && group.perfect ? finite(group.perfect.base, true, agent) : made.chain
  return spoken(chain, agent, made.not, between)
}
