/** Findings that only the plan uses; they are not sent as facts. An unknown part of a value is `-`. */
export const planKinds = [
  // hundredths and ISO 4217 code: `14875 CHF`
  'amount-foreign',
  // how the money is paid if not by transfer, and cents: `card 9300`. `card`: the reader pays by card at a counter; `charged`: the
  // sender charges a card that it has; `set-off`: it is deducted from money that the sender owes; `cash`, `online`
  'payment-way',
  // the bill is paid, or nothing is open: the paid cents, `0` if the letter does not name them
  'settled',
  // day and cents: `2026-12-15 14578`
  'instalment',
  'discount',
  // cents
  'offer',
] as const
export type PlanKind = (typeof planKinds)[number]

export const deadlineKinds = [
  'pay',
  'object',
  'sue',
  'reply',
  'send-documents',
  'consent',
  'appointment',
  'terminate',
  'other',
] as const

export type DeadlineKind = (typeof deadlineKinds)[number]
