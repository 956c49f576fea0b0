import type { Box, Evidence, Word } from './types.ts'

const round = (n: number) => Math.round(n * 100) / 100

/** Whether the second box continues the first on the same line. */
function goesOn(a: Box, b: Box): boolean {
  const height = Math.min(a.height, b.height)
  const shared = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  const gap = b.x - (a.x + a.width)
  return shared > 0.4 * height && gap < 2.5 * Math.max(a.height, b.height) && gap > -a.width
}

function around(a: Box, b: Box): Box {
  const x = Math.min(a.x, b.x)
  const y = Math.min(a.y, b.y)
  return {
    x: round(x),
    y: round(y),
    width: round(Math.max(a.x + a.width, b.x + b.width) - x),
    height: round(Math.max(a.y + a.height, b.y + b.height) - y),
  }
}

/** The places of words: per page the boxes (one per line) and the text. `indexes` are positions in `words`; invalid ones are skipped. */
export function evidenceOf(indexes: number[], words: Word[]): Evidence[] {
  const found: Evidence[] = []
  for (const index of new Set(indexes)) {
    const word = words[index]
    if (!word) continue
    const { text, page, box } = word
    const open = found.find((evidence) => evidence.page === page)
    if (!open) {
      found.push({ page, boxes: [around(box, box)], quote: text })
      continue
    }
    open.quote += ` ${text}`
    const last = open.boxes.at(-1)
    if (last && goesOn(last, box)) open.boxes[open.boxes.length - 1] = around(last, box)
    else open.boxes.push(around(box, box))
  }
  return found
}
