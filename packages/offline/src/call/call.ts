import { AppError, type Endpoint, type Request, type Response } from '@brieflotse/contract'
import { NotLoggedIn, rawAnswer, readResponse } from './answer.ts'
import { fetchLimited } from './fetch-limited.ts'

export type CallOptions = { idempotencyKey?: string; signal?: AbortSignal | undefined }

type Values = Record<string, string | number | undefined>

type Parts = {
  params?: Values
  querystring?: Values
  body?: unknown
}

/** Timeout of a request in milliseconds; a later response counts as no connection. */
const patience = 30_000

/**
 * Calls an endpoint with the session cookie and returns its response, validated against the contract. Every failure is an `AppError`; a
 * network failure or timeout is `offline`. It never retries.
 */
export async function callEndpoint<E extends Endpoint>(
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
  const answer = await fetchLimited(endpointUrl(endpoint.url, params, querystring), init, rawAnswer)
  return announced(() => readResponse(endpoint, answer))
}

/** `deleted`: the error, if the account was deleted. `epoch`: the history of the server that reports it. */
type SignedOut = (end: { deleted: AppError | null; epoch: string | undefined }) => void
const listeners = new Set<SignedOut>()

/** Subscribes to the server's report that nobody is logged in. Returns the function that unsubscribes. */
export function onSignedOut(listener: SignedOut): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the result of `read` or throws its error, and notifies the listeners if the error says that the session has ended. */
export function announced<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const isDeleted = error.code === 'account-deleted'
    if (!isDeleted && error.code !== 'not-logged-in') throw error
    const deleted = isDeleted ? error : null
    const epoch = error instanceof NotLoggedIn ? error.epoch : undefined
    for (const listener of listeners) listener({ deleted, epoch })
    // to all other code a deleted account looks like a logout
    throw isDeleted ? new AppError('not-logged-in', error.said, { english: error.message }) : error
  }
}

/** Builds the URL of a contract path with its parameters filled in. */
export function endpointUrl(url: string, params: Values = {}, querystring: Values = {}): string {
  const path = url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const full = new URL(path, globalThis.location.origin)
  for (const [name, value] of Object.entries(querystring)) {
    if (value !== undefined) full.searchParams.set(name, String(value))
  }
  return full.href
}
