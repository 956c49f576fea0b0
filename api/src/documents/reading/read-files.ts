import { AppError } from '@brieflotse/contract'
import type { ReadOptions, ReadPage, Ocr } from '../../providers/ocr/ocr.ts'
import type { Storage } from '../../providers/storage/storage.ts'
import type { DocumentFileRow } from './reading-store.ts'

type Options = ReadOptions & {
  /** Told the page that could not be read, where there are several files. */
  onFailure: (page: number) => Promise<void>
}

/** Reads the files of a letter one after the other; page numbers run on through all of them. */
export async function readFiles(
  { ocr, storage }: { ocr: Ocr; storage: Storage },
  files: DocumentFileRow[],
  { signal, onProgress, onPage, onInvoices, onFailure }: Options,
): Promise<void> {
  let read = 0
  // Files of old documents were not counted; those documents have one file.
  const pages = files.reduce((sum, file) => sum + (file.page_count ?? 0), 0)
  for (const { file_hash, mime_type } of files) {
    const before = read
    try {
      const bytes = await storage.read(file_hash)
      if (!bytes) throw new AppError('reading-failed')
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
            await onPage(movedOn(page, before))
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

function movedOn(page: ReadPage, by: number): ReadPage {
  if (by === 0) return page
  return {
    ...page,
    size: { ...page.size, number: page.size.number + by },
    words: page.words.map((word) => ({ ...word, page: word.page + by })),
    codes: page.codes.map((code) => ({ ...code, page: code.page + by })),
  }
}
