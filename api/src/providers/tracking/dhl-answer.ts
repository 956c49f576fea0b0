import type { DeliveryEvent } from '@brieflotse/contract'
import * as v from 'valibot'
import type { Item, Tracked } from './tracking.ts'
import { DateTime } from 'luxon'
import type { DeliveryStatus } from '@brieflotse/rules'

// Missing or invalid fields are left out, so that the rest stays readable.
const text = v.optional(v.fallback(v.optional(v.string()), undefined))
const one = <T extends v.ObjectEntries>(entries: T) =>
  v.optional(v.fallback(v.optional(v.object(entries)), undefined))

const Place = one({
  address: one({ addressLocality: text, postalCode: text, countryCode: text }),
})
const State = {
  timestamp: text,
  location: Place,
  statusCode: text,
  status: text,
  description: text,
  remark: text,
}
const Shipment = v.object({
  id: text,
  service: text,
  destination: Place,
  estimatedTimeOfDelivery: text,
  status: one(State),
  events: v.optional(v.fallback(v.array(v.fallback(v.object(State), {})), []), []),
  details: one({ proofOfDelivery: one({ documentUrl: text, signatureUrl: text }) }),
})
const Answer = v.object({ shipments: v.array(v.fallback(Shipment, { events: [] })) })

type State = NonNullable<v.InferOutput<typeof Shipment>['status']>

export type DhlAnswer = Omit<Tracked, 'proof'> & { proofUrls: string[] }

/** A tolerance for clocks that are slightly ahead. */
const aheadMs = 3_600_000

/**
 * Finds the item in DHL's response; null if it is not there. Numbers are reused after some time and by other DHL services, so a
 * different destination or service, and events before `since`, belong to another item.
 */
export function readDhlAnswer(body: unknown, item: Item, now: number): DhlAnswer | null {
  const parsed = v.safeParse(Answer, body)
  if (!parsed.success) return null
  const shipment = parsed.output.shipments.find((one) => isOurs(one, item))
  if (!shipment) return null
  const said = [...shipment.events, ...(shipment.status ? [shipment.status] : [])]
  const since = item.since ? Date.parse(item.since) : -Infinity
  const events = said
    .flatMap((state) => eventOf(state) ?? [])
    .filter(({ at }) => Date.parse(at) >= since && Date.parse(at) <= now + aheadMs)
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .filter((event, i, all) => !all.slice(0, i).some((other) => isSame(event, other)))
  const last = lastWord(events)
  if (!last) return null
  const { documentUrl, signatureUrl } = shipment.details?.proofOfDelivery ?? {}
  return {
    status: last.status,
    at: last.at,
    location: last.location,
    estimatedDelivery: momentOf(shipment.estimatedTimeOfDelivery),
    events,
    proofUrls: [documentUrl, signatureUrl].flatMap((url) => url ?? []),
  }
}

const services = ['post-de', 'parcel-de']

function isOurs(shipment: v.InferOutput<typeof Shipment>, { code, zip }: Item): boolean {
  const { id, service, destination } = shipment
  const { postalCode, countryCode } = destination?.address ?? {}
  if (id !== undefined && id.replace(/\s/g, '').toUpperCase() !== code) return false
  if (service !== undefined && !services.includes(service)) return false
  if (countryCode !== undefined && countryCode.toUpperCase() !== 'DE') return false
  return !postalCode || !zip || postalCode === zip
}

function eventOf(state: State): DeliveryEvent | null {
  const at = momentOf(state.timestamp)
  const sentences = [state.status, state.description, state.remark].filter((one) => one?.trim())
  const status = statusOf({ statusCode: state.statusCode, words: sentences.join(' ') })
  if (at === null || status === null) return null
  const { postalCode, addressLocality } = state.location?.address ?? {}
  const location = [postalCode, addressLocality].filter(Boolean).join(' ').slice(0, 200)
  const words = (state.description ?? state.status ?? '').replace(/\s+/g, ' ').trim()
  return { status, at, location: location || null, text: words.slice(0, 300) || null }
}

const isSame = (a: DeliveryEvent, b: DeliveryEvent) => a.status === b.status && a.at === b.at

/** The newest event, but a final one stays even if there are later scans. */
function lastWord(events: DeliveryEvent[]): DeliveryEvent | undefined {
  const ends = events.filter(({ status }) => status === 'delivered' || status === 'returned')
  return ends.at(-1) ?? events.at(-1)
}

/** Parses DHL's timestamps, which are German time if they have no zone. Null if invalid. */
function momentOf(text: string | undefined): string | null {
  if (!text) return null
  const moment = DateTime.fromISO(text, { zone: 'Europe/Berlin' })
  return moment.isValid ? moment.toUTC().toISO() : null
}

/** DHL's status code and text for an item or event. */
type DhlWords = { statusCode?: string | undefined; words: string }

// The code distinguishes only five states; the German or English text gives the rest of our nine.
const carriedOut = /in (?:der )?zustellung|zustellfahrzeug|wird zugestellt|out for delivery/i
const back =
  /zurück(?:gesandt|gesendet|geschickt| an)|rücksend|retour|an den absender|annahme verweigert|unzustellbar|return(?:ed|ing)? to (?:the )?sender|refused|undeliverable/i
const lost = /verloren|vernichtet|zerstört|\blost\b|destroyed/i

/** Maps DHL's status to ours; null if it says nothing. */
function statusOf({ statusCode, words }: DhlWords): DeliveryStatus | null {
  switch (statusCode) {
    case 'pre-transit':
      return 'printed'
    case 'transit':
      if (back.test(words)) return 'returned'
      return carriedOut.test(words) ? 'out_for_delivery' : 'in_transit'
    case 'delivered':
      // DHL also reports a return to the sender as delivered.
      return back.test(words) ? 'returned' : 'delivered'
    case 'failure':
      if (lost.test(words)) return 'failed'
      return back.test(words) ? 'returned' : 'exception'
    default:
      return null
  }
}
