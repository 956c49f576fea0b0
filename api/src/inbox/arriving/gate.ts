import { limits as usual } from '../../system/limits.ts'
import { networkOf } from '../../http/rate-limit.ts'
import type { Addresses } from './addresses.ts'
import type { Arrivals } from './arrivals.ts'
import { createRateCounter } from './paces.ts'

/** An SMTP error response. With 4xx the sender tries again later; 421 also closes the connection. */
export class MailRefusal extends Error {
  readonly responseCode: 421 | 450 | 452 | 550 | 552

  constructor(responseCode: MailRefusal['responseCode'], message: string) {
    super(message)
    this.responseCode = responseCode
  }
}

type Loose<T> = T extends number ? number : { [K in keyof T]: Loose<T[K]> }
/** The limits for incoming mail from `system/limits.ts`. Tests use others. */
export type GateLimits = Loose<Pick<typeof usual, keyof typeof usual & `arriving${string}`>>
export type Gate = ReturnType<typeof createGate>

const later = 'Too many mails at once, please try again later'

/**
 * Decides which mails are accepted, before their first byte is read. Addresses cannot be guessed, so a sender who names an existing
 * one is trusted: IP addresses and senders are counted only until they name one. Otherwise strangers could use up the limits of a
 * large provider or of the operator's own mail server.
 */
export function createGate(
  { addresses, arrivals }: { addresses: Addresses; arrivals: Arrivals },
  limits: GateLimits = usual,
) {
  const open = new Map<string, number>()
  const connects = createRateCounter(limits.arrivingConnectsPerIp)
  const mails = createRateCounter(limits.arrivingMailsPerIp)
  const bySender = createRateCounter(limits.arrivingMailsPerSender)
  const byUser = createRateCounter(limits.arrivingMailsPerUser)
  const unknown = createRateCounter(limits.arrivingUnknownPerIp)

  function leave(ip: string): void {
    const place = networkOf(ip)
    const now = (open.get(place) ?? 0) - 1
    if (now > 0) open.set(place, now)
    else open.delete(place)
  }
  // Failure reports (bounces) have an empty sender, so they are counted by IP address.
  const senderKey = (ip: string, address: string) => address.toLowerCase() || `at ${networkOf(ip)}`

  return {
    /** Counts a new connection. An accepted one must end with `leave`, or with `proven` before that. */
    enter(ip: string): void {
      const place = networkOf(ip)
      const now = open.get(place) ?? 0
      if (now >= limits.arrivingConnectionsPerIp || !connects.take(place)) {
        throw new MailRefusal(421, 'Too many connections, please try again later')
      }
      open.set(place, now + 1)
    },

    leave,

    /** The connection has named an existing recipient and is no longer counted. */
    proven(ip: string): void {
      connects.giveBack(networkOf(ip))
      leave(ip)
    },

    /** Checks the limits for a new mail. */
    async sender(ip: string, address: string): Promise<void> {
      if (!mails.take(networkOf(ip))) throw new MailRefusal(421, later)
      if (!bySender.take(senderKey(ip, address))) throw new MailRefusal(452, later)
      if ((await arrivals.backlog()) >= limits.arrivingBacklog) throw new MailRefusal(452, later)
    },

    /** The mail is for an existing recipient and is no longer counted. */
    wanted(ip: string, address: string): void {
      mails.giveBack(networkOf(ip))
      bySender.giveBack(senderKey(ip, address))
    },

    /**
     * Returns the user of a recipient address. The error is the same for every unknown address, so that addresses cannot be probed.
     * `ip` is null for webhooks: a provider delivers for everybody, so one sender's guesses must not block the mails of all others.
     */
    async recipient(ip: string | null, address: string): Promise<number> {
      const place = ip === null ? null : networkOf(ip)
      const userId = await addresses.find(address)
      if (userId === null) {
        if (place !== null && !unknown.take(place))
          throw new MailRefusal(421, 'Too many unknown recipients')
        const why = addresses.isHere(address)
          ? 'No such recipient here'
          : 'Relaying denied: only mail for this host is taken'
        throw new MailRefusal(550, why)
      }
      if (!byUser.take(String(userId))) throw new MailRefusal(452, later)
      const waiting = await arrivals.waiting(userId)
      const full =
        waiting.mails >= limits.arrivingHeldPerUser ||
        waiting.bytes >= limits.arrivingHeldBytesPerUser
      if (full) throw new MailRefusal(452, 'Too many mails wait for this recipient')
      return userId
    },
  }
}
