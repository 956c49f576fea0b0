/** Signs that a letter begins on a page. */
export const cutReasons = [
  'address',
  'letter-date',
  'reference',
  'salutation',
  'page-one',
  'all-pages-before',
  'closed-before',
  'other-sender',
] as const
export type CutReason = (typeof cutReasons)[number]

/** A letter that probably begins on page `page` of the file. `confidence` is 0 to 1. */
export type Cut = { page: number; confidence: number; reasons: CutReason[] }

/**
 * How the pages of a file group into letters. `order`: all page numbers in reading order; `cuts`: the pages that begin a letter in this
 * order, without the first; `blank`: pages without text.
 */
export type Stack = { order: number[]; cuts: Cut[]; blank: number[] }
