import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as PdfJs from 'pdfjs-dist'
import type { PDFDocumentProxy } from 'pdfjs-dist/types/src/display/api.js'
import { ocrLimits } from './limits.ts'
import { UnreadableFile } from './refusal.ts'
import { repairPdf } from './repair-pdf.ts'

const require = createRequire(import.meta.url)
const folder = dirname(require.resolve('pdfjs-dist/package.json'))

// Imported by URL, because a thread's bundled script cannot resolve package names.
const main = pathToFileURL(require.resolve('pdfjs-dist/legacy/build/pdf.mjs')).href
export const pdfjs: Promise<typeof PdfJs> = import(main)

/** Opens a PDF and checks what can be checked without rendering a page. A truncated file is repaired. Throws a `UnreadableFile`. */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  try {
    // pdfjs takes ownership of its bytes.
    return await open(bytes.slice())
  } catch (error) {
    if (!(error instanceof UnreadableFile) || error.code !== 'file-broken') throw error
    const repaired = repairPdf(bytes)
    if (!repaired) throw isCutOff(bytes) ? new UnreadableFile('file-cut-off', error.message) : error
    return open(repaired)
  }
}

/** The end mark must be in the last kilobyte; a truncated file lacks it. */
const isCutOff = (bytes: Uint8Array) =>
  bytes.length > 0 && !Buffer.from(bytes.subarray(-1024)).includes('%%EOF')

async function open(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  const { getDocument } = await pdfjs
  const loading = getDocument({
    data: bytes,
    standardFontDataUrl: `${folder}/standard_fonts/`,
    cMapUrl: `${folder}/cmaps/`,
    cMapPacked: true,
    wasmUrl: `${folder}/wasm/`,
    iccUrl: `${folder}/iccs/`,
    maxImageSize: ocrLimits.pdfImagePixels,
    // Use the same fonts on every machine, and never run code from a letter.
    useSystemFonts: false,
    isEvalSupported: false,
    enableXfa: false,
    verbosity: 0,
  })
  try {
    const document = await loading.promise
    if (document.numPages === 0) throw new UnreadableFile('file-no-pages', 'no pages')
    if (document.numPages > ocrLimits.pages)
      throw new UnreadableFile('file-too-many-pages', `${document.numPages} pages`)
    // Only fetching a page shows whether the page tree is valid.
    await document.getPage(1)
    const { info } = await document.getMetadata()
    const form = info as { IsXFAPresent?: boolean; IsAcroFormPresent?: boolean }
    // Without Acrobat such a form shows only "Please wait".
    if (form.IsXFAPresent && !form.IsAcroFormPresent)
      throw new UnreadableFile('file-only-form', 'XFA')
    return document
  } catch (error) {
    await loading.destroy()
    throw asRefusal(error)
  }
}

/** Maps pdfjs's errors to a `UnreadableFile`. */
export function asRefusal(error: unknown): UnreadableFile {
  if (error instanceof UnreadableFile) return error
  const name = error instanceof Error ? error.name : ''
  return new UnreadableFile(
    name === 'PasswordException' ? 'file-encrypted' : 'file-broken',
    `${name}: ${error instanceof Error ? error.message : String(error)}`,
  )
}
