import { itemNumber } from './fake-post.ts'

export type PingenAttributes = {
  file_original_name: string
  address_position: string
  delivery_product: string
  print_mode: string
  print_spectrum: string
}

export type FakePingenLetter = {
  id: string
  n: number
  attributes: PingenAttributes
  address: string[]
  country: string
  pages: number
  createdAt: number
  /** The result of Pingen's validation. */
  reads: 'valid' | 'invalid' | 'unprintable' | 'action_required'
  submittedAt: number | null
  cancelledAt: number | null
  deleted: boolean
  undeliverable: { reason: string; corrected: Record<string, string> } | null
  /** A state that the letter does not leave. */
  stuck: string | null
}

export type PingenTimes = { readingMs: number; cancellingMs: number }

const minute = 60_000
/** The states after submission, with the minute at which each begins. */
const way: [number, string][] = [
  [0, 'submitted'],
  [1, 'accepted'],
  [30, 'inspection'],
  [60, 'transferring'],
  [90, 'printing'],
  [120, 'processing'],
  [240, 'sent'],
]
const arrivesAfter = 28 * 60 * minute

export function statusOf(letter: FakePingenLetter, now: number, times: PingenTimes): string {
  if (letter.stuck) return letter.stuck
  if (letter.cancelledAt !== null) {
    return now < letter.cancelledAt + times.cancellingMs ? 'cancelling' : 'cancelled'
  }
  if (letter.submittedAt === null) {
    return now < letter.createdAt + times.readingMs ? 'validating' : letter.reads
  }
  const age = now - letter.submittedAt
  if (age >= arrivesAfter && letter.undeliverable) return 'undeliverable'
  if (age >= arrivesAfter && letter.attributes.delivery_product === 'registered') return 'delivered'
  return way.findLast(([after]) => age >= after * minute)?.[1] ?? 'submitted'
}

export const isPosted = (letter: FakePingenLetter, now: number): boolean =>
  letter.submittedAt !== null &&
  letter.cancelledAt === null &&
  letter.stuck === null &&
  now - letter.submittedAt >= 240 * minute

/** In euros without VAT. */
export const netPrice = (pages: number, spectrum: string, product: string): number =>
  0.89 +
  (pages - 1) * 0.06 +
  (spectrum === 'color' ? 0.09 * pages : 0) +
  (product === 'registered' ? 2.9 : 0)

/** A time in Pingen's format. */
export const written = (ms: number): string =>
  new Date(ms + 60 * minute).toISOString().replace(/\.\d{3}Z$/, '+0100')

export function shownLetter(letter: FakePingenLetter, now: number, times: PingenTimes): object {
  const status = statusOf(letter, now, times)
  const { delivery_product: product, print_spectrum: spectrum } = letter.attributes
  return {
    id: letter.id,
    type: 'letters',
    attributes: {
      ...letter.attributes,
      status,
      file_pages: letter.pages,
      address: status === 'validating' || !letter.address.length ? null : letter.address.join('\n'),
      country: letter.country,
      price_currency: 'EUR',
      price_value: Number(netPrice(letter.pages, spectrum, product).toFixed(2)),
      paper_types: ['normal'],
      source: 'api',
      tracking_number: null,
      submitted_at: letter.submittedAt === null ? null : written(letter.submittedAt),
      created_at: written(letter.createdAt),
      updated_at: written(now),
    },
  }
}

/** The events of a letter. Only here the API shows the number of a registered letter. */
export function shownEvents(letter: FakePingenLetter, now: number, times: PingenTimes): object[] {
  const status = statusOf(letter, now, times)
  const event = (code: string, name: string, data: unknown[] = []) => ({
    id: `${letter.id}-${code}`,
    type: 'letters_events',
    attributes: { code, name, producer: 'Post', location: '', data, emitted_at: written(now) },
  })
  const isTracked = letter.attributes.delivery_product === 'registered' && isPosted(letter, now)
  return [
    event('content_successfully_inspected', 'Content inspected'),
    ...(isPosted(letter, now)
      ? [event('transferred_to_distributor', 'Handed to distributor')]
      : []),
    ...(isTracked ? [event('track_and_trace', 'Tracked', [itemNumber(letter.n)])] : []),
    ...(status === 'undeliverable' ? [event('undeliverable', 'Undeliverable')] : []),
  ]
}
