import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Pages } from '../src/types.ts'

/** Kinds of input: text layer of a PDF, flatbed scan, phone photo (mild, moderate, severe). */
export const variants = ['pdf', 'scan', 'photo1', 'photo2', 'photo3'] as const
export type Variant = (typeof variants)[number]

/** The stored format, see README.md: pages as `[number, width, height]`, words as `[text, page, x, y, w, h, confidence]`. */
export type StoredWords = {
  pages: [number, number, number][]
  words: [string, number, number, number, number, number, number][]
}

const here = fileURLToPath(new URL('.', import.meta.url))

/** Folders of rendered letters: those used while the reader was written, and those of other writers. */
export type LetterFolder = '.' | 'third'

/** Path of the words of a letter; `id` is for example `01-mahnung-energie`. */
export function wordsPath(id: string, variant: Variant, folder: LetterFolder = '.'): string {
  return join(here, folder, id, `${variant}.words.json`)
}

export function hasWords(id: string, variant: Variant, folder?: LetterFolder): boolean {
  return existsSync(wordsPath(id, variant, folder))
}

export function loadWords(id: string, variant: Variant, folder?: LetterFolder): Pages {
  return decode(readFileSync(wordsPath(id, variant, folder), 'utf8'))
}

/** A small regression case from `small/`: something that was once read wrongly. */
export const smallCase = (name: string): Pages =>
  decode(readFileSync(join(here, 'small', `${name}.words.json`), 'utf8'))

/** Parses words from their stored format. */
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

/** Formats words one per line, so that diffs show changed words. Millimetres have 1 decimal, confidence 2. */
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

/** Halves of the letters in `third/`: odd files may guide fixes, even ones are only counted. */
export const thirdHalves = ['third seen', 'third held-out'] as const
export type ThirdHalf = (typeof thirdHalves)[number]

/** Ids of one half of the letters in `third/`. */
export function thirdIds(half: ThirdHalf): string[] {
  return letterIds('third').filter((_, i) => thirdHalves[i % 2] === half)
}
