import { AppError, message } from '@brieflotse/contract'
import { sendRequest, checkedUrl, parsed, type ProviderResponse } from '../mail/call.ts'
import { readDhlAnswer } from './dhl-answer.ts'
import { fetchProof, isProofAddress } from './proof.ts'
import type { Item, Tracking } from './tracking.ts'
import { setTimeout as pause } from 'node:timers/promises'

export type DhlOptions = {
  /** From developer.dhl.com, product "Shipment Tracking – Unified". */
  key: string
  url?: string
  spacingMs?: number
  isProofAllowed?: (url: string) => boolean
  now?: () => number
}

// Limits of the free plan in 2026: 250 requests a day, one a second, ten a day for one item.
const perDay = 250
const perItemMs = (24 * 3_600_000) / 10
const timeoutMs = 20_000
const usualRestMs = 3_600_000

/**
 * DHL's Shipment Tracking – Unified, which tracks registered letters of Deutsche Post. Source: developer.dhl.com, version 1.5.
 * Service and postcode are sent with the number, because another item may have the same number.
 */
export function createDhlTracking(options: DhlOptions): Tracking {
  const { key, spacingMs = 1_000, isProofAllowed = isProofAddress, now = Date.now } = options
  const base = checkedUrl(options.url ?? 'https://api-eu.dhl.com', 'BRIEFLOTSE_DHL_URL')
  const quota = createQuota({ perDay, spacingMs, now })

  function rest(answer: ProviderResponse): AppError {
    const seconds = Number(answer.headers['retry-after'])
    quota.close(seconds > 0 ? Math.min(seconds * 1_000, 24 * usualRestMs) : usualRestMs)
    return carrierTired()
  }

  async function ask(item: Item, signal: AbortSignal): Promise<unknown> {
    await quota.take(signal)
    const query = new URLSearchParams({
      trackingNumber: item.code,
      service: 'post-de',
      requesterCountryCode: 'DE',
      language: 'de',
      ...(item.zip && { recipientPostalCode: item.zip }),
    })
    const answer = await sendRequest({
      method: 'GET',
      url: `${base}/track/shipments?${query.toString()}`,
      headers: { 'DHL-API-Key': key, Accept: 'application/json' },
      signal,
      timeoutMs,
    })
    if (answer.status === 404) return null
    if (answer.status === 429) throw rest(answer)
    const body = parsed(answer.text)
    if (answer.status !== 200 || body === undefined) {
      const cause = `DHL answered ${answer.status}${answer.status === 401 ? ': is the key valid?' : ''}`
      throw new AppError('provider-down', undefined, { cause })
    }
    return body
  }

  return {
    name: 'dhl',
    pace: { perItemMs },
    async look(given, signal) {
      const item = { ...given, code: given.code.replace(/\s/g, '').toUpperCase() }
      if (!/^[A-Z0-9]{8,39}$/.test(item.code)) return null
      const answer = readDhlAnswer(await ask(item, signal), item, now())
      if (!answer) return null
      const { proofUrls, ...tracked } = answer
      const isOver = tracked.status === 'delivered'
      return {
        ...tracked,
        proof: isOver ? await fetchProof(proofUrls, signal, isProofAllowed) : null,
      }
    },
  }
}

type QuotaOptions = { perDay: number; spacingMs: number; now: () => number }

/** The carrier's limit is reached, which the user has not caused. */
const carrierTired = () => new AppError('rate-limited', message('mail.carrier-tired'))

/** Enforces a carrier's limits: requests per day (UTC), and a pause between them. */
function createQuota({ perDay, spacingMs, now }: QuotaOptions) {
  let day = ''
  let asked = 0
  let closedUntil = 0
  let next = 0
  return {
    /** Waits for the next slot. Throws `rate-limited` if none is left. */
    async take(signal: AbortSignal): Promise<void> {
      const today = new Date(now()).toISOString().slice(0, 10)
      if (today !== day) [day, asked] = [today, 0]
      if (asked >= perDay || now() < closedUntil) throw carrierTired()
      asked += 1
      const turn = Math.max(now(), next)
      next = turn + spacingMs
      if (turn > now()) await pause(turn - now(), undefined, { signal })
    },
    /** The carrier itself has reported too many requests. */
    close(forMs: number): void {
      closedUntil = now() + forMs
    },
  }
}
