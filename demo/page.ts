import { textPdf } from '../e2e/text-pdf.ts'
import { pageLines } from '../web/src/sample/sample-letter.ts'
import type { DemoLetter } from './letters.ts'

const recipient = ['Frau', 'Selin Yilmaz', 'Hafenweg 3', '44135 Dortmund']

/** Renders a letter of the demo account on one page. */
export function pageOf({ facts, date, ...letter }: DemoLetter): Buffer {
  const printed = `Datum: ${date.split('-').reverse().join('.')}`
  return textPdf(pageLines({ ...letter, recipient, facts: [...facts, printed] }))
}
