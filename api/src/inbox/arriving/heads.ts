import { simpleParser, type AddressObject } from 'mailparser'
import { domainToASCII } from 'node:url'

/** The header fields of a mail. `from.address` is null unless there is exactly one sender, because another mail could claim anything. */
export type MailHeaders = {
  from: { address: string | null; name: string }
  subject: string
  messageId: string | null
}

/** In bytes. No normal mail has a longer header. */
export const mostHead = 256 * 1024
const mostCharacters = 300

export async function headsOf(bytes: Uint8Array): Promise<MailHeaders> {
  const head = Buffer.from(bytes.subarray(0, endOfHead(bytes)))
  // The parser throws if there are too many header lines. Then the sender is unknown.
  const mail = await simpleParser(Buffer.concat([head, Buffer.from('\r\n\r\n')])).catch(() => null)
  if (!mail) return { from: { address: null, name: '' }, subject: '', messageId: null }
  const lines = mail.headerLines.filter(({ key }) => key.trim() === 'from').length
  const people = lines === 1 ? peopleOf(mail.from) : []
  const [only] = people
  return {
    from: {
      address: people.length === 1 ? plainAddress(only!.address ?? '') : null,
      name: clean(only?.name ?? ''),
    },
    subject: clean(mail.subject ?? ''),
    messageId: mail.messageId ? mail.messageId.trim().slice(0, 1000) : null,
  }
}

/** The offset where the body begins, or the largest offset that a normal header reaches. */
export function endOfHead(bytes: Uint8Array): number {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, mostHead))
  const ends = ['\r\n\r\n', '\n\n'].map((end) => start.indexOf(end)).filter((at) => at >= 0)
  return ends.length > 0 ? Math.min(...ends) : start.length
}

function peopleOf(from: AddressObject | undefined) {
  return from?.value.flatMap((one) => one.group ?? [one]) ?? []
}

/** An address in the form that is compared: lower case, with the domain in ASCII. Null if it is not an address. */
export function plainAddress(address: string): string | null {
  const match = /^([^\s@<>",;:]{1,128})@([^\s@<>",;:]{1,253})$/u.exec(
    address.trim().normalize('NFC'),
  )
  const domain = match && domainToASCII(match[2]!)
  return domain ? `${match[1]!.toLowerCase()}@${domain}` : null
}

/** Makes a text a single line without invisible and direction-changing characters. */
const clean = (text: string) =>
  text.normalize('NFC').replace(/\s+/g, ' ').replace(/\p{C}/gu, '').trim().slice(0, mostCharacters)
