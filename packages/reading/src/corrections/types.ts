import type { PlainDate } from '@brieflotse/rules'
import type { Box, FactKind } from '../types.ts'

/** Single-valued kinds that a user can correct. */
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
] as const satisfies FactKind[]
export type CorrectableKind = (typeof correctableKinds)[number]

/** Kinds of which a letter can have several: a correction names the value that was read. */
export const severalOf: readonly FactKind[] = ['reference', 'customer-number']

/** Questions only the user can answer: the day the letter came, and the day written on the yellow envelope. */
export const questions = ['receipt-date', 'service-date'] as const
export type Question = (typeof questions)[number]

/**
 * A corrected fact. `was`: the value that was read, null if none. `value` is canonical, as in `Finding`; null: the letter does not contain
 * it.
 */
export type FactCorrection = {
  field: 'fact'
  kind: CorrectableKind
  was: string | null
  value: string | null
}

/** A corrected word, identified by its place (millimetres), because its index changes with every reading. */
export type WordCorrection = {
  field: 'word'
  page: number
  box: Box
  was: string
  value: string
}

/** The user's answer to a question; null: they do not know. */
type Answer = { field: 'answer'; question: Question; value: PlainDate | null }

/** A correction by the user. It overrides all readings of the letter, now and later. */
export type Correction = FactCorrection | WordCorrection | Answer

/** The key of what a correction is about: of two corrections with the same key the later one counts. */
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
