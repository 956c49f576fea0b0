import { ocrLimits } from './limits.ts'

const image = /\/Subtype\s{0,9}\/Image\b/g
/** Letters before and behind this entry, in which the others of its object stand. */
const around = 1000

/**
 * Whether a PDF holds a picture of more pixels than are unpacked. pdfjs leaves such a picture out and does not say so. Entries of pictures
 * stand in the file as they are: a stream is never packed into another object, and encryption leaves numbers alone. Source: ISO 32000-1, 7.5.7.
 */
export function holdsHugePicture(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  for (const { index } of text.matchAll(image)) {
    const before = text.slice(Math.max(0, index - around), index)
    const behind = text.slice(index, index + around)
    const entries = `${before.slice(before.lastIndexOf(' obj') + 1)}${behind.split('stream', 1)[0]}`
    if (sideIn(entries, 'Width') * sideIn(entries, 'Height') > ocrLimits.pdfImagePixels) return true
  }
  return false
}

const sideIn = (entries: string, name: string) =>
  Number(new RegExp(`/${name}\\s{0,9}(\\d{1,9})`).exec(entries)?.[1] ?? 0)
