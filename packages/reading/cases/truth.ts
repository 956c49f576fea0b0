import { readFileSync } from 'node:fs'
import { isPlainDate } from '@brieflotse/rules'
import { findDates } from '../src/german/dates.ts'
import { documentTypes, type DocumentType } from '../src/types.ts'
import type { LetterFolder } from './words.ts'
import type { DeadlineKind } from '../src/plan/kinds.ts'

/** The expected value of a field; null: none. If there are several, each is right. */
export type Expected<T> = T | null | (T | null)[]

/** An expected deadline; if there are several kinds, each is right; `*` is any day. */
export type ExpectedDay = { what: DeadlineKind | DeadlineKind[]; date: string | null }

/** The true values of a letter, in the form in which readings are compared. `undefined`: unknown, so not scored. */
export type Truth = {
  id: string
  today: string
  type?: Expected<string>
  urgency?: string
  sender?: {
    name?: Expected<string>
    street?: Expected<string>
    zip?: Expected<string>
    city?: Expected<string>
  }
  recipient?: {
    name: Expected<string>
    address: Expected<string>
    zip: Expected<string>
    city: Expected<string>
  }
  date: Expected<string>
  mainReference?: Expected<string>
  caseFile?: Expected<string>
  references: string[]
  payment?: Payment | null
  deadlines?: ExpectedDay[]
  /** Days that may be found or not, such as further instalments of a plan. */
  mayDeadlines?: ExpectedDay[]
  /** A day that must be a deadline or the due date, for letters about which no more is known. */
  someDay?: string
  actions?: string[]
  mayActions?: string[]
}

export type Payment = {
  total?: Expected<number>
  outstanding?: Expected<number>
  late?: Expected<number>
  due?: Expected<string>
  /** The account to pay to; null if only the user's own account is printed. */
  iban?: Expected<string>
  bic?: Expected<string>
  payee?: Expected<string>
  directDebit?: boolean
  /** ISO 4217; missing for euros. Reading an amount in this currency as euros is wrong. */
  currency?: string | undefined
}

type StoredPayment = {
  total_fee: number | null
  outstanding_fee: number | null
  late_fee: number | null
  due_date: string | null
  iban: string
  bic: string
  payee: string
  directDebit: boolean
  currency?: string
}

type Stored = {
  id: string
  fields: Record<string, string>
  truth?: {
    /** Alternatives are separated by `|`; each is right. */
    documentType: string
    sender: { name: string; street: string; house_number: string; zip: string; city: string }
    senderDate: string
    references: Record<string, string>
    mainReference: string
    caseFile: string | null
    recipient: { name: string; address: string; zip: string; city: string }
    payment: StoredPayment | null
    /** Both no payment and the values in `payment` are acceptable. */
    mayPayment?: boolean
    /** Alternative kinds are separated by `|`; each is right. */
    deadlines: { what: string; date: string | null; optional?: boolean }[]
    actions: string[]
    urgency: string
  }
}

const typesOfOld: Record<string, DocumentType> = {
  '01-mahnung-energie': 'Mahnung',
  '02-bescheid-finanzamt': 'Bescheid',
  '03-rechnung-handwerk': 'Rechnung',
  '05-krankenkasse-formular': 'Formular',
  '07-inkasso': 'Mahnung',
}

const day = (text = '') => findDates(text)[0]?.date ?? ''
const cents = (text: string) => Number(text.replace(/[.,]/g, ''))

/** Letters 01 to 07 were annotated before `truth` existed: only their `fields` are known. */
function fromFields({ id, fields }: Stored): Truth {
  const [zip = '', ...city] = (fields.recipientCity ?? '').split(' ')
  const date = day(fields.date)
  return {
    id,
    today: date,
    type: typesOfOld[id],
    sender: { name: fields.sender ?? '' },
    recipient: {
      name: fields.recipientName ?? '',
      address: fields.recipientStreet ?? '',
      zip,
      city: city.join(' '),
    },
    date,
    mainReference: fields.reference,
    references: [fields.reference, fields.customerNo].filter((text) => text !== undefined),
    // In letters 05 and 06 the amount is only announced or granted.
    payment: /^0[56]/.test(id)
      ? undefined
      : {
          total: cents(fields.amount ?? ''),
          iban: fields.iban?.replaceAll(' ', ''),
          bic: fields.bic,
        },
    someDay: day(fields.deadline),
  }
}

function paymentOf(payment: StoredPayment): Payment {
  const { currency = 'EUR', directDebit } = payment
  const isForeign = currency !== 'EUR'
  return {
    // The app pays in euros only, so leaving out another currency is right as well.
    total: isForeign ? [payment.total_fee, null] : payment.total_fee,
    outstanding: payment.outstanding_fee,
    late: payment.late_fee,
    due: payment.due_date,
    iban: directDebit ? undefined : payment.iban || null,
    bic: directDebit ? undefined : payment.bic || null,
    payee: payment.payee,
    directDebit,
    currency: isForeign ? currency : undefined,
  }
}

/** The payment of a letter for which no payment is acceptable as well; without any known value it is not scored. */
function paymentOrNone(payment: StoredPayment | null): Payment | undefined {
  if (!payment) return undefined
  const { total, outstanding, late, due, iban, bic } = paymentOf(payment)
  return {
    total: orNone(total),
    outstanding: orNone(outstanding),
    late: orNone(late),
    due: orNone(due),
    iban: orNone(iban),
    bic: orNone(bic),
  }
}

const orNone = <T>(value: Expected<T> | undefined) =>
  value === undefined ? undefined : [value, null].flat()

/** Loads the true values of the letter with this id. */
export function loadTruth(id: string, folder: LetterFolder = '.'): Truth {
  const path = new URL(`${folder}/letters/${id}.json`, import.meta.url)
  const stored = JSON.parse(readFileSync(path, 'utf8')) as Stored
  const { truth } = stored
  if (!truth) return fromFields(stored)
  const types = truth.documentType.split('|')
  if (!types.every((type) => documentTypes.some((one) => one === type)))
    throw new Error(`${id}: documentType`)
  const { sender, payment } = truth
  const deadlines = (isOptional: boolean) =>
    truth.deadlines
      .filter(({ optional = false }) => optional === isOptional)
      .map(({ what, date }) => ({
        what: what.replaceAll(' ', '-').split('|') as DeadlineKind[],
        date,
      }))
  return {
    id,
    today: isPlainDate(truth.senderDate) ? truth.senderDate : '2025-01-01',
    type: types,
    urgency: truth.urgency,
    sender: { ...sender, street: `${sender.street} ${sender.house_number}`.trim() },
    recipient: truth.recipient,
    date: truth.senderDate,
    mainReference: truth.mainReference,
    caseFile: truth.caseFile,
    references: Object.values(truth.references),
    payment: truth.mayPayment ? paymentOrNone(payment) : payment && paymentOf(payment),
    deadlines: deadlines(false),
    mayDeadlines: deadlines(true),
    actions: truth.actions,
  }
}
