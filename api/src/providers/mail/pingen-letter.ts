import { AppError, message, type Said } from '@brieflotse/contract'
import * as v from 'valibot'
import { grossCents } from './domestic.ts'
import type { Posting } from './mail.ts'
import { addressMark, isMarked } from './same-address.ts'

const text = v.optional(v.nullable(v.string()))

const Resource = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  attributes: v.object({
    status: v.string(),
    file_original_name: text,
    address: text,
    country: text,
    delivery_product: text,
    print_mode: text,
    print_spectrum: text,
    price_currency: text,
    price_value: v.optional(v.nullable(v.number())),
    tracking_number: text,
    submitted_at: text,
    created_at: text,
    updated_at: text,
  }),
})
const One = v.object({ data: Resource })
const Many = v.object({
  data: v.array(Resource),
  meta: v.optional(
    v.nullable(v.object({ last_page: v.optional(v.number()), total: v.optional(v.number()) })),
  ),
})

export type PingenLetter = { id: string } & v.InferOutput<typeof Resource>['attributes']

const flat = ({ id, attributes }: v.InferOutput<typeof Resource>): PingenLetter => ({
  id,
  ...attributes,
})

export function letterIn(answer: unknown): PingenLetter {
  const parsed = v.safeParse(One, answer)
  if (parsed.success) return flat(parsed.output.data)
  throw new AppError('provider-down', undefined, { cause: 'unknown answer' })
}

export type PingenPage = { letters: PingenLetter[]; lastPage?: number; total?: number }

export function lettersIn(answer: unknown): PingenPage {
  const parsed = v.safeParse(Many, answer)
  if (!parsed.success) throw new AppError('provider-down', undefined, { cause: 'unknown list' })
  const { data, meta } = parsed.output
  return {
    letters: data.map(flat),
    ...(meta?.last_page !== undefined && { lastPage: meta.last_page }),
    ...(meta?.total !== undefined && { total: meta.total }),
  }
}

/**
 * The file name at Pingen: our reference to find the letter, and a hash of its address to compare with the address that Pingen
 * reads. `meta_data` is not used because it requires street and number of both sides.
 */
export const pingenFileName = (reference: string, recipient: string[]): string =>
  `${reference}.${addressMark(recipient)}.pdf`

const nameParts = (letter: PingenLetter) =>
  /^([A-Za-z0-9-]+)\.([0-9a-f]{24})\.pdf$/.exec(letter.file_original_name ?? '')

export const referenceOf = (letter: PingenLetter): string | undefined => nameParts(letter)?.[1]

/** Whether Pingen read the address that was printed. */
export const isReadRight = (letter: PingenLetter): boolean =>
  isMarked(nameParts(letter)?.[2] ?? '', linesOf(letter) ?? [])

/** An uploaded letter that was not submitted. It is not sent by itself. */
export const isHeld = (letter: PingenLetter): boolean =>
  !letter.submitted_at && letter.status in held

/** States before submission; only `valid` can be submitted. */
const held: Record<string, Posting['state']> = {
  validating: 'waiting',
  fixing: 'waiting',
  valid: 'waiting',
  invalid: 'refused',
  unprintable: 'refused',
  action_required: 'refused',
}

/**
 * States after submission. A letter that needs manual action can still be posted, so it counts as waiting. Source: API
 * documentation 2.0, letters.
 */
const sent: Record<string, Posting['state']> = {
  submitted: 'waiting',
  awaiting_credits: 'waiting',
  accepted: 'waiting',
  inspection: 'waiting',
  transferring: 'waiting',
  cancelling: 'waiting',
  fixing: 'waiting',
  action_required: 'waiting',
  printing: 'printing',
  processing: 'printing',
  sent: 'posted',
  delivered: 'delivered',
  undeliverable: 'returned',
  cancelled: 'canceled',
  unprintable: 'refused',
  invalid: 'refused',
  rejected: 'refused',
  expired: 'refused',
}

export function stateOf(letter: PingenLetter): Posting['state'] {
  return (isHeld(letter) ? held : sent)[letter.status] ?? 'waiting'
}

/** The reasons why a letter is rejected. */
const reasons: Record<string, Said> = {
  invalid: message('shop.against-rules'),
  unprintable: message('shop.not-printable'),
  action_required: message('shop.needs-attention'),
  awaiting_credits: message('shop.account-empty'),
  rejected: message('shop.rejected'),
  expired: message('shop.lay-too-long'),
}

export function pingenPosting(letter: PingenLetter, until: number | null): Posting {
  const state = stateOf(letter)
  const isRead = letter.status !== 'validating'
  const isOver = state === 'delivered' || state === 'returned'
  return {
    providerId: letter.id,
    state,
    at: isoOf(isOver ? letter.updated_at : state === 'waiting' ? letter.created_at : null),
    cancelUntil: until === null ? null : new Date(until).toISOString(),
    // A page on which no address was found is treated like one with a wrong address.
    addressSeen: linesOf(letter) ?? (isRead && isHeld(letter) ? [] : null),
    carrierCode: letter.tracking_number || null,
    price:
      letter.price_currency === 'EUR' && letter.price_value ? grossCents(letter.price_value) : null,
    reason: reasons[letter.status] ?? null,
  }
}

/** The address that Pingen read. An account in another country takes an address without a country as domestic. */
function linesOf({ address, country }: PingenLetter): string[] | null {
  const lines = (address ?? '')
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean)
  if (lines.length === 0) return null
  return country && country !== 'DE' ? [...lines, country] : lines
}

/** Times look like 2026-07-29T11:21:09+0200. */
export function timeOf(words: string | null | undefined): number | null {
  const time = Date.parse((words ?? '').replace(/([+-]\d{2})(\d{2})$/, '$1:$2'))
  return Number.isNaN(time) ? null : time
}

function isoOf(words: string | null | undefined): string | null {
  const time = timeOf(words)
  return time === null ? null : new Date(time).toISOString()
}
