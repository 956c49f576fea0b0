import type { Said } from '@brieflotse/contract'
import type { Embedded } from '../providers/e-invoice/embedded.ts'
import { looksLikeInvoice } from '../providers/e-invoice/looks-like-invoice.ts'
import { cleanFileName } from '../http/file-name.ts'
import { limits } from '../system/limits.ts'
import { forwardedIn } from './forwarded.ts'
import { isMail, isOrnament, attachmentKindOf, type AttachmentKind } from './kinds.ts'
import type { Attachment, MailReader, MailText } from './mail-reader.ts'
import { decodeText } from './opening/charset.ts'
import { isOwnLetter } from './own-letter.ts'
import { type PartReason, reasonOf } from './part-reasons.ts'

export type Refused = { outcome: 'left-out' | 'unreadable'; said: Said }

/** One item from a mail, and the mail that contained it (its index in `mails`). */
type Thing = { name: string; mail: number } & ({ bytes: Uint8Array } | { text: string } | Refused)

/** `within`: the index of the outer mail. `place`: the index in `things` before which its text belongs. */
export type UnpackedMail = {
  name: string
  within: number | null
  place: number
  text: MailText
  report: boolean
}

export type Apart = { mails: UnpackedMail[]; things: Thing[] }

const fates: Partial<Record<AttachmentKind, Refused['outcome']>> = {
  picture: 'left-out',
  signature: 'left-out',
  calendar: 'left-out',
  accessory: 'left-out',
}

/**
 * Opens the shared files, and mails within them, until only files and texts are left. Their content decides what they are, not
 * their names.
 */
export async function unpackMail(
  reader: MailReader,
  content: string,
  files: { name: string; bytes: Uint8Array }[],
): Promise<Apart> {
  const mails: UnpackedMail[] = []
  const things: Thing[] = []
  let full = false
  const until = performance.now() + limits.mailAllMs
  const say = (name: string, mail: number, outcome: Refused['outcome'], why: PartReason) =>
    void things.push({ name, mail, outcome, said: reasonOf(why) })

  async function look(packed: Attachment, mail: number, depth: number): Promise<void> {
    const { bytes, inline } = packed
    const name = cleanFileName(packed.name, '')
    if (full) return
    // Nested mails count too, because a mail may contain nothing but further mails.
    if (things.length + mails.length >= limits.mailParts || performance.now() > until) {
      full = true
      return say('', mail, 'left-out', 'tooMany')
    }
    const kind = await attachmentKindOf(bytes, name, packed.type)
    if (kind === 'mail') return openMail(packed, mail, depth)
    if (looksLikeInvoice(bytes)) return takeInvoice(packed, name, mail)
    const picture = kind === 'picture' || kind === 'letter'
    if (picture && (await isOrnament(bytes, inline))) {
      return say(name, mail, 'left-out', 'ornament')
    }
    if (kind === 'letter') things.push({ name, mail, bytes })
    else if (kind === 'text') {
      const text = decodeText(bytes)
      things.push({ name, mail, text: isHtml(text) ? await plain(text) : text })
    } else if (kind === 'picture') say(name, mail, 'unreadable', 'unknown')
    else say(name, mail, fates[kind] ?? 'unreadable', kind)
  }

  /** An electronic invoice often comes with the same invoice as PDF. Two documents might be paid twice. */
  async function takeInvoice({ bytes }: Attachment, name: string, mail: number): Promise<void> {
    const isThere = things.some((thing) => thing.mail === mail && 'bytes' in thing)
    if (isThere) return say(name, mail, 'left-out', 'invoiceTwice')
    const pdf = await reader.invoice(name, bytes).catch(() => null)
    if (!pdf) return say(name, mail, 'unreadable', 'invoice')
    things.push({ name: name.replace(/\.xml$/i, '.pdf'), mail, bytes: pdf })
    for (const one of await reader.embedded(bytes).catch(() => [])) await takeEmbedded(one, mail)
  }

  /** An embedded time sheet or plan becomes a document. A copy of the invoice does not, because it might be paid twice. */
  async function takeEmbedded({ name: given, bytes }: Embedded, mail: number): Promise<void> {
    const name = cleanFileName(given, '')
    const isCopy = /rechnung|invoice|faktura/iu.test(name)
    if (isCopy) return say(name, mail, 'left-out', 'invoiceCopy')
    await look({ name, type: '', bytes, inline: false }, mail, limits.mailDepth)
  }

  async function openMail({ name, bytes }: Attachment, within: number | null, depth: number) {
    if (depth > limits.mailDepth) {
      return say(name, within ?? 0, 'unreadable', 'tooDeep')
    }
    try {
      const opened = await reader.open(bytes)
      const { mail, sealed } = asMail(opened, name)
      const own = mails.length
      mails.push({ ...mail, within, place: things.length, report: opened.report })
      if (sealed) say(mail.name, own, 'unreadable', 'sealed')
      for (const one of lettersFirst(opened.attachments)) await look(one, own, depth + 1)
    } catch {
      say(name, within ?? 0, 'unreadable', 'brokenMail')
    }
  }

  const plain = async (html: string) => reader.plain(html).catch(() => '')

  const source = new TextEncoder().encode(content)
  if (isMail(source)) {
    await openMail({ name: '', type: '', bytes: source, inline: false }, null, 1)
  }
  if (mails.length === 0) {
    const text = isHtml(content) ? await reader.plain(content) : content
    const pasted = { subject: '', from: '', date: '', text }
    const { mail, sealed } = asMail(pasted, '')
    mails.push({ ...mail, within: null, place: things.length, report: false })
    if (sealed) say(mail.name, 0, 'unreadable', 'sealed')
  }
  const shared = files.map((file) => ({ ...file, type: '', inline: false }))
  for (const file of lettersFirst(shared)) await look(file, 0, 1)
  return { mails, things }
}

