import type { PaymentStatus } from '@brieflotse/contract'
import type { Generated } from 'kysely'
import type { Json, Moment } from './columns.ts'

/** The payments that a document asks for. */
export interface ClaimTable {
  id: Generated<number>
  user_id: number
  document_id: number
  /** The index of the claim in its document, so that a new reading finds the same row. */
  position: number
  amount_cents: number
  payee: string | null
  iban: string | null
  bic: string | null
  purpose: string | null
  due_on: string | null
  disputed_at: Moment | null
  note: string | null
  updated_at: Moment
}

/** `id` is random; the API calls it `paymentIntentId`. */
export interface PaymentTable {
  id: string
  user_id: number
  /** Null for credits and tests. */
  claim_id: number | null
  purpose: 'claim' | 'credits' | 'test'
  how: 'bank' | 'paypal' | 'online' | 'own'
  provider: string
  provider_id: string | null
  client_secret: string | null
  approve_url: string | null
  amount_cents: number
  /** The amount received according to the provider, less refunds. */
  received_cents: Generated<number>
  /** How many credits the payment buys. */
  credits: number | null
  reference: string
  recipient: Json | null
  /** Stored because a repeated `create` request must be identical to the first one. */
  payer_email: string | null
  status: PaymentStatus['status']
  /** The explanation of the status (`Said`). */
  status_said: Json
  /** The day on which the user says they paid elsewhere. */
  paid_on: string | null
  note: string | null
  created_at: Moment
  /** When the payment was booked, once, after the provider confirmed it. */
  fulfilled_at: Moment | null
  updated_at: Moment
}

/** Webhook events of payment providers that were processed. A repeated event is ignored. */
export interface ProviderNewsTable {
  provider: string
  event_id: string
  received_at: Moment
}
