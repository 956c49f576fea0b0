import { maxLetterBytes, maxLetterFiles } from '@brieflotse/contract'

/** A chosen file with a unique key, because the same file can be chosen twice. */
export type Chosen = { key: string; file: File }

export type Belonging = 'together' | 'separate'

/** A guess: photos are probably pages of one letter, PDFs are probably whole letters. */
export function likelyBelonging(files: File[]): Belonging {
  return files.every(isPicture) ? 'together' : 'separate'
}

export function isPicture({ type, name }: File): boolean {
  return type.startsWith('image/') || /\.(jpe?g|png)$/i.test(name)
}

/** The list after moving one file. */
export function moved(files: Chosen[], from: number, to: number): Chosen[] {
  const one = files[from]
  if (!one || to < 0 || to >= files.length) return files
  return files.toSpliced(from, 1).toSpliced(to, 0, one)
}

/** Whether the files fit into one letter, by count and size. */
export function fitsOneLetter(files: Chosen[]): boolean {
  const bytes = files.reduce((sum, { file }) => sum + file.size, 0)
  return files.length <= maxLetterFiles && bytes <= maxLetterBytes
}
