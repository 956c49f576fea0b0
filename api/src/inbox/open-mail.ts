import { simpleParser } from 'mailparser'
import type { OpenedMail } from './mail-reader.ts'
import { headText } from './opening/heads.ts'
import { leavesOf, type Piece } from './opening/leaves.ts'
import { partsOf } from './opening/parts.ts'
import { roughText } from './opening/rough-text.ts'

// Nothing is fetched and nothing is made clickable: only what the mail itself carries counts.
const options = {
  skipTextToHtml: true,
  skipTextLinks: true,
  skipImageLinks: true,
  keepCidLinks: true,
}

/** Characters. The parser of HTML takes a tenth of a second for these, and its time grows with their square. */
const longestHtml = 300_000

/** Below this many characters the text beside an HTML mail only says that there is HTML. */
const shortText = 60

/** Characters of a text. What is longer is no letter, and is cut where it is printed anyway. */
const longestText = 250_000

const germanDay = new Intl.DateTimeFormat('de-DE', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Europe/Berlin',
})

/** Opens one mail; mails inside it stay closed, as attachments. What cannot be understood of it is left out. */
export async function openMail(bytes: Uint8Array): Promise<OpenedMail> {
  const mail = partsOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  if (mail.heads.size === 0) throw new Error('This is no mail')
  const { pieces, attachments, report } = leavesOf(mail)
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

/** HTML as text. Nothing in it is carried out or fetched, and neither addresses of pictures nor of links are kept. */
export async function plainText(html: string): Promise<string> {
  if (html.length > longestHtml) return roughText(html)
  const head = 'MIME-Version: 1.0\r\nContent-Type: text/html; charset=utf-8\r\n\r\n'
  const mail = await simpleParser(Buffer.from(head + html), options)
  // what it does not understand, such as very deep tags, it leaves out
  return withoutAddresses(mail.text?.trim() ? mail.text : roughText(html))
}

async function textOf({ plain, html }: Piece): Promise<string> {
  if (!html || plain.trim().length >= shortText) return html ? withoutAddresses(plain) : plain
  const fromHtml = await plainText(html)
  return fromHtml.trim().length > plain.trim().length ? fromHtml : plain
}

function dayOf(date: string): string {
  const moment = new Date(date.replace(/\(.*\)/, ''))
  return Number.isNaN(moment.getTime()) ? '' : germanDay.format(moment)
}

/** Where pictures and links were, the parser leaves their addresses in brackets. */
function withoutAddresses(text: string): string {
  return text.replaceAll(/ ?\[(?:https?|cid|data|mailto):[^\]\s]*\]/gi, '')
}

/** Without the armour of a text that was signed. */
function unsigned(text: string): string {
  return text
    .replace(/^-----BEGIN PGP SIGNED MESSAGE-----\n(?:Hash: .*\n)*\n/m, '')
    .replace(/^-----BEGIN PGP SIGNATURE-----\n(?:.*\n)*?-----END PGP SIGNATURE-----$/m, '')
}
