import { choose, chooseAll } from '../choose.ts'
import { streetOf } from '../german/addresses.ts'
import type { EInvoice, Finding, FindingKind, Pages, Word } from '../types.ts'
import { isInvoiceOf } from '../stack/invoice-of.ts'
import { sameName, sameReference } from './agree.ts'
import { cleanText } from './clean-text.ts'
import { printedDay, printedText } from './printed.ts'
import { invoiceSaysSo } from './sentences.ts'
import { wasRead } from './statements.ts'

/** Confidence of an invoice file: it usually comes from the seller's software, but anybody can attach any file. */
const sure = 0.85
/** Values that the text names in several places have at least this confidence and are kept. */
const wellNamed = 0.9
const longest = { name: 80, number: 40 }

const isBank = (name: string) => /bank(?!\p{Ll})|sparkasse|bausparkasse/iu.test(name)

/** Whether a number is a routing id such as `04011000-12345-03`, which is of no use to people. Source: KoSIT, Leitweg-ID 2.0. */
const isRouting = (number: string) => /^\d{2,12}-(?:[A-Z\d]{1,30}-)?\d{2}$/i.test(number)

type Told = { kind: FindingKind; value: string; words: number[]; confidence?: number }

const told = ({ kind, value, words, confidence = sure }: Told): Finding => ({
  kind,
  value,
  words,
  stated: false,
  confidence,
  why: invoiceSaysSo,
})

const agreed = (finding: Finding): Finding => ({
  ...finding,
  confidence: Math.min(0.98, 1 - (1 - finding.confidence) * (1 - sure)),
  why: `${finding.why}; the electronic invoice says the same`,
})

/**
 * Takes sender, date and numbers from the electronic invoice if the text lacks them or is less certain, and raises the confidence of equal
 * values. It is not used if there are several invoices, or if it does not belong to the letter.
 */
export function withInvoiceFacts(findings: Finding[], { invoices = [], words }: Pages): Finding[] {
  const [invoice, another] = invoices.filter(wasRead)
  if (!invoice || another || !isOfLetter(invoice, findings, words)) return findings
  const steps = [withSender, withDay, withNumbers]
  return steps.reduce((found, step) => step(found, invoice, words), findings)
}

/** Whether the letter names the invoice's number or its seller. */
function isOfLetter(invoice: EInvoice, findings: Finding[], words: Word[]): boolean {
  const sender = choose(findings, 'sender')
  const seller = cleanText(invoice.seller, longest.name)
  if (isInvoiceOf(invoice, words)) return true
  return (
    seller !== null &&
    (printedText(seller, words).length > 0 || (sender !== null && sameName(sender.value, seller)))
  )
}

const swapped = (findings: Finding[], old: Finding, by: Finding) =>
  findings.map((one) => (one.kind === old.kind && one.value === old.value ? by : one))

function withSender(findings: Finding[], invoice: EInvoice, words: Word[]): Finding[] {
  const seller = cleanText(invoice.seller, longest.name)
  const reader = choose(findings, 'recipient')
  if (!seller || (reader && sameName(reader.value, seller))) return findings
  const read = choose(findings, 'sender')
  if (read && sameName(read.value, seller))
    return withAddress(swapped(findings, read, agreed(read)), invoice, words)
  const places = printedText(seller, words)
  const isBanks = read !== null && isBank(read.value) && !isBank(seller)
  if (read && !isBanks && (places.length === 0 || read.confidence >= wellNamed)) return findings
  const others = findings.filter(({ kind }) => kind !== 'sender' && (!read || !isPlace(kind)))
  const sender = told({ kind: 'sender', value: seller, words: places })
  return withAddress([...others, sender], invoice, words)
}

const isPlace = (kind: FindingKind) => kind.startsWith('sender-')

function withAddress(findings: Finding[], invoice: EInvoice, words: Word[]): Finding[] {
  const { street: line, zip, city } = invoice.sellerAddress ?? { street: '', zip: '', city: '' }
  const street = streetOf(line)
  if (!street || !/^\d{5}$/.test(zip) || findings.some(({ kind }) => isPlace(kind))) return findings
  const parts = [
    ['sender-street', street.street],
    ['sender-house-number', street.houseNumber],
    ['sender-zip', zip],
    ['sender-city', cleanText(city, longest.name) ?? ''],
  ] as const
  const places = parts.map(([kind, value]) =>
    told({ kind, value, words: printedText(value, words) }),
  )
  return [...findings, ...places.filter(({ value }) => value !== '')]
}

function withDay(findings: Finding[], { issuedOn }: EInvoice, words: Word[]): Finding[] {
  if (!issuedOn) return findings
  const read = choose(findings, 'letter-date')
  if (read?.value === issuedOn) return swapped(findings, read, agreed(read))
  if (read && read.confidence >= 0.8) return findings
  const others = findings.filter(({ kind }) => kind !== 'letter-date')
  return [
    ...others,
    told({ kind: 'letter-date', value: issuedOn, words: printedDay(issuedOn, words) }),
  ]
}

function withNumbers(findings: Finding[], invoice: EInvoice, words: Word[]): Finding[] {
  const known = [
    ...chooseAll(findings, 'reference'),
    ...chooseAll(findings, 'customer-number'),
    ...chooseAll(findings, 'case-file'),
  ]
  const number = numberIn(invoice.number)
  const main = chooseAll(findings, 'reference').some(({ confidence }) => confidence >= 0.8)
  const found: Finding[] = []
  const add = (kind: FindingKind, value: string | null, confidence: number) => {
    const isKnown = [...known, ...found].some((one) => value && sameReference(one.value, value))
    if (value && !isKnown)
      found.push(told({ kind, value, words: printedText(value, words), confidence }))
  }
  // the number that the letter asks to quote stays first
  add('reference', number, main ? 0.6 : sure)
  if (!choose(findings, 'customer-number')) add('customer-number', numberIn(invoice.customer), 0.8)
  const reference = numberIn(invoice.buyerReference)
  if (reference && !isRouting(reference)) add('reference', reference, 0.55)
  const all = number
    ? findings.map((one) =>
        one.kind === 'reference' && sameReference(one.value, number) ? agreed(one) : one,
      )
    : findings
  return [...all, ...found]
}

function numberIn(text: string | null | undefined): string | null {
  const number = cleanText(text, longest.number)
  return number && /\d/.test(number) ? number : null
}
