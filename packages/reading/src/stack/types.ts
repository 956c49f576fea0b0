/** Why a letter is thought to begin on a page. */
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

/** A letter that seems to begin on page `page` of the file. `confidence` runs from 0 to 1. */
export type Cut = { page: number; confidence: number; reasons: CutReason[] }

/**
 * How the pages of a file seem to belong together. `order`: all its pages by their numbers, as they are to be read; `cuts`: where a
 * letter begins, the first one left out; `blank`: pages without text. A page of `cuts` begins a letter in the order of `order`.
 */
export type Stack = { order: number[]; cuts: Cut[]; blank: number[] }
