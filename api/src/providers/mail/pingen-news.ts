import { AppError } from '@brieflotse/contract'
import { createHmac, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import { parsed, providerMessage } from './call.ts'

const text = v.optional(v.nullable(v.string()))
const Reference = v.object({ type: text, id: v.string() })

/** Parsed leniently: event types have been renamed without notice, and missing fields are not needed. */
const News = v.object({
  data: v.object({
    attributes: v.optional(
      v.nullable(
        v.object({
          reason: text,
          corrected_address: v.optional(
            v.nullable(v.object({ name: text, street: text, number: text, zip: text, city: text })),
          ),
        }),
      ),
    ),
    relationships: v.optional(
      v.nullable(v.record(v.string(), v.object({ data: v.optional(v.nullable(Reference)) }))),
    ),
  }),
  included: v.optional(v.nullable(v.array(v.object({ type: text, id: v.optional(v.string()) })))),
})

/** The letters that a webhook is about, and why one was returned, if it says so. */
export type PingenNews = { providerIds: string[]; reason: string | null }

/** Verifies and parses a webhook. `Signature` is the HMAC-SHA256 of the raw body in hexadecimal. */
export function readPingenNews(
  headers: Record<string, string | undefined>,
  body: Uint8Array,
  key: string,
): PingenNews {
  const right = createHmac('sha256', key).update(body).digest()
  const given = headers['signature'] ?? ''
  const isSigned =
    /^[0-9a-f]{64}$/i.test(given) && timingSafeEqual(right, Buffer.from(given, 'hex'))
  if (!isSigned) throw new AppError('invalid-input', undefined, { cause: 'not signed by pingen' })
  const news = v.safeParse(News, parsed(Buffer.from(body).toString('utf8')))
  // A genuine event about something else is ignored.
  if (!news.success) return { providerIds: [], reason: null }
  const { data, included } = news.output
  const { deliverable, letter } = data.relationships ?? {}
  const named = [deliverable?.data, letter?.data].filter((one) => one?.type === 'letters')
  const ids = [...named, ...(included ?? []).filter(({ type }) => type === 'letters')]
    .map((one) => one?.id)
    .filter((id) => id !== undefined)
  return { providerIds: [...new Set(ids)], reason: reasonOf(data.attributes) }
}

function reasonOf(attributes: v.InferOutput<typeof News>['data']['attributes']): string | null {
  const { reason, corrected_address: at } = attributes ?? {}
  const street = [at?.street, at?.number].filter(Boolean).join(' ')
  const town = [at?.zip, at?.city].filter(Boolean).join(' ')
  const address = [at?.name, street, town].filter(Boolean).join(', ')
  const corrected = address && `The post knows this address: ${address}.`
  return providerMessage([reason, corrected].filter(Boolean).join(' '), [])
}
