import { uploadExtensions } from './documents.ts'
import { AppError } from './errors.ts'

/** How many bytes of a file tell its kind: PDF readers accept a header within the first kilobyte, and some scanners put theirs there. */
export const fileStartBytes = 1024

const startOf = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(0, fileStartBytes))

export const beginsLikePdf = (bytes: Uint8Array): boolean => startOf(bytes).includes('%PDF-')

/** Whether a file that begins like this can be a PDF, JPEG or PNG, whatever its name says. */
export function beginsLikeLetter(bytes: Uint8Array): boolean {
  const start = startOf(bytes)
  const isPicture = ['\xff\xd8\xff', '\x89PNG\r\n\x1a\n'].some((one) => start.startsWith(one))
  return isPicture || beginsLikePdf(bytes)
}

/** Whether it begins like a HEIC photo; phones give these any name. */
export const beginsLikeHeic = (bytes: Uint8Array): boolean =>
  /^.{4}ftyp(?:hei[cf]|mif1)/s.test(String.fromCharCode(...bytes.subarray(0, 12)))

/** Refuses a file that is no letter: it says so when the name promised one. */
export function notALetter(fileName: string): AppError {
  const name = fileName.toLowerCase()
  const promises = uploadExtensions.some((ending) => name.endsWith(ending))
  return new AppError('file-type', promises ? { id: 'file.misnamed', values: {} } : undefined)
}
