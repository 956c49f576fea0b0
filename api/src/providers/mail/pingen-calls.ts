import { AppError } from '@brieflotse/contract'
import * as v from 'valibot'
import {
  sendRequest,
  checkedUrl,
  inTheirWords,
  parsed,
  providerMessage,
  type ProviderResponse,
  type Call,
} from './call.ts'
import { createHoldOff } from './hold-off.ts'
import { createPingenToken, type PingenAccount } from './pingen-token.ts'
import { sha256 } from '../../system/sha256.ts'

type Sent = { body?: object; key?: string; refusals?: readonly number[] }

export type PingenCalls = {
  /** A request to the API. `key` is the idempotency key; `refusals` lists the status codes that reject this letter. */
  ask(method: Call['method'], path: string, signal: AbortSignal, sent?: Sent): Promise<unknown>
  /** Uploads a file to the URL that Pingen gave, without our credentials. */
  put(url: string, bytes: Uint8Array, signal: AbortSignal): Promise<void>
}

const Failure = v.object({
  errors: v.pipe(
    v.array(v.object({ title: v.optional(v.string()), detail: v.optional(v.string()) })),
    v.minLength(1),
  ),
})
const type = 'application/vnd.api+json'

/** Calls Pingen v2: JSON:API with a bearer token, which is renewed once if it is rejected. */
export function createPingenCalls(
  account: PingenAccount & { url: string; timeoutMs: number; now: () => number },
): PingenCalls {
  const { url, timeoutMs, now } = account
  const token = createPingenToken(account)
  const holdOff = createHoldOff({ usualMs: 30_000, now })

  async function send(method: Call['method'], path: string, signal: AbortSignal, sent: Sent) {
    const bearer = await token.get(signal)
    const answer = await sendRequest({
      method,
      url: `${url}${path}`,
      headers: {
        Accept: type,
        Authorization: `Bearer ${bearer}`,
        ...(sent.body && { 'Content-Type': type }),
        ...(sent.key && { 'Idempotency-Key': keyOf(sent.key) }),
      },
      body: sent.body && JSON.stringify(sent.body),
      signal,
      timeoutMs,
    })
    holdOff.heard(answer)
    return { answer, bearer }
  }

  return {
    async ask(method, path, signal, sent = {}) {
      holdOff.check()
      let { answer, bearer } = await send(method, path, signal, sent)
      if (answer.status === 401) {
        token.forget(bearer)
        ;({ answer, bearer } = await send(method, path, signal, sent))
      }
      if (answer.status >= 200 && answer.status < 300) return parsed(answer.text)
      throw failure(answer, sent.refusals ?? [], [bearer, account.secret, account.client])
    },
    async put(target, bytes, signal) {
      const headers = { 'Content-Type': 'application/pdf' }
      const address = { method: 'PUT', url: checkedUrl(target, 'The upload address') } as const
      const { status } = await sendRequest({ ...address, headers, body: bytes, signal, timeoutMs })
      if (status >= 200 && status < 300) return
      throw new AppError('provider-down', undefined, {
        cause: { provider: 'pingen', upload: status },
      })
    },
  }
}

/** An idempotency key derived from the words, in the common UUID format. */
function keyOf(words: string): string {
  const hex = sha256(words)
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}

function failure(
  { status, text }: ProviderResponse,
  refusals: readonly number[],
  secrets: string[],
): AppError {
  const content = v.safeParse(Failure, parsed(text))
  const first = content.success ? content.output.errors[0] : undefined
  const words = providerMessage(first?.detail ?? first?.title, secrets)
  const options = { cause: { provider: 'pingen', status, said: words } }
  if (status === 429) return new AppError('busy', undefined, options)
  if (refusals.includes(status)) {
    return new AppError('mail-refused', inTheirWords(words), options)
  }
  if (status === 404) return new AppError('not-found', undefined, options)
  // The operator must fix missing permissions or credit; the letter itself was not rejected.
  return new AppError('provider-down', undefined, options)
}
