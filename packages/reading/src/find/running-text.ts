import { quotedLetter } from '../german/cues.ts'
import { findDates } from '../german/dates.ts'
import type { Block, Layout, Passage } from '../layout/types.ts'
import { maxBlock } from './limits.ts'

/** A block of running text with its index; items that the layout split at a line end are joined. */
export type RunningText = Passage & { block: number; role: Block['role'] }

/** A line that ends this close (mm) to the right margin was broken for lack of space. */
const nearMargin = 28

function rightMargin(letter: Layout): number {
  const rights = letter.lines
    .filter(({ zone, cells }) => zone === 'body' && cells.length === 1)
    .map(({ box }) => box.x + box.width)
    .toSorted((a, b) => a - b)
  return rights[Math.floor(rights.length * 0.95)] ?? Infinity
}

/** Whether an item has a bullet: its text begins after it, its line with it. */
function hasBullet(letter: Layout, block: Block): boolean {
  const line = letter.lines[block.lines[0] ?? -1]
  return line !== undefined && !block.text.startsWith(line.text.slice(0, 12).trim())
}

function endsOpen(letter: Layout, block: Block, margin: number): boolean {
  const line = letter.lines[block.lines.at(-1) ?? -1]
  const full = line !== undefined && line.box.x + line.box.width > margin - nearMargin
  return (full && !/[.!?:;,…”“]$/u.test(block.text)) || /\([^()]{0,80}$/u.test(block.text)
}

/** Whether a block continues an item that the layout split: no bullet, or lower case. */
const continuesItem = (letter: Layout, block: Block): boolean =>
  block.role === 'item'
    ? !hasBullet(letter, block)
    : block.role === 'paragraph' && /^\p{Ll}/u.test(block.text)

/** `… unterschrieben bis`: the day is on a separate line, and the sentence continues below. */
const untilBelow = /(?<!\p{L})(?:bis(?: zum| spätestens)?|spätestens(?: am| bis)?)$/iu

/** `…, nämlich`: the amount is on a separate line, and the sentence continues below. */
const lead = String.raw`(?<!\p{L})(?:nämlich|also|mithin|somit|von|den betrag|die summe)`
const amount = String.raw`[\d.]+,\d\d\s?(?:€|EUR|Euro)`
const amountBelow = new RegExp(`${lead}$`, 'iu')
const onlyAmount = new RegExp(String.raw`^(?:EUR\s)?${amount}$`, 'u')
const cutAmount = new RegExp(String.raw`${lead}\s${amount}$`, 'iu')

/** Whether a day or an amount on a separate line interrupts a paragraph's sentence. */
function isCut(last: RunningText, { text, role }: Block): boolean {
  if (last.role !== 'paragraph' || role === 'row' || role === 'item') return false
  if (untilBelow.test(last.text)) return findDates(text).length > 0
  if (amountBelow.test(last.text)) return onlyAmount.test(text)
  if (cutAmount.test(last.text)) return /^\p{Ll}/u.test(text)
  return (
    /(?<!\p{L})bis[^.!?]{0,30}\d{4}(?:, \d[\d:.]* Uhr)?$/iu.test(last.text) && /^\p{Ll}/u.test(text)
  )
}

/** The running text of the body in reading order, with headings and table rows. */
export function runningText(letter: Layout): RunningText[] {
  const margin = rightMargin(letter)
  const running: RunningText[] = []
  let open = false
  letter.blocks.forEach((block, index) => {
    if (block.zone !== 'body' || block.text.length > maxBlock) return
    if (quotedLetter.test(block.text)) return
    const last = running.at(-1)
    if (last && ((open && continuesItem(letter, block)) || isCut(last, block))) {
      const shift = last.text.length + 1
      last.text += ` ${block.text}`
      last.spans = [
        ...last.spans,
        ...block.spans.map(({ start, end, word }) => ({
          start: start + shift,
          end: end + shift,
          word,
        })),
      ]
    } else {
      running.push({ text: block.text, spans: block.spans, block: index, role: block.role })
    }
    open = block.role === 'item' && endsOpen(letter, block, margin)
  })
  return running
}
