import type { ServerResponse } from 'node:http'
import type { SignedIn } from '../http/session.ts'
import { limits } from '../system/limits.ts'

export type Streams = ReturnType<typeof createStreams>

/** One open stream. Only the newest cursor matters, so at most one event is buffered for a slow client. */
type Stream = SignedIn & {
  tell(cursor: number): void
  /** Sends an event without a cursor. A slow client misses it. */
  say(event: string): void
  end(): void
}

/** The open event streams of all users. `epoch` names the database that their cursors belong to. */
export function createStreams(epoch: string) {
  const open = new Set<Stream>()
  const endWhere = (doomed: (stream: Stream) => boolean) => {
    for (const stream of open) if (doomed(stream)) stream.end()
  }
  return {
    open(who: SignedIn, response: ServerResponse, onClosed: () => void): Stream {
      const stream = createStream(who, { response, epoch }, () => {
        open.delete(stream)
        onClosed()
      })
      open.add(stream)
      // The oldest stream is closed: it probably belongs to a phone that went out of reach without closing it.
      const mine = [...open].filter(({ userId }) => userId === who.userId)
      for (const old of mine.slice(0, -limits.eventStreamsPerUser)) old.end()
      return stream
    },
    endOf: ({ sessionId, userId }: Partial<SignedIn>) =>
      endWhere((stream) => stream.sessionId === sessionId || stream.userId === userId),
    endAll: () => endWhere(() => true),
    get size() {
      return open.size
    },
  }
}

type Answer = { response: ServerResponse; epoch: string }

function createStream(who: SignedIn, { response, epoch }: Answer, onClosed: () => void): Stream {
  let waiting: number | null = null
  let stalledSince: number | null = null

  const send = (text: string) => {
    if (!response.write(text)) stalledSince ??= Date.now()
  }
  const heartbeat = setInterval(() => {
    if (stalledSince === null) send(':\n\n')
    else if (Date.now() - stalledSince > limits.eventStalledMs) response.destroy()
  }, limits.eventHeartbeatMs)
  response.on('drain', () => {
    stalledSince = null
    const cursor = waiting
    waiting = null
    if (cursor !== null) tell(cursor)
  })
  response.on('error', () => response.destroy())
  response.on('close', () => {
    clearInterval(heartbeat)
    onClosed()
  })

  function tell(cursor: number): void {
    if (stalledSince !== null) waiting = cursor
    else send(`event: change\nid: ${epoch}\ndata: ${cursor}\n\n`)
  }
  const say = (event: string) => {
    if (stalledSince === null) send(`event: ${event}\ndata: \n\n`)
  }
  return { ...who, tell, say, end: () => response.end() }
}
