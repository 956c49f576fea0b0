import { formatEnglishAmount, parseAmount } from '@brieflotse/rules'
import { remedyWords } from '../compose.ts'
import { gapMarks } from '../fill.ts'
import { contestedThings } from '../remedy.ts'
import type { Said, Slot } from '../types.ts'
import { months } from '../wording.ts'

/** What can stand in a place of a template: how it looks in German, and what it means; null where that is not sure. */
type SlotValue = { pattern: string; english: (german: string) => string | null }

const space = '[ \\u00a0]'
const day = `\\d{1,2}\\.${space}(?:${months.map(([german]) => german).join('|')}) \\d{4}`

const englishDay = (german: string): string | null => {
  const said = /^(\d{1,2})\.[ \u00a0](\p{L}+) (\d{4})$/u.exec(german)
  const month = months.find(([name]) => name === said?.[2])
  return said && month ? `${said[1]} ${month[1]} ${said[3]}` : null
}
const days: SlotValue = { pattern: day, english: englishDay }
const amounts: SlotValue = {
  pattern: `\\d{1,3}(?:\\.\\d{3})*,\\d{2}${space}€`,
  english(german) {
    const cents = parseAmount(german)
    return cents === null ? null : formatEnglishAmount(cents)
  },
}
/** Names, numbers and titles stay what they are. */
const same: SlotValue = { pattern: '[^\\n]+?', english: (german) => german }

const oneOf = (table: Said[]): SlotValue => ({
  pattern: table.map(({ german }) => escaped(german)).join('|'),
  english: (german) => table.find((said) => said.german === german)?.english ?? null,
})

const values: Record<Slot, SlotValue> = {
  letterDate: days,
  dueOn: days,
  replyBy: days,
  date: days,
  appointment: {
    pattern: `${day}(?: um [\\d:.]+ Uhr)?`,
    english(german) {
      const [on = '', at] = german.split(' um ')
      const english = englishDay(on)
      return english && (at ? `${english} at ${at.replace(/ Uhr$/, '')}` : english)
    },
  },
  amount: amounts,
  part: amounts,
  remedy: oneOf(Object.values(remedyWords)),
  against: oneOf(contestedThings),
  law: { pattern: '§[^()\\n]+', english: (german) => german },
  reference: same,
  purpose: same,
  title: same,
  question: same,
  reason: same,
  newAddress: same,
  name: same,
}

/** A place as it looks in a German text: filled in, or still a gap. */
export function patternOf(slot: Slot): string {
  return `(${values[slot].pattern}|${escaped(gapMarks[slot].german)})`
}

export function englishOf(slot: Slot, german: string): string | null {
  const gap = gapMarks[slot]
  return german === gap.german ? gap.english : values[slot].english(german)
}

export function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
