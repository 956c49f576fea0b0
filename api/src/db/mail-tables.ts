import type { ErrorCode, OrderState } from '@brieflotse/contract'
import type { DeliveryStatus } from '@brieflotse/rules'
import type { Generated } from 'kysely'
import type { Flag, Json, Moment } from './columns.ts'

/** Each letter that was ordered at the operator's cost; it stays for a day when its user is deleted. */
export interface LettersAtCost {
  id: Generated<number>
  ordered_at: Moment
}

/** A paid order to post a letter. `reference` is what the provider knows it by: with it a lost order is found again. */
export interface MailOrders {
  id: Generated<number>
  user_id: number
  letter_id: number
  reference: string
  provider: string
  /** Nothing was posted: the practice post office, or a real provider's test mode. */
  practice: Generated<Flag>
  /** Not paid with what the user bought: a real letter at the operator's cost, or a played one. */
  operator_pays: Generated<Flag>
  /** The provider's own number, once it took the letter. */
  provider_id: string | null
  delivery_option: string
  print_options: Json
  /** Lines as on the envelope. */
  recipient: Json
  /** The PDF as it was handed over. */
  pdf_hash: string
  pages: number
  price_cents: number
  credits: number
  /**
   * ordered -> submitting -> submitted. Stopped: ordered -> canceled; submitting, submitted -> canceling -> canceled, or back to submitted
   * when it was too late. Refused: any of them -> failed. Decision 015.
   */
  state: OrderState
  failure: ErrorCode | null
  /** What more is said of it (`Said`); null where the code says all. */
  failure_said: Json | null
  /** Names it in `GET /api/tracking/:trackingId`; unguessable. */
  tracking_id: string
  delivery_status: DeliveryStatus | null
  delivery_location: string | null
  /** The place as a message. */
  delivery_location_said: Json | null
  carrier_code: string | null
  estimated_on: string
  cancel_until: Moment | null
  proof_hash: string | null
  /** When the provider was asked last, and when the carrier was. */
  asked_at: Moment | null
  looked_at: Moment | null
  ordered_at: Moment
  submitted_at: Moment | null
  /** Nothing can change any more. */
  ended_at: Moment | null
  updated_at: Moment
}

/** What happened to a posted letter; the same news twice is one row. */
export interface MailEvents {
  id: Generated<number>
  order_id: number
  status: DeliveryStatus
  at: Moment
  /** Place and words of the carrier; or both as messages (`Said`). */
  location: string | null
  location_said: Json | null
  text: string | null
  said: Json | null
}
