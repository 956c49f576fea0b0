import { AppError, maxLetterPages, statuses } from '@brieflotse/contract'
import { limits } from '../../http/limits.ts'
import type { LetterFile, Ocr } from '../../providers/ocr/ocr.ts'
import type { NewFile } from '../store.ts'
import { ofPage } from '../wire.ts'
import { fileKind } from './file-kind.ts'
import { cleanFileName } from '../../http/file-name.ts'
import type { ReceivedFile } from './receive-upload.ts'

/** What the files of a letter are, and that they can be read; a refusal of one of several says which page it is. */
export async function lookInto(files: ReceivedFile[], ocr: Ocr | null): Promise<NewFile[]> {
  const found: NewFile[] = []
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

async function lookIntoOne({ draft, fileName }: ReceivedFile, ocr: Ocr | null): Promise<NewFile> {
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
    // The reader gives up on a slow file by itself, and sooner: this one was not at fault, it only stood in a queue.
    throw signal.aborted ? new AppError('busy', undefined, { cause: error }) : error
  }
}
