import type { PaymentStatus } from '@brieflotse/contract'
import type { Generated } from 'kysely'
import type { Json, Moment } from './columns.ts'

/** What a document asks to be paid. */
export interface Claims {
  id: Generated<number>
  user_id: number
  document_id: number
  /** Tells the claims of one document apart, so that reading again finds them. */
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

/** `id` is random and is `paymentIntentId` on the wire. */
export interface Payments {
  id: string
  user_id: number
  /** Null: credits or a test. */
  claim_id: number | null
  purpose: 'claim' | 'credits' | 'test'
  how: 'bank' | 'paypal' | 'online' | 'own'
  provider: string
  provider_id: string | null
  client_secret: string | null
  approve_url: string | null
  amount_cents: number
  /** What was taken and kept, on the provider's word; less after a refund. */
  received_cents: Generated<number>
  /** How many credits it buys. */
  credits: number | null
  reference: string
  recipient: Json | null
  /** A repeated `create` must say the same as the first one. */
  payer_email: string | null
  status: PaymentStatus['status']
  /** What is said of it (`Said`). */
  status_said: Json
  /** The day the user gives for what they paid elsewhere. */
  paid_on: string | null
  note: string | null
  created_at: Moment
  /** Booked, once, on the provider's word. */
  fulfilled_at: Moment | null
  updated_at: Moment
}

/** News of payment providers that were dealt with: the same news again does nothing. */
export interface ProviderNews {
  provider: string
  event_id: string
  received_at: Moment
}
