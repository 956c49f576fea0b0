import { type CodeFault, codeAmount, codeLines } from './code-lines.ts'
import { compactIban, isIban } from './iban.ts'
import type { Cents } from './money.ts'

/** The transfer in a Swiss QR bill. Amount in hundredths of its currency; null if the payer enters it. */
export type SwissQr = {
  name: string
  iban: string | null
  amount: Cents | null
  currency: 'CHF' | 'EUR'
  reference: string | null
  message: string | null
  faults: CodeFault[]
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
 * Parses the text of a Swiss QR bill; null if it is none: wrong header, an account outside Switzerland and Liechtenstein, another currency,
 * or no end mark. Lenient about line ends. Invalid fields are left out and listed in `faults`.
 */
export function parseSwissQr(payload: string): SwissQr | null {
  const lines = codeLines(payload)
  const line = (index: number) => lines[index] ?? ''
  if (line(0) !== 'SPC' || !/^02\d\d$/.test(line(1)) || line(2) !== '1') return null
  const account = compactIban(line(at.iban))
  const currency = line(at.currency)
  if (!/^(?:CH|LI)/.test(account) || line(at.end) !== 'EPD') return null
  if ((currency !== 'CHF' && currency !== 'EUR') || !line(at.name)) return null
  const iban = isIban(account) ? account : null
  const amount = line(at.amount) === '' ? null : codeAmount(line(at.amount))
  const faults: CodeFault[] = []
  if (iban === null) faults.push('iban')
  if (amount === undefined) faults.push('amount')
  if (iban === null && !amount) return null
  const isStructured = /^(?:QRR|SCOR)$/.test(line(at.referenceKind))
  return {
    name: line(at.name),
    iban,
    amount: amount ?? null,
    currency,
    reference: (isStructured && line(at.reference)) || null,
    message: line(at.message) || null,
    faults,
  }
}
