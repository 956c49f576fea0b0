import { AppError } from '@brieflotse/contract'
import { type RawAnswer, rawAnswer } from './answer.ts'
import { fetchLimited } from './fetch-limited.ts'

export type Sending = {
  method: 'POST' | 'PUT'
  headers: Record<string, string>
  body: FormData | ArrayBuffer | Blob
  signal: AbortSignal
  /** Receives the share of the body that was sent, 0 to 1; never called if the platform does not report it. */
  onProgress: (sent: number) => void
}

/** In a page: time without progress (milliseconds) after which the connection counts as lost. */
const stalled = 60_000

/** In a worker, which cannot see progress: total time (milliseconds) after which it gives up. */
const patience = 300_000

/** Sends a large body. Pages use XMLHttpRequest, because only it reports progress; workers use fetch. */
export function sendBody(url: string, sending: Sending): Promise<RawAnswer> {
  return typeof XMLHttpRequest === 'undefined' ? byFetch(url, sending) : byXhr(url, sending)
}

function byFetch(url: string, { method, headers, body, signal }: Sending): Promise<RawAnswer> {
  const init = { method, headers, body, limit: patience, callOff: signal }
  return fetchLimited(url, init, rawAnswer)
}

function byXhr(
  url: string,
  { method, headers, body, signal, onProgress }: Sending,
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    let stall = setTimeout(abort, stalled)
    request.open(method, url)
    request.withCredentials = true
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(stall)
      stall = setTimeout(abort, stalled)
      if (total > 0) onProgress(loaded / total)
    }
    request.onload = () =>
      resolve({
        status: request.status,
        statusText: request.statusText,
        text: request.responseText,
      })
    request.onerror = () => reject(new AppError('offline'))
    request.onabort = request.onerror
    request.onloadend = () => {
      clearTimeout(stall)
      signal.removeEventListener('abort', abort)
    }
    signal.addEventListener('abort', abort)
    request.send(body)
  })
}
