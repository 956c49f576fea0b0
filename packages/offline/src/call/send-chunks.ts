import { AppError, getHeldFile, type HeldState, chunkBytes, sendChunk } from '@brieflotse/contract'
import { readResponse } from './answer.ts'
import { endpointUrl, announced, callEndpoint } from './call.ts'
import { sendBody } from './send-body.ts'

export type SendingChunks = {
  signal: AbortSignal
  /** Bytes of the file that the server has or that are being sent. */
  onProgress: (bytes: number) => void
  /** Called when the server has accepted a piece. */
  onTaken: () => Promise<void>
}

/** After this many failures in a row the upload stops and is retried later. */
const badMoments = 3

/** If a piece takes less than this time (milliseconds), the next ones are larger. */
const quick = 4_000

/**
 * Uploads the missing bytes of a file piece by piece. A failure repeats one piece, not the file, and makes the next pieces small again.
 * Fails with `upload-damaged` if the hash of the uploaded file is wrong.
 */
export async function sendChunks(
  bytes: ArrayBuffer,
  hash: string,
  sending: SendingChunks,
): Promise<void> {
  const sizer = createChunkSizer()
  let bad = 0
  let there = await ask(hash, sending.signal)
  while (!there.complete) {
    sending.onProgress(there.received)
    const begun = performance.now()
    try {
      const at = { hash, offset: there.received, length: sizer.length() }
      const now = await sendOne(bytes, at, sending)
      if (!now.complete && now.received <= there.received) throw new AppError('offline')
      there = now
      bad = 0
      if (performance.now() - begun < quick) sizer.faster()
      await sending.onTaken()
    } catch (error) {
      bad += 1
      if (!isBadMoment(error) || bad >= badMoments || sending.signal.aborted) throw error
      sizer.careful()
      there = await ask(hash, sending.signal)
    }
  }
  sending.onProgress(bytes.byteLength)
}

/** After a failure this many pieces must succeed before larger ones are tried, so that at most a quarter is sent twice. */
const calm = 8

function createChunkSizer() {
  let length: number = chunkBytes.least
  let needed = 1
  let arrived = 0
  return {
    length: () => length,
    faster() {
      arrived += 1
      if (arrived < needed) return
      length = Math.min(length * 2, chunkBytes.most)
      arrived = 0
    },
    careful() {
      length = chunkBytes.least
      needed = calm
      arrived = 0
    },
  }
}

const isBadMoment = (error: unknown) => error instanceof AppError && error.code === 'offline'

const ask = (hash: string, signal: AbortSignal): Promise<HeldState> =>
  callEndpoint(getHeldFile, { params: { hash } }, { signal })

async function sendOne(
  bytes: ArrayBuffer,
  { hash, offset, length }: { hash: string; offset: number; length: number },
  { signal, onProgress }: SendingChunks,
): Promise<HeldState> {
  const piece = bytes.slice(offset, offset + length)
  const answer = await sendBody(
    endpointUrl(sendChunk.url, { hash }, { offset, size: bytes.byteLength }),
    {
      method: 'PUT',
      headers: { 'Content-Type': 'application/octet-stream' },
      body: piece,
      signal,
      onProgress: (sent) => onProgress(offset + sent * piece.byteLength),
    },
  )
  return announced(() => readResponse(sendChunk, answer))
}
