import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/types/src/display/api.js'
import { pdfjs } from '../../providers/ocr/pdf-document.ts'

/** Opens a PDF as a print shop would, using only the embedded fonts. Null if it needs a password. */
export async function openFinished(bytes: Uint8Array): Promise<PDFDocumentProxy | null> {
  const { getDocument } = await pdfjs
  const loading = getDocument({
    // pdfjs takes ownership of its bytes.
    data: bytes.slice(),
    useSystemFonts: false,
    isEvalSupported: false,
    enableXfa: false,
    verbosity: 0,
  })
  try {
    return await loading.promise
  } catch (error) {
    await loading.destroy()
    if (error instanceof Error && error.name === 'PasswordException') return null
    throw error
  }
}

/** Whether the file is encrypted or has a form. */
export async function natureOf(
  document: PDFDocumentProxy,
): Promise<{ encrypted: boolean; form: boolean }> {
  const { info } = await document.getMetadata()
  const says = info as Record<string, unknown>
  return {
    encrypted: Boolean(says.EncryptFilterName),
    form: Boolean(says.IsAcroFormPresent) || Boolean(says.IsXFAPresent),
  }
}

/** The fonts of a page that are not embedded, and the number of characters without a glyph. */
export async function fontsOf(
  page: PDFPageProxy,
): Promise<{ missing: string[]; unprintable: number }> {
  const { OPS } = await pdfjs
  const { fnArray, argsArray } = await page.getOperatorList()
  const missing = new Set<string>()
  let unprintable = 0
  for (const [i, op] of fnArray.entries()) {
    const args = argsArray[i] as unknown[]
    if (op === OPS.setFont) {
      const font = await fontNamed(page, args[0] as string)
      if (font.missingFile) missing.add(font.name)
    } else if (op === OPS.showText) {
      const glyphs = args[0] as ({ originalCharCode: number } | number)[]
      // Glyph 0 is the empty box of every embedded font.
      unprintable += glyphs.filter((glyph) => isEmptyBox(glyph)).length
    }
  }
  return { missing: [...missing], unprintable }
}

type Font = { missingFile: boolean; name: string }

function fontNamed(page: PDFPageProxy, id: string): Promise<Font> {
  return new Promise((resolve) => {
    page.commonObjs.get(id, (font: Font) => resolve(font))
  })
}

const isEmptyBox = (glyph: { originalCharCode: number } | number) =>
  typeof glyph === 'object' && glyph.originalCharCode === 0
