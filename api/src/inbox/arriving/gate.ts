import { limits as usual } from '../../http/limits.ts'
import { placeOf } from '../../http/rate-limit.ts'
import type { Addresses } from './addresses.ts'
import type { Arrivals } from './arrivals.ts'
import { createPace } from './paces.ts'

/** What a mail server is answered instead of a yes. 4xx: it tries again later by itself; 421: and the connection ends. */
export class Refusal extends Error {
  readonly responseCode: 421 | 450 | 452 | 550 | 552

  constructor(responseCode: Refusal['responseCode'], message: string) {
    super(message)
    this.responseCode = responseCode
  }
}

type Loose<T> = T extends number ? number : { [K in keyof T]: Loose<T[K]> }
/** What `http/limits.ts` says about mails that come in; tests say it otherwise. */
export type GateLimits = Loose<Pick<typeof usual, keyof typeof usual & `arriving${string}`>>
export type Gate = ReturnType<typeof createGate>

const later = 'Too many mails at once, please try again later'

/**
 * Says who may hand over what: everything that is decided about a mail before its first byte is taken. An address here cannot be guessed, so
 * who names one has proven something: places and senders are counted only as long as they have named nobody here. Else the mails of a
 * large provider, or of a mail server of the operator's own, would wait for those who send to nobody, or in others' names.
 */
export function createGate(
  { addresses, arrivals }: { addresses: Addresses; arrivals: Arrivals },
  limits: GateLimits = usual,
) {
  const open = new Map<string, number>()
  const connects = createPace(limits.arrivingConnectsPerIp)
  const mails = createPace(limits.arrivingMailsPerIp)
  const bySender = createPace(limits.arrivingMailsPerSender)
  const byUser = createPace(limits.arrivingMailsPerUser)
  const unknown = createPace(limits.arrivingUnknownPerIp)

  function leave(ip: string): void {
    const place = placeOf(ip)
    const now = (open.get(place) ?? 0) - 1
    if (now > 0) open.set(place, now)
    else open.delete(place)
  }
  // mail servers that report a failure have no address
  const senderKey = (ip: string, address: string) => address.toLowerCase() || `at ${placeOf(ip)}`

  return {
    /** A connection begins. Whoever is let in calls `leave` in the end, or `proven` before that. */
    enter(ip: string): void {
      const place = placeOf(ip)
      const now = open.get(place) ?? 0
      if (now >= limits.arrivingConnectionsPerIp || !connects.take(place)) {
        throw new Refusal(421, 'Too many connections, please try again later')
      }
      open.set(place, now + 1)
    },

    leave,

    /** The connection has named somebody who is here. */
    proven(ip: string): void {
      connects.giveBack(placeOf(ip))
      leave(ip)
    },

    /** A mail is announced. */
    async sender(ip: string, address: string): Promise<void> {
      if (!mails.take(placeOf(ip))) throw new Refusal(421, later)
      if (!bySender.take(senderKey(ip, address))) throw new Refusal(452, later)
      if ((await arrivals.backlog()) >= limits.arrivingBacklog) throw new Refusal(452, later)
    },

    /** The mail that was announced is for somebody who is here. */
    wanted(ip: string, address: string): void {
      mails.giveBack(placeOf(ip))
      bySender.giveBack(senderKey(ip, address))
    },

    /**
     * Whose mail it is. The same words for every address that is not there, so that none is felt out. `ip` is null where a provider hands
     * over what anybody sent to it: what one of them guesses must not keep out the mails of all others.
     */
    async recipient(ip: string | null, address: string): Promise<number> {
      const place = ip === null ? null : placeOf(ip)
      const userId = await addresses.find(address)
      if (userId === null) {
        if (place !== null && !unknown.take(place))
          throw new Refusal(421, 'Too many unknown recipients')
        const why = addresses.isHere(address)
          ? 'No such recipient here'
          : 'Relaying denied: only mail for this host is taken'
        throw new Refusal(550, why)
      }
      if (!byUser.take(String(userId))) throw new Refusal(452, later)
      const waiting = await arrivals.waiting(userId)
      const full =
        waiting.mails >= limits.arrivingHeldPerUser ||
        waiting.bytes >= limits.arrivingHeldBytesPerUser
      if (full) throw new Refusal(452, 'Too many mails wait for this recipient')
      return userId
    },
  }
}
