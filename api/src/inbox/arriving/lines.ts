import { MailRefusal, type GateLimits } from './gate.ts'

type Line = {
  since: number
  /** The first existing user that the connection has named as recipient. */
  userId: number | null
  isLeaving: boolean
  end: NodeJS.Timeout
}

/**
 * The open SMTP connections, each for `arrivingConnectionMs` at most. If there are too many, one is closed: the oldest that has
 * named no existing recipient after some seconds, else one of many for the same user, else one that has been open for long. So
 * nobody can block others with idle connections.
 */
export function createLines(
  limits: GateLimits,
  hangUp: (id: string) => void,
  now: () => number = () => performance.now(),
) {
  const lines = new Map<string, Line>()

  function makeRoom(): void {
    // A Map keeps insertion order, so the oldest connection comes first.
    const open = [...lines].filter(([, line]) => !line.isLeaving)
    if (open.length < limits.arrivingConnections) return
    const age = (line: Line) => now() - line.since
    const isOneOfMany = (line: Line) =>
      open.filter(([, { userId }]) => userId === line.userId).length >
      limits.arrivingConnectionsPerUser
    const settled = open.filter(([, line]) => age(line) >= limits.arrivingUnprovenMs)
    const found =
      settled.find(([, line]) => line.userId === null) ??
      settled.find(([, line]) => isOneOfMany(line)) ??
      open.find(([, line]) => age(line) >= limits.arrivingGiveWayMs)
    if (!found) throw new MailRefusal(421, 'Too many connections, please try again later')
    found[1].isLeaving = true
    hangUp(found[0])
  }

  return {
    /** Throws `MailRefusal` if no connection can be closed. */
    open(id: string): void {
      makeRoom()
      const end = setTimeout(() => hangUp(id), limits.arrivingConnectionMs).unref()
      lines.set(id, { since: now(), userId: null, isLeaving: false, end })
    },

    /** Records that the connection has named an existing user. Returns whether that is the first time. */
    prove(id: string, userId: number): boolean {
      const line = lines.get(id)
      if (!line || line.userId !== null) return false
      line.userId = userId
      return true
    },

    /** Null if the connection was not open. */
    close(id: string): { isProven: boolean } | null {
      const line = lines.get(id)
      clearTimeout(line?.end)
      lines.delete(id)
      return line ? { isProven: line.userId !== null } : null
    },
  }
}
