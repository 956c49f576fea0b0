import { uploadExtensions } from './documents.ts'
import { AppError } from './errors.ts'

/**
 * How many bytes of a file are needed to tell its type: PDF readers accept a header within the first kilobyte, and some scanners write it
 * late.
 */
export const fileStartBytes = 1024

const startOf = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(0, fileStartBytes))

export const beginsLikePdf = (bytes: Uint8Array): boolean => startOf(bytes).includes('%PDF-')

/** Whether a file with these first bytes can be a PDF, JPEG or PNG; its name does not matter. */
export function beginsLikeLetter(bytes: Uint8Array): boolean {
  const start = startOf(bytes)
  const isPicture = ['\xff\xd8\xff', '\x89PNG\r\n\x1a\n'].some((one) => start.startsWith(one))
  return isPicture || beginsLikePdf(bytes)
}

/** Whether a file with these first bytes can be a HEIC photo. The name does not tell: phones name such photos freely. */
export const beginsLikeHeic = (bytes: Uint8Array): boolean =>
  /^.{4}ftyp(?:hei[cf]|mif1)/s.test(String.fromCharCode(...bytes.subarray(0, 12)))

/** The error for a file that is not a PDF or picture; it differs if the name promised one. */
export function notALetter(fileName: string): AppError {
  const name = fileName.toLowerCase()
  const promises = uploadExtensions.some((ending) => name.endsWith(ending))
  return new AppError('file-type', promises ? { id: 'file.misnamed', values: {} } : undefined)
}
