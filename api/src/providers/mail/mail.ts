import type { PrintOptions, Said } from '@brieflotse/contract'
import type { DeliveryOption, PlainDate } from '@brieflotse/rules'
import type { LayoutProfileName } from '@brieflotse/writing'
import type { Registered } from '../registered.ts'

/**
 * A letter to print and post. `reference` is ours, unique, with at most 60 characters of `[A-Za-z0-9-]`; the order is looked up by
 * it later.
 */
export type Parcel = {
  reference: string
  pdf: Uint8Array
  pages: number
  /** The lines of the address in the window. */
  recipient: string[]
  option: DeliveryOption
  print: PrintOptions
}

export type PriceQuestion = Pick<Parcel, 'pages' | 'option' | 'print'>

/**
 * A provider's state of a letter. `waiting`: accepted and cancellable until `cancelUntil`; `printing`, `posted`: on its way;
 * `delivered`, `returned`: reported by the provider itself; `canceled`; `refused`: will not be posted, see `reason`.
 */
export type Posting = {
  providerId: string
  state: 'waiting' | 'printing' | 'posted' | 'delivered' | 'returned' | 'canceled' | 'refused'
  /** The time of the last state change; null if the provider does not report it. */
  at: string | null
  cancelUntil: string | null
  /** The address that the provider read in the window, line by line; null if it does not report one. */
  addressSeen: string[] | null
  /** The carrier's tracking number. */
  carrierCode: string | null
  /** The price charged, in cents, if the provider reports it. */
  price: number | null
  /** A message for users. */
  reason: Said | null
}

/**
 * Port: prints and posts letters. Errors are `AppError`: `mail-refused` (permanent), `option-not-offered`, and `provider-down` or
 * `busy`, after which the letter may have been accepted: call `find` before sending it again.
 */
export interface Mail {
  /** Lower-case letters, digits and hyphens. It is stored with each order and is part of the webhook's URL. */
  readonly name: string
  /** Nothing is really sent. */
  readonly practice: boolean
  /**
   * The provider accepts a letter once for each reference and knows it immediately. So a letter that it does not know can be sent
   * again without waiting.
   */
  readonly knowsAtOnce?: boolean
  readonly options: readonly DeliveryOption[]
  /** The page layout that this provider requires. */
  layout(option: DeliveryOption): LayoutProfileName
  /** The price in cents, including taxes. */
  quote(letter: PriceQuestion, signal: AbortSignal): Promise<number>
  find(reference: string, signal: AbortSignal): Promise<Posting | null>
  submit(parcel: Parcel, signal: AbortSignal): Promise<Posting>
  /** Throws `not-found` if the letter no longer exists, and `mail-refused` if it will never be posted. */
  status(providerId: string, signal: AbortSignal): Promise<Posting>
  /** True if the letter is certainly cancelled; false if it is too late. */
  cancel(providerId: string, signal: AbortSignal): Promise<boolean>
  /** Parses a webhook and returns the letters it is about, which are then polled. Throws `invalid-input` if the signature is wrong. */
  news?(headers: Record<string, string | undefined>, body: Uint8Array): { providerIds: string[] }
  /** For providers that store letters on this machine: deletes everything about this one. */
  forget?(reference: string): Promise<void>
  /** The most pages and bytes of one letter. */
  readonly limits: { pages: number; bytes: number }
  /** The expected day of delivery for an order made on this day. */
  estimate(option: DeliveryOption, orderedOn: PlainDate): PlainDate
}

export type RegisteredMail = Registered<Mail>
