import type { MailPart } from '@brieflotse/contract'
import sharp from 'sharp'
import type { PartReason } from '../../src/inbox/part-reasons.ts'

type Outcome = MailPart['outcome']

/**
 * A fixture mail and its expected result. `becomes`: the parts in order, each with its outcome and the document's name or the
 * reason; null if the file reader gives the reason. `says`: text that must be printed. `way`: shared as a file or pasted as text.
 */
export type Sample = {
  name: string
  mail: () => string | Buffer | Promise<Buffer>
  becomes: [outcome: Outcome, what: string | null][]
  says?: string
  never?: string
  way?: 'file' | 'pasted'
  hostile?: true
}

export const lines = (...all: string[]) => all.join('\r\n')

export const letter = lines(
  'Sehr geehrte Frau Muster,',
  '',
  'Ihre Abschlagszahlung ist noch offen. Bitte zahlen Sie 42,00 € bis 28.03.2025.',
  '',
  'Mit freundlichen Grüßen',
  'Stadtwerke Müsterhafen',
)
export const note = 'Guten Tag,\r\nanbei die Rechnung.\r\nGruß'

export const pdf = (content = 'Rechnung') => Buffer.from(`%PDF-1.7\n${content}\n%%EOF\n`)
export const base64 = (bytes: string | Buffer) =>
  Buffer.from(bytes).toString('base64').replaceAll(/.{76}/g, '$&\r\n')

const top = [
  'Received: from mail.example.org; Mon, 17 Mar 2025 08:15:00 +0100',
  'From: =?utf-8?q?Stadtwerke_M=C3=BCsterhafen?= <post@stadtwerke.example>',
  'To: jana@example.org',
  'Date: Mon, 17 Mar 2025 08:14:58 +0100',
]

/** The source of a mail with these header lines added to the usual ones, and the body. */
export const mail = (heads: string[], body: string, subject = 'Ihre Rechnung') =>
  lines(
    ...top,
    ...(subject ? [`Subject: ${subject}`] : []),
    'MIME-Version: 1.0',
    ...heads,
    '',
    body,
  )

export const part = (heads: string[], body: string) => lines(...heads, '', body)
export const text = (content: string, type = 'text/plain; charset=utf-8') =>
  part([`Content-Type: ${type}`, 'Content-Transfer-Encoding: 8bit'], content)
export const file = (heads: string[], bytes: string | Buffer) =>
  part([...heads, 'Content-Transfer-Encoding: base64'], base64(bytes))
export const attached = (name: string, bytes: string | Buffer = pdf(), type = 'application/pdf') =>
  file([`Content-Type: ${type}`, `Content-Disposition: attachment; filename="${name}"`], bytes)

let count = 0
/** A multipart body with its header. */
export function bundle(kind: string, parts: string[]): { head: string; body: string } {
  const boundary = `=_${++count}`
  const body = lines(...parts.map((one) => `--${boundary}\r\n${one}`), `--${boundary}--`, '')
  return { head: `Content-Type: multipart/${kind}; boundary="${boundary}"`, body }
}
export const within = (kind: string, parts: string[]) => {
  const { head, body } = bundle(kind, parts)
  return part([head], body)
}
export const many = (kind: string, parts: string[], subject?: string) => {
  const { head, body } = bundle(kind, parts)
  return mail([head], body, subject)
}

export const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer()

export const document = (name = 'Ihre Rechnung'): ['document', string] => ['document', name]
export const leftOut = (why: PartReason): ['left-out', PartReason] => ['left-out', why]
export const unreadable = (why: PartReason | null): ['unreadable', PartReason | null] => [
  'unreadable',
  why,
]

/** A value in ASN.1 encoding with tag and length; `isOpen` uses the indefinite length with an end mark. Source: X.690. */
function tagged(tag: number, content: Buffer, isOpen = false): Buffer {
  if (isOpen) return Buffer.concat([Buffer.from([tag, 0x80]), content, Buffer.from([0, 0])])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  return Buffer.concat([Buffer.from([tag, 0x84]), length, content])
}

/** The S/MIME structure of signed content, without signatures, because this project does not check them. */
export function signedData(content: Buffer | null, { isOpen = false } = {}): Buffer {
  const id = (last: number) =>
    Buffer.from(`06092a864886f70d0107${last.toString().padStart(2, '0')}`, 'hex')
  const halves = content && [content.subarray(0, 100), content.subarray(100)]
  const octets =
    halves && isOpen
      ? tagged(0x24, Buffer.concat(halves.map((half) => tagged(0x04, half))), true)
      : tagged(0x04, content ?? Buffer.alloc(0))
  const inner = content ? Buffer.concat([id(1), tagged(0xa0, octets, isOpen)]) : id(1)
  const signed = Buffer.concat([
    Buffer.from('020101', 'hex'),
    tagged(0x31, Buffer.alloc(0)),
    tagged(0x30, inner, isOpen),
    tagged(0x31, Buffer.alloc(0)),
  ])
  const whole = tagged(0xa0, tagged(0x30, signed, isOpen), isOpen)
  return tagged(0x30, Buffer.concat([id(2), whole]), isOpen)
}

/** A mail whose content is inside an S/MIME signature. */
export const signedMail = (content: string, how?: { isOpen?: boolean }) =>
  mail(
    [
      'Content-Type: application/x-pkcs7-mime; smime-type=signed-data; name="smime.p7m"',
      'Content-Transfer-Encoding: base64',
    ],
    base64(signedData(Buffer.from(content), how)),
  )
