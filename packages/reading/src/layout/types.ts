import type { Box, PageSize, Word } from '../types.ts'

/** Parts of a letter by DIN 5008. `head` is the letterhead, `margin` what belongs to none (franking marks, fold marks). */
export type Zone =
  | 'head'
  | 'return-line'
  | 'address'
  | 'info'
  | 'subject'
  | 'body'
  | 'footer'
  | 'margin'

/** A stretch of text that knows which word each part of it came from: `start` and `end` are offsets into `text`. */
export type Passage = { text: string; spans: { start: number; end: number; word: number }[] }

/** Words on one line with no wide gap between them. `box` is in millimetres of the straightened page (skew taken out). */
export type Cell = Passage & { page: number; box: Box }

/** All cells of one zone on one height. `text` joins the cells with a tab. */
export type Line = Passage & { zone: Zone; page: number; box: Box; cells: Cell[] }

/** A paragraph, heading, list item or table row: wrapped lines joined, hyphens undone. `lines` are indexes into the lines. */
export type Block = Passage & {
  role: 'heading' | 'paragraph' | 'item' | 'row' | 'address' | 'footer'
  zone: Zone
  page: number
  lines: number[]
}

/** A letter put in reading order. `lines` and `blocks` are sorted; `words` is the reader's list, unchanged. */
export type Layout = { pages: PageSize[]; words: Word[]; lines: Line[]; blocks: Block[] }
