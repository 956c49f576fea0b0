import { compactIban, isBic, isIban, isPlainDate, parseAmount } from '@brieflotse/rules'
import { documentTypes } from '../types.ts'
import type { CorrectableKind } from './types.ts'

/** Longest text a fact can be corrected to, in characters. */
export const maxFactCharacters = 200

/** Ten million euros in one letter are a slip of the finger. */
const mostCents = 999_999_999

const firstDay = '1900-01-01'
const lastDay = '2199-12-31'

/**
 * Whether a day can be one that a person means about a letter. A year that was typed halfway (`0026`) is none: with it nothing could be
 * counted.
 */
export const isLetterDay = (text: string): boolean =>
  isPlainDate(text) && text >= firstDay && text <= lastDay

const oneLine = /^[^\p{Cc}\p{Bidi_C}\p{Zl}\p{Zp}]+$/u

const isDocumentType = (text: string) => documentTypes.some((type) => type === text)

function cents(text: string): string | null {
  const amount = parseAmount(text)
  return amount !== null && amount > 0 && amount <= mostCents ? String(amount) : null
}

/**
 * What a person typed as a value of this kind, in the canonical form of `Finding`; null when it cannot be one. Amounts as printed
 * (`1.234,56 €` or `1,234.56`), days `YYYY-MM-DD`, an IBAN with right check digits.
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

/** Whether a value is canonical for its kind, as it is sent and stored. */
export function isCanonical(kind: CorrectableKind, value: string): boolean {
  if (!kind.startsWith('amount-')) return canonicalValue(kind, value) === value
  return /^[1-9]\d{0,8}$/.test(value)
}
