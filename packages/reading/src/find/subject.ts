import { salutation } from '../german/cues.ts'
import { isPartyHeading } from '../german/label-cues.ts'
import type { Layout } from '../layout/types.ts'
import type { Finding } from '../types.ts'
import { maxLine } from './limits.ts'
import { allWords } from './words-at.ts'

/** `Kundennummer: 2` below the address is no subject. */
const labelOnly = /^[\p{L}. -]{3,25}:\s?\S*\d\S*$/u

const prefix = /^(?:betreff|betr\.?|hier|thema)\s*:\s*/iu

/** A day in a cell of its own beside the subject is the letter's. */
const withoutDay = (text: string) =>
  text
    .split('\t')
    .filter((cell, at) => at === 0 || !/^\d{1,2}\.\s?[\p{L}\d]+\.?\s?\d{2,4}$/u.test(cell))
    .join(' ')

/** What the letter is about: the subject line, or else the first heading of a letter without one. */
export function findSubject(letter: Layout): Finding[] {
  const blocks = letter.blocks.filter(
    ({ zone, text }) =>
      zone === 'subject' &&
      text.length <= 3 * maxLine &&
      /\p{L}{3}/u.test(text) &&
      !labelOnly.test(text) &&
      !isPartyHeading(text),
  )
  const greeting = letter.blocks.findIndex(
    ({ zone, text }) => zone === 'body' && salutation.test(text),
  )
  const opening = letter.blocks.filter(
    ({ zone, role, text }, at) =>
      zone === 'body' &&
      role === 'heading' &&
      (greeting < 0 || at < greeting) &&
      !isPartyHeading(text),
  )
  const chosen = blocks.length > 0 ? blocks : opening.slice(0, 1)
  if (chosen.length === 0) return []
  const value = chosen.map(({ text }) => withoutDay(text).replace(prefix, '').trim()).join(' – ')
  return [
    {
      kind: 'subject',
      value,
      words: chosen.flatMap(allWords),
      stated: true,
      confidence: blocks.length > 0 ? 0.95 : 0.6,
      why: blocks.length > 0 ? 'stands on the subject line' : 'is the first heading',
    },
  ]
}
