import { AppError, type Endpoint, type Request, type Response } from '@brieflotse/contract'
import { rawAnswer, readAnswer } from './answer.ts'
import { fetchLimited } from './fetch-limited.ts'

export type CallOptions = { idempotencyKey?: string; signal?: AbortSignal | undefined }

type Values = Record<string, string | number | undefined>

type Parts = {
  params?: Values
  querystring?: Values
  body?: unknown
}

/** An answer that takes longer (milliseconds) counts as no connection. */
const patience = 30_000

/**
 * Calls an endpoint with the session cookie and gives its answer, checked against the contract. Every failure is an `AppError`;
 * a network failure or a timeout is `offline`. Nothing is retried here.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  request?: Request<E>,
  options: CallOptions = {},
): Promise<Response<E>> {
  const { params, querystring, body } = (request ?? {}) as Parts
  const headers: Record<string, string> = { Accept: 'application/json' }
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  if (options.idempotencyKey) headers['Idempotency-Key'] = options.idempotencyKey
  const init = {
    method: endpoint.method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
    limit: patience,
    callOff: options.signal,
  }
  const answer = await fetchLimited(address(endpoint.url, params, querystring), init, rawAnswer)
  return announced(() => readAnswer(endpoint, answer))
}

const listeners = new Set<() => void>()

/** Is told whenever the server says that nobody is logged in. Returns the function that stops it. */
export function onSignedOut(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Passes the result or error of `read` on, and tells the listeners when it says that the session is over. */
export function announced<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-logged-in') {
      for (const listener of listeners) listener()
    }
    throw error
  }
}

/** The full address of a path of the contract, with its parameters filled in. */
export function address(url: string, params: Values = {}, querystring: Values = {}): string {
  const path = url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const full = new URL(path, globalThis.location.origin)
  for (const [name, value] of Object.entries(querystring)) {
    if (value !== undefined) full.searchParams.set(name, String(value))
  }
  return full.href
}
