import type { PlainDate } from '@brieflotse/rules'
import type { Addressee, Writer } from '../types.ts'
import type { PageArea } from './layout-profiles.ts'

/** A letter ready for layout. `text` is the stored text: subject, salutation, paragraphs, closing, name. */
export type Paper = {
  writer: Writer
  addressee: Addressee
  writtenOn: PlainDate
  text: string
  /** Height in millimetres at a width of 50; null leaves room to sign by hand. */
  signature: { height: number } | null
  /** Titles of the enclosures, listed below the name. Source: DIN 5008, "Anlagen". */
  enclosures?: string[]
}

/** The role of a printed line, for tagged PDFs and for screens. */
export type LineRole =
  | 'return'
  | 'address'
  | 'sender'
  | 'subject'
  | 'body'
  | 'enclosures'
  | 'page-number'

/** One printed line: `x` and `y` (of the baseline) in millimetres, `size` in points. */
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
  /** Where the signature is printed. */
  signature: (PageArea & { page: number }) | null
  /** Heights of the marks at the left edge, in millimetres. */
  marks: number[]
  problems: LayoutProblem[]
}

/** A problem that prevents posting the letter; `text` tells the user what to do. */
export type LayoutProblem = { code: 'no-address' | 'address-too-long'; text: string }
