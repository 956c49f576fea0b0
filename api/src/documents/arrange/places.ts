import type { DocumentFiles } from '../../db/schema.ts'

/** A page of a file: the position of the file among those of the document, and the page in it, both from 1. */
export type Place = [file: number, page: number]

type Counted = Pick<DocumentFiles, 'position' | 'page_count' | 'mime_type'>

/**
 * Where the pages of a document come from, in their order. `chosen`: what is written down about it; without it all pages of all files
 * as they lie. A single file that nobody counted has as many pages as the document.
 */
export function placesOf(files: Counted[], chosen: string | null, pages: number): Place[] {
  if (chosen !== null) return JSON.parse(chosen) as Place[]
  return files.flatMap(({ position, page_count, mime_type }) => {
    const count = mime_type === 'application/pdf' ? (page_count ?? pages) : 1
    return Array.from({ length: count }, (_, i): Place => [position, i + 1])
  })
}

/** Whether the letters hold every page from 1 to `count` once. */
export function isWhole(letters: number[][], count: number): boolean {
  const all = letters.flat()
  return all.length === count && new Set(all).size === count && all.every((n) => n <= count)
}
