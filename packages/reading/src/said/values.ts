import type { Cents, FreeDay, PlainDate, StartName } from '@brieflotse/rules'
import type {
  Case,
  Doing,
  Form,
  PlaceName,
  Signing,
  Since,
  SourceName,
  Task,
  Thing,
} from './words.ts'

/** The day of an appointment, with the time as printed (`9:45`). */
export type AskedDay = { day: PlainDate; time: string | null }
/** A time limit: a day, a period, "at once", or null if the letter names none. */
export type By =
  | AskedDay
  | { count: number; unit: 'day' | 'working-day' | 'week' | 'month'; since: Since | null }
  | 'at-once'
  | null
/** A day on which something must or may happen. `counted`: computed, not printed in the letter. */
export type DayTold = { day: PlainDate; time: string | null; counted: boolean }
/** An amount of a plan: hundredths of `currency` (ISO 4217). */
export type Sum = { cents: Cents; currency: string }

/** The types of values in sentences, by kind (`kinds.ts` formats each of them). */
export type Given = {
  day: PlainDate
  longDay: PlainDate
  time: string | null
  told: DayTold | null
  asked: AskedDay | null
  by: By
  cents: Cents
  /** An amount without its currency, in hundredths, if another value names the currency. */
  figure: number
  sum: Sum
  percent: number
  number: number
  months: number
  weeks: number
  yes: boolean
  /** Text from our own catalogues, inserted unchanged. */
  text: string
  /** A quotation from the letter, separated from the sentence by Unicode marks. */
  own: string
  iban: string
  /** An account number, or `named` if the letter prints one. */
  account: string
  country: string
  language: string
  /** The id of a kind of letter. */
  letter: string
  task: Task
  signing: Signing
  form: Form
  place: PlaceName
  case: Case
  source: SourceName
  thing: Thing
  start: StartName
  freeDay: FreeDay
  freeDays: FreeDay[]
  /** Selects the message: `ask.things.bring`. */
  doing: Doing
  /**
   * `named`: printed names of things that our catalogues do not contain. `count`: set if the list is too long for a sentence and is shown
   * below it.
   */
  things: Thing[]
  named: string[]
}
export type Choice = readonly (string | number | null)[]
export type Kind =
  | keyof Given
  | 'cents?'
  | 'day?'
  | 'sum?'
  | 'number?'
  | 'months?'
  | 'own?'
  | 'account?'
/** The kinds of a sentence's values, by name. */
export type Shape = Readonly<Record<string, Kind | Choice>>
export type Shapes = Readonly<Record<string, Shape>>

type ValueOf<K> = K extends keyof Given
  ? Given[K]
  : K extends `${infer Base extends keyof Given}?`
    ? Given[Base] | null
    : K extends Choice
      ? K[number]
      : never
/** The values of a shape in their JSON form. */
export type ValuesOf<S> = { -readonly [Key in keyof S]: ValueOf<S[Key]> }

const day = { day: 'day' } as const
const longDay = { day: 'longDay' } as const
const amount = { amount: 'cents' } as const
const by = { by: 'by' } as const
const until = { day: 'day', time: 'time', counted: 'yes' } as const
const told = { day: 'told' } as const
const paid = { sum: 'sum', day: 'told' } as const
const maybePaid = { sum: 'sum?', day: 'told' } as const
const from = { from: 'source' } as const
const both = { from: 'source', theirs: 'own', ours: 'own' } as const
const payee = { payee: 'own' } as const
const page = { page: 'number' } as const

const units = ['day', 'week', 'month', 'year'] as const
const counting = { count: 'number', start: 'start', from: 'longDay', to: 'longDay' } as const

/** Values of the sentences that tell where the start of a period comes from and how a deadline was counted (`Steps` of `rules`). */
export const dayValues = {
  'day.mended': { read: 'own', day: 'day' },
  'day.weekday-differs': { printed: 'own' },
  'day.month-end': { words: 'own' },
  'day.in-words': { words: 'own', day: 'longDay' },
  'day.posted': longDay,
  'day.printed-posting': longDay,
  'day.you-say-arrived': longDay,
  'day.you-say-served': longDay,
  'day.you-do-not-know': longDay,
  'count.deemed': { nth: [3, 4], day: 'longDay', law: 'text' },
  'count.deemed-stays': { branch: ['social', 'administrative'] },
  'count.later': longDay,
  'count.period': { ...counting, unit: units, toMonthEnd: 'yes' },
  'count.no-such-day': { day: 'number' },
  'count.before': { ...counting, unit: units, toMonthEnd: 'yes' },
  'count.working-days': counting,
  'count.moved': { from: 'longDay', free: 'freeDays', to: 'longDay', law: 'text' },
  'count.maybe-holiday': { day: 'longDay', holiday: 'freeDay' },
  /** Included here because devices compute this step again after the user corrects an amount, and load only these sentences. */
  'step.pay': paid,
} as const satisfies Shapes

