import { formatEnglishAmount, groupIban } from '@brieflotse/rules'
import type { RefusedInvoice, Source } from '../types.ts'

export const sourceNames: Record<Source['from'], string> = {
  girocode: 'The code on the letter',
  'swiss-qr': 'The Swiss payment code on the letter',
  'e-invoice': 'The electronic invoice in the file',
}

/** What the evidence of a code is called; it has no words that could be quoted. */
export const codeNames = { girocode: 'GiroCode', 'swiss-qr': 'Swiss QR' } as const

/** Why a fact is believed, after the names of where it stands. */
export const said = {
  girocode: 'the code',
  'swiss-qr': 'the Swiss code',
  'e-invoice': 'the electronic invoice',
}

/** Why a fact is known that stands nowhere on the page, but in the file. */
export const invoiceSaysSo = `${said['e-invoice']} says so`

const quoted = (text: string) => `“${text.replace(/[“”"]/g, "'")}”`
const money = (value: string) => formatEnglishAmount(Number(value))

type Differ = (from: string, theirs: string, text: string) => string

/** A code or an electronic invoice says something else than the text does: what differs, and what to do. */
export const differs: Record<'payee' | 'iban' | 'bic' | 'amount' | 'purpose', Differ> = {
  iban: (from, theirs, text) =>
    `${from} pays to ${groupIban(theirs)}, but the text names ${groupIban(text)}. Ask the sender which one is right, with a phone number that you look up yourself.`,
  amount: (from, theirs, text) =>
    `${from} asks for ${money(theirs)}, the text for ${money(text)}. Find out why before you pay: a late fee, a discount, one part of the whole?`,
  payee: (from, theirs, text) =>
    `${from} names ${quoted(theirs)} as the one who gets the money, but the letter names ${quoted(text)}. Ask the sender if you do not know why.`,
  bic: (from, theirs, text) =>
    `${from} gives the BIC ${theirs}, the text ${text}. The IBAN decides where the money goes: compare it once more.`,
  purpose: (from, theirs, text) =>
    `${from} gives the reference ${quoted(theirs)}, the text ${quoted(text)}. Look in the letter which one the sender wants.`,
}

const things = {
  payee: 'payees',
  iban: 'accounts',
  bic: 'BICs',
  amount: 'amounts',
  purpose: 'references',
}

/** Codes and invoices contradict each other where the text says nothing. */
export const contradict = (what: keyof typeof things) =>
  `The codes and electronic invoices of this letter name different ${things[what]}. We took none of them. Look in the letter which one is meant.`

export const isCreditNote = (amount: string) =>
  `The electronic invoice in the file is a credit note: it gives you money. But the text asks for ${money(amount)}. Ask the sender before you pay.`

/** `amount` in hundredths; `currency` is the three letters of ISO 4217. */
export function foreignCurrency(from: string, amount: number | null, currency: string): string {
  const sum = amount === null ? '' : `${formatEnglishAmount(amount).replace('€', '')} `
  return `${from} asks for ${sum}${currency}, not for euros. What we prepare for your bank is in euros only. Pay with the app of your bank, from the letter itself.`
}

const reasons: Record<RefusedInvoice['refused'], string> = {
  'too-large': 'it is far larger than an invoice',
  broken: 'it is damaged',
  entities: 'it has parts that may do harm',
  'no-invoice': 'it is in a form that we do not know',
  incomplete: 'the amount or the currency is missing',
}

export const refusedInvoice = ({ refused }: RefusedInvoice) =>
  `This file carries an electronic invoice that we did not read: ${reasons[refused]}. What we say rests on the printed text alone.`

export const unknownBank = (code: string) =>
  `No German bank has the number ${code} that stands in this IBAN. Compare the IBAN with the letter, and ask the sender before you pay.`

export const otherBic = (bic: string, bank: string, known: string) =>
  `The letter gives the BIC ${bic}, but the IBAN belongs to ${bank} with the BIC ${known}. Compare the IBAN once more before you pay.`
