import type { FastifyBaseLogger } from 'fastify'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { limits as usual } from '../../system/limits.ts'
import { MailRefusal, type Gate, type GateLimits } from './gate.ts'
import type { Incoming } from './incoming.ts'
import { createLines } from './lines.ts'
import { receive, type ReceiveDeps } from './receive.ts'
import { readFileSync, statSync } from 'node:fs'

export type SmtpDeps = ReceiveDeps & { gate: Gate; incoming: Incoming; log: FastifyBaseLogger }
export type Smtp = { port: number; close(): Promise<void> }

/** The SMTP server cannot listen. The message says why and what the operator can do. */
export class CannotListen extends Error {}

/** How often the certificate files are checked for renewal, in milliseconds. */
const certificateMs = 60 * 60 * 1000

/** Starts the SMTP server. Rejects with a sentence for the operator if it cannot listen. */
export async function startSmtp(deps: SmtpDeps, limits: GateLimits = usual): Promise<Smtp> {
  const { incoming, log } = deps
  const { listen, port, tls } = incoming.smtp!
  const certificate = tls && certificateOf(tls)
  const server: SMTPServer = new SMTPServer({
    name: incoming.host,
    banner: 'Brieflotse',
    size: incoming.maxBytes,
    rejectOversized: true,
    // `lines` closes connections before this limit is reached; beyond it the library refuses them.
    maxClients: 2 * limits.arrivingConnections,
    maxRecipients: limits.arrivingRecipients,
    socketTimeout: limits.arrivingIdleMs,
    closeTimeout: 2_000,
    // Mail servers do not log in here, and encryption is optional.
    disabledCommands: certificate ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    authOptional: true,
    disableReverseLookup: true,
    logger: false,
    ...certificate?.read(),
    ...conversation(deps, limits, (id) => {
      for (const connection of server.connections) {
        if (connection.id === id) connection.send(421, 'This connection has taken too long')
      }
    }),
  })

  function renew() {
    try {
      const files = certificate?.renewed()
      if (files) server.updateSecureContext(files)
    } catch (error) {
      log.error({ err: error }, 'the certificate for mails cannot be read; the old one is kept')
    }
  }

  // A lost connection is normal and not logged as an error.
  server.on('error', (error) => log.debug({ err: error }, 'a mail connection broke'))
  server.server.removeAllListeners('error')
  server.listen(port, listen)
  try {
    await once(server.server, 'listening')
  } catch (error) {
    throw new CannotListen(whyNot(error as NodeJS.ErrnoException, listen, port), { cause: error })
  }
  server.server.on('error', (error) => log.error({ err: error }, 'the mail receiver failed'))
  const fresh = setInterval(renew, certificateMs).unref()
  const { port: real } = server.server.address() as AddressInfo
  log.info({ host: incoming.host, port: real, tls: tls !== null }, 'mails come in')
  return {
    port: real,
    async close() {
      clearInterval(fresh)
      await new Promise<void>((done) => server.close(() => done()))
    },
  }
}

/** What the server does in each step of a connection. `hangUp` ends a connection. */
function conversation(deps: SmtpDeps, limits: GateLimits, hangUp: (id: string) => void) {
  const { gate, log } = deps
  const lines = createLines(limits, hangUp)
  const unknown = new Map<string, number>()
  /** Connections whose current mail has named an existing recipient. */
  const wanted = new Set<string>()

  return {
    onConnect: (session, done) => {
      const work = async () => {
        gate.enter(session.remoteAddress)
        try {
          lines.open(session.id)
        } catch (error) {
          gate.leave(session.remoteAddress)
          throw error
        }
      }
      void settle(log, work(), done)
    },
    onClose({ id, remoteAddress }) {
      const line = lines.close(id)
      // A rejected connection was never counted, and one with an existing recipient is no longer counted.
      if (line && !line.isProven) gate.leave(remoteAddress)
      wanted.delete(id)
      unknown.delete(id)
    },
    onMailFrom: ({ address }, session, done) => {
      wanted.delete(session.id)
      void settle(log, gate.sender(session.remoteAddress, address), done)
    },
    onRcptTo: ({ address }, { id, remoteAddress, envelope }, done) => {
      const known = gate.recipient(remoteAddress, address).catch((error: unknown) => {
        if (!(error instanceof MailRefusal) || error.responseCode !== 550) throw error
        const before = (unknown.get(id) ?? 0) + 1
        unknown.set(id, before)
        throw before < limits.arrivingUnknownAtOnce
          ? error
          : new MailRefusal(421, 'Too many unknown recipients')
      })
      void settle(
        log,
        known.then((userId) => {
          if (lines.prove(id, userId)) gate.proven(remoteAddress)
          if (wanted.has(id)) return
          wanted.add(id)
          gate.wanted(remoteAddress, (envelope.mailFrom && envelope.mailFrom.address) || '')
        }),
        done,
      )
    },
    onData: (stream, session, done) => {
      void settle(log, receive(deps, limits, stream, session), (error) => {
        done(error)
        // A client that is still sending does not read the response, so the connection is closed.
        if (error instanceof MailRefusal && error.responseCode === 421) hangUp(session.id)
      })
    },
  } satisfies SMTPServerOptions
}

/** Logs errors of this server and asks the sender to try again later. */
async function settle(
  log: FastifyBaseLogger,
  work: Promise<unknown>,
  done: (error?: Error | null) => void,
) {
  try {
    await work
    done()
  } catch (error) {
    if (error instanceof MailRefusal) return done(error)
    // A lost connection is normal and not logged as an error.
    const isBroken = (error as NodeJS.ErrnoException).code === 'ECONNECTION'
    log[isBroken ? 'debug' : 'error']({ err: error }, 'a mail could not be taken')
    done(new MailRefusal(450, 'Not possible at the moment, please try again later'))
  }
}
function whyNot({ code, message }: NodeJS.ErrnoException, listen: string, port: number): string {
  const what = `Mails cannot come in at ${listen} port ${port}`
  if (code === 'EACCES') {
    return `${what}: this user may not use ports below 1024. Set BRIEFLOTSE_MAIL_PORT=2525 and let port 25 lead there, see docs/receiving-mail.md`
  }
  if (code === 'EADDRINUSE') {
    return `${what}: another program has this port, perhaps a mail server. Stop it, or set BRIEFLOTSE_MAIL_PORT`
  }
  if (code === 'EADDRNOTAVAIL') {
    return `${what}: this machine does not have that address. Set BRIEFLOTSE_MAIL_LISTEN`
  }
  return `${what}: ${message}`
}

/** Reads the TLS certificate and key from files that are renewed every few weeks. */
function certificateOf({ cert, key }: { cert: string; key: string }) {
  const age = () => Math.max(statSync(cert).mtimeMs, statSync(key).mtimeMs)
  const read = () => ({
    cert: readFileSync(cert),
    key: readFileSync(key),
    minVersion: 'TLSv1.2' as const,
  })
  let seen = age()
  return {
    read,
    /** The new files; null if they have not changed. */
    renewed() {
      const now = age()
      if (now === seen) return null
      seen = now
      return read()
    },
  }
}
