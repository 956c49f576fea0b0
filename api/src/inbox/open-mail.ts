import { simpleParser, type ParsedMail } from 'mailparser'
import type { OpenedMail } from './mail-reader.ts'

// Nothing is fetched and nothing is made clickable: only what the mail itself carries counts.
const options = {
  skipTextToHtml: true,
  skipTextLinks: true,
  skipImageLinks: true,
  maxHtmlLengthToParse: 2_000_000,
}

/** Below this many characters the text beside an HTML mail only says that there is HTML. */
const shortText = 60

const germanDay = new Intl.DateTimeFormat('de-DE', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Europe/Berlin',
})

/** Opens one mail; mails inside it stay closed, as attachments. */
export async function openMail(bytes: Uint8Array): Promise<OpenedMail> {
  const mail = await simpleParser(Buffer.from(bytes), options)
  return {
    subject: mail.subject ?? '',
    from: mail.from?.text ?? '',
    date: mail.date && !Number.isNaN(mail.date.getTime()) ? germanDay.format(mail.date) : '',
    text: await textOf(mail),
    attachments: mail.attachments.map((one) => ({
      name: one.filename ?? '',
      type: one.contentType,
      // A copy, because small buffers share their memory with others.
      bytes: new Uint8Array(one.content),
      inline: one.related || one.contentDisposition === 'inline',
    })),
  }
}

/** HTML as text: the parser for mails turns it, as it does with the HTML in them. */
export async function plainText(html: string): Promise<string> {
  const head = 'MIME-Version: 1.0\r\nContent-Type: text/html; charset=utf-8\r\n\r\n'
  const mail = await simpleParser(Buffer.from(head + html), options)
  return withoutAddresses(mail.text ?? '')
}

async function textOf({ text = '', html }: ParsedMail): Promise<string> {
  if (!html) return text
  if (text.trim().length >= shortText) return withoutAddresses(text)
  const fromHtml = await plainText(html)
  return fromHtml.trim().length > text.trim().length ? fromHtml : text
}

/** Where pictures and links were, the parser leaves their addresses in brackets. */
function withoutAddresses(text: string): string {
  return text.replace(/ ?\[(?:https?|cid|data|mailto):[^\]\s]*\]/gi, '')
}
