import {
  bankCodeOf,
  type Cents,
  compactIban,
  ibanCountry,
  isIban,
  type PlainDate,
} from '@brieflotse/rules'

/** A transfer as a letter asks for it, or as it is about to be made. Amount in cents. */
export type Transfer = {
  payee: string | null
  iban: string | null
  bic: string | null
  amount: Cents | null
  purpose: string | null
}

/** The same demand as another part of the letter carries it. */
type PaymentSource = {
  from: 'text' | 'girocode' | 'swiss-qr' | 'e-invoice'
  iban: string | null
  amount: Cents | null
}

/** A payment that the same sender got before, for another letter. */
type EarlierPayment = { reference: string | null; amount: Cents; on: PlainDate }

/** Everything that is known before a payment. Countries are two letters, `DE`. */
export type PaymentCheck = {
  /** What is about to be paid. */
  transfer: Transfer
  /** What the letter says. */
  letter: Transfer
  /** Other amounts of the letter that a payment of this claim may have had, such as the total without the late fee. */
  parts: Cents[]
  sources: PaymentSource[]
  senderCountry: string | null
  /** Whether the bank of a German account exists; null when nobody could look it up. */
  bankExists: boolean | null
  /** The sender takes the money from the account. */
  isDebit: boolean
  /** The letter says that the reader gets money. */
  isCredit: boolean
  isDisputed: boolean
  /** Accounts that earlier letters of this sender named, newest first. */
  knownIbans: string[]
  /** Payments of this claim that are confirmed; the newest last. */
  paid: { amount: Cents; on: PlainDate }[]
  /** What is still open of this claim. */
  open: Cents | null
  earlier: EarlierPayment[]
}

/**
 * A reason to look twice. `stop` asks for a second yes, `look` is only said. None forbids anything: the reader may know better, because
 * they have the paper.
 */
export type PaymentWarning = { level: 'stop' | 'look' } & (
  | { code: 'iban-invalid' | 'bank-unknown' | 'direct-debit' | 'credit' | 'disputed' }
  | { code: 'iban-country'; country: string; expected: string }
  | { code: 'iban-changed'; before: string }
  | { code: 'sources-iban'; from: PaymentSource['from']; iban: string }
  | { code: 'sources-amount'; from: PaymentSource['from']; amount: Cents }
  | { code: 'paid-before' | 'paid-elsewhere'; amount: Cents; on: PlainDate }
  | { code: 'amount-above'; most: Cents }
  | { code: 'iban-edited'; letter: string }
  | { code: 'payee-edited'; letter: string }
)

type Rule = (check: PaymentCheck) => PaymentWarning[]

/** What speaks against paying as planned, the weightiest first. Empty when nothing does. */
export function paymentWarnings(check: PaymentCheck): PaymentWarning[] {
  return rules
    .flatMap((rule) => rule(check))
    .toSorted((a, b) => Number(a.level === 'look') - Number(b.level === 'look'))
}

const rules: Rule[] = [
  ({ isDebit }) => (isDebit ? [{ level: 'stop', code: 'direct-debit' }] : []),
  ({ isCredit }) => (isCredit ? [{ level: 'stop', code: 'credit' }] : []),
  paidBefore,
  paidElsewhere,
  validIban,
  bankCode,
  changedIban,
  country,
  editedIban,
  otherSources,
  amountAbove,
  ({ isDisputed }) => (isDisputed ? [{ level: 'stop', code: 'disputed' }] : []),
  editedPayee,
]

function paidBefore({ paid, open, transfer }: PaymentCheck): PaymentWarning[] {
  const last = paid.at(-1)
  if (!last) return []
  // the rest of what was paid in part is no second payment
  const isRest = open !== null && open > 0 && (transfer.amount ?? 0) <= open
  return isRest ? [] : [{ level: 'stop', code: 'paid-before', ...last }]
}

/** A reminder after an invoice: another letter of this sender with the same reference, whose amount was paid. */
function paidElsewhere({ earlier, transfer, letter, parts }: PaymentCheck): PaymentWarning[] {
  const wanted = new Set([transfer.amount, letter.amount, ...parts])
  const reference = bare(letter.purpose)
  const found = earlier.findLast(
    (payment) =>
      reference !== '' && bare(payment.reference) === reference && wanted.has(payment.amount),
  )
  if (!found) return []
  return [{ level: 'stop', code: 'paid-elsewhere', amount: found.amount, on: found.on }]
}

function validIban({ transfer: { iban } }: PaymentCheck): PaymentWarning[] {
  return iban && !isIban(iban) ? [{ level: 'stop', code: 'iban-invalid' }] : []
}

/** German bank codes begin with the digit of a clearing area, 1 to 8. Source: Deutsche Bundesbank, Bankleitzahlen. */
function bankCode({ transfer: { iban }, bankExists }: PaymentCheck): PaymentWarning[] {
  const code = iban ? bankCodeOf(iban) : null
  const isMissing = bankExists === false || (code !== null && !/^[1-8]/.test(code))
  return code && isMissing ? [{ level: 'stop', code: 'bank-unknown' }] : []
}

/** Only where the letter names the account: what the reader typed differently is told as an edit. */
function changedIban({ letter: { iban }, knownIbans }: PaymentCheck): PaymentWarning[] {
  const [before] = knownIbans
  if (!iban || before === undefined) return []
  if (knownIbans.some((known) => compactIban(known) === compactIban(iban))) return []
  return [{ level: 'stop', code: 'iban-changed', before: compactIban(before) }]
}

function country({ transfer: { iban }, senderCountry }: PaymentCheck): PaymentWarning[] {
  const land = iban ? ibanCountry(iban) : null
  if (!land || !senderCountry || land === senderCountry) return []
  return [{ level: 'stop', code: 'iban-country', country: land, expected: senderCountry }]
}

function editedIban({ transfer, letter }: PaymentCheck): PaymentWarning[] {
  if (!letter.iban || !transfer.iban) return []
  const said = compactIban(letter.iban)
  if (compactIban(transfer.iban) === said) return []
  return [{ level: 'stop', code: 'iban-edited', letter: said }]
}

function otherSources({ sources, letter }: PaymentCheck): PaymentWarning[] {
  return sources.flatMap(({ from, iban, amount }): PaymentWarning[] => {
    const isOther = iban && letter.iban && compactIban(iban) !== compactIban(letter.iban)
    return [
      ...(isOther ? [{ level: 'stop', code: 'sources-iban', from, iban } as const] : []),
      ...(amount !== null && letter.amount !== null && amount !== letter.amount
        ? [{ level: 'stop', code: 'sources-amount', from, amount } as const]
        : []),
    ]
  })
}

function amountAbove({ transfer, letter, open }: PaymentCheck): PaymentWarning[] {
  const most = open !== null && open > 0 ? open : letter.amount
  if (transfer.amount === null || most === null || transfer.amount <= most) return []
  return [{ level: 'stop', code: 'amount-above', most }]
}

/** The bank compares the name with the account; who corrects it may be right. */
function editedPayee({ transfer, letter }: PaymentCheck): PaymentWarning[] {
  if (!letter.payee || !transfer.payee || bare(letter.payee) === bare(transfer.payee)) return []
  return [{ level: 'look', code: 'payee-edited', letter: letter.payee }]
}

/** Letters and digits only: printed references differ in blanks, dots and dashes. */
const bare = (text: string | null) => (text ?? '').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
