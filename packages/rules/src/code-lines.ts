import type { Cents } from './money.ts'

/** A field of a payment code that cannot be right. The others are still good. */
export type CodeFault = 'iban' | 'amount'

const lineEnds = /\r\n|\n\r|[\n\r\v\f\u0085\u2028\u2029]/
/** Zero-width signs, marks of direction and soft hyphens, which come along where a name was copied from a page. */
const hidden = /[\p{Cf}\p{Cc}\p{Cn}]/gu

/** The lines of a payment code, whatever its maker ends them with, without blanks around them and signs that nobody sees. */
export const codeLines = (payload: string): string[] =>
  payload.split(lineEnds).map((line) => line.replace(hidden, '').replace(/\s+/gu, ' ').trim())

/**
 * The amount as a code gives it: `12`, `12.5`, `12.50`, and what makers write against the rules without leaving a doubt: `12,50`,
 * `3.000,00` and `3,000.00`. Undefined where it can be read in two ways, as `3.000` and `3.000.00` can.
 */
export function codeAmount(text: string): Cents | undefined {
  const figure = text.replace(/\s/gu, '')
  const plain = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(figure)
  const grouped = /^(\d{1,3}(?:([.,])\d{3})(?:\2\d{3})?)(?!\2)[.,](\d{2})$/.exec(figure)
  const [whole, cents] = plain ? [plain[1], plain[2]] : [grouped?.[1], grouped?.[3]]
  if (whole === undefined) return undefined
  return Number(whole.replace(/[.,]/g, '')) * 100 + Number((cents ?? '').padEnd(2, '0'))
}
