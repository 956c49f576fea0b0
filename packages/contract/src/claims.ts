import * as v from 'valibot'
import type { Endpoint } from './endpoint.ts'
import { Said } from './sayings.ts'
import { ById, Cents, Day, Id, Instant } from './shapes.ts'

/** `started`: a payment has begun and is not confirmed yet. */
const claimStates = ['open', 'started', 'partly-paid', 'paid', 'disputed'] as const
export type ClaimState = (typeof claimStates)[number]

/** A payment towards a claim, as the user sees it. `own`: the user says that they paid it outside this app. */
export const ClaimPayment = v.object({
  id: v.string(),
  amount: Cents,
  how: v.picklist(['bank', 'paypal', 'online', 'own']),
  state: v.picklist(['started', 'paid', 'failed']),
  practice: v.boolean(),
  /** The day of the payment. */
  on: Day,
  /** The user's note, or why the payment failed. */
  note: v.nullable(v.string()),
  /** The note as a translatable message, if it is one. */
  said: v.optional(Said),
})
export type ClaimPayment = v.InferOutput<typeof ClaimPayment>

/** An amount that a letter asks the user to pay. Amounts in cents; `paid` is the sum of confirmed payments. */
export const Claim = v.object({
  id: Id,
  amount: Cents,
  paid: Cents,
  state: v.picklist(claimStates),
  payee: v.nullable(v.string()),
  iban: v.nullable(v.string()),
  bic: v.nullable(v.string()),
  /** Purpose of the transfer, as the payee wants to read it. */
  purpose: v.nullable(v.string()),
  dueOn: v.nullable(Day),
  note: v.nullable(v.string()),
  payments: v.array(ClaimPayment),
  updatedAt: Instant,
})
export type Claim = v.InferOutput<typeof Claim>

const note = v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(500))), null)

/** A change that the user makes to a claim. */
export const ClaimChange = v.variant('change', [
  v.object({ change: v.literal('paid'), amount: Cents, on: Day, note }),
  /** Undoes a payment that the user had entered. */
  v.object({ change: v.literal('not-paid'), paymentId: v.string() }),
  v.object({ change: v.literal('disputed'), note }),
  v.object({ change: v.literal('reopened') }),
])
export type ClaimChange = v.InferOutput<typeof ClaimChange>

export const changeClaim = {
  method: 'POST',
  url: '/api/claims/:id',
  schema: { params: ById, body: ClaimChange, response: { 200: Claim } },
} as const satisfies Endpoint
