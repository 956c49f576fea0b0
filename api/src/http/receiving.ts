import { AppError } from '@brieflotse/contract'
import type { FastifyRequest } from 'fastify'

export type Receiving = ReturnType<typeof createReceiving>

type Body = { key: string; since: number; before: number }

/**
 * Limits the request bodies held in memory while they arrive from unauthenticated senders: `most` in total and `mostPerKey` for one
 * address or user. If the limit is reached, the slowest body is dropped, so that idle senders cannot block others. A body younger
 * than `graceMs` is not dropped. Throws `busy` if all are that young.
 */
export function createReceiving(
  { most, mostPerKey }: { most: number; mostPerKey: number },
  { graceMs = 2_000, now = () => performance.now() } = {},
) {
  const bodies = new Map<FastifyRequest['raw'], Body>()
  const bytesPerMs = (raw: FastifyRequest['raw'], { since, before }: Body) =>
    (raw.socket.bytesRead - before) / (now() - since)
  const makeRoom = (among: [FastifyRequest['raw'], Body][], room: number) => {
    if (among.length < room) return
    const [slowest] = among
      .filter(([, body]) => now() - body.since >= graceMs)
      .toSorted(([a, one], [b, other]) => bytesPerMs(a, one) - bytesPerMs(b, other))
    if (!slowest) throw new AppError('busy')
    bodies.delete(slowest[0])
    slowest[0].destroy()
  }

  return {
    begin({ raw }: FastifyRequest, key: string): void {
      makeRoom(
        [...bodies].filter(([, body]) => body.key === key),
        mostPerKey,
      )
      makeRoom([...bodies], most)
      bodies.set(raw, { key, since: now(), before: raw.socket.bytesRead })
      raw.once('close', () => bodies.delete(raw))
    },

    /** The body has arrived completely. */
    end: ({ raw }: FastifyRequest): void => void bodies.delete(raw),
  }
}
