import type { PageSize, Word } from './places.ts'

/**
 * A page whose content could hardly be read. `other-program`: a form that only Adobe Reader displays, and the page only says so.
 * `hardly-read`: OCR recognised little of it.
 */
export type UnreadPage = { page: number; reason: 'other-program' | 'hardly-read' }

/** The text that an XFA form shows in other viewers. Source: Adobe LiveCycle Designer, pages it makes for other viewers. */
const placeholder =
  /not eventually replaced with the proper contents|later version of the pdf viewer|diese meldung nicht (?:\S+ ){0,6}(?:ersetzt|inhalt)|neuere version des pdf/iu
/** Most letters of such a placeholder page; longer pages may only quote its text. */
const longestPlaceholder = 1500

/** Words above this confidence are mostly right, others mostly wrong. */
const sure = 0.6
/** Fewest readable letters of a page that counts as read, and fewest doubtful letters that show that there is something to read. */
const least = { read: 60, doubtful: 20 }

/** The pages of a letter of which hardly anything could be read. A page without any words may be blank and is not included. */
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
