import { AppError } from '@brieflotse/contract'
import type { PrintOptions } from '@brieflotse/contract'
import { estimatedArrival, type DeliveryOption } from '@brieflotse/rules'
import * as v from 'valibot'
import { checkedUrl } from './call.ts'
import { checkParcel, grossCents } from './domestic.ts'
import type { Mail } from './mail.ts'
import { createPingenCalls, type PingenCalls } from './pingen-calls.ts'
import { PingenDesk } from './pingen-desk.ts'
import { letterIn, pingenFileName, stateOf } from './pingen-letter.ts'
import { readPingenNews } from './pingen-news.ts'

export type PingenOptions = {
  client: string
  secret: string
  organisation: string
  /** The webhook's signing key; without it webhooks are rejected. */
  webhookKey?: string
  url?: string
  identityUrl?: string
  timeoutMs?: number
  /** How long a letter is held before submission. Until then it can certainly be cancelled. */
  holdMs?: number
  /** How long to wait for Pingen's validation, and how often to poll for it. */
  readMs?: number
  pollMs?: number
  now?: () => number
}

/** `fast` is the first class of each country. Einwurf and Rückschein are not documented for Germany. */
const products: Partial<Record<DeliveryOption, 'fast' | 'registered'>> = {
  standard: 'fast',
  registered: 'registered',
}

/** Source: Pingen, requirements of files for letters to Germany. */
const limits = { pages: 320, bytes: 8_000_000 }

const Slot = v.object({
  data: v.object({
    attributes: v.object({ url: v.string(), url_signature: v.pipe(v.string(), v.nonEmpty()) }),
  }),
})
const Price = v.object({
  data: v.object({ attributes: v.object({ currency: v.string(), price: v.number() }) }),
})

/**
 * Posts letters with Pingen v2. A letter is uploaded and held; it is submitted after a quarter of an hour if Pingen has read the
 * correct address. Every poll submits a due letter, so none is forgotten if the server crashes in between.
 */
export function createPingen(options: PingenOptions): Mail {
  const { timeoutMs = 30_000, now = Date.now, organisation, webhookKey } = options
  const url = checkedUrl(options.url ?? 'https://api.pingen.com', 'BRIEFLOTSE_PINGEN_URL')
  const identityUrl = checkedUrl(
    options.identityUrl ?? 'https://identity.pingen.com',
    'BRIEFLOTSE_PINGEN_IDENTITY_URL',
  )
  const calls = createPingenCalls({ ...options, url, identityUrl, timeoutMs, now })
  const path = `/organisations/${encodeURIComponent(organisation)}/deliveries/letters`
  const { holdMs = 15 * 60_000, readMs = 10_000, pollMs = 1_500 } = options
  const desk = new PingenDesk({ calls, path, holdMs, readMs, pollMs, now })
  const offered = Object.keys(products) as DeliveryOption[]

  const mail: Mail = {
    name: 'pingen',
    practice: new URL(url).hostname.includes('staging'),
    options: offered,
    limits,
    layout: () => 'pingen',
    estimate: estimatedArrival,

    async quote({ option, pages, print }, signal) {
      const product = products[option]
      if (!product) throw new AppError('option-not-offered')
      const paper_types = Array.from({ length: pages }, () => 'normal')
      const attributes = {
        country: 'DE',
        paper_types,
        ...printed(print),
        delivery_product: product,
      }
      const body = { data: { type: 'letter_price_calculator', attributes } }
      const answer = await calls.ask('POST', `${path}/price-calculator`, signal, { body })
      return centsIn(answer)
    },

    find: (reference, signal) => desk.find(reference, signal),
    status: (id, signal) => desk.status(id, signal),
    cancel: (id, signal) => desk.cancel(id, signal),

    async submit(parcel, signal) {
      checkParcel(parcel, { options: offered, limits })
      const { reference, recipient, pdf, option, print } = parcel
      const attributes = {
        file_original_name: pingenFileName(reference, recipient),
        ...(await upload(calls, pdf, signal)),
        address_position: 'left',
        auto_send: false,
        delivery_product: products[option],
        ...printed(print),
      }
      // 409 is not in this list: it means that the idempotency key was used, so the letter is searched.
      const refusals = [400, 413, 422]
      const sent = { body: { data: { type: 'letters', attributes } }, key: reference, refusals }
      const answer = calls.ask('POST', path, signal, sent)
      const created = letterIn(
        await answer.catch((e: unknown) => desk.conflict(e, reference, signal)),
      )
      const read = await desk.awaitReading(created, signal)
      if (stateOf(read) === 'refused') throw await desk.refusal(read, signal)
      return desk.posting(
        await desk.sendOn(read, signal).catch((error: unknown) => {
          if (error instanceof AppError && error.code === 'mail-refused') throw error
          return read
        }),
      )
    },
  }
  if (webhookKey) {
    mail.news = (headers, body) => {
      const { providerIds, reason } = readPingenNews(headers, body, webhookKey)
      for (const id of providerIds) desk.heard(id, reason)
      return { providerIds }
    }
  }
  return mail
}

/** The price in a quote. */
function centsIn(answer: unknown): number {
  const quote = v.safeParse(Price, answer)
  const { currency, price } = quote.success
    ? quote.output.data.attributes
    : { currency: '?', price: 0 }
  if (currency === 'EUR' && price > 0) return grossCents(price)
  const cause = `pingen quotes no price in euros: ${currency}`
  throw new AppError('provider-down', undefined, { cause })
}

async function upload(calls: PingenCalls, pdf: Uint8Array, signal: AbortSignal) {
  const slot = v.safeParse(Slot, await calls.ask('GET', '/file-upload', signal))
  if (!slot.success) throw new AppError('provider-down', undefined, { cause: 'no upload address' })
  const { url: file_url, url_signature: file_url_signature } = slot.output.data.attributes
  await calls.put(file_url, pdf, signal)
  return { file_url, file_url_signature }
}

const printed = ({ blackAndWhite, doubleSided }: PrintOptions) => ({
  print_mode: doubleSided ? 'duplex' : 'simplex',
  print_spectrum: blackAndWhite ? 'grayscale' : 'color',
})
