import { choose } from '../choose.ts'
import { evidenceOf } from '../evidence.ts'
import type { Finding, Pages, Source, Warning, Word } from '../types.ts'
import { say } from '../said/say.ts'
import { warning } from '../explain/warning.ts'
import { sameIban, sameName } from './agree.ts'
import { compare, differs, type PlacedStatement, statedValueOf } from './compare.ts'
import { withInvoiceFacts } from './invoice-facts.ts'
import { noTransferOf, withoutTransfer } from './no-transfer.ts'
import { codeNames, invoiceSaysSo, sourceNames } from './sentences.ts'
import { type TransferStatement, transferStatements } from './statements.ts'

/** `words` are the letter's words, followed by one for each code, so that findings can refer to the place of a code. */
type Checked = {
  findings: Finding[]
  words: Word[]
  sources: Source[]
  warnings: Warning[]
}

/**
 * Compares the transfer that the text asks for with those of codes and electronic invoices. Equal values get more confidence, values that
 * only they have are taken over, and a difference becomes a warning while the text's value stays. Takes merged findings. `asks`: the text
 * explicitly asks for a transfer.
 */
export function crossCheck(
  before: Finding[],
  pages: Pages,
  { asks = true }: { asks?: boolean } = {},
): Checked {
  const statements = transferStatements(pages)
  const placed = statements.filter(({ place }) => place !== null)
  const words = [...pages.words, ...placed.map(asWord)]
  const all = statements.map((one): PlacedStatement => {
    const at = placed.indexOf(one)
    return { ...one, word: at < 0 ? null : pages.words.length + at }
  })
  const read = withInvoiceFacts(before, pages)
  const asking = all.filter(({ isCredit }) => !isCredit)
  // a code must not lead the user to pay a direct debit or a credit
  const takes =
    !choose(before, 'direct-debit') && !choose(before, 'credit-balance') && !all.some(isNoTransfer)
  const account = compare('iban', read, asking, { words, takes })
  const trusted = asking.filter((one) => !isElsewhere(one, account.findings))
  const steps = { findings: account.findings, warnings: [...account.warnings] }
  for (const what of ['amount', 'payee', 'bic', 'purpose'] as const) {
    const heard = what === 'amount' ? asking : trusted
    // the amount of a direct debit is not paid by the user, but worth knowing
    const isCollected = what === 'amount' && noTransferOf(all) === 'debit'
    const isTaken = (takes || isCollected) && heard.length === trusted.length
    const step = compare(what, steps.findings, heard, { words, takes: isTaken })
    steps.findings = step.findings
    steps.warnings.push(...step.warnings)
  }
  const paid = withoutTransfer(withoutForeign(steps.findings, all), all, asks)
  const { findings } = paid
  return {
    findings: [...findings, ...fromInvoices(findings, all)],
    words,
    sources: all.map((one) => sourceOf(one, all, words, choose(findings, 'amount-total'))),
    warnings: [
      ...steps.warnings,
      ...strangers(before, findings, trusted, words),
      ...paid.warnings,
      ...currencies(all, words),
      ...faulty(all, words),
      ...(pages.invoices ?? [])
        .filter((file) => 'refused' in file)
        .slice(0, 1)
        .map(({ refused }) =>
          warning('e-invoice-refused', say('warning.e-invoice-refused', { reason: refused })),
        ),
    ],
  }
}

const asWord = ({ place }: TransferStatement): Word => ({
  text: codeNames[place!.kind],
  page: place!.page,
  box: place!.box,
  confidence: 1,
})

const isNoTransfer = ({ isCredit, isDebit, isSettled, way }: TransferStatement) =>
  isCredit || isDebit || isSettled || way !== null

/** A code that pays to another account than the printed one is not trusted at all. */
function isElsewhere({ iban }: TransferStatement, findings: Finding[]): boolean {
  const text = choose(findings, 'iban')
  return iban !== null && text !== null && !sameIban(iban, text.value)
}

/**
 * Warns if only a code names the payee and its name differs from the sender's: shared cash offices exist, but so do fraudulent stickers.
 */
