import { AppError, type Endpoint, type Request, type Response } from '@brieflotse/contract'
import { NotLoggedIn, rawAnswer, readAnswer } from './answer.ts'
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

/** `deleted`: the failure that says so, where the account is gone. `epoch`: the history that the server tells which says it. */
type SignedOut = (end: { deleted: AppError | null; epoch: string | undefined }) => void
const listeners = new Set<SignedOut>()

/** Is told whenever the server says that nobody is logged in (any more). Returns the function that stops it. */
export function onSignedOut(listener: SignedOut): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Passes the result or error of `read` on, and tells the listeners when it says that the session is over. */
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
    // for everybody else it is what it is after every logout
    throw isDeleted ? new AppError('not-logged-in', error.said, { english: error.message }) : error
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
