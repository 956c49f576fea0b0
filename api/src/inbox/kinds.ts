import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'

/** `letter`: may become a document, which the reader of files decides. */
export type Kind = 'letter' | 'mail' | 'outlook' | 'packed' | 'signature' | 'picture' | 'unknown'

const header = /^(?:[A-Za-z][A-Za-z0-9-]{1,40}:[ \t].*\r?\n(?:[ \t].*\r?\n)*){2,}/
const mailHeader =
  /^(?:received|return-path|message-id|mime-version|content-type|delivered-to|dkim-signature):/im

/** Whether bytes (or a text) are the source of a mail: it begins with the lines that only a mail begins with. */
export function isMail(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 16_000)).toString('latin1').replace(/^\s+/, '')
  const lines = header.exec(start.replace(/^From .*\r?\n/, ''))?.[0]
  return lines !== undefined && mailHeader.test(lines)
}

/** What an attachment is, by its content; name and type count only where the content has no marks of its own. */
export async function kindOf(bytes: Uint8Array, name: string, type: string): Promise<Kind> {
  const start = Buffer.from(bytes.subarray(0, 4100))
  if (start.subarray(0, 1024).includes('%PDF-')) return 'letter'
  if (start.length >= 4 && start.readUInt32LE(0) === 0x223e9f78) return 'outlook'
  const mime = (await fileTypeFromBuffer(start))?.mime ?? ''
  if (/^image\/(jpeg|png|hei[cf])/.test(mime)) return 'letter'
  if (mime.startsWith('image/') || /\.svg$/i.test(name)) return 'picture'
  if (/zip|rar|7z|compressed|gzip|x-tar/.test(mime)) return 'packed'
  if (/pgp-signature|pkcs7-signature|\.(?:p7s|asc|vcf)$|vcard/i.test(`${type} ${name}`)) {
    return 'signature'
  }
  if (type === 'message/rfc822' || /\.eml$/i.test(name) || isMail(bytes)) return 'mail'
  return 'unknown'
}

/** Pixels. A photo of a page has more than a thousand on each side; what is smaller here adorns a mail. */
const smallSide = 320
const smallInline = 640

/** Whether a picture is a logo, a signature or another ornament, and not a page. */
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
