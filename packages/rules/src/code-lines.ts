import type { Cents } from './money.ts'

/** A field of a payment code that is invalid. The other fields can still be used. */
export type CodeFault = 'iban' | 'amount'

const lineEnds = /\r\n|\n\r|[\n\r\v\f\u0085\u2028\u2029]/
/** Invisible characters (zero-width, direction marks, soft hyphens), which get into names copied from web pages. */
const hidden = /[\p{Cf}\p{Cc}\p{Cn}]/gu

/** The lines of a payment code, with any kind of line ending, trimmed and without invisible characters. */
export const codeLines = (payload: string): string[] =>
  payload.split(lineEnds).map((line) => line.replace(hidden, '').replace(/\s+/gu, ' ').trim())

/**
 * Parses the amount of a payment code: `12`, `12.5`, `12.50`, and common deviations with only one meaning: `12,50`, `3.000,00`, `3,000.00`.
 * Undefined if it is ambiguous, as `3.000` and `3.000.00` are.
 */
export function codeAmount(text: string): Cents | undefined {
  const figure = text.replace(/\s/gu, '')
  const plain = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(figure)
  const grouped = /^(\d{1,3}(?:([.,])\d{3})(?:\2\d{3})?)(?!\2)[.,](\d{2})$/.exec(figure)
  const [whole, cents] = plain ? [plain[1], plain[2]] : [grouped?.[1], grouped?.[3]]
  if (whole === undefined) return undefined
  return Number(whole.replace(/[.,]/g, '')) * 100 + Number((cents ?? '').padEnd(2, '0'))
}
