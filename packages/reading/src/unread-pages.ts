import type { PageSize, Word } from './places.ts'

/**
 * A page that says little or nothing of what is printed on it. `other-program`: it is a form that only Adobe's own program shows, and the
 * page only says so. `hardly-read`: recognition made little of it.
 */
export type UnreadPage = { page: number; reason: 'other-program' | 'hardly-read' }

/** What a form in XFA shows in every other program. Source: Adobe LiveCycle Designer, pages it makes for other viewers. */
const placeholder =
  /not eventually replaced with the proper contents|later version of the pdf viewer|diese meldung nicht (?:\S+ ){0,6}(?:ersetzt|inhalt)|neuere version des pdf/iu
/** Letters. A real page may quote such a sentence among much else. */
const longestPlaceholder = 1500

/** Words surer than this are mostly right, others mostly not. */
const sure = 0.6
/** Letters that a page has at least, and letters that tell that there is something to read. */
const least = { read: 60, doubtful: 20 }

/** The pages of a letter of which hardly anything is known. A page without any words may be blank and is not among them. */
export function unreadPages({ pages, words }: { pages: PageSize[]; words: Word[] }): UnreadPage[] {
  return pages.flatMap(({ number }): UnreadPage[] => {
    const own = words.filter(({ page }) => page === number)
    const text = own.map((word) => word.text).join(' ')
    if (text.length < longestPlaceholder && placeholder.test(text))
      return [{ page: number, reason: 'other-program' }]
    const letters = (list: Word[]) =>
      list.reduce((sum, one) => sum + (one.text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0)
    const read = letters(own.filter(({ confidence }) => confidence >= sure))
    const doubtful = letters(own) - read
    return read < least.read && doubtful >= Math.max(least.doubtful, read)
      ? [{ page: number, reason: 'hardly-read' }]
      : []
  })
}
