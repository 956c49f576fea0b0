import type { ErrorCode, OrderState } from '@brieflotse/contract'
import type { DeliveryStatus } from '@brieflotse/rules'
import type { Generated } from 'kysely'
import type { Flag, Json, Moment } from './columns.ts'

/** Letters posted at the operator's cost, to enforce the daily limit. A row stays for a day after its user is deleted. */
export interface LetterAtCostTable {
  id: Generated<number>
  ordered_at: Moment
}

/** Paid orders to post a letter. The provider stores `reference`, so that an order whose response was lost can be found again. */
export interface MailOrderTable {
  id: Generated<number>
  user_id: number
  letter_id: number
  reference: string
  provider: string
  /** Nothing is really posted: the practice post office or a real provider's test mode. */
  practice: Generated<Flag>
  /** The order was not paid with bought credits: a real letter at the operator's cost, or a fake one. */
  operator_pays: Generated<Flag>
  /** The provider's id of the letter once it was accepted. */
  provider_id: string | null
  delivery_option: string
  print_options: Json
  /** The lines of the address on the envelope. */
  recipient: Json
  /** The PDF that the provider got. */
  pdf_hash: string
  pages: number
  price_cents: number
  credits: number
  /**
   * ordered -> submitting -> submitted. On cancellation: ordered -> canceled, or submitting/submitted -> canceling -> canceled, or
   * back to submitted if it was too late. A rejection leads from any state to failed. See decision 015.
   */
  state: OrderState
  failure: ErrorCode | null
  /** Details of the failure (`Said`); null if the code says everything. */
  failure_said: Json | null
  /** The id in `GET /api/tracking/:trackingId`; it cannot be guessed. */
  tracking_id: string
  delivery_status: DeliveryStatus | null
  delivery_location: string | null
  /** The location as a message. */
  delivery_location_said: Json | null
  carrier_code: string | null
  estimated_on: string
  cancel_until: Moment | null
  proof_hash: string | null
  /** When the provider and the carrier were polled last. */
  asked_at: Moment | null
  looked_at: Moment | null
  ordered_at: Moment
  submitted_at: Moment | null
  /** From this moment nothing can change any more. */
  ended_at: Moment | null
  updated_at: Moment
}

/** Tracking events of posted letters. A repeated event is stored once. */
export interface MailEventTable {
  id: Generated<number>
  order_id: number
  status: DeliveryStatus
  at: Moment
  /** Location and text from the carrier, or both as messages (`Said`). */
  location: string | null
  location_said: Json | null
  text: string | null
  said: Json | null
}
