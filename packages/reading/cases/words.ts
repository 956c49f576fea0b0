import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Pages } from '../src/types.ts'

/** Ways a letter reaches the reader: text layer of the PDF, flatbed scan, phone photo (mild, moderate, severe). */
export const variants = ['pdf', 'scan', 'photo1', 'photo2', 'photo3'] as const
export type Variant = (typeof variants)[number]

/** The stored form, see README.md: pages as `[number, width, height]`, words as `[text, page, x, y, w, h, confidence]`. */
export type StoredWords = {
  pages: [number, number, number][]
  words: [string, number, number, number, number, number, number][]
}

const here = fileURLToPath(new URL('.', import.meta.url))

/** Where rendered letters lie: those that were at hand while the reader was written, and those of other writers. */
export type LetterFolder = '.' | 'third'

/** Path of the words of one letter; `id` is the letter's id, such as `01-mahnung-energie`. */
export function wordsPath(id: string, variant: Variant, folder: LetterFolder = '.'): string {
  return join(here, folder, id, `${variant}.words.json`)
}

export function hasWords(id: string, variant: Variant, folder?: LetterFolder): boolean {
  return existsSync(wordsPath(id, variant, folder))
}

export function loadWords(id: string, variant: Variant, folder?: LetterFolder): Pages {
  return decode(readFileSync(wordsPath(id, variant, folder), 'utf8'))
}

/** A small letter of `small/` that shows one thing which was once read wrongly. */
export const smallCase = (name: string): Pages =>
  decode(readFileSync(join(here, 'small', `${name}.words.json`), 'utf8'))

/** Words from their stored form. */
export function decode(text: string): Pages {
  const stored = JSON.parse(text) as StoredWords
  return {
    pages: stored.pages.map(([number, width, height]) => ({ number, width, height })),
    words: stored.words.map(([text, page, x, y, width, height, confidence]) => ({
      text,
      page,
      box: { x, y, width, height },
      confidence,
    })),
  }
}

/** One word a line, so that a changed reading shows as changed lines. Millimetres and confidence get 1 and 2 decimals. */
export function encodeWords({ pages, words }: Pages): string {
  const mm = (n: number) => Math.round(n * 10) / 10
  const rows = words.map(({ text, page, box, confidence }) =>
    JSON.stringify([
      text,
      page,
      mm(box.x),
      mm(box.y),
      mm(box.width),
      mm(box.height),
      Math.round(confidence * 100) / 100,
    ]),
  )
  const sizes = JSON.stringify(pages.map((p) => [p.number, mm(p.width), mm(p.height)]))
  return `{"pages":${sizes},"words":[\n${rows.join(',\n')}\n]}\n`
}

/** Ids of all letters in the folder's `letters/`, sorted. */
export function letterIds(folder: LetterFolder = '.'): string[] {
  return readdirSync(join(here, folder, 'letters'))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -5))
    .toSorted()
}

/** The halves of the letters in `third/`: the first, third, ... file may guide mends, every second one is only counted. */
export const thirdHalves = ['third seen', 'third held-out'] as const
export type ThirdHalf = (typeof thirdHalves)[number]

/** Ids of one half of the letters in `third/`. */
export function thirdIds(half: ThirdHalf): string[] {
  return letterIds('third').filter((_, i) => thirdHalves[i % 2] === half)
}
