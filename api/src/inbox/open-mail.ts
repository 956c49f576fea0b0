import { simpleParser } from 'mailparser'
import type { OpenedMail } from './mail-reader.ts'
import { headText } from './opening/heads.ts'
import { sortParts, type BodyText } from './opening/leaves.ts'
import { parseMime } from './opening/parts.ts'
import { roughText } from './opening/rough-text.ts'

// Nothing is fetched and no links are made: only the content of the mail itself counts.
const options = {
  skipTextToHtml: true,
  skipTextLinks: true,
  skipImageLinks: true,
  keepCidLinks: true,
}

/** In characters. The HTML parser takes a tenth of a second for this many, and its time grows with the square. */
const longestHtml = 300_000

/** In characters. A shorter plain text next to an HTML part usually says only that the mail is HTML. */
const shortText = 60

/** In characters. No letter is longer, and printing cuts longer texts anyway. */
const longestText = 250_000

const germanDay = new Intl.DateTimeFormat('de-DE', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Europe/Berlin',
})

/** Parses one mail. Mails inside it stay attachments. Parts that cannot be parsed are left out. */
export async function openMail(bytes: Uint8Array): Promise<OpenedMail> {
  const mail = parseMime(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  if (mail.heads.size === 0) throw new Error('This is no mail')
  const { pieces, attachments, report } = sortParts(mail)
  const texts: string[] = []
  for (const piece of pieces) texts.push(await textOf(piece))
  return {
    subject: headText(mail.heads, 'subject'),
    from: headText(mail.heads, 'from'),
    date: dayOf(headText(mail.heads, 'date')),
    text: unsigned(texts.join('\n')).slice(0, longestText),
    report,
    attachments,
  }
}

/** HTML as text. Nothing in it is executed or fetched, and the URLs of pictures and links are removed. */
export async function htmlToText(html: string): Promise<string> {
  if (html.length > longestHtml) return roughText(html)
  const head = 'MIME-Version: 1.0\r\nContent-Type: text/html; charset=utf-8\r\n\r\n'
  const mail = await simpleParser(Buffer.from(head + html), options)
  // The parser drops what it cannot handle, such as very deep nesting. Then a simpler method is used.
  return withoutAddresses(mail.text?.trim() ? mail.text : roughText(html))
}

async function textOf({ plain, html }: BodyText): Promise<string> {
  if (!html || plain.trim().length >= shortText) return html ? withoutAddresses(plain) : plain
  const fromHtml = await htmlToText(html)
  return fromHtml.trim().length > plain.trim().length ? fromHtml : plain
}

function dayOf(date: string): string {
  const moment = new Date(date.replace(/\(.*\)/, ''))
  return Number.isNaN(moment.getTime()) ? '' : germanDay.format(moment)
}

/** The parser replaces pictures and links by their URLs in brackets. */
function withoutAddresses(text: string): string {
  return text.replaceAll(/ ?\[(?:https?|cid|data|mailto):[^\]\s]*\]/gi, '')
}

/** Removes the PGP armour of a signed text. */
function unsigned(text: string): string {
  return text
    .replace(/^-----BEGIN PGP SIGNED MESSAGE-----\n(?:Hash: .*\n)*\n/m, '')
    .replace(/^-----BEGIN PGP SIGNATURE-----\n(?:.*\n)*?-----END PGP SIGNATURE-----$/m, '')
}
