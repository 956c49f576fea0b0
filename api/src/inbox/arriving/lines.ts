import { Refusal, type GateLimits } from './gate.ts'

type Line = {
  since: number
  /** Whom it has named first of those who are here. */
  userId: number | null
  isLeaving: boolean
  end: NodeJS.Timeout
}

/**
 * The connections of mail servers that are open, each for `arrivingConnectionMs` at most. Where there are too many, one gives way: the
 * oldest that has named nobody here after some seconds, else one of many for the same user, else one that is open for long, so nobody keeps
 * others out by saying nothing, or with the address of their own.
 */
export function createLines(
  limits: GateLimits,
  hangUp: (id: string) => void,
  now: () => number = () => performance.now(),
) {
  const lines = new Map<string, Line>()

  function makeRoom(): void {
    // a map is in the order of coming
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
    if (!found) throw new Refusal(421, 'Too many connections, please try again later')
    found[1].isLeaving = true
    hangUp(found[0])
  }

  return {
    /** Throws `Refusal` where there is no room. */
    open(id: string): void {
      makeRoom()
      const end = setTimeout(() => hangUp(id), limits.arrivingConnectionMs).unref()
      lines.set(id, { since: now(), userId: null, isLeaving: false, end })
    },

    /** It has named somebody who is here; whether that is the first time. */
    prove(id: string, userId: number): boolean {
      const line = lines.get(id)
      if (!line || line.userId !== null) return false
      line.userId = userId
      return true
    },

    /** Null where it was not open. */
    close(id: string): { isProven: boolean } | null {
      const line = lines.get(id)
      clearTimeout(line?.end)
      lines.delete(id)
      return line ? { isProven: line.userId !== null } : null
    },
  }
}
