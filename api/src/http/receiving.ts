import { AppError } from '@brieflotse/contract'
import type { FastifyRequest } from 'fastify'

export type Receiving = ReturnType<typeof createReceiving>

type Body = { key: string; since: number; before: number }

/**
 * Counts bodies that are in memory while they come in, before their senders have proved or done anything: `most` at once, `mostPerKey`
 * for one address or user. Where there is no room, the one that came in slowest gives way, so nobody keeps others out by sending nothing;
 * one that began less than `graceMs` ago does not. Throws `busy` where all have only just begun.
 */
export function createReceiving(
  { most, mostPerKey }: { most: number; mostPerKey: number },
  { graceMs = 2_000, now = () => performance.now() } = {},
) {
  const bodies = new Map<FastifyRequest['raw'], Body>()
  const pace = (raw: FastifyRequest['raw'], { since, before }: Body) =>
    (raw.socket.bytesRead - before) / (now() - since)
  const makeRoom = (among: [FastifyRequest['raw'], Body][], room: number) => {
    if (among.length < room) return
    const [slowest] = among
      .filter(([, body]) => now() - body.since >= graceMs)
      .toSorted(([a, one], [b, other]) => pace(a, one) - pace(b, other))
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

    /** All of it is here. */
    end: ({ raw }: FastifyRequest): void => void bodies.delete(raw),
  }
}
