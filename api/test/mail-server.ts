import { embeddedIn } from '../src/providers/e-invoice/embedded.ts'
import type { Inbox } from '@brieflotse/contract'
import { createTransport } from 'nodemailer'
import { connect, type Socket } from 'node:net'
import { limits } from '../src/system/limits.ts'
import { createGate, type GateLimits } from '../src/inbox/arriving/gate.ts'
import type { Incoming } from '../src/inbox/arriving/incoming.ts'
import { authenticOf } from '../src/inbox/arriving/authentic.ts'
import { readMailOutside } from '../src/inbox/arriving/mail-outside.ts'
import { inspectionOf, type InspectMail } from '../src/inbox/arriving/inspect-mail.ts'
import { startSmtp } from '../src/inbox/arriving/smtp.ts'
import type { MailReader } from '../src/inbox/mail-reader.ts'
import { openMail as openSource, htmlToText } from '../src/inbox/open-mail.ts'
import { printInvoice } from '../src/inbox/print-invoice.ts'
import { printText } from '../src/inbox/print-text.ts'
import type { Client } from './client.ts'
import type { TestServer } from './test-server.ts'

export const incoming: Incoming = {
  host: 'in.example.org',
  prefix: 'brief-',
  maxBytes: 200_000,
  smtp: { listen: '127.0.0.1', port: 0, tls: null },
  webhookKeys: {},
}

type Records = Record<string, string[]>

/** Inspects mails like the real thread, but with DNS records from a table: "TXT _dmarc.example.org" and the like. */
export const lookBy =
  (records: Records = {}): InspectMail =>
  async (bytes, envelope) => {
    const ask = async (name: string, type: string) => {
      const found = records[`${type} ${name}`]
      if (!found) throw Object.assign(new Error('not there'), { code: 'ENOTFOUND' })
      return found.map((text) => [text])
    }
    const wish = { bytes, ...envelope, limitMs: 5_000 }
    return inspectionOf(await readMailOutside(wish, (one) => authenticOf(one, ask), openSource))
  }

/** Parses mails without a thread, because a thread takes seconds to start. */
export const openHere: MailReader = {
  open: openSource,
  plain: htmlToText,
  print: (text) => printText(text),
  invoice: printInvoice,
  embedded: (bytes) => Promise.resolve(embeddedIn(bytes)),
}

type Tls = { cert: string; key: string } | null

/** Starts SMTP for a test server on a free port. */
export async function openMail(
  { deps, app }: TestServer,
  changed: Partial<GateLimits> = {},
  tls: Tls = null,
) {
  const some = { ...limits, ...changed }
  const gate = createGate({ addresses: deps.addresses!, arrivals: deps.arrivals }, some)
  const here = deps.incoming!
  const found = {
    ...deps,
    incoming: { ...here, smtp: { ...here.smtp!, tls } },
    addresses: deps.addresses!,
    gate,
  }
  return startSmtp({ ...found, log: app.log }, some)
}

/** `place`: the loopback address to send from. */
export type Sent = {
  port: number
  from?: string
  to: string | string[]
  raw: string | Buffer
  place?: string
}

/** Sends a mail with a real mail client. Resolves with the last response, or with the one that rejected the mail. */
export async function sendMail({ port, from = 'post@stadtwerke.example', to, raw, place }: Sent) {
  const client = createTransport({
    host: '127.0.0.1',
    port,
    ignoreTLS: true,
    ...(place !== undefined && { localAddress: place }),
  })
  try {
    const { response } = await client.sendMail({ envelope: { from, to }, raw })
    return response
  } catch (error) {
    return (error as { response?: string }).response ?? String(error)
  } finally {
    client.close()
  }
}

/** A raw SMTP connection, for what no mail client does. */
export async function openLine(port: number, localAddress = '127.0.0.1') {
  const socket: Socket = connect({ port, host: '127.0.0.1', localAddress })
  socket.setEncoding('latin1')
  socket.on('error', () => {})
  let heard = ''
  let all = ''
  socket.on('data', (text: string) => {
    heard += text
    all += text
  })
  const answer = async (): Promise<string> => {
    for (;;) {
      const match = /^(?:\d{3}-.*\r\n)*\d{3} .*\r\n/.exec(heard)
      if (match) {
        heard = heard.slice(match[0].length)
        return match[0].trim()
      }
      if (socket.closed) return 'closed'
      await Promise.race(
        ['data', 'close'].map((it) => new Promise((done) => socket.once(it, done))),
      )
    }
  }
  await answer()
  return {
    socket,
    answer,
    /** Waits until the connection is closed and returns everything received. */
    async ended(): Promise<string> {
      // `events.once` would reject if the connection fails before it is closed.
      if (!socket.closed) await new Promise((done) => socket.once('close', done))
      return all
    },
    async say(line: string) {
      socket.write(`${line}\r\n`)
      return answer()
    },
  }
}

export const inboxOf = (client: Client) => client.get<Inbox>('/api/inbox')

export async function addressOf(client: Client): Promise<string> {
  const info = await client.get<{ address: string }>('/api/email-forwarding-info')
  return info.address
}
