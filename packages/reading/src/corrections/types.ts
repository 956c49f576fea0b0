import type { PlainDate } from '@brieflotse/rules'
import type { Box, Kind } from '../types.ts'

/** What a user can correct, one value each. */
export const correctableKinds = [
  'sender',
  'sender-street',
  'sender-house-number',
  'sender-zip',
  'sender-city',
  'recipient',
  'letter-date',
  'document-type',
  'reference',
  'case-file',
  'customer-number',
  'amount-total',
  'amount-outstanding',
  'amount-late-fee',
  'due-date',
  'iban',
  'bic',
  'payee',
  'purpose',
] as const satisfies Kind[]
export type CorrectableKind = (typeof correctableKinds)[number]

/** Kinds of which a letter can have several: a correction of one names the value that was read. */
export const severalOf: readonly Kind[] = ['reference', 'customer-number']

/** What only the user knows: the day the letter came, and the day that is written on the yellow envelope. */
export const questions = ['receipt-date', 'service-date'] as const
export type Question = (typeof questions)[number]

/**
 * What a fact is. `was`: what had been read, null where nothing was. `value` is canonical, as in `Finding`; null: the letter does not
 * say it.
 */
export type FactCorrection = {
  field: 'fact'
  kind: CorrectableKind
  was: string | null
  value: string | null
}

/** What a printed word is. It is found again by its place (millimetres) and not by its number, which changes with every reading. */
export type WordCorrection = {
  field: 'word'
  page: number
  box: Box
  was: string
  value: string
}

/** The user's answer to a question; null: they do not know. */
export type Answer = { field: 'answer'; question: Question; value: PlainDate | null }

/** What the user says about a letter. It wins over everything that is read, also when the letter is read again. */
export type Correction = FactCorrection | WordCorrection | Answer

/** What a correction is about: two corrections with the same key are about the same, and the later one counts. */
export function keyOf(
  about:
    | Pick<FactCorrection, 'field' | 'kind' | 'was'>
    | Pick<WordCorrection, 'field' | 'page' | 'box'>
    | Pick<Answer, 'field' | 'question'>,
): string {
  if (about.field === 'answer') return `answer ${about.question}`
  if (about.field === 'word') {
    const { x, y, width, height } = about.box
    return `word ${about.page} ${[x, y, width, height].map((n) => n.toFixed(1)).join(' ')}`
  }
  return severalOf.includes(about.kind)
    ? `fact ${about.kind} ${about.was ?? ''}`
    : `fact ${about.kind}`
}
