import { AppError, maxLetterPages, statuses } from '@brieflotse/contract'
import { limits } from '../../system/limits.ts'
import type { LetterFile, Ocr } from '../../providers/ocr/ocr.ts'
import type { NewStoredFile } from '../store.ts'
import { ofPage } from '../wire.ts'
import { fileKind } from './file-kind.ts'
import { cleanFileName } from '../../http/file-name.ts'
import type { ReceivedFile } from './receive-upload.ts'

/** Checks that the files of a letter can be read, and returns their details. With several files, the error says which page is refused. */
export async function inspectFiles(
  files: ReceivedFile[],
  ocr: Ocr | null,
): Promise<NewStoredFile[]> {
  const found: NewStoredFile[] = []
  let pages = 0
  for (const file of files) {
    try {
      const one = await lookIntoOne(file, ocr)
      found.push(one)
      pages += one.pageCount ?? 1
      if (pages > maxLetterPages) throw new AppError('file-too-many-pages')
    } catch (error) {
      if (files.length === 1 || !(error instanceof AppError) || statuses[error.code] >= 500)
        throw error
      throw new AppError(error.code, ofPage(pages + 1, error.said), { cause: error })
    }
  }
  return found
}

async function lookIntoOne(
  { draft, fileName }: ReceivedFile,
  ocr: Ocr | null,
): Promise<NewStoredFile> {
  const bytes = await draft.bytes()
  const type = await fileKind(bytes, fileName)
  return {
    fileHash: draft.hash,
    fileName: cleanFileName(fileName, `letter.${type.split('/')[1]}`),
    mimeType: type,
    byteSize: draft.size,
    pageCount: ocr && (await countPages(ocr, { bytes, type })),
  }
}

async function countPages(ocr: Ocr, file: LetterFile): Promise<number> {
  const signal = AbortSignal.timeout(limits.inspectMs)
  try {
    return (await ocr.inspect(file, signal)).pages
  } catch (error) {
    // The reader has its own, shorter limit for slow files. So this timeout means that the file waited too long in the queue.
    throw signal.aborted ? new AppError('busy', undefined, { cause: error }) : error
  }
}
