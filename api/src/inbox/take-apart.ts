import type { Said } from '@brieflotse/contract'
import type { Embedded } from '../providers/e-invoice/embedded.ts'
import { cleanFileName } from '../http/file-name.ts'
import { limits } from '../system/limits.ts'
import { forwardedIn } from './forwarded.ts'
import {
  attachmentKindOf,
  type AttachmentKind,
  isMail,
  isOrnament,
  looksLikeInvoice,
} from './kinds.ts'
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
  const unpacking = new Unpacking(reader)
  await unpacking.openText(content)
  await unpacking.openFiles(files)
  return { mails: unpacking.mails, things: unpacking.things }
}

class Unpacking {
  readonly mails: UnpackedMail[] = []
  readonly things: Thing[] = []
  readonly #reader: MailReader
  readonly #until = performance.now() + limits.mailAllMs
  #full = false

  constructor(reader: MailReader) {
    this.#reader = reader
  }

  /** Opens the text that the user shared: a mail in its source form, or a pasted text. */
  async openText(content: string): Promise<void> {
    const source = new TextEncoder().encode(content)
    if (isMail(source)) {
      await this.#openMail({ name: '', type: '', bytes: source, inline: false }, null, 1)
    }
    if (this.mails.length === 0) {
      const text = isHtml(content) ? await this.#reader.plain(content) : content
      const pasted = { subject: '', from: '', date: '', text }
      const { mail, sealed } = asMail(pasted, '')
      this.mails.push({ ...mail, within: null, place: this.things.length, report: false })
      if (sealed) this.#say(mail.name, 0, 'unreadable', 'sealed')
    }
  }

  async openFiles(files: { name: string; bytes: Uint8Array }[]): Promise<void> {
    const shared = files.map((file) => ({ ...file, type: '', inline: false }))
    for (const file of lettersFirst(shared)) await this.#visit(file, 0, 1)
  }

  async #visit(packed: Attachment, mail: number, depth: number): Promise<void> {
    const { bytes, inline } = packed
    const name = cleanFileName(packed.name, '')
    if (this.#full) return
    // Nested mails count too, because a mail may contain nothing but further mails.
    if (
      this.things.length + this.mails.length >= limits.mailParts ||
      performance.now() > this.#until
    ) {
      this.#full = true
      return this.#say('', mail, 'left-out', 'tooMany')
    }
    const kind = await attachmentKindOf(bytes, name, packed.type)
    if (kind === 'mail') return this.#openMail(packed, mail, depth)
    if (looksLikeInvoice(bytes)) return this.#takeInvoice(packed, name, mail)
    const picture = kind === 'picture' || kind === 'letter'
    if (picture && (await isOrnament(bytes, inline))) {
      return this.#say(name, mail, 'left-out', 'ornament')
    }
    if (kind === 'letter') this.things.push({ name, mail, bytes })
    else if (kind === 'text') {
      const text = decodeText(bytes)
      this.things.push({
        name,
        mail,
        text: isHtml(text) ? await this.#reader.plain(text).catch(() => '') : text,
      })
    } else if (kind === 'picture') this.#say(name, mail, 'unreadable', 'unknown')
    else this.#say(name, mail, fates[kind] ?? 'unreadable', kind)
  }

  async #openMail({ name, bytes }: Attachment, within: number | null, depth: number) {
    if (depth > limits.mailDepth) {
      return this.#say(name, within ?? 0, 'unreadable', 'tooDeep')
    }
    try {
      const opened = await this.#reader.open(bytes)
      const { mail, sealed } = asMail(opened, name)
      const own = this.mails.length
      this.mails.push({ ...mail, within, place: this.things.length, report: opened.report })
      if (sealed) this.#say(mail.name, own, 'unreadable', 'sealed')
      for (const one of lettersFirst(opened.attachments)) await this.#visit(one, own, depth + 1)
    } catch {
      this.#say(name, within ?? 0, 'unreadable', 'brokenMail')
    }
  }

  /** An electronic invoice often comes with the same invoice as PDF. Two documents might be paid twice. */
  async #takeInvoice({ bytes }: Attachment, name: string, mail: number): Promise<void> {
    const isThere = this.things.some((thing) => thing.mail === mail && 'bytes' in thing)
    if (isThere) return this.#say(name, mail, 'left-out', 'invoiceTwice')
    const pdf = await this.#reader.invoice(name, bytes).catch(() => null)
    if (!pdf) return this.#say(name, mail, 'unreadable', 'invoice')
    this.things.push({ name: name.replace(/\.xml$/i, '.pdf'), mail, bytes: pdf })
    for (const one of await this.#reader.embedded(bytes).catch(() => []))
      await this.#takeEmbedded(one, mail)
  }

  /** An embedded time sheet or plan becomes a document. A copy of the invoice does not, because it might be paid twice. */
  async #takeEmbedded({ name: given, bytes }: Embedded, mail: number): Promise<void> {
    const name = cleanFileName(given, '')
    const isCopy = /rechnung|invoice|faktura/iu.test(name)
    if (isCopy) return this.#say(name, mail, 'left-out', 'invoiceCopy')
    await this.#visit({ name, type: '', bytes, inline: false }, mail, limits.mailDepth)
  }

  #say(name: string, mail: number, outcome: Refused['outcome'], why: PartReason): void {
    this.things.push({ name, mail, outcome, said: reasonOf(why) })
  }
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
