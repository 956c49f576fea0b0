import { AppError, maxLetterPages, statuses, beginsLikePdf, notALetter } from '@brieflotse/contract'
import { limits } from '../../system/limits.ts'
import type { LetterFile, Ocr, LetterFileType } from '../../providers/ocr/ocr.ts'
import type { NewStoredFile } from '../store.ts'
import { ofPage } from '../wire.ts'
import { cleanFileName } from '../../http/file-name.ts'
import type { ReceivedFile } from './receive-upload.ts'
import { fileTypeFromBuffer } from 'file-type'

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

const accepted: Record<string, LetterFileType> = {
  'application/pdf': 'application/pdf',
  'image/jpeg': 'image/jpeg',
  'image/png': 'image/png',
}

/** Detects the kind of a file from its content. The file name only selects the error for unsupported files. */
export async function fileKind(bytes: Uint8Array, fileName = ''): Promise<LetterFileType> {
  if (beginsLikePdf(bytes)) return 'application/pdf'
  const mime = (await fileTypeFromBuffer(bytes.subarray(0, 4100)))?.mime ?? ''
  const kind = accepted[mime]
  if (kind) return kind
  if (/^image\/hei[cf]/.test(mime)) throw new AppError('file-heic')
  throw notALetter(fileName)
}
