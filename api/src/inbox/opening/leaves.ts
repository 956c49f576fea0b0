import type { Attachment } from '../mail-reader.ts'
import { decodeText } from './charset.ts'
import { headValue, partName } from './heads.ts'
import { type MimePart, parseMime } from './parts.ts'
import { fromBase64, decodeBody, uuBlocks } from './transfer.ts'
import { Constructed, fromBER, ObjectIdentifier, OctetString, Sequence } from 'asn1js'

/** A piece of the mail's text: as plain text, as HTML, or as both. */
export type BodyText = { plain: string; html: string }

/** The content of a mail, in order. `report`: the mail system reports about another mail. */
export type Leaves = { pieces: BodyText[]; attachments: Attachment[]; report: boolean }

/**
 * The most bytes of text and of HTML that are read. No letter is longer, but files may be encoded within plain text, and HTML
 * contains styles.
 */
const longestPlain = 500_000
const longest = 12_000_000

/** The most signatures that are opened, because nested ones cost more and more time. */
const mostSignatures = 5

const reports =
  /^(?:message\/(?:delivery-status|disposition-notification|feedback-report)|text\/rfc822-headers)$/

/** Sorts the parts of a mail into texts and attachments by their content. */
export function sortParts(mail: MimePart): Leaves {
  const found: Leaves = { pieces: [], attachments: [], report: false }
  let signatures = 0
  walk(mail, '')
  return found

  function walk(part: MimePart, within: string): void {
    if (part.parts.length > 0) {
      if (part.type === 'multipart/report') found.report = true
      if (part.type === 'multipart/alternative') return either(part)
      for (const one of part.parts) walk(one, part.type)
      return
    }
    if (reports.test(part.type)) found.report = true
    else if (part.type === 'application/pgp-encrypted') return
    // A bounce contains the user's own mail, which is not needed.
    else if (within === 'multipart/report' && part.type === 'message/rfc822') return
    else leaf(part, within)
  }

  /** Of alternative texts one is taken, and all attachments are kept. */
  function either(part: MimePart): void {
    const before = found.pieces.length
    for (const one of part.parts) walk(one, part.type)
    const ways = found.pieces.splice(before)
    if (ways.length === 0) return
    const join = (key: keyof BodyText) =>
      ways.map((way) => way[key]).find((text) => text.trim()) ?? ''
    found.pieces.push({ plain: join('plain'), html: join('html') })
  }

  /** Content inside a signature is handled like normal content. The signature itself is reported like a separate one. */
  function signed(content: Uint8Array, name: string, within: string): void {
    signatures += 1
    const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
    const inner = name.replace(/\.p7[ms]$/i, '')
    if (isFile(bytes))
      found.attachments.push({ name: inner, type: '', bytes: copy(bytes), inline: false })
    else walk(parseMime(bytes), within)
    const seal = { name, type: 'application/pkcs7-signature', bytes: new Uint8Array([0x30, 0x80]) }
    found.attachments.push({ ...seal, inline: false })
  }

  function leaf(part: MimePart, within: string): void {
    const type = headValue(part.heads, 'content-type')
    const disposition = headValue(part.heads, 'content-disposition')
    const encoding = headValue(part.heads, 'content-transfer-encoding').value
    const name = partName(part.heads)
    const bytes = mended(decodeBody(part.body, encoding))
    const content = signatures < mostSignatures ? signedContent(bytes) : null
    if (content) return signed(content, name, within)
    const isText = /^text\/(?:plain|html)$/.test(part.type) && !isFile(bytes)
    if (!isText || name || disposition.value.startsWith('attach')) {
      const inline = within === 'multipart/related' || disposition.value === 'inline'
      found.attachments.push({ name, type: part.type, bytes: copy(bytes), inline })
      return
    }
    const read = part.type === 'text/html' || bytes.includes('\nbegin ') ? longest : longestPlain
    const text = decodeText(bytes.subarray(0, read), type.params['charset'] ?? '')
    if (part.type === 'text/html') return void found.pieces.push({ plain: '', html: text })
    const { text: plain, files } = uuBlocks(flowed(text, type.params['format'] ?? ''))
    found.pieces.push({ plain, html: '' })
    for (const file of files) {
      found.attachments.push({ ...file, bytes: copy(file.bytes), type: '', inline: false })
    }
  }
}

/** Joins lines that end with a space to the next one (format=flowed), except the signature separator. */
function flowed(text: string, format: string): string {
  const lines = text.replaceAll('\r\n', '\n')
  return format.toLowerCase() === 'flowed' ? lines.replaceAll(/(?<!^--) \n(?!>)/gm, ' ') : lines
}

/** The file signatures of PDF, JPEG, PNG and ZIP. */
const files = /^(?:255044462d|ffd8ff|89504e47|504b0304)/

const isFile = (bytes: Buffer) => files.test(bytes.toString('hex', 0, 5))

/** Decodes a base64 file whose header does not declare the encoding. */
function mended(bytes: Buffer): Buffer {
  const start = bytes.toString('latin1', 0, 400)
  return /^\s*(?:JVBERi0|\/9j\/|iVBORw0KGgo)[A-Za-z\d+/=\s]+$/.test(start)
    ? fromBase64(bytes)
    : bytes
}

/** Small Buffers share one memory pool, and transferring one to another thread would transfer the whole pool. */
const copy = (bytes: Uint8Array) => new Uint8Array(bytes)

/** Source: RFC 5652, chapter 5.1. */
const signedData = '1.2.840.113549.1.7.2'

/** The first bytes of a CMS message that contains the signed content. */
const looksSigned = /^30(?:..){1,8}06092a864886f70d010702/

/**
 * The content inside a signature (S/MIME or a signed file), which anybody can read. Null for everything else, such as encrypted
 * content. The signature is not checked.
 */
function signedContent(bytes: Uint8Array): Uint8Array | null {
  const start = Buffer.from(bytes.subarray(0, 32)).toString('hex')
  if (!looksSigned.test(start)) return null
  const { result } = fromBER(bytes)
  const [kind, packed] = partsOf(result)
  if (!(kind instanceof ObjectIdentifier) || kind.valueBlock.toString() !== signedData) return null
  const [signed] = partsOf(packed)
  const inner = partsOf(signed).find((one) => one instanceof Sequence)
  const [, content] = partsOf(inner)
  const [text] = partsOf(content)
  if (!(text instanceof OctetString)) return null
  const found = new Uint8Array(text.getValue())
  return found.length > 0 ? found : null
}

const partsOf = (block: unknown): unknown[] =>
  block instanceof Constructed ? block.valueBlock.value : []
