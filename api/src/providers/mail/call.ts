import { AppError, asSaid, message, type Said } from '@brieflotse/contract'
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { request as httpsRequest } from 'node:https'

export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: string
  headers: Record<string, string>
  body?: string | Uint8Array
  signal: AbortSignal
  timeoutMs: number
}
export type ProviderResponse = { status: number; headers: IncomingHttpHeaders; text: string }

/** A list of a hundred letters has some 200 kB; the PDF that LetterXpress returns with one letter has up to 50 MB. */
const maxAnswerBytes = 70_000_000

/** Requires https except for this machine, because requests contain secrets. */
export function checkedUrl(url: string, name: string): string {
  const { protocol, hostname } = new URL(url)
  if (protocol !== 'https:' && !/^(127\.0\.0\.1|localhost|\[::1\])$/.test(hostname)) {
    throw new Error(`${name} must be an https address`)
  }
  return url.replace(/\/+$/, '')
}

/**
 * Sends one request. Node's http module is used because `fetch` sends no body with GET. Redirects are not followed, because they
 * could send a key to another host. A network failure becomes `provider-down`, whose cause contains nothing that was sent.
 */
export async function sendRequest({
  method,
  url,
  headers,
  body,
  signal,
  timeoutMs,
}: Call): Promise<ProviderResponse> {
  signal.throwIfAborted()
  const tired = AbortSignal.timeout(timeoutMs)
  try {
    return await exchange(url, { method, headers, signal: AbortSignal.any([signal, tired]) }, body)
  } catch (error) {
    if (signal.aborted) throw signal.reason
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'broken answer'
    const cause = tired.aborted ? `no answer in ${timeoutMs} ms` : code
    throw new AppError('provider-down', undefined, { cause })
  }
}

function exchange(
  url: string,
  options: { method: string; headers: Record<string, string>; signal: AbortSignal },
  body?: string | Uint8Array,
): Promise<ProviderResponse> {
  const request = new URL(url).protocol === 'https:' ? httpsRequest : httpRequest
  const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }
  return new Promise((resolve, reject) => {
    const sent = request(url, { ...options, headers: { ...options.headers, ...length } })
    sent.on('error', reject)
    sent.on('response', (response) => {
      const chunks: Buffer[] = []
      let bytes = 0
      response.on('error', reject)
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        bytes += chunk.length
        if (bytes > maxAnswerBytes) response.destroy(new Error('answer too large'))
      })
      response.on('end', () => {
        const { statusCode: status = 0, headers } = response
        resolve({ status, headers, text: Buffer.concat(chunks).toString('utf8') })
      })
    })
    sent.end(body)
  })
}

/** Parses JSON; undefined if it is invalid. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** The provider's reason for rejecting a letter, or a general message. */
export const inTheirWords = (words: string | null): Said =>
  words === null ? message('shop.no-reason') : asSaid(words)

/** A provider's text for users and logs: on one line, shortened, and without secrets that it may quote. */
export function providerMessage(words: unknown, secrets: readonly string[]): string | null {
  if (typeof words !== 'string') return null
  let text = words
  for (const secret of secrets) if (secret) text = text.replaceAll(secret, '…')
  return (
    text
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim()
      .slice(0, 200) || null
  )
}
