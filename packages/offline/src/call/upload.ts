import {
  AppError,
  defaultTargetLanguage,
  type Endpoint,
  type Response as Answer,
} from '@brieflotse/contract'
import { type RawAnswer, rawAnswer, readAnswer } from './answer.ts'
import { address, announced } from './call.ts'
import { fetchLimited } from './fetch-limited.ts'

export type Upload = {
  bytes: ArrayBuffer
  fileName: string
  mimeType: string
  idempotencyKey: string
  signal: AbortSignal
  /** Share of the body that has left the device, 0 to 1; never called where the platform cannot tell. */
  onProgress: (sent: number) => void
}

/** A page that sends nothing for this long (milliseconds) has no connection. */
const stalled = 60_000

/** A worker cannot see whether anything moves; it gives up after this long (milliseconds). */
const patience = 300_000

/** Sends a file as multipart. In a page by XMLHttpRequest, because only that tells the progress; in a worker by fetch. */
export async function upload<E extends Endpoint>(endpoint: E, file: Upload): Promise<Answer<E>> {
  const form = new FormData()
  form.append('targetLanguage', defaultTargetLanguage)
  form.append('file', new Blob([file.bytes], { type: file.mimeType }), file.fileName)
  const sendBy = typeof XMLHttpRequest === 'undefined' ? byFetch : byXhr
  const answer = await sendBy(address(endpoint.url), form, file)
  return announced(() => readAnswer(endpoint, answer))
}

function byFetch(url: string, form: FormData, file: Upload): Promise<RawAnswer> {
  const headers = { 'Idempotency-Key': file.idempotencyKey }
  const init = { method: 'POST', headers, body: form, limit: patience, callOff: file.signal }
  return fetchLimited(url, init, rawAnswer)
}

function byXhr(url: string, form: FormData, file: Upload): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    let stall = setTimeout(abort, stalled)
    request.open('POST', url)
    request.withCredentials = true
    request.setRequestHeader('Idempotency-Key', file.idempotencyKey)
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(stall)
      stall = setTimeout(abort, stalled)
      if (total > 0) file.onProgress(loaded / total)
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
      file.signal.removeEventListener('abort', abort)
    }
    file.signal.addEventListener('abort', abort)
    request.send(form)
  })
}
