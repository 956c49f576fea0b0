import type { PlainDate } from '@brieflotse/rules'
import { letterDay, type Facts } from '../explain/facts.ts'
import { kindOf } from '../explain/kind-of.ts'
import { bodySentences } from '../find/body-sentences.ts'
import { tablesOf } from '../find/tables.ts'
import { allWords } from '../find/words-at.ts'
import { dateNear, findDates } from '../german/dates.ts'
import { findMoney } from '../german/numbers.ts'
import { say } from '../said/say.ts'
import { euros } from './due.ts'
import { isUnexplained } from './order.ts'
import { isStandingOrder } from './standing-order.ts'
import type { StepDraft } from './step.ts'

/** A monthly payment that changes: the new amount and its first day. */
type NewSum = { cents: number; from: PlainDate; words: number[] }

const monthly = /monat|miete|hausgeld|abschlag/iu
/** Amounts of longer periods. */
const notMonthly = /(?:zwei|drei|sechs)monat|alle \p{L}+ monate|viertelj|halbj|jährlich/iu
/** Only discussed: `wird nicht erhöht`, `könnten wir erhöhen`. */
const unsure = /(?<!\p{L})(?:nicht|kein\p{L}*|könnten?|würden?|falls|sofern)(?!\p{L})/iu
const whole = /(?<!\p{L})(?:gesamt|zusammen|insgesamt|summe)|gesamt(?:miete|betrag)?(?!\p{L})/iu
const changes = /erhöh|anpass|anheb|steig|neue[rns]?(?!\p{L})|künftig/iu
const regular = /(?<!\p{L})\p{L}*(?:miete|hausgeld|abschlag|beitrag)(?!\p{L})/iu
/** Without it, a sum may be only proposed. */
const order = /(?<!\p{L})dauerauftrag/iu
const since = /(?<!\p{L})(?:ab|(?:mit )?wirkung (?:vom|zum|ab)|zum)(?:\sdem)?\s*$/iu

/** The day after `ab` or `mit Wirkung vom`. */
function startIn(text: string, letterDate: PlainDate): PlainDate | null {
  const printed = findDates(text).find(({ start }) => since.test(text.slice(0, start)))
  const day = printed && (printed.date ?? dateNear(printed, letterDate))
  return day && day >= letterDate ? day : null
}

/** A column `ab 01.05.2025`: its sum, or its only amount. */
function inTable({ letter }: Facts, letterDate: PlainDate): NewSum | null {
  for (const { rows, header } of tablesOf(letter)) {
    const all = rows.flatMap(({ label, amounts }) => {
      const amount = amounts.at(-1)
      const from = amount && startIn(amount.header, letterDate)
      return amount && from ? [{ label, from, cents: amount.cents, words: amount.words }] : []
    })
    const words = [header, ...rows.map(({ label }) => label)].join(' ')
    if (!monthly.test(words) || notMonthly.test(words)) continue
    const sum = all.find(({ label }) => whole.test(label)) ?? (all.length === 1 ? all[0] : null)
    if (sum) return sum
  }
  return null
}

/** `erhöht sich die Miete ab dem 1. Mai 2025 von 640,80 € auf 709,20 €` */
function inSentences({ letter }: Facts, letterDate: PlainDate): NewSum | null {
  for (const said of bodySentences(letter)) {
    const { text } = said
    if (!regular.test(text) || !changes.test(text) || !monthly.test(text)) continue
    if (notMonthly.test(text) || unsure.test(text)) continue
    const from = startIn(text, letterDate)
    const sum = findMoney(text).find(({ start }) =>
      /(?<!\p{L})auf\s*$/iu.test(text.slice(0, start)),
    )
    if (from && sum && sum.cents > 0) return { cents: sum.cents, from, words: allWords(said) }
  }
  return null
}

/**
 * Names the new amount of a rent or a monthly fee and its first day, beside the consent that the letter asks for; without one it is a step of
 * its own. Takes the place of the step that only names this day.
 */
export function withNewSum(facts: Facts, drafts: StepDraft[]): StepDraft[] {
  const letterDate = letterDay(facts)
  if (!letterDate) return drafts
  if (drafts.some(({ act }) => act === 'pay-further' || act === 'be-debited')) return drafts
  const found = inTable(facts, letterDate) ?? inSentences(facts, letterDate)
  if (!found) return drafts
  const { cents, from, words } = found
  const said = say('step.new-sum', { sum: euros(cents), day: from })
  const named = drafts.find((one) => isUnexplained(one) && one.day?.date === from)
  const kept = drafts.filter((one) => one !== named)
  const consent = kept.find(({ act }) => act === 'sign')
  if (consent)
    return kept.map((one) => (one === consent ? { ...one, says: [...one.says, said] } : one))
  if (!kindOf(facts)?.isChange && !bodySentences(facts.letter).some(({ text }) => order.test(text)))
    return drafts
  const change = kept.find(isStandingOrder)
  if (change) {
    const day = change.day ?? named?.day
    const deadlines = [...change.deadlines, ...(named?.deadlines ?? [])]
    const whole = { ...change, says: [...change.says, said], day, deadlines }
    return kept.map((one) => (one === change ? whole : one))
  }
  const own: StepDraft = {
    act: 'check',
    says: [said],
    why: say('why.says-so'),
    words,
    // the reminder to change a standing order
    day: named?.day,
    deadlines: named?.deadlines ?? [],
    confidence: 0.75,
  }
  return [...kept, own]
}
