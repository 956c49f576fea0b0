import { AppError } from '@brieflotse/contract'
import type { PrintOptions } from '@brieflotse/contract'
import { estimatedArrival, type DeliveryOption } from '@brieflotse/rules'
import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { checkedUrl } from './call.ts'
import { checkParcel, grossCents } from './domestic.ts'
import { createLetterXpressCalls, type LetterXpressAccount } from './letterxpress-calls.ts'
import { findJob } from './letterxpress-find.ts'
import { Job, letterxpressPosting } from './letterxpress-job.ts'
import type { Mail } from './mail.ts'

export type LetterXpressOptions = LetterXpressAccount & {
  url?: string
  timeoutMs?: number
  now?: () => number
}

/**
 * The API's shipping options. `registered` is r1 (Einschreiben Einwurf): nobody has to be at home, it cannot be refused, and the
 * day of delivery is recorded. r2 waits at the post office for a signature. The API has no Rückschein and no Eigenhändig.
 */
const ways: Partial<Record<DeliveryOption, { registered?: 'r1' }>> = {
  standard: {},
  registered: { registered: 'r1' },
}

/** A request may have 50 MB, including the PDF as base64. A letter of 500 g holds 90 sheets. */
const limits = { pages: 90, bytes: 37_000_000 }

const Price = v.object({ price: v.pipe(v.union([v.number(), v.string()]), v.transform(Number)) })

/**
 * Posts letters with LetterXpress v3. The API has no idempotency and no webhooks, so orders carry our reference in `notice` and are
 * found by polling.
 */
export function createLetterXpress(options: LetterXpressOptions): Mail {
  const { mode, timeoutMs = 40_000, now = Date.now } = options
  const url = checkedUrl(
    options.url ?? 'https://api.letterxpress.de/v3',
    'BRIEFLOTSE_LETTERXPRESS_URL',
  )
  const ask = createLetterXpressCalls({ ...options, url, timeoutMs, now })
  const offered = Object.keys(ways) as DeliveryOption[]

  const look = async (id: string, signal: AbortSignal) =>
    jobIn(await ask('GET', `/printjobs/${encodeURIComponent(id)}`, signal))

  return {
    name: 'letterxpress',
    practice: mode === 'test',
    options: offered,
    limits,
    layout: () => 'letterxpress',
    estimate: estimatedArrival,

    async quote({ option, pages, print }, signal) {
      const way = ways[option]
      if (!way) throw new AppError('option-not-offered')
      const letter = { specification: { pages, ...specification(print) }, ...way }
      const answer = v.safeParse(Price, await ask('GET', '/price', signal, { body: { letter } }))
      if (answer.success && answer.output.price > 0) return grossCents(answer.output.price)
      throw new AppError('provider-down', undefined, { cause: 'no price' })
    },

    async find(reference, signal) {
      const job = await findJob(ask, reference, signal, now())
      return job && letterxpressPosting(job, now())
    },

    async submit(parcel, signal) {
      checkParcel(parcel, { options: offered, limits })
      const { reference, pdf, print, option } = parcel
      const base64 = Buffer.from(pdf).toString('base64')
      const letter = {
        base64_file: base64,
        base64_file_checksum: createHash('md5').update(base64).digest('hex'),
        specification: specification(print),
        filename_original: `${reference}.pdf`,
        notice: reference,
        ...ways[option],
      }
      const sent = { body: { letter }, refusable: true }
      return letterxpressPosting(jobIn(await ask('POST', '/printjobs', signal, sent)), now())
    },

    async status(providerId, signal) {
      return letterxpressPosting(await look(providerId, signal), now())
    },

    async cancel(providerId, signal) {
      const path = `/printjobs/${encodeURIComponent(providerId)}`
      try {
        await ask('DELETE', path, signal, { refusable: true })
        return true
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'mail-refused') throw error
        const job = await look(providerId, signal).catch(nullIfGone)
        if (!job) return true
        const { state, cancelUntil } = letterxpressPosting(job, now())
        if (state === 'canceled') return true
        // A rejection before the deadline is unexpected, so cancelling is retried until the deadline.
        if (cancelUntil !== null)
          throw new AppError('provider-down', undefined, { cause: error.cause })
        return false
      }
    },
  }
}

/** "1" is black and white, "4" is colour. Letters and prices are for Germany only. */
const specification = ({ blackAndWhite, doubleSided }: PrintOptions) => ({
  color: blackAndWhite ? '1' : '4',
  mode: doubleSided ? 'duplex' : 'simplex',
  shipping: 'national',
})

/** A job that no longer exists was deleted before printing, which is the only time it can be deleted. */
function nullIfGone(error: unknown): null {
  if (error instanceof AppError && error.code === 'not-found') return null
  throw error
}

function jobIn(data: unknown): Job {
  const job = v.safeParse(Job, data)
  if (job.success) return job.output
  throw new AppError('provider-down', undefined, { cause: 'unknown answer' })
}
