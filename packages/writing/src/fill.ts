import { isPlainDate, parseAmount } from '@brieflotse/rules'
import type { Condition, Gap, TemplateSentence, Bilingual, DraftSentence, Slot } from './types.ts'
import { sayAmount, sayDay } from './wording.ts'

/** The marks for missing values. The brackets make them visible, and `gapsIn` finds them in edited text. */
export const gapMarks: Record<Slot, Bilingual> = {
  letterDate: { german: '[Datum des Schreibens]', english: '[date of their letter]' },
  reference: {
    german: '[Kunden- oder Vertragsnummer]',
    english: '[customer or contract number]',
  },
  purpose: { german: '[Verwendungszweck]', english: '[purpose]' },
  title: { german: '[Betreff]', english: '[subject]' },
  amount: { german: '[Betrag]', english: '[amount]' },
  dueOn: { german: '[Zahlungstermin]', english: '[day of payment]' },
  replyBy: { german: '[bisherige Frist]', english: '[their deadline]' },
  appointment: { german: '[Termin]', english: '[appointment]' },
  remedy: { german: '[Widerspruch oder Einspruch]', english: '[kind of objection]' },
  against: { german: '[den Bescheid]', english: '[the decision]' },
  law: { german: '[Vorschrift]', english: '[section of law]' },
  date: { german: '[Datum]', english: '[date]' },
  part: { german: '[Betrag der Rate]', english: '[amount of one instalment]' },
  question: { german: '[Ihre Frage]', english: '[your question]' },
  reason: { german: '[Begründung]', english: '[your reason]' },
  newAddress: { german: '[neue Anschrift]', english: '[new address]' },
  paidOn: { german: '[Tag der Zahlung]', english: '[day you paid]' },
  papers: { german: '[Unterlagen]', english: '[papers you need]' },
  name: { german: '[Ihr Name]', english: '[your name]' },
}

/** The known value of each slot. */
export type SlotValues = Partial<Record<Slot, Bilingual>>

/** Fills the slots of a sentence; unknown slots become gaps. Values are never scanned for slots again. */
export function fill(piece: Bilingual, known: SlotValues): DraftSentence {
  const gaps: Gap[] = []
  const put = (language: keyof Bilingual) =>
    piece[language].replace(/\{(\w+)\}/g, (_, name: string) => {
      const slot = name as Slot
      const value = known[slot]
      if (value) return value[language]
      if (!gaps.some((gap) => gap.slot === slot)) gaps.push({ slot, ...gapMarks[slot] })
      return gapMarks[slot][language]
    })
  return { german: put('german'), english: put('english'), gaps }
}

/** Whether the conditions of a template sentence are met. */
export function belongs(
  piece: TemplateSentence,
  holds: (condition: Condition) => boolean,
): boolean {
  return (piece.if ?? []).every(holds) && !(piece.unless ?? []).some(holds)
}

/** The gaps left in a German text, each once. A letter with gaps cannot be sent. */
export function gapsIn(text: string): Gap[] {
  return (Object.entries(gapMarks) as [Slot, Bilingual][])
    .filter(([, mark]) => text.includes(mark.german))
    .map(([slot, mark]) => ({ slot, ...mark }))
}

const days = new Set<Slot>(['letterDate', 'dueOn', 'replyBy', 'date', 'appointment', 'paidOn'])
const amounts = new Set<Slot>(['amount', 'part'])

/** The kind of value that fills a gap. */
export function gapKind(slot: Slot): 'day' | 'amount' | 'text' {
  if (days.has(slot)) return 'day'
  return amounts.has(slot) ? 'amount' : 'text'
}

/**
 * Fills a gap everywhere in the text, worded as the composer words it, so that `readBack` still finds its meaning. `typed`: a day as
 * `YYYY-MM-DD`, an amount as typed, or German text. Null if the input is invalid.
 */
export function fillGap(text: string, slot: Slot, typed: string): string | null {
  const german = germanOf(slot, typed.trim())
  return german === null ? null : text.replaceAll(gapMarks[slot].german, () => german)
}

function germanOf(slot: Slot, typed: string): string | null {
  if (typed === '') return null
  const kind = gapKind(slot)
  if (kind === 'day') return isPlainDate(typed) ? sayDay(typed).german : null
  if (kind === 'text') return typed
  const cents = parseAmount(typed)
  return cents !== null && cents > 0 ? sayAmount(cents).german : null
}
