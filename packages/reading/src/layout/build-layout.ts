import type { Pages } from '../types.ts'
import { bodyBlocks, marginsOf, type BodyBlock, type BodyLine } from './blocks.ts'
import { linesOf } from './lines.ts'
import { joinLine } from './passage.ts'
import type { Run } from './rows.ts'
import { sheetsOf } from './sheets.ts'
import type { Block, Layout } from './types.ts'
import { regionsOf } from './zones.ts'

/** A line that ends in an article or preposition goes on below or on the next page. */
const unfinished =
  /\s(?:der|die|das|des|den|dem|eine?|eine[nmrs]|und|oder|zur?|zum|beim?|mit|vo[nm]|für|an|am|im|in|auf|nach|innerhalb|binnen)$/u

/** Marks headings: short separate lines without end punctuation above text, a table or a list. */
function markHeadings(blocks: BodyBlock[]): void {
  blocks.forEach(({ block, frame, run }, i) => {
    const [before, next] = [blocks[i - 1], blocks[i + 1]]
    const isShort = run.x1 < frame.left + 0.8 * (frame.right - frame.left)
    if (!next || block.role !== 'paragraph' || block.lines.length > 1 || !isShort) return
    if (
      /[.,:;?]$/.test(block.text) ||
      unfinished.test(block.text) ||
      !/^[\p{Lu}\d§„"(].*\p{L}{3}/u.test(block.text)
    )
      return
    const opens = next.block.role !== 'paragraph' || next.block.lines.length > 1
    const sentence = /[.:]$/.test(next.block.text)
    const above = before && before.block.page === block.page ? run.y - before.last.y : Infinity
    const belongs = next.block.page === block.page && next.run.y - run.y < above
    if ((opens || (sentence && belongs)) && block.text.length < 90) block.role = 'heading'
  })
}

/** Joins a paragraph that continues on the next page. */
function joinAcrossPages(blocks: BodyBlock[]): Block[] {
  const out: BodyBlock[] = []
  for (const next of blocks) {
    const open = out.at(-1)
    const text = open?.block.text ?? ''
    const word = next.run.marks[0]
    const full =
      open && word && open.last.x1 + (word.x1 - word.x0) > open.frame.right - 2 * open.last.char
    const goesOn =
      open &&
      open.block.page < next.block.page &&
      (next.block.role === 'paragraph'
        ? open.block.role === 'paragraph' || open.block.role === 'item'
        : next.block.role === 'item' && open.block.role === 'item' && !next.marked) &&
      (/\b\d{1,2}\.$/.test(text) || !/[.!?:]$/.test(text)) &&
      !/^\p{Lu}{4}/u.test(next.block.text) &&
      (full || /^\p{Ll}/u.test(next.block.text) || unfinished.test(text))
    if (!goesOn) {
      out.push(next)
      continue
    }
    joinLine(open.block, next.block)
    open.block.lines.push(...next.block.lines)
    open.last = next.last
  }
  return out.map(({ block }) => block)
}

/** A block for zones in which every line is separate. */
function plainBlock({ line, index }: BodyLine): Block {
  const { text, spans, zone, page, cells } = line
  const role = zone === 'footer' ? 'footer' : cells.length > 1 ? 'row' : 'address'
  return { text, spans, role, zone, page, lines: [index] }
}

/** A subject can be two statements below each other, or one that is wrapped. */
function subjectBlocks(lines: BodyLine[], body: Run[]): Block[] {
  const frame = marginsOf([...lines, ...body.map((run) => ({ run }))])
  return bodyBlocks(lines, frame).map(({ block }) => ({ ...block, role: 'heading' }))
}

/**
 * Puts the words of a letter in reading order: straightened rows, cells, the zones of DIN 5008, paragraphs. Boxes of lines and cells are in
 * millimetres of the straightened page. Accepts any input and never throws; words with low confidence, off the page or with broken boxes
 * are left out of the lines.
 */
export function buildLayout(pages: Pages): Layout {
  const layout: Layout = { pages: pages.pages, words: pages.words, lines: [], blocks: [] }
  const body: BodyBlock[] = []
  const sheets = sheetsOf(pages)
  const firstPage = sheets.find((sheet) => sheet.marks.length > 0)?.page
  const rest: Block[] = []
  for (const sheet of sheets) {
    const regions = regionsOf(sheet, sheet.page === firstPage)
    const bodyRows = regions.find((region) => region.zone === 'body')?.rows ?? []
    for (const region of regions) {
      const placed = linesOf(region, sheet).map((set, i): BodyLine => ({
        ...set,
        index: layout.lines.length + i,
      }))
      layout.lines.push(...placed.map(({ line }) => line))
      if (region.zone === 'body') body.push(...bodyBlocks(placed))
      else if (region.zone === 'subject') rest.push(...subjectBlocks(placed, bodyRows))
      else rest.push(...placed.map(plainBlock))
    }
  }
  markHeadings(body)
  const blocks = [...rest, ...joinAcrossPages(body)]
  layout.blocks = blocks.toSorted((a, b) => (a.lines[0] ?? 0) - (b.lines[0] ?? 0))
  return layout
}
