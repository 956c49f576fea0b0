import { pagesPdf as pages, type PdfLine } from '../web/src/sample/sample-letter.ts'

export type { PdfLine }

/** A one-page PDF with lines of text in Helvetica, as a letter with a text layer. */
export const textPdf = (lines: PdfLine[]): Buffer => pagesPdf([lines])

/** A PDF of several such pages. */
export const pagesPdf = (of: PdfLine[][]): Buffer => Buffer.from(pages(of))
