import { AppError } from '@brieflotse/contract'
import { finished } from 'node:stream/promises'
import type { SMTPServerDataStream, SMTPServerSession } from 'smtp-server'
import type { Addresses } from './addresses.ts'
import { MailRefusal, type Gate, type GateLimits } from './gate.ts'
import type { Incoming } from './incoming.ts'
import type { TakeDelivery } from './take-delivery.ts'

export type ReceiveDeps = {
  addresses: Addresses
  incoming: Incoming
  takeDelivery: TakeDelivery
  gate: Gate
}

/**
 * Streams a mail to the disk and resolves once it is stored. A mail that is too large is read to its end without storing it,
 * because mail servers read the response only then. A mail without end is cut off.
 */
export async function receive(
  { addresses, incoming, takeDelivery }: ReceiveDeps,
  limits: GateLimits,
  stream: SMTPServerDataStream,
  { envelope, remoteAddress, hostNameAppearsAs }: SMTPServerSession,
): Promise<void> {
  // The reader of the stream gets its errors. This listener only prevents a crash between two reads.
  stream.on('error', () => {})
  const late = setTimeout(
    () => stream.destroy(new MailRefusal(421, 'This mail has taken too long')),
    limits.arrivingDataMs,
  )
  try {
    const found = await Promise.all(envelope.rcptTo.map(({ address }) => addresses.find(address)))
    const userIds = [...new Set(found.filter((id) => id !== null))]
    // The recipient changed the address after the mail server had named it.
    if (userIds.length === 0) throw new MailRefusal(550, 'No such recipient here')
    await takeDelivery({
      content: stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>,
      maxBytes: incoming.maxBytes,
      userIds,
      envelope: {
        ip: remoteAddress,
        helo: hostNameAppearsAs,
        sender: (envelope.mailFrom && envelope.mailFrom.address) || null,
      },
    })
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'file-too-large') throw error
    await pourAway(stream, incoming.maxBytes)
    throw new MailRefusal(552, `A mail may have at most ${incoming.maxBytes} bytes`)
  } finally {
    clearTimeout(late)
  }
}

/** Reads and discards the rest. A mail of more than twice the limit is cut off. */
async function pourAway(stream: SMTPServerDataStream, maxBytes: number): Promise<void> {
  stream.on('data', () => {
    if (stream.byteLength > 2 * maxBytes + 1024 * 1024) {
      stream.destroy(new MailRefusal(421, `A mail may have at most ${maxBytes} bytes`))
    }
  })
  await finished(stream)
}
