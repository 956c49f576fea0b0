import { AppError, beginsLikePdf, notALetter } from '@brieflotse/contract'
import { fileTypeFromBuffer } from 'file-type'
import type { LetterFileType } from '../../providers/ocr/ocr.ts'

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
