import { bareSender, headerAt, mailField, type MailHeader } from '../layout/mail-page.ts'
import type { Layout, Line, Passage } from '../layout/types.ts'
import { maxLine } from './limits.ts'
import { subPassage } from './words-at.ts'

/** The header fields of a printed mail: names without addresses, null if there is only an address. */
export type PrintedMail = { from: Passage | null; to: Passage | null; fields: Line[] }

/** The start of a quoted or forwarded mail. */
const quoteStart =
  /^(?:-{2,}|_{5,}|>)?\s?(?:ursprüngliche nachricht|original message|weitergeleitete nachricht|forwarded message|anfang der weitergeleiteten)|^(?:am|on)\s.{6,80}\s(?:schrieb|wrote)\b.{0,80}:$|^>\s/iu

/** With fewer words above a quoted mail, the mail only forwards it. */
const leastWords = 12

const oneLine = ({ text }: Line) => (text.length > maxLine ? '' : text.replace(/\t/g, ' ').trim())

/** The header of a mail at the top of the letter, and where a quoted mail begins below. */
function headersOf(letter: Layout): { newest: MailHeader; quote: number } | null {
  if (letter.lines.some(({ zone }) => zone === 'return-line')) return null
  const texts = letter.lines.map(oneLine)
  const top = letter.lines.findIndex(({ zone }) => zone === 'info' || zone === 'subject')
  const starts = texts.flatMap((text, at) =>
    (mailField.test(text) || bareSender.test(text)) && at < top + 4 ? [at] : [],
  )
  const newest = top < 0 ? undefined : starts.flatMap((at) => headerAt(texts, at) ?? [])[0]
  if (!newest) return null
  for (let at = newest.end; at < texts.length; at++) {
    const inner = mailField.test(texts[at] ?? '') ? headerAt(texts, at) : null
    if (!inner && !quoteStart.test(texts[at] ?? '')) continue
    const between = texts.slice(newest.end, at).join(' ').split(/\s+/u)
    if (between.length > leastWords) return { newest, quote: at }
    if (inner) return { newest: inner, quote: texts.length }
  }
  return { newest, quote: texts.length }
}

/** The words of a header field without its name; null if it contains only addresses. */
function nameIn(lines: Line[], which: 1 | 2): Passage | null {
  const line = lines.find(
    (one) =>
      mailField.exec(oneLine(one))?.[which] ?? (which === 1 && bareSender.test(oneLine(one))),
  )
  if (!line) return null
  const start = mailField.exec(line.text)?.[0].length ?? 0
  const rest = line.text.slice(start)
  const from = start + rest.length - rest.trimStart().length
  const name = /^[^<[;@]*/u.exec(line.text.slice(from))?.[0].trimEnd() ?? ''
  const whole = line.text.slice(from).includes('@') && !/[<[(]/u.test(line.text) ? '' : name
  return /\p{L}{2}/u.test(whole) ? subPassage(line, from, from + whole.length) : null
}

/** Sender and recipient of a printed mail; null for other letters. Of a forwarded mail, those of the inner one. */
export function printedMailOf(letter: Layout): PrintedMail | null {
  const found = headersOf(letter)
  if (!found) return null
  const lines = letter.lines.slice(found.newest.start, found.newest.end)
  return { from: nameIn(lines, 1), to: nameIn(lines, 2), fields: lines }
}

/** The letter without quoted mails, whose requests have been answered. */
export function newestMessage(letter: Layout): Layout {
  const quote = headersOf(letter)?.quote ?? letter.lines.length
  if (quote >= letter.lines.length) return letter
  return {
    ...letter,
    lines: letter.lines.slice(0, quote),
    blocks: letter.blocks.filter(({ lines }) => lines.every((line) => line < quote)),
  }
}
