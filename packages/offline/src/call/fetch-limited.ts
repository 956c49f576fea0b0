import { AppError } from '@brieflotse/contract'
import { noteServerTime } from './server-clock.ts'

export type LimitedInit = RequestInit & {
  /** Timeout in milliseconds for the complete response. */
  limit: number
  /** Aborts the request. */
  callOff?: AbortSignal | undefined
}

/**
 * Fetches with the session cookie and reads the whole body with `read`. A missing or broken connection, an abort and a timeout are all
 * `offline`: in each case the server may have processed the request or not.
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
