import { textPdf } from '../e2e/text-pdf.ts'
import type { DemoLetter } from './letters.ts'

type Line = [x: number, y: number, text: string]

const left = 71
const columns = 88

/** A letter on one page, laid out as letters in Germany are: sender, window, facts, subject, text, account. */
export function pageOf({ sender, facts, date, subject, text, foot }: DemoLetter): Buffer {
  const lines: Line[] = []
  const put = (x: number, y: number, words: string[]) =>
    words.forEach((word, index) => lines.push([x, y - index * 13, word]))
  put(left, 790, sender)
  put(left, 690, ['Frau', 'Selin Yilmaz', 'Hafenweg 3', '44135 Dortmund'])
  put(360, 690, [...facts, `Datum: ${date.split('-').reverse().join('.')}`])
  put(left, 560, [subject])
  let y = 534
  for (const paragraph of text) {
    const wrapped = wrap(paragraph)
    put(left, y, wrapped)
    y -= wrapped.length * 13 + 10
  }
  put(left, 60, [foot])
  return textPdf(lines)
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
