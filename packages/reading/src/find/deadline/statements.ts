import { quotedLetter } from '../../german/cues.ts'
import { findDates } from '../../german/dates.ts'
import type { Stretch } from '../../german/sentences.ts'
import { splitSentences } from '../../german/sentences.ts'
import type { Block, Layout, Passage } from '../../layout/types.ts'
import { subPassage } from '../words-at.ts'

/**
 * A sentence, heading, table row or label of the letter. `leadIn` is the sentence that a list item completes, `heading` the heading above.
 * `block` is the index of its first block, -1 for the information block.
 */
export type Statement = Passage & {
  role: Block['role'] | 'label'
  block: number
  heading: string
  leadIn: string
}

const month =
  /^(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)\b/u

/** `… unterschrieben bis`, with the day on a separate line. */
const untilBelow = /(?<!\p{L})(?:bis(?: zum| spätestens)?|spätestens(?: am| bis)?)$/iu

/** Whether a block continues in the next one: scans split wrapped list items and dates. */
function goesOn(before: string, after: string): boolean {
  if (untilBelow.test(before)) return findDates(after).length > 0
  if (/\d\.$/.test(before)) return month.test(after)
  return !/[.,:;!?]$|\b(?:und|oder|sowie)$/u.test(before) && /^[\p{Ll}(]/u.test(after)
}

function join(first: Passage, second: Passage): Passage {
  const offset = first.text.length + 1
  const spans = second.spans.map((span) => ({
    ...span,
    start: span.start + offset,
    end: span.end + offset,
  }))
  return { text: `${first.text} ${second.text}`, spans: [...first.spans, ...spans] }
}

function joinedBlocks(letter: Layout): (Block & { index: number })[] {
  const joined: (Block & { index: number })[] = []
  letter.blocks.forEach((block, index) => {
    // `> …`: a quoted mail.
    if (block.zone !== 'body' || block.text.startsWith('>')) return
    if (quotedLetter.test(block.text)) return
    const before = joined.at(-1)
    const same =
      before?.role === block.role && (block.role === 'item' || block.role === 'paragraph')
    const broken =
      before !== undefined && (/\s\d{1,2}\.$/.test(before.text) || untilBelow.test(before.text))
    if (before && (same || broken) && goesOn(before.text, block.text)) {
      Object.assign(before, join(before, block))
    } else joined.push({ ...block, index })
  })
  return joined
}

// Longer text is split, because no sentence, line or heading of a letter is longer and it would slow the patterns down.
const longest = 1200

function chop({ start, end }: Stretch): Stretch[] {
  const pieces: Stretch[] = []
  for (let from = start; from < end; from += longest) {
    pieces.push({ start: from, end: Math.min(end, from + longest) })
  }
  return pieces
}

/** Splits a line into pieces of at most a sentence's length. */
export const chopped = (line: Passage): Passage[] =>
  chop({ start: 0, end: line.text.length }).map(({ start, end }) => subPassage(line, start, end))

/** Lines of the information block; `digital erteilt am` continues on the next line. */
function infoLines(letter: Layout): Passage[] {
  const lines: Passage[] = []
  for (const line of letter.lines.filter(({ zone }) => zone === 'info')) {
    const before = lines.at(-1)
    if (before && /\s(?:am|vom)$/u.test(before.text)) lines.splice(-1, 1, join(before, line))
    else lines.push({ text: line.text, spans: line.spans })
  }
  return lines
}

const old = /^(?:bisher\p{L}*|alt\p{L}*|ursprünglich\p{L}*|vorher)(?:\s\p{L}+)?$/iu
const fresh = /^(?:neu\p{L}*|jetzt|künftig|nun)(?:\s\p{L}+)?$/iu
const stays = /^(?:bleibt|unverändert|wie bisher|gleich|–|-)/iu

/** Blanks the old days in a table of old and new days, unless the row says that they stay. The length stays the same. */
function withoutOld(row: string, header: string): string {
  const names = header.split('\t').map((cell) => cell.trim())
  const [from, to] = [
    names.findIndex((one) => old.test(one)),
    names.findIndex((one) => fresh.test(one)),
  ]
  const cells = row.split('\t')
  if (from < 0 || to < 0 || cells.length !== names.length) return row
  if (stays.test(cells[to]?.trim() ?? '')) return row
  return cells.map((cell, at) => (at === from ? ' '.repeat(cell.length) : cell)).join('\t')
}

/** All texts of a letter that can state a day or period, except the subject: information block, then body. */
export function statementsOf(letter: Layout): Statement[] {
  const statements: Statement[] = infoLines(letter)
    .flatMap(chopped)
    .map((line) => ({
      ...line,
      role: 'label',
      block: -1,
      heading: '',
      leadIn: '',
    }))
  let heading = ''
  let leadIn = ''
  let header = ''
  for (const block of joinedBlocks(letter)) {
    if (block.role !== 'row') header = ''
    else header ||= block.text.slice(0, longest)
    if (block.role === 'heading') heading = block.text.slice(0, longest)
    const whole = block.role === 'row' || block.role === 'heading'
    const stretches = whole ? [{ start: 0, end: block.text.length }] : splitSentences(block.text)
    for (const { start, end } of stretches.flatMap(chop)) {
      const passage = subPassage(block, start, end)
      const item = block.role === 'item'
      statements.push({
        ...passage,
        text: block.role === 'row' ? withoutOld(passage.text, header) : passage.text,
        role: block.role,
        block: block.index,
        heading,
        leadIn: item ? leadIn : '',
      })
      if (!item) leadIn = /[:,]$/u.test(passage.text) ? passage.text : ''
    }
  }
  return statements
}
