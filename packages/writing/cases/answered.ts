import { readdirSync, readFileSync } from 'node:fs'
import { readLetter } from '@brieflotse/reading'
import { factsOf } from '../src/index.ts'
import type { LetterFacts } from '../src/types.ts'

const folder = new URL('../../reading/cases/', import.meta.url)

type StoredWords = {
  pages: [number, number, number][]
  words: [string, number, number, number, number, number, number][]
}

/** The ids of the sample letters of the reading tests. */
export function ids(): string[] {
  return readdirSync(new URL('letters/', folder)).map((name) => name.replace(/\.json$/, ''))
}

/** The facts for a response to a sample letter, read from its words as a PDF, a scan or a photo gave them. */
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
