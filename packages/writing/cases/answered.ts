import { readdirSync, readFileSync } from 'node:fs'
import { readLetter } from '@brieflotse/reading'
import { factsOf } from '../src/index.ts'
import type { LetterFacts } from '../src/types.ts'

const folder = new URL('../../reading/cases/', import.meta.url)

type StoredWords = {
  pages: [number, number, number][]
  words: [string, number, number, number, number, number, number][]
}

/** The ids of the letters that reading is tried on. */
export function ids(): string[] {
  return readdirSync(new URL('letters/', folder)).map((name) => name.replace(/\.json$/, ''))
}

/** What a response to this letter is written from, read from its words as they came from a PDF, a scan or a photo. */
export function answered(id: string, variant: string): LetterFacts {
  const path = new URL(`${id}/${variant}.words.json`, folder)
  const stored = JSON.parse(readFileSync(path, 'utf8')) as StoredWords
  const pages = stored.pages.map(([number, width, height]) => ({ number, width, height }))
  const words = stored.words.map(([text, page, x, y, width, height, confidence]) => ({
    text,
    page,
    box: { x, y, width, height },
    confidence,
  }))
  return factsOf(readLetter({ pages, words }, { today: '2026-01-10' }))
}
