import { salutation } from '../german/cues.ts'
import { isPartyHeading } from '../german/label-cues.ts'
import type { Layout } from '../layout/types.ts'
import type { Finding } from '../types.ts'
import { maxLine } from './limits.ts'
import { allWords } from './words-at.ts'

/** `Kundennummer: 2` below the address is no subject. */
const labelOnly = /^[\p{L}. -]{3,25}:\s?\S*\d\S*$/u

const prefix =
  /^\*?(?:(?:betreff|betr\.?|hier|thema|subject)\s*:\*?|(?:aw|wg|re|fwd?)\s?:|\[ext(?:ern)?\]|\t|\s)+\s*/iu

/** Removes a day in its own cell next to the subject: it is the letter's date. */
const withoutDay = (text: string) =>
  text
    .split('\t')
    .filter((cell, at) => at === 0 || !/^\d{1,2}\.\s?[\p{L}\d]+\.?\s?\d{2,4}$/u.test(cell))
    .join(' ')

/** A line without a verb or final punctuation, as printed above the salutation. */
const isTitle = /^\p{Lu}[^.!?:,;\t]{12,110}$/u

/** A return line (name, street and town in one line) is no subject. */
const returnLine =
  /\p{L}{3}.{2,90}[·•|∙,–-]\s?(?:\p{Lu}{1,3}\s?-\s?)?\d{5}\s\p{Lu}[\p{L} ()-]{1,40}$/u

/** The subject of the letter: the subject line, or else the first heading. */
export function findSubject(letter: Layout): Finding[] {
  const blocks = letter.blocks.filter(
    ({ zone, text }) =>
      zone === 'subject' &&
      text.length <= 3 * maxLine &&
      /\p{L}{3}/u.test(text) &&
      !labelOnly.test(text) &&
      !returnLine.test(text) &&
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
      !returnLine.test(text) &&
      !isPartyHeading(text),
  )
  const above = letter.blocks[greeting - 1]
  const isLine = above?.zone === 'body' && above.role === 'paragraph' && above.lines.length < 3
  const title = isLine && isTitle.test(above.text) ? [above] : []
  const chosen = [blocks, opening.slice(0, 1), title].find((list) => list.length > 0) ?? []
  if (chosen.length === 0) return []
  const value = chosen.map(({ text }) => withoutDay(text).replace(prefix, '').trim()).join(' – ')
  return [
    {
      kind: 'subject',
      value,
      words: chosen.flatMap(allWords),
      stated: true,
      confidence: blocks.length > 0 ? 0.95 : 0.6,
      why: blocks.length > 0 ? 'stands on the subject line' : 'stands above the text',
    },
  ]
}
