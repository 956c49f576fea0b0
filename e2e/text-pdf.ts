import { pagesPdf as pages, type PdfLine } from '../web/src/ui/sample/text-pdf.ts'

export type { PdfLine }

/** A PDF of one page with lines of text in Helvetica: a letter with a text layer. */
export const textPdf = (lines: PdfLine[]): Buffer => pagesPdf([lines])

/** A PDF of several such pages. */
export const pagesPdf = (of: PdfLine[][]): Buffer => Buffer.from(pages(of))
