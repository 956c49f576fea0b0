/**
 * Findings that only the plan uses; they are not sent as facts. `amount-foreign`: hundredths and ISO 4217 code (`14875 CHF`);
 * `payment-way`: way of payment if no transfer, and cents or `-` (`card 9300`: shown at a counter, `charged`: the sender has the card,
 * `cash`, `online`, `set-off`); `settled`: cents paid before, `0` if nothing is open; `instalment` and `discount`: day and cents
 * (`2026-12-15 14578`), `-` if unknown; `offer`: cents of an offer, or `-`.
 */
export const planKinds = [
  'amount-foreign',
  'payment-way',
  'settled',
  'instalment',
  'discount',
  'offer',
] as const
export type PlanKind = (typeof planKinds)[number]
