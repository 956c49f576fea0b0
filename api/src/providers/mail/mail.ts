import type { PrintOptions, Said } from '@brieflotse/contract'
import type { DeliveryOption, PlainDate } from '@brieflotse/rules'
import type { LayoutProfileName } from '@brieflotse/writing'

/** A letter to be printed and posted. `reference` is ours, unique, at most 60 of `[A-Za-z0-9-]`: the provider is asked for it later. */
export type Parcel = {
  reference: string
  pdf: Uint8Array
  pages: number
  /** Lines as they stand in the window. */
  recipient: string[]
  option: DeliveryOption
  print: PrintOptions
}

export type PriceQuestion = Pick<Parcel, 'pages' | 'option' | 'print'>

/**
 * What the provider says about a letter it knows. `waiting`: taken, can still be stopped until `cancelUntil`; `printing`, `posted`: on its
 * way; `delivered`, `returned`: told by the provider itself; `canceled`; `refused`: will not be posted, see `reason`.
 */
export type Posting = {
  providerId: string
  state: 'waiting' | 'printing' | 'posted' | 'delivered' | 'returned' | 'canceled' | 'refused'
  /** When that was said to have happened; null when the provider does not say. */
  at: string | null
  cancelUntil: string | null
  /** The address as the provider read it in the window, line by line; null when it does not say. */
  addressSeen: string[] | null
  /** The number the post gave the item. */
  carrierCode: string | null
  /** Cents, where the provider says what it took. */
  price: number | null
  /** For a person. */
  reason: Said | null
}

/**
 * Port: prints and posts letters. Failures are `AppError`: `mail-refused` (will never work), `option-not-offered`, and `provider-down` or
 * `busy`, after which nobody knows whether the letter was taken: then `find` is asked before anything is sent again.
 */
export interface Mail {
  readonly name: 'practice' | 'letterxpress' | 'pingen'
  /** Nothing leaves the house. */
  readonly practice: boolean
  /** Takes a letter once for each reference, and knows at once of all it took: what it does not know can be sent again without waiting. */
  readonly knowsAtOnce?: boolean
  readonly options: readonly DeliveryOption[]
  /** The zones a page must keep for this provider. */
  layout(option: DeliveryOption): LayoutProfileName
  /** Cents, taxes included. */
  quote(letter: PriceQuestion, signal: AbortSignal): Promise<number>
  find(reference: string, signal: AbortSignal): Promise<Posting | null>
  submit(parcel: Parcel, signal: AbortSignal): Promise<Posting>
  /** Throws `not-found` for a letter that is not there any more, and `mail-refused` for one that will never be posted. */
  status(providerId: string, signal: AbortSignal): Promise<Posting>
  /** True when the letter is stopped for sure; false when it is too late. */
  cancel(providerId: string, signal: AbortSignal): Promise<boolean>
  /** Where the provider calls us: the letters it speaks of, which are then asked for. Throws `invalid-input` for what it did not sign. */
  news?(headers: Record<string, string | undefined>, body: Uint8Array): { providerIds: string[] }
  /** Where letters lie on this machine: nothing of this one is left. */
  forget?(reference: string): Promise<void>
  /** Pages that fit into one letter, and bytes of its PDF. */
  readonly limits: { pages: number; bytes: number }
  /** The day by which it should arrive, counted from the day it is ordered. */
  estimate(option: DeliveryOption, orderedOn: PlainDate): PlainDate
}
