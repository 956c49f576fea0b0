import { formatEnglishAmount } from '@brieflotse/rules'
import { asSaid, type Said } from '../sayings.ts'
import { failureMessages } from './failures.ts'
import { fileMessages } from './files.ts'
import { fillMessage } from './fill.ts'
import { letterMessages } from './letters.ts'
import { ownMessages } from './own.ts'
import { paymentMessages } from './payments.ts'

/**
 * The English text of every message the server sends to users, by id. Responses carry the id as well, and
 * `web/src/text/<language>/failures.json` has the other languages. Values stand in braces: texts, numbers, and `{ cents }` for money. Ids
 * are stored, so a released id never changes its meaning.
 */
export const messages = {
  ...ownMessages,
  ...failureMessages,
  ...fileMessages,
  ...letterMessages,
  ...paymentMessages,
  /** A third party's own words, such as a bank's or a print shop's, in any language. */
  'as-said': '{words}',
} as const

export type MessageId = keyof typeof messages

type Places<Sentence> = Sentence extends `${string}{${infer Place}}${infer Rest}`
  ? Place | Places<Rest>
  : never
type PlacesOf<Id extends MessageId> = Places<(typeof messages)[Id]>
type Value = string | number | { cents: number }
type Values<Place extends string> = {
  [P in Place]: P extends 'why' ? MessageId : Value
} & ('why' extends Place ? Record<string, Value> : unknown)

/** Creates a message of the server in the form that is sent and stored. */
export function message<Id extends MessageId>(
  id: Id,
  ...[values]: [PlacesOf<Id>] extends [never] ? [] : [values: Values<PlacesOf<Id>>]
): Said {
  return { id, values: values ?? {} }
}

type Quoting = {
  [Id in MessageId]: 'why' extends PlacesOf<Id> ? Id : never
}[MessageId]

/**
 * A message whose reason is another message. Only one level of `why` is possible: a reason that has a reason itself is inserted as English
 * text.
 */
export function quoting(id: Quoting, reason: Said, values: Said['values'] = {}): Said {
  const { id: why, values: own } = 'why' in reason.values ? asSaid(englishOf(reason)) : reason
  return { id, values: { ...own, ...values, why } }
}

/** A message in English, for responses and mails; an unknown id becomes "something went wrong". */
export const englishOf = (said: Said): string =>
  fillMessage(messages, said, formatEnglishAmount) ?? messages.unexpected
