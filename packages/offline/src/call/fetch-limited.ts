import { AppError } from '@brieflotse/contract'
import { noteServerTime } from './server-clock.ts'

export type LimitedInit = RequestInit & {
  /** Milliseconds until the whole answer must be here. */
  limit: number
  /** Calls it off. */
  callOff?: AbortSignal | undefined
}

/**
 * Fetches with the session cookie and reads the whole body with `read`. No connection, a broken one, a call-off and a passed limit all
 * are `offline`: in each case nobody knows whether the server has acted.
 */
export async function fetchLimited<T>(
  url: string,
  { limit, callOff, ...init }: LimitedInit,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const aborter = new AbortController()
  const abort = () => aborter.abort()
  const timer = setTimeout(abort, limit)
  callOff?.addEventListener('abort', abort)
  if (callOff?.aborted) abort()
  try {
    const asked = Date.now()
    const response = await fetch(url, { credentials: 'include', ...init, signal: aborter.signal })
    noteServerTime(response.headers.get('Date'), asked)
    return await read(response)
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    throw new AppError('offline', undefined, { cause })
  } finally {
    clearTimeout(timer)
    callOff?.removeEventListener('abort', abort)
  }
}
