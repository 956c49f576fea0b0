import { readFileSync } from 'node:fs'
import type { Grey } from '@brieflotse/pictures'
import sharp from 'sharp'
import { toGrey } from '../../../src/providers/ocr/grey.ts'
import type { LetterFile, Ocr, ReadPage } from '../../../src/providers/ocr/ocr.ts'

/** For tests: the fictional letter in `fixtures/`, as a PDF and as a picture at 200 dpi. */
export function fixture(name: string): Buffer {
  return readFileSync(new URL(`./fixtures/${name}`, import.meta.url))
}

export const pageGrey = (): Promise<Grey> => toGrey(sharp(fixture('page.png')))

/** A photo of a page on a dark desk, in perspective, with a shadow from the left. */
export async function asPhoto(page = fixture('page.png')): Promise<Buffer> {
  const desk = '#333333'
  const askew = await sharp(page).rotate(2.5, { background: desk }).toBuffer()
  const around = { top: 100, bottom: 100, left: 100, right: 100, background: desk }
  const scene = await sharp(askew).extend(around).toBuffer({ resolveWithObject: true })
  const { width, height } = scene.info
  const shadow = Buffer.from(
    `<svg width="${width}" height="${height}"><defs><linearGradient id="s">` +
      '<stop offset="0" stop-color="#888"/><stop offset="0.6" stop-color="#fff"/>' +
      '</linearGradient></defs><rect width="100%" height="100%" fill="url(#s)"/></svg>',
  )
  return sharp(scene.data)
    .composite([{ input: shadow, blend: 'multiply' }])
    .jpeg({ quality: 85 })
    .toBuffer()
}

export async function readAll(ocr: Ocr, file: LetterFile): Promise<ReadPage[]> {
  const pages: ReadPage[] = []
  await ocr.read(file, {
    signal: new AbortController().signal,
    onProgress: () => {},
    onPage: (page) => void pages.push(page),
  })
  return pages
}

export const pdf = (bytes: Uint8Array): LetterFile => ({ bytes, type: 'application/pdf' })
export const png = (bytes: Uint8Array): LetterFile => ({ bytes, type: 'image/png' })
export const jpeg = (bytes: Uint8Array): LetterFile => ({ bytes, type: 'image/jpeg' })

export const textOf = (pages: ReadPage[]): string =>
  pages.flatMap((page) => page.words.map((word) => word.text)).join(' ')
