import { AppError } from '@brieflotse/contract'
import { rm, type FileHandle } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { ModelFile } from './catalogue.ts'
import { acceptPart, fileSizeOf, diskFailure, haveOf, openPart, partOf } from './model-parts.ts'

export type Download = {
  url: string
  /** The final path; the download is written next to it. */
  path: string
  file: ModelFile
  signal: AbortSignal
  /** Called with the bytes of this file that have arrived. */
  onProgress(done: number): void
  /** After so many milliseconds without data the connection counts as broken. */
  patienceMs?: number
  /** Writes a chunk; fails if the disk is full. */
  keep?(part: FileHandle, chunk: Uint8Array): Promise<void>
}

class DiskFailed extends Error {}

const mostRedirects = 5

/**
 * Downloads a file and continues where an earlier try stopped. The file gets its name only if its content has the pinned hash.
 * Throws `provider-down` if a retry may help, `model-gone` if the host lacks the file, and `model-damaged` if it has other content.
 */
export async function download(wish: Download): Promise<void> {
  const { path, file, signal, onProgress } = wish
  if ((await fileSizeOf(path)) === file.bytes) return onProgress(file.bytes)
  let have = await haveOf(path)
  if (have > file.bytes) {
    await rm(partOf(path), { force: true })
    have = 0
  }
  if (have < file.bytes) await transfer(wish, have)
  signal.throwIfAborted()
  if ((await fileSizeOf(partOf(path))) < file.bytes) throw new AppError('provider-down')
  await acceptPart(path, file).catch((error: unknown) => {
    throw diskFailure(error)
  })
  onProgress(file.bytes)
}

async function transfer(wish: Download, have: number): Promise<void> {
  const { url, path, file, signal, onProgress, patienceMs = 30_000, keep = append } = wish
  const silence = new AbortController()
  const either = AbortSignal.any([signal, silence.signal])
  const watch = createWatch(patienceMs, () => silence.abort())
  try {
    const answer = await ask(url, have, either)
    const isRest = answer.status === 206 && startOf(answer) === have
    if (answer.status === 206 && !isRest) throw new AppError('provider-down')
    // A host without range requests sends the whole file again.
    let done = isRest ? have : 0
    const part = await openPart(path, done)
    try {
      for await (const chunk of answer.body!) {
        watch.sign()
        done += chunk.length
        if (done > file.bytes) throw new AppError('model-damaged')
        await keep(part, chunk).catch((cause: unknown) => {
          throw new DiskFailed('not written', { cause })
        })
        onProgress(done)
      }
      await part.sync()
    } finally {
      await part.close()
    }
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof DiskFailed) throw diskFailure(error.cause)
    if (!(error instanceof AppError))
      throw new AppError('provider-down', undefined, { cause: error })
    if (error.code === 'model-damaged') await rm(partOf(path), { force: true })
    throw error
  } finally {
    watch.end()
  }
}

/** Requests the rest of a file. Redirects are followed, except from https to http. */
async function ask(url: string, have: number, signal: AbortSignal): Promise<Response> {
  let at = url
  for (let hops = 0; hops <= mostRedirects; hops++) {
    const headers: Record<string, string> = { 'accept-encoding': 'identity' }
    if (have > 0) headers['range'] = `bytes=${have}-`
    const answer = await fetch(at, { headers, signal, redirect: 'manual' })
    if (answer.status === 200 || answer.status === 206) return answer
    await answer.body?.cancel()
    const location = answer.status >= 300 && answer.status < 400 && answer.headers.get('location')
    if (!location) throw refusal(answer.status)
    const next = new URL(location, at)
    if (next.protocol !== 'https:' && new URL(at).protocol === 'https:')
      throw new AppError('model-gone')
    at = next.href
  }
  throw new AppError('model-gone')
}

const append = (part: FileHandle, chunk: Uint8Array) => part.appendFile(chunk)

const refusal = (status: number) =>
  new AppError(
    [401, 403, 404, 410, 416, 451].includes(status) ? 'model-gone' : 'provider-down',
    undefined,
    { cause: `the host answers ${status}` },
  )

function startOf(answer: Response): number {
  return Number(/^bytes (\d+)-/.exec(answer.headers.get('content-range') ?? '')?.[1] ?? NaN)
}

/** Calls `onSilence` after too long without data. */
function createWatch(ms: number, onSilence: () => void) {
  const over = new AbortController()
  let last = Date.now()
  const look = async () => {
    for (;;) {
      const left = last + ms - Date.now()
      if (left <= 0) return onSilence()
      await wait(left, undefined, { signal: over.signal, ref: false })
    }
  }
  look().catch(() => {})
  return {
    sign() {
      last = Date.now()
    },
    end: () => over.abort(),
  }
}
