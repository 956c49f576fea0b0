import { limits } from '../http/limits.ts'
import { isMail, isOrnament, kindOf } from './kinds.ts'
import type { MailReader, MailText } from './mail-reader.ts'
import { sentences } from './sentences.ts'

export type Said = { outcome: 'left-out' | 'unreadable'; reason: string }

/** One thing that a mail brought, and the mail (by its place in `mails`) it came in. */
export type Thing = { name: string; mail: number } & ({ bytes: Uint8Array } | Said)

/** `within`: the mail it lay in. `place`: before which of the things its text stands. */
export type Mail = { name: string; within: number | null; place: number; text: MailText }

export type Apart = { mails: Mail[]; things: Thing[] }

type Packed = { name: string; type: string; bytes: Uint8Array; inline: boolean }

/** Opens what was shared, and the mails in it, until only files and texts are left. What they contain decides, not what they are called. */
export async function takeApart(
  reader: MailReader,
  content: string,
  files: { name: string; bytes: Uint8Array }[],
): Promise<Apart> {
  const mails: Mail[] = []
  const things: Thing[] = []
  let full = false
  const say = (name: string, mail: number, said: Said) => things.push({ name, mail, ...said })

  async function look(packed: Packed, mail: number, depth: number): Promise<void> {
    const { name, bytes, inline } = packed
    if (full) return
    // a mail within counts as well: it may hold nothing but further mails
    if (things.length + mails.length >= limits.mailParts) {
      full = true
      say('', mail, { outcome: 'left-out', reason: sentences.tooMany })
      return
    }
    const kind = await kindOf(bytes, name, packed.type)
    if (kind === 'mail') return openMail(packed, mail, depth)
    const ornament = kind === 'picture' || kind === 'letter'
    if (ornament && (await isOrnament(bytes, inline))) {
      say(name, mail, { outcome: 'left-out', reason: sentences.ornament })
    } else if (kind === 'letter') things.push({ name, mail, bytes })
    else if (kind === 'signature') {
      say(name, mail, { outcome: 'left-out', reason: sentences.signature })
    } else {
      const known = kind === 'outlook' || kind === 'packed'
      say(name, mail, {
        outcome: 'unreadable',
        reason: known ? sentences[kind] : sentences.unknown,
      })
    }
  }

  async function openMail({ name, bytes }: Packed, within: number | null, depth: number) {
    if (depth > limits.mailDepth) {
      return void say(name, within ?? 0, { outcome: 'unreadable', reason: sentences.tooDeep })
    }
    try {
      const { subject, from, date, text, attachments } = await reader.open(bytes)
      const lines = [
        from && `Von: ${from}`,
        date && `Datum: ${date}`,
        subject && `Betreff: ${subject}`,
      ].filter(Boolean)
      const own = mails.length
      const shown = subject || name || firstLine(text)
      mails.push({ name: shown, within, place: things.length, text: { lines, text } })
      for (const one of attachments) await look(one, own, depth + 1)
    } catch {
      say(name, within ?? 0, { outcome: 'unreadable', reason: sentences.brokenMail })
    }
  }

  const source = new TextEncoder().encode(content)
  if (isMail(source)) {
    await openMail({ name: '', type: '', bytes: source, inline: false }, null, 1)
  }
  if (mails.length === 0) {
    const text = isHtml(content) ? await reader.plain(content) : content
    const name = firstLine(text)
    mails.push({ name, within: null, place: things.length, text: { lines: [], text } })
  }
  for (const file of files) await look({ ...file, type: '', inline: false }, 0, 1)
  return { mails, things }
}

const isHtml = (content: string) =>
  /^\s*<(?:!doctype|html|head|body|meta|div|p|table|span|br|style)\b/i.test(content)

/** What a text is called: its first line, as far as it fits. */
export function firstLine(text: string): string {
  const line = text.trim().split('\n', 1)[0]!.trim()
  const characters = [...line]
  return characters.length > 80 ? `${characters.slice(0, 79).join('')}…` : line
}
