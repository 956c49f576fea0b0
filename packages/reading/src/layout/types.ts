import type { Box, PageSize, Word } from '../places.ts'

/** Zones of a letter by DIN 5008. `head` is the letterhead, `margin` everything outside (franking marks, fold marks). */
export type Zone =
  | 'head'
  | 'return-line'
  | 'address'
  | 'info'
  | 'subject'
  | 'body'
  | 'footer'
  | 'margin'

/** A text with the origin of its parts: each span has offsets into `text` and the index of its word. */
export type Passage = { text: string; spans: { start: number; end: number; word: number }[] }

/** Words on one line without a wide gap. `box` is in millimetres of the straightened page. */
export type Cell = Passage & { page: number; box: Box }

/** All cells of one zone at the same height. `text` joins the cells with a tab. */
export type Line = Passage & { zone: Zone; page: number; box: Box; cells: Cell[] }

/** A paragraph, heading, list item or table row: wrapped lines are joined, hyphens removed. `lines` are indexes into the layout's lines. */
export type Block = Passage & {
  role: 'heading' | 'paragraph' | 'item' | 'row' | 'address' | 'footer'
  zone: Zone
  page: number
  lines: number[]
}

/** A letter in reading order. `lines` and `blocks` are sorted; `words` is the input, unchanged. */
export type Layout = { pages: PageSize[]; words: Word[]; lines: Line[]; blocks: Block[] }

/**
 * A word in the working frame of its page: scaled to a short side of 210 mm, without skew. `y` is the middle of the small letters, `size`
 * the font size in mm, both estimated from the letters of the word.
 */
export type Mark = {
  word: number
  text: string
  x0: number
  x1: number
  y: number
  size: number
  confidence: number
}
