import { finite, saysNot, spoken } from './chains.ts'
import type { Agent } from './chains.ts'
import type { ClausePart, Manner, Cast, Role } from './parts.ts'
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

/** Joins focus words to their part: "nur an Sie" is one part. Null if nothing follows a focus word. */
function focused(parts: readonly ClausePart[]): ClausePart[] | null {
  const result: ClausePart[] = []
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i]!
    const next = parts[i + 1]
    if (part.place !== 'focus') result.push(part)
    else if (
      next &&
      (next.kind === 'noun' || next.kind === 'preposition') &&
      next.subject === undefined
    ) {
      const english =
        part.english === 'no later than' ? next.english.replace(/^(?:on|by) /, '') : next.english
      result.push({
        ...next,
        english: `${part.english} ${english}`,
        ...(next.kind === 'preposition' ? { lead: '', led: '', when: false } : {}),
      })
      i++
    } else if (
      part.english === 'only' &&
      next &&
      (next.kind === 'adverb' || next.kind === 'adjective')
    ) {
      result.push({ ...next, english: `only ${next.english}`, place: 'end' })
      i++
    } else return null
  }
  return result
}

/** Whether "nicht" negates the verb; before a noun it negates only that noun. */
function deniesVerb(parts: readonly ClausePart[]): boolean {
  const at = parts.findIndex((part) => part.kind === 'not')
  const behind = parts.slice(at + 1)
  return behind.every(
    (part) =>
      part.kind === 'adjective' ||
      part.kind === 'preposition' ||
      (part.kind === 'adverb' && part.place === 'end'),
  )
}

/** Whether a clause is incomplete or its English could be misread. */
function isUnclear(cast: Cast, { mids }: Places): boolean {
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

/** English positions of adverbials: before the subject, at the verb, at the end. */
type Places = { front: string; mids: string[]; tail: string[] }

/** Sorts the adverbials into positions; null if a preposition has a meaning that the lexicon lacks. */
function placesOf(cast: Cast): Places | null {
  const places: Places = { front: '', mids: [], tail: [] }
  const { mids, tail } = places
  for (const part of cast.parts) {
    const { kind, place } = part
    if (kind === 'not' || kind === 'self' || kind === 'adjective') continue
    if (kind === 'noun') {
      if (cast.roleOf(part) === 'time') tail.push(timeOf(part))
      continue
    }
    const own = part.lead ? cast.group.verb.preps.get(part.lead) : undefined
    // the English verb takes an object where German has a preposition
    if (kind === 'preposition' && own === '~') {
      tail.unshift(part.led ?? '')
      continue
    }
    const english = kind === 'preposition' ? prepositionOf(cast, part, own) : part.english
    if (english === null) return null
    const said = cast.denied && english === 'by then' ? 'until then' : english
    const isBound = kind === 'preposition' && Boolean(own)
    if (place === 'mid' || place === 'neg') mids.push(said)
    else if (part.front && cast.manner === 'statement' && !isBound) places.front = said
    else tail.push(said)
  }
  return places
}

const timeOf = ({ english }: ClausePart) =>
  / (?:after|before) /.test(english) ? english : `for ${english}`

/** `own`: the English preposition that this verb takes. */
function prepositionOf({ group, denied }: Cast, part: ClausePart, own?: string): string | null {
  const { lead, led, when, english } = part
  if (lead === 'von' && /^<date/.test(led ?? '')) return `from ${led}`
  if (own) return `${own} ${led}`
  // "auf den <date1> verlegt" gives the new day, not the day of the event
  if (lead === 'auf' && when) return null
  if (lead === 'von' && group.kind === 'passive' && !when) return `by ${led}`
  const lasts = group.verb.flags.has('u') || group.kind === 'be' || denied
  return lasts && when ? english.replace(/^by (?=<date)/, 'until ') : english
}
