import type { AlignedSentence, Page } from '@brieflotse/contract'
import type { Pair } from './letter.ts'
import { amount } from './table.ts'

/** A box in millimetres, from the top left corner of the page. */
export type Rect = { x: number; y: number; width: number; height: number }

/** The part of a sentence that stands on one page, and the index of its pair in the letter. */
export type UnitText = {
  index: number
  text: string
  kept: 'translated' | 'rough' | 'german'
  isSame: boolean
}

/** A unit of translated text on a page: a paragraph, a list item, a line or a cell. */
export type Unit = {
  said: UnitText[]
  /** The boxes of the German lines that it covers. */
  lines: Rect[]
  rect: Rect
  isBold: boolean
  /** True if the text is right-aligned, like amounts. */
  isEnd: boolean
}

/** The units of a page that the translation covers. */
export function unitsOf(pairs: Pair[], { number }: Pick<Page, 'number'>): Unit[] {
  const units: (Unit & { block: number | null })[] = []
  for (const { index, sentences } of pairs) {
    for (const sentence of sentences) {
      const { block, role, evidence } = sentence
      const boxes = evidence.flatMap((place) => (place.page === number ? place.boxes : []))
      if (boxes.length === 0) continue
      // a sentence that is equal in both languages stays as printed
      const isSame = sentence.translation === sentence.text
      const said: UnitText = {
        index,
        text: partOn(sentence, number),
        kept: keptOf(sentence),
        isSame,
      }
      // cells and address lines are separate units, although they share a block
      const shared = role === 'paragraph' || role === 'item' || role === 'heading' ? block : null
      const last = units.at(-1)
      if (last && shared !== null && last.block === shared) {
        last.said.push(said)
        last.lines.push(...boxes)
      } else {
        const isEnd = role === 'cell' && amount.test(sentence.text)
        const isBold = role === 'heading'
        units.push({
          said: [said],
          lines: [...boxes],
          rect: boxes[0]!,
          block: shared,
          isBold,
          isEnd,
        })
      }
    }
  }
  return units
    .filter(({ said }) => said.some(({ kept, isSame }) => kept !== 'german' && !isSame))
    .map(({ block: _block, ...unit }) => ({ ...unit, rect: around(unit.lines) }))
}

function keptOf({ translation, quality }: AlignedSentence): UnitText['kept'] {
  if (translation === null) return 'german'
  return quality === 'rough' ? 'rough' : 'translated'
}

/**
 * The part of a translation for one page. If the German sentence continues overleaf, the translation is split between two words in the same
 * ratio.
 */
function partOn({ text, translation, evidence }: AlignedSentence, page: number): string {
  const whole = translation ?? text
  const widthOn = (wanted: (number: number) => boolean) =>
    evidence
      .filter((place) => wanted(place.page))
      .flatMap(({ boxes }) => boxes)
      .reduce((sum, { width }) => sum + width, 0)
  const all = widthOn(() => true)
  const words = whole.split(' ')
  const from = Math.round((widthOn((number) => number < page) / all) * words.length)
  const to = Math.round((widthOn((number) => number <= page) / all) * words.length)
  const part = words.slice(from, to).join(' ')
  return `${from > 0 ? '… ' : ''}${part}${to < words.length ? ' …' : ''}`
}

export function around(rects: readonly Rect[]): Rect {
  const x = Math.min(...rects.map((rect) => rect.x))
  const y = Math.min(...rects.map((rect) => rect.y))
  return {
    x,
    y,
    width: Math.max(...rects.map((rect) => rect.x + rect.width)) - x,
    height: Math.max(...rects.map((rect) => rect.y + rect.height)) - y,
  }
}
