import { compactIban, isBic, isIban, isPlainDate, parseAmount } from '@brieflotse/rules'
import { documentTypes } from '../types.ts'
import type { CorrectableKind } from './types.ts'

/** Longest corrected text of a fact, in characters. */
export const maxFactCharacters = 200

/** Largest amount in cents: ten million euros in one letter are a typing error. */
const mostCents = 999_999_999

const firstDay = '1900-01-01'
const lastDay = '2199-12-31'

/** Whether a day is plausible in a letter. A half-typed year (`0026`) is not, and nothing must be computed from it. */
export const isLetterDay = (text: string): boolean =>
  isPlainDate(text) && text >= firstDay && text <= lastDay

const oneLine = /^[^\p{Cc}\p{Bidi_C}\p{Zl}\p{Zp}]+$/u

const isDocumentType = (text: string) => documentTypes.some((type) => type === text)

function cents(text: string): string | null {
  const amount = parseAmount(text)
  return amount !== null && amount > 0 && amount <= mostCents ? String(amount) : null
}

/**
 * Converts typed text to the canonical form of `Finding`; null if it is invalid for this kind. Amounts as printed (`1.234,56 €` or
 * `1,234.56`), days `YYYY-MM-DD`, an IBAN with right check digits.
 */
export function canonicalValue(kind: CorrectableKind, typed: string): string | null {
  const text = typed.normalize('NFC').trim()
  if (text === '' || text.length > maxFactCharacters || !oneLine.test(text)) return null
  if (kind.startsWith('amount-')) return cents(text)
  if (kind === 'letter-date' || kind === 'due-date') return isLetterDay(text) ? text : null
  if (kind === 'iban') return isIban(text) ? compactIban(text) : null
  if (kind === 'bic') return isBic(text) ? text.replace(/\s/gu, '').toUpperCase() : null
  if (kind === 'document-type') return isDocumentType(text) ? text : null
  if (kind === 'sender-zip') return /^\d{4,5}$/.test(text) ? text : null
  return text
}

/** Whether a value is in the canonical form, in which it is sent and stored. */
export function isCanonical(kind: CorrectableKind, value: string): boolean {
  if (!kind.startsWith('amount-')) return canonicalValue(kind, value) === value
  return /^[1-9]\d{0,8}$/.test(value)
}
