import { type CodeFault, codeAmount, codeLines } from './code-lines.ts'
import { compactIban, isBic, isIban } from './iban.ts'
import type { Cents } from './money.ts'
import { toDecimal } from './money.ts'
import { utf8Length } from './utf8.ts'

/** A credit transfer in a GiroCode. It has either `reference` (ISO 11649) or `text`. */
export type GiroCode = {
  name: string
  iban: string
  bic: string | null
  amount: Cents | null
  purpose: string | null
  reference: string | null
  text: string | null
  note: string | null
}

// EPC069-12, table 2: lengths in characters, amount in cents, payload in bytes.
const longest = { name: 70, purpose: 4, reference: 35, text: 140, note: 70 } as const
const largestAmount = 99_999_999_999
const longestPayload = 331

// Control characters and line ends would shift the following lines.
const clean = (text: string | null) => (text ?? '').replace(/[\p{C}\s]+/gu, ' ').trim()

/**
 * Builds the text of a GiroCode (QR code, error correction M), or null if banks could not read it: no name or valid IBAN, amount outside
 * 0.01 to 999999999.99, a field too long, or both reference and text. Source: EPC069-12 version 002, UTF-8.
 */
export function buildGiroCode(transfer: GiroCode): string | null {
  const name = clean(transfer.name)
  const iban = compactIban(transfer.iban)
  const bic = clean(transfer.bic).replace(/ /g, '').toUpperCase()
  const [purpose, reference] = [clean(transfer.purpose), clean(transfer.reference)]
  const [text, note] = [clean(transfer.text), clean(transfer.note)]
  if (!name || !isIban(iban) || (bic && !isBic(bic)) || (reference && text)) return null
  const { amount } = transfer
  if (amount !== null && !(Number.isInteger(amount) && amount >= 1 && amount <= largestAmount))
    return null
  const fields = { name, purpose, reference, text, note }
  for (const [field, limit] of Object.entries(longest)) {
    if (Array.from(fields[field as keyof typeof longest]).length > limit) return null
  }
  const euros = amount === null ? '' : `EUR${toDecimal(amount)}`
  const lines = ['BCD', '002', '1', 'SCT', bic, name, iban, euros, purpose, reference, text, note]
  while (lines.at(-1) === '') lines.pop()
  const payload = lines.join('\n')
  return utf8Length(payload) <= longestPayload ? payload : null
}

/** A GiroCode that someone else made, as parsed. */
export type ReadGiroCode = Omit<GiroCode, 'iban'> & { iban: string | null; faults: CodeFault[] }

/**
 * Parses the text of a GiroCode; null if it is none. As lenient as banking apps about line ends, version, character set and invisible
 * characters. Invalid fields are left out and listed in `faults`.
 */
export function parseGiroCode(payload: string): ReadGiroCode | null {
  const lines = codeLines(payload)
  const [tag, version, charset, kind, bic, name, account, euros, purpose, reference, text, note] =
    lines
  if (
    tag !== 'BCD' ||
    !/^0{0,2}[1-3]?$/.test(version ?? '') ||
    !/^[\w-]{0,10}$/.test(charset ?? '')
  )
    return null
  if (!/^(?:SCT|INST)$/i.test(kind ?? '') || !name || !account) return null
  const iban = isIban(account) ? compactIban(account) : null
  const amount = parseEuros(euros ?? '')
  const faults: CodeFault[] = []
  if (iban === null) faults.push('iban')
  if (amount === undefined) faults.push('amount')
  // a code with neither is of no use
  if (iban === null && !amount) return null
  return {
    name,
    iban,
    bic: bic ? bic.toUpperCase() : null,
    amount: amount ?? null,
    purpose: purpose || null,
    reference: reference || null,
    text: text || null,
    note: note || null,
    faults,
  }
}

// a missing or zero amount means that the payer enters it
function parseEuros(text: string): Cents | null | undefined {
  if (text === '') return null
  const [, figure] = /^EUR\s?(.+)$/i.exec(text) ?? []
  const amount = figure === undefined ? undefined : codeAmount(figure)
  return amount === 0 ? null : amount
}
