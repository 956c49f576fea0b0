import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'

/** `letter`: may become a document; the file reader decides. */
export type AttachmentKind =
  | 'letter'
  | 'mail'
  | 'text'
  | 'picture'
  | 'signature'
  | 'calendar'
  | 'accessory'
  | 'outlook'
  | 'message'
  | 'packed'
  | 'heic'
  | 'sealed'
  | 'emptyFile'
  | 'unknown'

const header = /^(?:[A-Za-z][A-Za-z0-9-]{1,40}:[ \t].*\r?\n(?:[ \t].*\r?\n)*){2,}/
const mailHeader =
  /^(?:received|return-path|message-id|mime-version|content-type|delivered-to|dkim-signature):/im

/** Whether bytes (or a text) are the source of a mail: they start with header lines that only mails have. */
export function isMail(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 16_000)).toString('latin1').replace(/^\s+/, '')
  const lines = header.exec(start.replace(/^From .*\r?\n/, ''))?.[0]
  return lines !== undefined && mailHeader.test(lines)
}

/** File signatures: the first bytes in hex, or the first characters. */
const marks: [RegExp, AttachmentKind][] = [
  [/^255044462d/, 'letter'],
  [/^789f3e22/, 'outlook'],
  [/^0005160[07]/, 'accessory'],
  [/^30(?:..){1,8}06092a864886f70d01070[34]/, 'sealed'],
  // A detached signature. One with content was already opened with the mail.
  [/^30(?:..){1,8}06092a864886f70d010702/, 'signature'],
]
const words: [RegExp, AttachmentKind][] = [
  [/^\s*-----BEGIN PGP MESSAGE/, 'sealed'],
  [/^\s*BEGIN:VCALENDAR/i, 'calendar'],
  [/^\s*BEGIN:VCARD|^\s*-----BEGIN PGP (?:SIGNATURE|PUBLIC)/i, 'signature'],
]

const signature = /pgp-(?:signature|keys)|pkcs7-signature|vcard|\.(?:p7s|asc|vcf)$/i
const sealed = /pkcs7-mime|\.(?:p7m|pgp|gpg)$/i

/** Detects the kind of an attachment from its content. Name and type count only if the content has no signature. */
export async function attachmentKindOf(
  bytes: Uint8Array,
  name: string,
  type: string,
): Promise<AttachmentKind> {
  if (bytes.length === 0) return 'emptyFile'
  const start = Buffer.from(bytes.subarray(0, 4100))
  const head = start.toString('latin1', 0, 1024)
  const hex = start.toString('hex', 0, 32)
  const marked =
    marks.find(([mark]) => mark.test(hex))?.[1] ?? words.find(([word]) => word.test(head))?.[1]
  if (marked) return marked
  // A PDF may have some bytes before its header, and a mail may contain a PDF without encoding.
  if (head.includes('%PDF-')) return isMail(bytes) ? 'mail' : 'letter'
  const mime = (await fileTypeFromBuffer(start))?.mime ?? ''
  if (/^image\/(jpeg|png)/.test(mime)) return 'letter'
  if (/^image\/hei[cf]/.test(mime)) return 'heic'
  if (mime.startsWith('image/') || /\.svg$/i.test(name)) return 'picture'
  if (mime === 'application/x-cfb' && /\.msg$/i.test(name)) return 'message'
  if (/zip|rar|7z|compressed|gzip|x-tar/.test(mime)) return 'packed'
  const said = `${type} ${name}`
  if (signature.test(said)) return 'signature'
  if (sealed.test(said)) return 'sealed'
  if (/applefile|\.(?:css|woff2?|ttf)$/i.test(said)) return 'accessory'
  if (/ms-tnef|^winmail\.dat$/i.test(said)) return 'outlook'
  if (type === 'message/rfc822' || /\.eml$/i.test(name) || isMail(bytes)) return 'mail'
  return mime === '' && isText(bytes, said) ? 'text' : 'unknown'
}

/** Whether the bytes contain no control characters that text never has, and are declared as text or HTML. */
function isText(bytes: Uint8Array, said: string): boolean {
  const steers = (byte: number) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27)
  const named = /^text\/(?:plain|html)|\.(?:txt|html?|text)$/i.test(said)
  return named && !bytes.subarray(0, 4100).some(steers)
}

/** In pixels. A photo of a page has more than a thousand on each side; a smaller picture is decoration. */
const smallSide = 320
const smallInline = 640

/** Whether a picture is a logo, a signature or other decoration, and not a page. */
export async function isOrnament(bytes: Uint8Array, inline: boolean): Promise<boolean> {
  try {
    const { width, height } = await sharp(bytes).metadata()
    const [short, long] = [Math.min(width, height), Math.max(width, height)]
    if (short < smallSide || long > 4 * short) return true
    return inline && short < smallInline
  } catch {
    return false
  }
}

const invoiceRoots =
  /<(?:[\w.-]+:)?(?:CrossIndustryInvoice|CrossIndustryDocument|Invoice|CreditNote)[\s>]/
const invoiceNamespaces = /urn:(?:un:unece:uncefact|ferd|oasis:names:specification:ubl)/

/** A cheap check whether bytes start like an electronic invoice. It does not prove that they are one. */
export function looksLikeInvoice(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 8000))
  const text = head.toString(head[0] === 0xff && head[1] === 0xfe ? 'utf16le' : 'latin1')
  return (
    /^(?:ï»¿|\uFEFF)?\s*</.test(text) && invoiceRoots.test(text) && invoiceNamespaces.test(text)
  )
}
