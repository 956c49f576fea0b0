import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as PdfJs from 'pdfjs-dist'
import type { PDFDocumentProxy } from 'pdfjs-dist/types/src/display/api.js'
import { ocrLimits } from './limits.ts'
import { Refusal } from './refusal.ts'
import { repairPdf } from './repair-pdf.ts'

const require = createRequire(import.meta.url)
const folder = dirname(require.resolve('pdfjs-dist/package.json'))

// by its address, because a thread's script has no place that package names could be looked up from
const main = pathToFileURL(require.resolve('pdfjs-dist/legacy/build/pdf.mjs')).href
export const pdfjs: Promise<typeof PdfJs> = import(main)

/** Opens a PDF and checks what can be checked before a page is looked at; one that lost its end is repaired. Throws a `Refusal`. */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  try {
    // pdfjs wants bytes of its own
    return await open(bytes.slice())
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'file-broken') throw error
    const repaired = repairPdf(bytes)
    if (!repaired) throw isCutOff(bytes) ? new Refusal('file-cut-off', error.message) : error
    return open(repaired)
  }
}

/** Readers look for the mark of the end in the last kilobyte; what was cut has none. */
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
    // the same fonts everywhere, and no code out of a letter is ever run
    useSystemFonts: false,
    isEvalSupported: false,
    enableXfa: false,
    verbosity: 0,
  })
  try {
    const document = await loading.promise
    if (document.numPages === 0) throw new Refusal('file-no-pages', 'no pages')
    if (document.numPages > ocrLimits.pages)
      throw new Refusal('file-too-many-pages', `${document.numPages} pages`)
    // the page tree is only a promise until a page of it has been fetched
    await document.getPage(1)
    const { info } = await document.getMetadata()
    const form = info as { IsXFAPresent?: boolean; IsAcroFormPresent?: boolean }
    // what it shows without Acrobat is "Please wait"
    if (form.IsXFAPresent && !form.IsAcroFormPresent) throw new Refusal('file-only-form', 'XFA')
    return document
  } catch (error) {
    await loading.destroy()
    throw asRefusal(error)
  }
}

/** What pdfjs says about a file it cannot read or a page it cannot draw. */
export function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  const name = error instanceof Error ? error.name : ''
  return new Refusal(
    name === 'PasswordException' ? 'file-encrypted' : 'file-broken',
    `${name}: ${error instanceof Error ? error.message : String(error)}`,
  )
}
