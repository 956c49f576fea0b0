import { ocrLimits } from './limits.ts'

const image = /\/Subtype\s{0,9}\/Image\b/g
/** How many characters before and after a match are searched for the other entries of its object. */
const around = 1000

/**
 * Whether a PDF contains a picture with more pixels than are unpacked. pdfjs leaves such a picture out silently. Dictionaries of
 * pictures are always readable in the file: a stream is never inside another object, and encryption leaves numbers unchanged.
 * Source: ISO 32000-1, 7.5.7.
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