/** Electronic invoices come last, because they are needed only if no other form of the invoice came. */
const lettersFirst = (attachments: Attachment[]) =>
  attachments.toSorted(
    (a, b) => Number(looksLikeInvoice(a.bytes)) - Number(looksLikeInvoice(b.bytes)),
  )

type Heads = { subject: string; from: string; date: string; text: string }

/** The text of a mail with its header lines. For a forwarded mail, those of the innermost original. */
function asMail(opened: Heads, fileName: string) {
  let { subject, from, date, text } = opened
  for (let times = 0; times < limits.mailForwards; times += 1) {
    const inner = forwardedIn(text)
    // A long note is the letter itself, and the text below is only the mail it answers.
    if (!inner || inner.note.length > longNote || isOwnLetter(inner.note)) break
    ;({ from, date, text } = inner)
    subject = inner.subject || subject
  }
  const lines = [
    from && `Von: ${from}`,
    date && `Datum: ${date}`,
    subject && `Betreff: ${subject}`,
  ].filter(Boolean)
  const sealed = /^\s*-----BEGIN PGP MESSAGE-----/.test(text)
  const name = firstLine(subject) || cleanFileName(fileName, '') || firstLine(text)
  return { mail: { name, text: { lines, text: sealed ? '' : text } }, sealed }
}

/** In characters. A note above a forwarded mail is shorter; a longer text is a reply above the mail it answers. */
const longNote = 600

const isHtml = (content: string) =>
  /^\s*<(?:!doctype|html|head|body|meta|div|p|table|span|br|style)\b/i.test(content)

/** The name of a text: its first line, shortened. */
export function firstLine(text: string): string {
  const line = text.trim().split('\n', 1)[0]!.trim()
  const start = Array.from(line.slice(0, 200)).slice(0, 80)
  return line.length > start.join('').length ? `${start.slice(0, 79).join('')}…` : line
}
