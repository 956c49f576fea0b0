import type { Region, Run } from './rows.ts'

/** Header fields of a printed mail, in German and English. */
export const mailField =
  /^\*?(?:(von|from|absender)|(an|to|empfänger)|(betreff|subject|thema)|gesendet|sent|datum|date|cc|bcc|kopie|antwort an|reply-to|anlagen?|anhänge|attachments?|wichtigkeit|priorität|priority|importance)\s?:\*?(?=\s|$)/iu

/** Most lines of a field. */
const mostLines = 3

/** The position of a mail header in a list of lines: `end` is the line after the last one. */
export type MailHeader = { start: number; end: number }

/** Some programs print the sender with its address above the recipient, without field names. */
export const bareSender = /^[^<:]{2,60}<\S{1,60}@\S{1,60}>/u

/** The mail header that begins at a line: at least three fields, with a sender and a recipient or subject. */
export function headerAt(lines: string[], start: number): MailHeader | null {
  if (bareSender.test(lines[start] ?? ''))
    return mailField.exec(lines[start + 1] ?? '')?.[2] ? { start, end: start + 2 } : null
  const found = new Set<string>()
  let [end, count] = [start, 0]
  for (let at = start; at < lines.length && at - end < mostLines; at++) {
    const match = mailField.exec(lines[at] ?? '')
    if (!match) continue
    if (match[1] && found.has('from')) break
    found.add(match[1] ? 'from' : match[2] ? 'to' : match[3] ? 'subject' : 'other')
    count += 1
    end = at + 1
  }
  const isMail = found.has('from') && (found.has('to') || found.has('subject')) && count > 2
  return isMail && mailField.test(lines[start] ?? '') ? { start, end } : null
}

/** Lowest position at which the header of a printed mail may begin. */
const highest = 0.4
const mostAbove = 8

const text = (run: Run) => run.marks.map((mark) => mark.text).join(' ')

/** Splits a printed mail into regions: it has no address field, the header is at the top, and the rest is its text. */
export function mailPage(rows: Run[], height: number): Region[] | null {
  const texts = rows.map(text)
  for (let at = 0; at < Math.min(rows.length, mostAbove); at++) {
    if ((rows[at]?.y ?? Infinity) > highest * height) return null
    const header = headerAt(texts, at)
    if (!header) continue
    const fields = rows.slice(at, header.end)
    const first = fields.findIndex((row) => mailField.exec(text(row))?.[3])
    const after = fields.findIndex((row, i) => i > first && mailField.test(text(row)))
    const last = after < 0 ? fields.length : after
    // Without field names the subject is the line above them, or above the number of mails.
    const above = rows.slice(0, at).filter((row) => !/^\d{1,3} \p{L}+$/u.test(text(row)))
    const subject = first < 0 ? above.slice(-1) : fields.slice(first, last)
    return [
      { zone: 'head', rows: rows.slice(0, at).filter((row) => !subject.includes(row)) },
      { zone: 'info', rows: fields.filter((row) => !subject.includes(row)) },
      { zone: 'subject', rows: subject },
      { zone: 'body', rows: rows.slice(header.end) },
    ]
  }
  return null
}
