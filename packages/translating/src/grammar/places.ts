import type { ClausePart, Cast } from './parts.ts'

/** English positions of adverbials: before the subject, at the verb, at the end. */
export type Places = { front: string; mids: string[]; tail: string[] }

/** Sorts the adverbials into positions; null if a preposition has a meaning that the lexicon lacks. */
export function placesOf(cast: Cast): Places | null {
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