/** Values of all other sentences. Sentences without an entry take none. */
export const sayingValues = {
  'summary.sender-on': { sender: 'own', day: 'day' },
  'summary.sender': { sender: 'own' },
  'summary.written-on': day,
  'summary.kind': { kind: 'letter' },
  'summary.subject': { subject: 'own' },
  'summary.credit': amount,
  'summary.taken': { amount: 'cents?', day: 'day?' },
  'summary.names-amount': amount,
  'summary.pay': amount,
  'summary.pay-by': { amount: 'cents', day: 'day' },
  'summary.first-payment': day,
  'summary.something-to-pay': day,
  'summary.payee': payee,
  'summary.late-fee': amount,
  'until.pay': until,
  'until.object': until,
  'until.sue': until,
  'until.reply': until,
  'until.send-documents': until,
  'until.consent': until,
  'until.appointment': until,
  'until.terminate': until,
  'until.other': until,

  thing: { thing: 'thing' },
  'only.if': { only: 'case' },

  'ask.pay': {
    amount: 'cents?',
    plus: ['interest', 'more', null],
    by: 'by',
    account: 'account?',
  },
  'ask.pay-or-object': by,
  'ask.pay-back': { amount: 'cents?', by: 'by' },
  'ask.put-reference': { reference: 'own?' },
  'ask.use-reference': { reference: 'own' },
  'ask.standing-order': { amount: 'cents?' },
  'ask.things': {
    doing: 'doing',
    things: 'things',
    named: 'named',
    count: 'number?',
    by: 'by',
  },
  'ask.do': { task: 'task', by: 'by' },
  'ask.sign-means': { meaning: 'signing' },
  'ask.tax-returns': { online: 'yes', by: 'by' },
  'ask.end-contract': by,
  'ask.tell-so': { proof: 'yes', by: 'by' },
  'ask.comment': by,
  'ask.number': { phone: 'own' },
  'ask.fill-in': { sign: 'yes', form: 'form', by: 'by' },
  'ask.sign': { form: 'form', by: 'by' },
  'ask.give-to': { receiver: ['sender', 'police', 'either'] },
  'ask.send-form': { fill: 'yes', sign: 'yes', back: 'yes', form: 'form', by: 'by' },
  'ask.identity-copy': by,
  'ask.send-back-it': by,
  'ask.come': { self: 'yes', to: ['test', 'appointment', null], on: 'asked', early: 'yes' },
  'ask.place': { place: 'own' },
  'ask.call-off-before': { count: 'number', working: 'yes' },
  'ask.make-appointment': by,
  'ask.let-in': { place: 'place', on: 'asked' },
  'ask.register-work': { seeking: 'yes', by: 'by' },
  'ask.confirm': { copy: 'yes', by: 'by' },
  'ask.agree': by,
  'ask.meter': by,
  'ask.object': by,
  'ask.answer': by,
  'ask.call': by,
  'ask.contact': by,

  /** Consequences with values that the letter prints: the percentage and the duration. */
  'else.cut-by': { percent: 'percent', months: 'months?' },
  'else.blocked-for': { weeks: 'weeks' },
  'else.fine-of': amount,
  'else.penalty-of': amount,
  'else.fee-of': amount,
  'else.no-show-fee': amount,
  'else.interest-of': { percent: 'percent' },

  'warning.iban-country': { country: 'country' },
  'warning.iban-check-failed': { iban: 'iban' },
  'warning.amount-unsure': amount,
  'warning.sum-mismatch': { sum: 'cents', amount: 'cents' },
  'warning.other-iban': { from: 'source', theirIban: 'iban', iban: 'iban' },
  'warning.other-amount': { from: 'source', theirAmount: 'cents', amount: 'cents' },
  'warning.other-payee': both,
  'warning.other-bic': both,
  'warning.other-purpose': both,
  'warning.contradiction': { what: ['payee', 'iban', 'bic', 'amount', 'purpose'] },
  'warning.credit-note': amount,
  'warning.no-transfer': {
    how: ['settled', 'debit', 'card', 'cash', 'online', 'set-off'],
    amount: 'cents',
  },
  'warning.code-fault': { what: ['amount', 'iban'] },
  'warning.foreign-amount': { ...from, figure: 'figure', currency: 'text' },
  'warning.foreign-currency': { ...from, currency: 'text' },
  'warning.e-invoice-refused': {
    reason: ['too-large', 'broken', 'entities', 'no-invoice', 'incomplete'],
  },
  'warning.bank-unknown': { code: 'own' },
  'warning.bic-of-bank': { bic: 'own', bank: 'own', known: 'own' },

  'step.pay-part': paid,
  'step.first-part': { ...paid, count: 'number' },
  'step.more-parts': { listed: 'yes' },
  'step.pay-parts': paid,
  'step.pay-further': paid,
  'step.pay-monthly': paid,
  'step.new-sum': { sum: 'sum', day: 'day' },
  'step.pay-unread': told,
  'step.pay-to': payee,
  'step.in-all': { sum: 'sum' },
  'step.pay-early': { sum: 'sum', day: 'day?' },
  'step.late-fee': { sum: 'sum' },
  'step.pay-foreign': paid,
  'step.pay-there': maybePaid,
  'step.pay-online': maybePaid,
  'step.taken': maybePaid,
  'step.taken-card': maybePaid,
  'step.receive': paid,
  'step.receive-monthly': paid,
  'step.attend': told,
  'step.object': told,
  'step.sue': told,
  'step.reply': told,
  'step.send-documents': told,
  'step.apply': told,
  'step.consent': told,
  'step.terminate': told,
  'step.other': told,
  'rule.period': {
    count: 'number',
    unit: units,
    from: ['receipt-date', 'service-date'],
  },
  'rule.after-final': { count: 'number', unit: units },
  'why.law': { law: 'own' },
  'sign.account-abroad': { country: 'country' },
  'sign.other-payee': payee,
  'unclear.other-program': page,
  'unclear.hardly-read': page,
  'unclear.not-german': { language: 'language' },
} as const satisfies Shapes
