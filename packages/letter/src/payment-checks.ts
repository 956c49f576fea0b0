import {
  bankCodeOf,
  type Cents,
  compactIban,
  ibanCountry,
  isIban,
  type PlainDate,
} from '@brieflotse/rules'

/** A transfer as the letter asks for it, or as the user is about to make it. Amount in cents. */
export type Transfer = {
  payee: string | null
  iban: string | null
  bic: string | null
  amount: Cents | null
  purpose: string | null
}

/** The payment details that one part of the letter carries. */
type PaymentSource = {
  from: 'text' | 'girocode' | 'swiss-qr' | 'e-invoice'
  iban: string | null
  amount: Cents | null
}

/** A payment to the same sender for another letter. */
type EarlierPayment = { reference: string | null; amount: Cents; on: PlainDate }

/** The input of all checks before a payment. Countries are two-letter codes such as `DE`. */
export type PaymentCheck = {
  /** The payment that the user is about to make. */
  transfer: Transfer
  /** The payment that the letter asks for. */
  letter: Transfer
  /** Other amounts in the letter that the user may have paid for this claim, such as the total without the late fee. */
  parts: Cents[]
  sources: PaymentSource[]
  senderCountry: string | null
  /** Whether the bank of a German account exists; null if it could not be looked up. */
  bankExists: boolean | null
  /** The sender collects the money by direct debit. */
  isDebit: boolean
  /** The letter says that the user receives money. */
  isCredit: boolean
  isDisputed: boolean
  /** Accounts named in earlier letters of this sender, newest first. */
  knownIbans: string[]
  /** Confirmed payments of this claim, newest last. */
  paid: { amount: Cents; on: PlainDate }[]
  /** The amount of this claim that is still unpaid. */
  open: Cents | null
  earlier: EarlierPayment[]
}

/**
 * A warning before a payment. `stop` needs a second confirmation, `look` is only shown. No warning blocks the payment, because only the
 * user has the paper letter.
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

/** All warnings about a planned payment, most serious first. Empty if there are none. */
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
  // paying the rest of a partly paid claim is no duplicate
  const isRest = open !== null && open > 0 && (transfer.amount ?? 0) <= open
  return isRest ? [] : [{ level: 'stop', code: 'paid-before', ...last }]
}

/** Finds a dunning letter whose invoice is already paid: another letter of this sender with the same reference and amount. */
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

/** Only if the letter names the account; an account typed by the user is reported as an edit. */
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

/** Only a hint: banks compare the name with the account, and the user's correction may be right. */
function editedPayee({ transfer, letter }: PaymentCheck): PaymentWarning[] {
  if (!letter.payee || !transfer.payee || bare(letter.payee) === bare(transfer.payee)) return []
  return [{ level: 'look', code: 'payee-edited', letter: letter.payee }]
}

/** Keeps letters and digits only: printed references differ in spaces, dots and dashes. */
const bare = (text: string | null) => (text ?? '').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
