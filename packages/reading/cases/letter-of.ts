import type { Block, Cell, Layout, Line, Passage, Zone } from '../src/layout/types.ts'
import type { Box, Word } from '../src/types.ts'

/** The parts of a test letter. In `body` a line `| a | b` is a table row, `- a` a list item, `# a` a heading. */
export type Draft = {
  head?: string[]
  back?: string
  to?: string[]
  info?: string[]
  subject?: string[]
  body?: string[]
  foot?: string[][]
}

const columnWidth = 45

/** Builds the layout of a test letter as `buildLayout` would, so that a finder can be tested without a page. */
export function letterOf(draft: Draft): Layout {
  const letter: Layout = {
    pages: [{ number: 1, width: 210, height: 297 }],
    words: [],
    lines: [],
    blocks: [],
  }
  let y = 10

  const cellOf = (text: string, x: number): Cell => {
    const spans: Passage['spans'] = []
    for (const match of text.matchAll(/\S+/g)) {
      const box: Box = { x: x + match.index * 2, y, width: match[0].length * 2, height: 4 }
      const word: Word = { text: match[0], page: 1, box, confidence: 1 }
      spans.push({
        start: match.index,
        end: match.index + match[0].length,
        word: letter.words.push(word) - 1,
      })
    }
    return { text, spans, page: 1, box: { x, y, width: text.length * 2, height: 4 } }
  }

  const add = (zone: Zone, role: Block['role'], cells: string[], x = 25) => {
    const made = cells.map((text, at) => cellOf(text, x + at * columnWidth))
    const right = Math.max(...made.map(({ box }) => box.x + box.width))
    const whole: Passage = { text: '', spans: [] }
    for (const cell of made) {
      if (whole.text) whole.text += '\t'
      const shift = whole.text.length
      whole.text += cell.text
      whole.spans.push(
        ...cell.spans.map((s) => ({ start: s.start + shift, end: s.end + shift, word: s.word })),
      )
    }
    const line: Line = {
      ...whole,
      zone,
      page: 1,
      box: { x, y, width: right - x, height: 4 },
      cells: made,
    }
    const index = letter.lines.push(line) - 1
    letter.blocks.push({ ...whole, role, zone, page: 1, lines: [index] })
    y += 5
  }

  for (const text of draft.head ?? []) add('head', 'address', [text])
  if (draft.back) add('return-line', 'address', [draft.back])
  for (const text of draft.to ?? []) add('address', 'address', [text])
  for (const text of draft.info ?? []) add('info', 'row', text.split(/(?<=:)\s+/, 2), 125)
  for (const text of draft.subject ?? []) add('subject', 'heading', [text])
  for (const text of draft.body ?? []) {
    if (text.startsWith('|'))
      add(
        'body',
        'row',
        text
          .slice(1)
          .split('|')
          .map((cell) => cell.trim()),
      )
    else if (text.startsWith('- ')) add('body', 'item', [text.slice(2)])
    else if (text.startsWith('# ')) add('body', 'heading', [text.slice(2)])
    else add('body', 'paragraph', [text])
  }
  ;(draft.foot ?? []).forEach((column, at) => {
    y = 270
    for (const text of column) add('footer', 'footer', [text], 25 + at * 55)
  })
  return letter
}
