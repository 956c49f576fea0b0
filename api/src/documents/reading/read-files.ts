import type { OcrOptions, ReadPage, Ocr } from '../../providers/ocr/ocr.ts'
import { lost } from '../../providers/storage/lost.ts'
import type { Storage } from '../../providers/storage/storage.ts'
import type { PageSource } from '../arrange/places.ts'
import type { DocumentFileRow } from './reading-store.ts'

type Options = OcrOptions & {
  /** The pages to read, in order; null means all pages of all files. */
  chosen?: PageSource[] | null
  /** Called with the number of a page that could not be read, if there are several files. */
  onFailure: (page: number) => Promise<void>
}

/**
 * Reads the files of a letter one after the other. Page numbers continue across files. With `chosen`, a page's number is its index
 * in `chosen`, and pages arrive in file order.
 */
export async function readFiles(
  { ocr, storage }: { ocr: Ocr; storage: Storage },
  files: DocumentFileRow[],
  { signal, chosen = null, onProgress, onPage, onInvoices, onFailure }: Options,
): Promise<void> {
  let read = 0
  // Files of old documents have no page count; those documents have a single file.
  const pages = files.reduce((sum, file) => sum + (file.page_count ?? 0), 0)
  for (const { file_hash, mime_type, position } of files) {
    const before = read
    if (chosen && !chosen.some(([file]) => file === position)) continue
    try {
      const bytes = await storage.read(file_hash)
      if (!bytes) throw lost(file_hash, 'missing')
      await ocr.read(
        { bytes, type: mime_type },
        {
          signal,
          onProgress: (step) =>
            onProgress({
              ...step,
              page: before + step.page,
              pages: files.length === 1 ? step.pages : pages,
            }),
          onPage: async (page) => {
            const at = chosen?.findIndex(
              ([file, number]) => file === position && number === page.size.number,
            )
            if (at === undefined) await onPage(numbered(page, before + page.size.number))
            else if (at >= 0) await onPage(numbered(page, at + 1))
            read += 1
          },
          ...(onInvoices && { onInvoices }),
        },
      )
    } catch (error) {
      if (files.length > 1 && !signal.aborted) await onFailure(read + 1)
      throw error
    }
  }
}

function numbered(page: ReadPage, number: number): ReadPage {
  if (page.size.number === number) return page
  return {
    ...page,
    size: { ...page.size, number },
    words: page.words.map((word) => ({ ...word, page: number })),
    codes: page.codes.map((code) => ({ ...code, page: number })),
  }
}
