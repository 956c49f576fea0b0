import { formatEnglishAmount } from '@brieflotse/rules'
import { asSaid, type Said } from '../said.ts'
import { failureMessages } from './failures.ts'
import { fileMessages } from './files.ts'
import { fillMessage } from './fill.ts'
import { letterMessages } from './letters.ts'
import { ownMessages } from './own.ts'
import { paymentMessages } from './payments.ts'

/**
 * Everything that the server says to a person in its answers, in English, by its id. Beside it travel the ids, and the other languages
 * (`web/src/text/<language>/failures.json`) say the same; a wording is changed here and nowhere else. Values stand in braces: texts, numbers,
 * and `{ cents }` for money. An id that was released is never given another meaning, for it is stored.
 */
export const messages = {
  ...ownMessages,
  ...failureMessages,
  ...fileMessages,
  ...letterMessages,
  ...paymentMessages,
  /** What somebody else said, such as a bank or a print shop, in whatever language. */
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

/** A message of the server: what travels and what is stored. */
export function message<Id extends MessageId>(
  id: Id,
  ...[values]: [PlacesOf<Id>] extends [never] ? [] : [values: Values<PlacesOf<Id>>]
): Said {
  return { id, values: values ?? {} }
}

type Quoting = {
  [Id in MessageId]: 'why' extends PlacesOf<Id> ? Id : never
}[MessageId]

/** A message that gives another one as its reason. Values hold one `why` only: a reason that has one itself is quoted in English. */
export function quoting(id: Quoting, reason: Said, values: Said['values'] = {}): Said {
  const { id: why, values: own } = 'why' in reason.values ? asSaid(englishOf(reason)) : reason
  return { id, values: { ...own, ...values, why } }
}

/** A message in English, for answers and for mails; one that this version does not know says that something went wrong. */
export const englishOf = (said: Said): string =>
  fillMessage(messages, said, formatEnglishAmount) ?? messages.unexpected
