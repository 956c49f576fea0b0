import * as v from 'valibot'
import type { Endpoint } from './endpoint.ts'
import { Said } from './said.ts'
import { ById, Cents, Day, Id, Instant } from './shapes.ts'

/** `started`: a payment is on its way and nobody has confirmed it yet. */
const claimStates = ['open', 'started', 'partly-paid', 'paid', 'disputed'] as const
export type ClaimState = (typeof claimStates)[number]

/** A payment towards a claim, as the user sees it. `own`: the user says that they paid it elsewhere. */
export const ClaimPayment = v.object({
  id: v.string(),
  amount: Cents,
  how: v.picklist(['bank', 'paypal', 'online', 'own']),
  state: v.picklist(['started', 'paid', 'failed']),
  practice: v.boolean(),
  /** The day of the payment. */
  on: Day,
  /** What the user wrote down, or why nothing was taken. */
  note: v.nullable(v.string()),
  /** The message that the note is, where it is one. */
  said: v.optional(Said),
})
export type ClaimPayment = v.InferOutput<typeof ClaimPayment>

/** What a document asks to be paid. Amounts in cents; `paid` is the sum of what is confirmed. */
export const Claim = v.object({
  id: Id,
  amount: Cents,
  paid: Cents,
  state: v.picklist(claimStates),
  payee: v.nullable(v.string()),
  iban: v.nullable(v.string()),
  bic: v.nullable(v.string()),
  /** What the payee wants to read: the purpose of the transfer. */
  purpose: v.nullable(v.string()),
  dueOn: v.nullable(Day),
  note: v.nullable(v.string()),
  payments: v.array(ClaimPayment),
  updatedAt: Instant,
})
export type Claim = v.InferOutput<typeof Claim>

const note = v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(500))), null)

/** What the user says about a claim. */
export const ClaimChange = v.variant('change', [
  v.object({ change: v.literal('paid'), amount: Cents, on: Day, note }),
  /** Takes back what the user said they had paid. */
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
