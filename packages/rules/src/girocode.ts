import { compactIban, isBic, isIban } from './iban.ts'
import type { Cents } from './money.ts'
import { toDecimal } from './money.ts'
import { utf8Length } from './utf8.ts'

/** A credit transfer as a GiroCode carries it. `reference` (ISO 11649) and `text` exclude each other. */
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

const charsets = ['UTF-8', '8859-1', '8859-2', '8859-4', '8859-5', '8859-7', '8859-10', '8859-15']

// Control characters and line ends would shift the lines that follow.
const clean = (text: string | null) => (text ?? '').replace(/[\p{C}\s]+/gu, ' ').trim()

/**
 * The text of a GiroCode (QR code, error correction M), or null when no bank could read it: name or valid IBAN missing, amount
 * outside 0.01 to 999999999.99, a field too long, or both reference and text given. Source: EPC069-12 version 002, UTF-8.
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

/** Reads the text of a GiroCode, or null when it is none or its IBAN fails its check digits. Lenient about line ends. */
export function parseGiroCode(payload: string): GiroCode | null {
  const lines = payload
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .map((line) => line.trim())
  const [tag, version, charset, kind, bic, name, iban, euros, purpose, reference, text, note] =
    lines
  if (tag !== 'BCD' || !/^00[12]$/.test(version ?? '') || kind !== 'SCT') return null
  if (!charsets[Number(charset) - 1] || !name || !iban || !isIban(iban)) return null
  const amount = parseEuros(euros ?? '')
  if (amount === undefined) return null
  return {
    name,
    iban: compactIban(iban),
    bic: bic ? bic.toUpperCase() : null,
    amount,
    purpose: purpose || null,
    reference: reference || null,
    text: text || null,
    note: note || null,
  }
}

// `EUR12.5`, `EUR12.50` and `EUR12` are all met; no amount means that the payer fills it in.
function parseEuros(text: string): Cents | null | undefined {
  if (text === '') return null
  const match = /^EUR(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text)
  if (!match) return undefined
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}
