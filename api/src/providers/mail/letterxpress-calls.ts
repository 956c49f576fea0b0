import { AppError } from '@brieflotse/contract'
import * as v from 'valibot'
import {
  sendRequest,
  inTheirWords,
  parsed,
  providerMessage,
  type ProviderResponse,
  type Call,
} from './call.ts'
import { createHoldOff } from './hold-off.ts'

export type LetterXpressAccount = {
  user: string
  key: string
  /** In `test` nothing is printed, and jobs stay in the account for seven days. */
  mode: 'test' | 'live'
}

export type LetterXpressCall = (
  method: Call['method'],
  path: string,
  signal: AbortSignal,
  /** The body besides the credentials. `refusable`: a 4xx response rejects this letter. */
  sent?: { body?: object; refusable?: boolean },
) => Promise<unknown>

const Body = v.object({
  status: v.optional(v.number()),
  message: v.optional(v.nullable(v.string())),
  data: v.optional(v.unknown()),
})

/**
 * Calls LetterXpress v3. The credentials are in the body of every request, including GET and DELETE. Any content type other than
 * exactly `application/json` gets 400. The limit is 120 requests a minute. Source: LXP API documentation 3.0 of 2024-12-01.
 */
export function createLetterXpressCalls(
  options: LetterXpressAccount & { url: string; timeoutMs: number; now: () => number },
): LetterXpressCall {
  const { user, key, mode, url, timeoutMs, now } = options
  const holdOff = createHoldOff({ usualMs: 60_000, now })
  const secrets = [key, user]
  return async (method, path, signal, { body = {}, refusable = false } = {}) => {
    holdOff.check()
    const answer = await sendRequest({
      method,
      url: `${url}${path}`,
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ auth: { username: user, apikey: key, mode }, ...body }),
      signal,
      timeoutMs,
    })
    holdOff.heard(answer)
    const content = v.safeParse(Body, parsed(answer.text))
    const status = statusOf(answer, content.success ? content.output.status : undefined)
    if (status >= 200 && status < 300 && content.success) return content.output.data
    const words = content.success ? providerMessage(content.output.message, secrets) : null
    throw failure(status, words, refusable)
  }
}

/** Some errors come as a status in the body of a response with HTTP status 200. */
const statusOf = ({ status }: ProviderResponse, inBody: number | undefined) =>
  status >= 200 && status < 300 && inBody !== undefined ? inBody : status

const refusals = [400, 402, 403, 404, 409, 413, 422]

function failure(status: number, words: string | null, refusable: boolean): AppError {
  const options = { cause: { provider: 'letterxpress', status, said: words } }
  if (status === 429) return new AppError('busy', undefined, options)
  if (refusable && refusals.includes(status)) {
    return new AppError('mail-refused', inTheirWords(words), options)
  }
  if (status === 404) return new AppError('not-found', undefined, options)
  // The operator must fix a locked or empty account; the letter itself was not rejected.
  return new AppError('provider-down', undefined, options)
}
