import { AppError } from '@brieflotse/contract'
import { setTimeout as wait } from 'node:timers/promises'
import { sendRequest, type ProviderResponse, type Call } from '../mail/call.ts'

export type AskOptions = {
  timeoutMs?: number
  /** The longest pause in milliseconds that is waited for if the service asks for one. */
  mostPauseMs?: number
  now?: () => number
}

/** The status codes for a used-up quota; 456 is DeepL's own. */
const usedUp = new Set([402, 456])
/** DeepL uses 529 like 429. */
const busy = new Set([429, 503, 529])
const quotaPauseMs = 60 * 60_000
const usualPauseMs = 2_000
const tries = 3

/**
 * Sends requests to a translation service. A short pause that the service asks for is waited for. During a long one every request
 * fails at once, so that the letter is translated by the local model instead of waiting.
 */
export function createAsk({
  timeoutMs = 20_000,
  mostPauseMs = 15_000,
  now = Date.now,
}: AskOptions) {
  let notBefore = 0
  const down = (cause: string) => new AppError('provider-down', undefined, { cause })
  return async (request: Omit<Call, 'timeoutMs'>): Promise<ProviderResponse> => {
    for (let attempt = 1; ; attempt++) {
      if (now() < notBefore) throw down('it asked for a pause')
      const answer = await sendRequest({ ...request, timeoutMs })
      if (answer.status === 200) return answer
      if (usedUp.has(answer.status)) {
        notBefore = now() + quotaPauseMs
        throw down('its quota is used up')
      }
      const isBusy = busy.has(answer.status)
      if (!isBusy) throw down(`it answers ${answer.status}`)
      const pause = pauseOf(answer.headers['retry-after'], now()) ?? usualPauseMs * attempt
      if (pause > mostPauseMs || attempt === tries) {
        notBefore = now() + pause
        throw down(`it answers ${answer.status}`)
      }
      await wait(pause, undefined, { signal: request.signal })
    }
  }
}

/** Parses Retry-After, which is in seconds or a date. */
function pauseOf(header: string | undefined, now: number): number | null {
  if (header === undefined) return null
  if (/^\d+$/.test(header)) return Number(header) * 1000
  const at = Date.parse(header)
  return Number.isNaN(at) ? null : Math.max(0, at - now)
}
