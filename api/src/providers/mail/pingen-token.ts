import { AppError } from '@brieflotse/contract'
import * as v from 'valibot'
import { sendRequest, parsed } from './call.ts'

export type PingenAccount = { client: string; secret: string; identityUrl: string }

const Token = v.object({
  access_token: v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/)),
  expires_in: v.number(),
})

/**
 * Fetches an OAuth 2 client-credentials token and caches it until a minute before it expires. Concurrent callers share one request.
 * An error contains only the status, because the identity server may quote our secrets.
 */
export function createPingenToken(
  options: PingenAccount & { timeoutMs: number; now: () => number },
) {
  const { client, secret, identityUrl, timeoutMs, now } = options
  let kept: { token: string; until: number } | undefined
  let fetching: Promise<string> | undefined

  async function fetchToken(): Promise<string> {
    const { status, text } = await sendRequest({
      method: 'POST',
      url: `${identityUrl}/auth/access-tokens`,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json' },
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: client,
        client_secret: secret,
        scope: 'letter',
      }).toString(),
      // Other callers may wait for this request, so the first caller's signal does not abort it.
      signal: new AbortController().signal,
      timeoutMs,
    })
    const answer = v.safeParse(Token, parsed(text))
    if (status === 429) throw new AppError('busy', undefined, { cause: 'pingen: too many tokens' })
    if (status >= 300 || !answer.success) {
      const cause = { provider: 'pingen', token: status }
      throw new AppError('provider-down', undefined, { cause })
    }
    const { access_token: token, expires_in: seconds } = answer.output
    kept = { token, until: now() + (seconds - 60) * 1000 }
    return token
  }

  return {
    async get(signal: AbortSignal): Promise<string> {
      signal.throwIfAborted()
      if (kept && now() < kept.until) return kept.token
      fetching ??= fetchToken().finally(() => (fetching = undefined))
      return unlessAborted(fetching, signal)
    },
    forget(token: string): void {
      if (kept?.token === token) kept = undefined
    },
  }
}

/** Rejects when the caller's signal aborts. */
function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error)
    signal.addEventListener('abort', abort, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
