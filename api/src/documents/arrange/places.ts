import type { DocumentFileTable } from '../../db/schema.ts'

/** A page of a file: the position of the file in its document and the page in the file, both starting at 1. */
export type PageSource = [file: number, page: number]

type Counted = Pick<DocumentFileTable, 'position' | 'page_count' | 'mime_type'>

/**
 * The place of each page of a document, in order. `chosen` is the stored selection; without it the document has all pages of all
 * files. A single file without a page count has as many pages as the document.
 */
export function pageSourcesOf(
  files: Counted[],
  chosen: string | null,
  pages: number,
): PageSource[] {
  if (chosen !== null) return JSON.parse(chosen) as PageSource[]
  return files.flatMap(({ position, page_count, mime_type }) => {
    const count = mime_type === 'application/pdf' ? (page_count ?? pages) : 1
    return Array.from({ length: count }, (_, i): PageSource => [position, i + 1])
  })
}

/** Whether the letters together contain every page from 1 to `count` exactly once. */
export function holdsEveryPage(letters: number[][], count: number): boolean {
  const all = letters.flat()
  return all.length === count && new Set(all).size === count && all.every((n) => n <= count)
}
