import { maxLetterBytes, maxLetterFiles } from '@brieflotse/contract'

/** A chosen file with a name of its own in the list: the same file may be chosen twice. */
export type Chosen = { key: string; file: File }

export type Belonging = 'together' | 'separate'

/** Photos are most likely the pages of one letter; a PDF mostly is a whole one. */
export function likelyBelonging(files: File[]): Belonging {
  return files.every(isPicture) ? 'together' : 'separate'
}

export function isPicture({ type, name }: File): boolean {
  return type.startsWith('image/') || /\.(jpe?g|png)$/i.test(name)
}

/** The list with the file at `from` put to `to`. */
export function moved(files: Chosen[], from: number, to: number): Chosen[] {
  const one = files[from]
  if (!one || to < 0 || to >= files.length) return files
  return files.toSpliced(from, 1).toSpliced(to, 0, one)
}

/** Whether so much fits into one letter. */
export function fitsOneLetter(files: Chosen[]): boolean {
  const bytes = files.reduce((sum, { file }) => sum + file.size, 0)
  return files.length <= maxLetterFiles && bytes <= maxLetterBytes
}
