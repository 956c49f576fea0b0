import type { PdfLine } from './text-pdf.ts'

/** The texts printed on a letter. */
type LetterPage = {
  sender: string[]
  recipient: string[]
  facts: string[]
  subject: string
  text: string[]
  foot: string
}

const left = 71
const columns = 88

/** Lays out a one-page letter like German business letters: sender, address window, reference data, subject, text, account. */
export function pageLines({ sender, recipient, facts, subject, text, foot }: LetterPage) {
  const lines: PdfLine[] = []
  const put = (x: number, y: number, words: string[]) =>
    words.forEach((word, index) => lines.push([x, y - index * 13, word]))
  put(left, 790, sender)
  put(left, 690, recipient)
  put(360, 690, facts)
  put(left, 560, [subject])
  let y = 534
  for (const paragraph of text) {
    const wrapped = wrap(paragraph)
    put(left, y, wrapped)
    y -= wrapped.length * 13 + 10
  }
  put(left, 60, [foot])
  return lines
}

function wrap(paragraph: string): string[] {
  const lines = ['']
  for (const word of paragraph.split(' ')) {
    const line = lines.at(-1) ?? ''
    if (line && line.length + word.length >= columns) lines.push(word)
    else lines[lines.length - 1] = line ? `${line} ${word}` : word
  }
  return lines
}
