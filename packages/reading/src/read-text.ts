import { evidenceOf } from './evidence.ts'
import { splitSentences } from './german/sentences.ts'
import type { Block, Layout } from './layout/types.ts'
import { createOcrRepair } from './repair-ocr.ts'
import type { Sentence } from './types.ts'

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}]+/gu, '')

/** Whether a header or footer of a later page only repeats earlier text or counts pages. */
function repeats(block: Block, before: Block[]): boolean {
  const text = bare(block.text)
  return (
    text.length < 3 ||
    /^(?:seite|blatt|page)?(?:von|of)?$/.test(text) ||
    before.some((other) => bare(other.text).startsWith(text) || text.startsWith(bare(other.text)))
  )
}

/** Blocks in reading order: head to body over all pages, then the footers, each only once. */
export function readingOrder(letter: Layout): Block[] {
  const kept: Block[] = []
  const first = letter.blocks[0]?.page ?? 1
  for (const block of letter.blocks) {
    if (block.zone === 'margin') continue
    const isFrame = block.zone === 'head' || block.zone === 'footer'
    if (isFrame && block.page > first) {
      const before = kept.filter((other) => other.zone === 'head' || other.zone === 'footer')
      if (repeats(block, before)) continue
    }
    kept.push(block)
  }
  const isFooter = (block: Block) => block.zone === 'footer'
  return [...kept.filter((block) => !isFooter(block)), ...kept.filter(isFooter)]
}

/** Whether two blocks follow each other without a blank line: address, information, table rows, list items, footer columns. */
function isTight(upper: Block, lower: Block): boolean {
  if (upper.zone !== lower.zone) return false
  if (upper.zone !== 'body') return true
  return upper.role === lower.role && (upper.role === 'row' || upper.role === 'item')
}

/** The letter as plain text: paragraphs are separated by blank lines, table cells by tabs. */
export function plainText(blocks: Block[], letter: Layout): string {
  const text = blocks
    .map((block, i) => {
      const before = blocks[i - 1]
      return `${before ? (isTight(before, block) ? '\n' : '\n\n') : ''}${block.text}`
    })
    .join('')
  return createOcrRepair(letter)(text)
}

const roles: Record<Block['role'], Sentence['role']> = {
  heading: 'heading',
  paragraph: 'paragraph',
  item: 'item',
  row: 'cell',
  address: 'address',
  footer: 'footer',
}

type Stretch = { start: number; end: number }

function cellsOf(text: string): Stretch[] {
  return [...text.matchAll(/[^\t]+/g)].map((cell) => ({
    start: cell.index,
    end: cell.index + cell[0].length,
  }))
}

/** Sentences, headings and cells in reading order, each with its place on the page. `block` counts from 0. */
export function sentencesWithPlaces(blocks: Block[], letter: Layout): Sentence[] {
  const mend = createOcrRepair(letter)
  return blocks.flatMap((block, number) => {
    const isProse = block.role === 'paragraph' || block.role === 'item'
    const stretches = isProse ? splitSentences(block.text) : cellsOf(block.text)
    return stretches.map(({ start, end }): Sentence => {
      const words = block.spans
        .filter((span) => span.start < end && span.end > start)
        .map((span) => span.word)
      const text = mend(block.text.slice(start, end))
      return {
        text,
        block: number,
        role: roles[block.role],
        evidence: evidenceOf(words, letter.words),
      }
    })
  })
}
