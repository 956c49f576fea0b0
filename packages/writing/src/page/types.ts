import type { PlainDate } from '@brieflotse/rules'
import type { Addressee, Writer } from '../types.ts'
import type { Zone } from './layout-profiles.ts'

/** A letter as it goes on paper. `text` is the stored text: subject, salutation, paragraphs, closing, name. */
export type Paper = {
  writer: Writer
  addressee: Addressee
  writtenOn: PlainDate
  text: string
  /** Height in millimetres at a width of 50; null: room to sign by hand is left. */
  signature: { height: number } | null
  /** What goes along, as it is listed below the name. Source: DIN 5008, "Anlagen". */
  enclosures?: string[]
}

/** What a printed line is, for tagged PDFs and for screens. */
export type LineRole =
  | 'return'
  | 'address'
  | 'sender'
  | 'subject'
  | 'body'
  | 'enclosures'
  | 'page-number'

/** One line of print: `x` and `y` (of the baseline) in millimetres, `size` in points. */
export type PlacedLine = {
  x: number
  y: number
  text: string
  size: number
  bold: boolean
  role: LineRole
}

export type LaidOut = {
  pages: PlacedLine[][]
  /** Where the signature goes. */
  signature: (Zone & { page: number }) | null
  /** Marks at the left edge: their heights in millimetres. */
  marks: number[]
  problems: LayoutProblem[]
}

/** What keeps the letter from being posted, with what a person can do about it in `text`. */
export type LayoutProblem = { code: 'no-address' | 'address-too-long'; text: string }