function strangers(
  before: Finding[],
  findings: Finding[],
  trusted: PlacedStatement[],
  words: Word[],
): Warning[] {
  const [one] = trusted.filter(({ payee }) => payee !== null)
  const payee = choose(findings, 'payee')
  const sender = choose(findings, 'sender')
  const printed = choose(before, 'payee')
  if (!one?.payee || !payee || !sender || (printed?.stated ?? false)) return []
  const isPrinted = before.some(
    ({ kind, value }) => kind === 'iban' && one.iban !== null && sameIban(value, one.iban),
  )
  if (isPrinted || payee.value !== one.payee || sameName(one.payee, sender.value)) return []
  return [differs('payee', one, sender.value, words)]
}

/** Warns if a code has an invalid amount or account. */
function faulty(all: PlacedStatement[], words: Word[]): Warning[] {
  const one = all.find(({ faults }) => faults.length > 0)
  const [what] = one?.faults ?? []
  if (!one || !what) return []
  const place = evidenceOf(one.word === null ? [] : [one.word], words)
  return [warning(`sources-${what}`, say('warning.code-fault', { what }), place)]
}

function currencies(all: PlacedStatement[], words: Word[]): Warning[] {
  const foreign = all.find(({ currency }) => currency !== 'EUR')
  if (!foreign) return []
  const { from, amount, currency, word } = foreign
  const place = evidenceOf(word === null ? [] : [word], words)
  if (amount === null) {
    return [warning('currency-foreign', say('warning.foreign-currency', { from, currency }), place)]
  }
  const saying = say('warning.foreign-amount', { from, figure: amount, currency })
  return [warning('currency-foreign', saying, place)]
}

/** Removes euro amounts that a code or invoice shows to be in another currency. */
function withoutForeign(findings: Finding[], all: PlacedStatement[]): Finding[] {
  const figures = all
    .filter(({ currency }) => currency !== 'EUR')
    .map(({ amount }) => String(amount))
  return findings.filter(
    ({ kind, value }) => !(kind.startsWith('amount-') && figures.includes(value)),
  )
}

/** Values that only a code or invoice has: an amount in another currency, its due date, the discount for early payment. */
function fromInvoices(findings: Finding[], all: PlacedStatement[]): Finding[] {
  const file = { words: [], stated: false, confidence: 0.85, why: invoiceSaysSo }
  const asking = all.filter(({ isCredit, isSettled }) => !isCredit && !isSettled)
  const found = asking.flatMap(({ from, currency, amount, discounts, word }): Finding[] => [
    ...(currency !== 'EUR' && amount !== null
      ? [
          {
            kind: 'amount-foreign' as const,
            value: `${amount} ${currency}`,
            words: word === null ? [] : [word],
            stated: word !== null,
            confidence: 0.88,
            why: `${sourceNames[from]} says so`,
          },
        ]
      : []),
    ...discounts
      .filter(() => currency === 'EUR')
      .map(({ until, payable }) => ({
        ...file,
        kind: 'discount' as const,
        value: `${until ?? '-'} ${payable ?? '-'}`,
      })),
  ])
  const due = asking.find(({ dueOn }) => dueOn !== null)
  if (due?.dueOn && !choose(findings, 'due-date') && !choose(findings, 'deadline'))
    found.push({ ...file, kind: 'due-date', value: due.dueOn })
  return found
}

/** The source for the payment check. If several codes differ, the one that agrees with the letter is used. */
function sourceOf(
  one: PlacedStatement,
  all: PlacedStatement[],
  words: Word[],
  total: Finding | null,
): Source {
  const { from, payee, iban, bic, purpose, word, isCredit } = one
  const amount = isCredit ? null : statedValueOf(one, 'amount')
  const isSpokenFor =
    amount !== total?.value &&
    all.some((other) => other.from === from && statedValueOf(other, 'amount') === total?.value)
  return {
    from,
    payee,
    iban,
    bic,
    amount: amount === null || isSpokenFor ? null : Number(amount),
    purpose,
    evidence: evidenceOf(word === null ? [] : [word], words),
  }
}
