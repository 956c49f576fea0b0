import { compactIban, isIban } from './iban.ts'
import type { Cents } from './money.ts'

/** What a Swiss QR bill asks for. The amount in hundredths of its currency, null where the payer fills it in. */
export type SwissQr = {
  name: string
  iban: string
  amount: Cents | null
  currency: 'CHF' | 'EUR'
  reference: string | null
  message: string | null
}

// Swiss Implementation Guidelines QR-bill, version 2.3, chapter 4: every element has its own line.
const at = {
  iban: 3,
  name: 5,
  amount: 18,
  currency: 19,
  referenceKind: 27,
  reference: 28,
  message: 29,
  end: 30,
}

/**
 * Reads the text of a Swiss QR bill, or null when it is none: wrong header, an IBAN that is not from Switzerland or Liechtenstein or
 * fails its check digits, another currency, or no end mark. Lenient about line ends.
 */
export function parseSwissQr(payload: string): SwissQr | null {
  const lines = payload
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .map((line) => line.trim())
  const line = (index: number) => lines[index] ?? ''
  if (line(0) !== 'SPC' || !/^02\d\d$/.test(line(1)) || line(2) !== '1') return null
  const iban = compactIban(line(at.iban))
  const currency = line(at.currency)
  if (!/^(?:CH|LI)/.test(iban) || !isIban(iban) || line(at.end) !== 'EPD') return null
  if ((currency !== 'CHF' && currency !== 'EUR') || !line(at.name)) return null
  const amount = amountIn(line(at.amount))
  if (amount === undefined) return null
  const isStructured = /^(?:QRR|SCOR)$/.test(line(at.referenceKind))
  return {
    name: line(at.name),
    iban,
    amount,
    currency,
    reference: (isStructured && line(at.reference)) || null,
    message: line(at.message) || null,
  }
}

function amountIn(text: string): Cents | null | undefined {
  if (text === '') return null
  const match = /^(\d{1,9})\.(\d{2})$/.exec(text)
  return match ? Number(match[1]) * 100 + Number(match[2]) : undefined
}
