import { formatEnglishAmount, groupIban, type Cents } from '@brieflotse/rules'
import type { RefusedInvoice, Source } from '../types.ts'

const sources: Record<Source['from'], string> = {
  girocode: 'The code on the letter',
  'swiss-qr': 'The Swiss payment code on the letter',
  'e-invoice': 'The electronic invoice in the file',
}

const things = {
  payee: 'payees',
  iban: 'accounts',
  bic: 'BICs',
  amount: 'amounts',
  purpose: 'references',
}

const refusals: Record<RefusedInvoice['refused'], string> = {
  'too-large': 'it is far larger than an invoice',
  broken: 'it is damaged',
  entities: 'it has parts that may do harm',
  'no-invoice': 'it is in a form that we do not know',
  incomplete: 'the amount or the currency is missing',
}

const noTransfer = {
  settled: 'nothing is left to pay',
  debit: 'the sender takes the money from your account',
  card: 'you pay by card',
  cash: 'you pay in cash',
  online: 'you pay with an online payment service',
  'set-off': 'the amount is settled against money that the sender owes you',
}

type From = { from: Source['from'] }
const sharper =
  'Take a sharper photo from closer, or check what matters against the letter.' as const

const countries = new Intl.DisplayNames(['en'], { type: 'region' })

/** What the reader should know before acting, why and what to do, in English. `figure`: hundredths of another currency. */
export const warningSentences = {
  'warning.iban-country': (v: { country: string }) =>
    `The account is not in Germany but in ${countries.of(v.country) ?? v.country}. Before you pay, ask the sender, with a phone number that you look up yourself.`,
  'warning.iban-check-failed': (v: { iban: string }) =>
    `We read the account number ${groupIban(v.iban)}, but its check digits are wrong. Copy it from the letter and check it before you pay.`,
  'warning.direct-debit':
    'The sender takes the money from your account. Do not transfer it as well. Make sure there is enough money in the account.',
  'warning.credit': 'This letter says that you get money. It is not a bill.',
  'warning.amount-unsure': (v: { amount: Cents }) =>
    `We read ${formatEnglishAmount(v.amount)}, but we are not sure. Compare it with the letter before you pay.`,
  'warning.amount-unread':
    'We read the amount, but we are not sure. Compare it with the letter before you pay.',
  'warning.sum-mismatch': (v: { sum: Cents; amount: Cents }) =>
    `The amounts in the list add up to ${formatEnglishAmount(v.sum)}, not to ${formatEnglishAmount(v.amount)}. One of them may be misread or misprinted. Check the list.`,
  'warning.blurred-bank':
    'The small print at the bottom, where bank details often stand, is too blurred to read. Take a sharper photo from closer before you pay.',
  'warning.blurred-footer': `The small print at the bottom is too blurred to read. ${sharper}`,
  'warning.blurred-address': `The address is too blurred to read. ${sharper}`,
  'warning.blurred-info': `The block with numbers and dates at the top right is too blurred to read. ${sharper}`,
  'warning.blurred-page':
    'Parts of this page are hard to read. Check what matters against the letter, or take a sharper photo.',
  'warning.other-iban': (v: From & { theirIban: string; iban: string }) =>
    `${sources[v.from]} pays to ${groupIban(v.theirIban)}, but the text names ${groupIban(v.iban)}. Ask the sender which one is right, with a phone number that you look up yourself.`,
  'warning.other-amount': (v: From & { theirAmount: Cents; amount: Cents }) =>
    `${sources[v.from]} asks for ${formatEnglishAmount(v.theirAmount)}, the text for ${formatEnglishAmount(v.amount)}. Find out why before you pay: a late fee, a discount, one part of the whole?`,
  'warning.other-payee': (v: From & { theirs: string; ours: string }) =>
    `${sources[v.from]} names “${v.theirs}” as the one who gets the money, but the letter names “${v.ours}”. Ask the sender if you do not know why.`,
  'warning.other-bic': (v: From & { theirs: string; ours: string }) =>
    `${sources[v.from]} gives the BIC ${v.theirs}, the text ${v.ours}. The IBAN decides where the money goes: compare it once more.`,
  'warning.other-purpose': (v: From & { theirs: string; ours: string }) =>
    `${sources[v.from]} gives the reference “${v.theirs}”, the text “${v.ours}”. Look in the letter which one the sender wants.`,
  'warning.contradiction': (v: { what: keyof typeof things }) =>
    `The codes and electronic invoices of this letter name different ${things[v.what]}. We took none of them. Look in the letter which one is meant.`,
  'warning.credit-note': (v: { amount: Cents }) =>
    `The electronic invoice in the file is a credit note: it gives you money. But the text asks for ${formatEnglishAmount(v.amount)}. Ask the sender before you pay.`,
  'warning.no-transfer': (v: { how: keyof typeof noTransfer; amount: Cents }) =>
    `The electronic invoice in the file says that ${noTransfer[v.how]}. But the text asks you to pay ${formatEnglishAmount(v.amount)}. Ask the sender before you pay.`,
  'warning.code-fault': (v: { what: 'amount' | 'iban' }) =>
    v.what === 'amount'
      ? 'The amount in the code on the letter has a mistake. We did not use it. If you scan the code with your bank app, compare the amount with the letter before you pay.'
      : 'The account number in the code on the letter has a mistake. We did not use it. Copy the account number from the text of the letter.',
  'warning.foreign-amount': (v: From & { figure: number; currency: string }) =>
    `${sources[v.from]} asks for ${formatEnglishAmount(v.figure).replace('€', '')} ${v.currency}, not for euros. What we prepare for your bank is in euros only. Pay with the app of your bank, from the letter itself.`,
  'warning.foreign-currency': (v: From & { currency: string }) =>
    `${sources[v.from]} asks for ${v.currency}, not for euros. What we prepare for your bank is in euros only. Pay with the app of your bank, from the letter itself.`,
  'warning.e-invoice-refused': (v: { reason: RefusedInvoice['refused'] }) =>
    `This file carries an electronic invoice that we did not read: ${refusals[v.reason]}. What we say rests on the printed text alone.`,
  'warning.bank-unknown': (v: { code: string }) =>
    `No German bank has the number ${v.code} that stands in this IBAN. Compare the IBAN with the letter, and ask the sender before you pay.`,
  'warning.bic-of-bank': (v: { bic: string; bank: string; known: string }) =>
    `The letter gives the BIC ${v.bic}, but the IBAN belongs to ${v.bank} with the BIC ${v.known}. Compare the IBAN once more before you pay.`,
} as const
