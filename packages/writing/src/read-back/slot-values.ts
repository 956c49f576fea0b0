import { isPlainDate, parseAmount, type PlainDate } from '@brieflotse/rules'
import { remedyWords } from '../compose.ts'
import { gapMarks } from '../fill.ts'
import { contestedThings } from '../remedy.ts'
import type { Bilingual, Slot } from '../types.ts'
import { months } from '../wording.ts'
import type { Meant, MeantWord } from './meant.ts'

/** The values of a slot: a pattern for the German text, and the parsed meaning; null if it is not certain. */
type SlotValue = { pattern: string; meant: (german: string) => Meant | null }

const space = '[ \\u00a0]'
const day = `\\d{1,2}\\.${space}(?:${months.map(([german]) => german).join('|')}) \\d{4}`

const dayOf = (german: string): PlainDate | null => {
  const said = /^(\d{1,2})\.[ \u00a0](\p{L}+) (\d{4})$/u.exec(german)
  const month = months.findIndex(([name]) => name === said?.[2]) + 1
  const two = (number: number | string) => String(number).padStart(2, '0')
  const found = said && `${said[3]}-${two(month)}-${two(said[1]!)}`
  return found && isPlainDate(found) ? found : null
}
const onDay = (german: string, time: string | null = null): Meant | null => {
  const found = dayOf(german)
  return found === null ? null : { day: found, time }
}
const days: SlotValue = { pattern: day, meant: (german) => onDay(german) }
const amounts: SlotValue = {
  pattern: `\\d{1,3}(?:\\.\\d{3})*,\\d{2}${space}€`,
  meant(german) {
    const cents = parseAmount(german)
    return cents === null ? null : { cents }
  },
}
/** Names, numbers and titles stay unchanged in all languages. */
const same: SlotValue = { pattern: '[^\\n]+?', meant: (german) => ({ own: german }) }

const oneOf = (table: readonly (Bilingual & { english: MeantWord })[]): SlotValue => ({
  pattern: table.map(({ german }) => escaped(german)).join('|'),
  meant(german) {
    const word = table.find((said) => said.german === german)?.english
    return word ? { word } : null
  },
})

const values: Record<Slot, SlotValue> = {
  letterDate: days,
  dueOn: days,
  replyBy: days,
  date: days,
  appointment: {
    pattern: `${day}(?: um [\\d:.]+ Uhr)?`,
    meant(german) {
      const [on = '', at] = german.split(' um ')
      return onDay(on, at?.replace(/ Uhr$/, ''))
    },
  },
  amount: amounts,
  part: amounts,
  remedy: oneOf(Object.values(remedyWords)),
  against: oneOf(contestedThings),
  law: { pattern: '§[^()\\n]+', meant: (german) => ({ own: german }) },
  reference: same,
  purpose: same,
  title: same,
  question: same,
  reason: same,
  newAddress: same,
  paidOn: days,
  papers: same,
  name: same,
}

/** A pattern for a slot in German text, filled or still a gap. */
export function patternOf(slot: Slot): string {
  return `(${values[slot].pattern}|${escaped(gapMarks[slot].german)})`
}

/** The value of a slot in German text. */
export function meantBy(slot: Slot, german: string): Meant | null {
  return german === gapMarks[slot].german ? { gap: slot } : values[slot].meant(german)
}

export function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
