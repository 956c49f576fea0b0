import { AppError } from '@brieflotse/contract'
import { fileTypeFromBuffer } from 'file-type'
import type { LetterFileType } from '../../providers/ocr/ocr.ts'

const accepted: Record<string, LetterFileType> = {
  'application/pdf': 'application/pdf',
  'image/jpeg': 'image/jpeg',
  'image/png': 'image/png',
}

/** The kind of a file, told by its content; what the sender calls it counts for nothing. Refuses everything else. */
export async function fileKind(bytes: Uint8Array): Promise<LetterFileType> {
  // PDF readers accept a header within the first kilobyte, and some scanners put theirs there.
  if (Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')) return 'application/pdf'
  const mime = (await fileTypeFromBuffer(bytes.subarray(0, 4100)))?.mime ?? ''
  const kind = accepted[mime]
  if (kind) return kind
  throw new AppError(/^image\/hei[cf]/.test(mime) ? 'file-heic' : 'file-type')
}
