/**
 * What only the plan needs to know; it does not travel as a fact. `amount-foreign`: hundredths and ISO 4217 code (`14875 CHF`);
 * `payment-way`: how it is paid where it is no transfer, and cents or `-` (`card 9300`: shown at a counter, `charged`: the sender has the card,
 * `cash`, `online`, `set-off`); `settled`: cents that were paid before, `0` where nothing
 * is open; `instalment` and `discount`: day and cents (`2026-12-15 14578`), `-` for what is unknown; `offer`: cents of an offer, or `-`.
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
