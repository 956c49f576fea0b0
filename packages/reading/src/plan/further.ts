import { addDays, plainDate, type PlainDate } from '@brieflotse/rules'
import { kindOf } from '../explain/kind-of.ts'
import { isDirectDebit, letterDay, type Facts } from '../explain/facts.ts'
import { findInstalments } from '../find/money/instalments.ts'
import { bodySentences, type BodySentence } from '../find/body-sentences.ts'
import { tablesOf, type Table } from '../find/tables.ts'
import { allWords } from '../find/words-at.ts'
import { dateNear, findDates } from '../german/dates.ts'
import { paymentTalk } from '../find/payment-request.ts'
import { findMoney, type Amount } from '../german/numbers.ts'
import { statesConsequence } from '../german/request-cues.ts'
import { say } from '../said/say.ts'
import { payDay } from './pay-day.ts'
import { toldOf, type StepDraft } from './step.ts'

/** Regular payments as a whole; a rent of which only a part is named does not count. */
const regular =
  /(?<!\p{L})(?:(?:einkommensteuer|kirchensteuer)?vorauszahlungen|(?:gesamt|strom|gas)?abschl(?:ag|äge)s?|(?:gesamt|warm)miete|monatsbeitrag|hausgeld|monatliche[rn]?\svorsch(?:uss|üsse))(?!\p{L})/iu
const rent = /(?<!\p{L})(?:gesamt|warm)miete(?!\p{L})/iu
/** Words for payments from now on, in contrast to previous ones. */
const toCome =
  /(?<!\p{L})(?:künftig|neue[rn]?|erstmals|dann|ab\s(?:dem\s|diesem\s)?(?:\d|\p{Lu}|zeitpunkt))/iu
/** A payment that continues as before is a step only if the letter asks for it. */
const stays =
  /(?<!\p{L})laufenden?(?!\p{L})[^.!?]{0,80}(?:müssen\ssie|bitte|zu\s(?:zahlen|leisten|entrichten))/iu

/** Words for payments that are only offered, proposed or hypothetical. */
const open =
  /(?<!\p{L})(?:soll(?:en)?|sofern|falls|wenn|würden?|könnten?|sollten?|angebot|vorschlag|vereinbarung|zustimm\p{L}*|alternativ|wahlweise|bis zu|mindestens|höchstens|möchten|entwurf|beschl\p{L}*|wirtschaftsplan|rückstand|offen\p{L}*|ausstehend\p{L}*)(?!\p{L})/iu
/** Words before a previous amount, or before a part of a sum. */
const isOld = /(?:(?<!\p{L})(?:bisher\p{L}*|statt|um|(?<!viertel|halb)jährlich)\s*|\+\s?)$/iu
const isBefore = /(?<!\p{L})von\s*$/iu
const rises = /^[^.!?]{0,20}\sauf\s/iu
/** A future regular payment: `Künftig werden alle zwei Monate 125,00 € fällig` */
const comesDue =
  /(?<!\p{L})künftig[^.!?]{0,40}(?:alle\s\p{L}+\smonate|monatlich|vierteljährlich)[^!?]{0,60}(?:fällig|zu\s(?:zahlen|entrichten))/iu
const goesOn = /^(?:er|sie|dieser?|diese|der|die|künftig)(?!\p{L})/iu
/** `Zu entrichten sind jeweils zum 10. September …` after the sentence that names them. */
const toBePaid = /^(?:zu\s(?:entrichten|zahlen|leisten)|fällig)\s(?:ist|sind|werden)(?!\p{L})/iu
const asksToChange = /(?:(?:ändern|passen|richten|stellen)\s+Sie|bitte)[^.!?]{0,80}dauerauftrag/iu

/** A payment besides the one due now. `days` are printed; `from`: monthly from then on; `parts`: different amounts on further days. */
type Further = {
  cents: number
  parts: { day: PlainDate; cents: number }[]
  days: PlainDate[]
  from: PlainDate | null
  words: number[]
}

type Near = { letterDate: PlainDate; sentences: BodySentence[] }

function daysIn(text: string, { letterDate }: Near): { day: PlainDate; lead: string }[] {
  return findDates(text).flatMap((date) => {
    // a missing year is that of the next such day
    const day = date.date ?? dateNear(date, addDays(letterDate, 60))
    return day && day >= letterDate ? [{ day, lead: text.slice(0, date.start) }] : []
  })
}

/** The only amount of a sentence that is paid from now on; in `640 € + 195 € = 835 €` the result. */
function amountIn(text: string): number | null {
  const all = findMoney(text).filter(
    ({ cents, currency }) => cents > 0 && (currency ?? 'EUR') === 'EUR',
  )
  // an amount in brackets explains another one
  const isInBrackets = ({ start, end }: Amount) =>
    /\([^)]*$/u.test(text.slice(0, start)) && /^[^(]*\)/u.test(text.slice(end))
  const sum = all.find(({ start }) => /=\s?$/u.test(text.slice(0, start)))
  if (sum) return sum.cents
  const [only, second] = all.filter(
    ({ start, end }, at) =>
      !isInBrackets(all[at]!) &&
      !isOld.test(text.slice(0, start)) &&
      !(isBefore.test(text.slice(0, start)) && rises.test(text.slice(end))) &&
      !/^\s?\+/u.test(text.slice(end)),
  )
  return only && !second ? only.cents : null
}

/** `zum 15. jedes Monats`: the first such day after the letter's date. */
function monthDay(text: string, { letterDate }: Near): PlainDate[] {
  const day = /zum\s(\d{1,2})\.\s(?:jedes|eines(?:\sjeden)?)\smonats/iu.exec(text)?.[1]
  if (!day) return []
  const [year = 0, month = 0] = letterDate.split('-').map(Number)
  const here = plainDate(year, month, Number(day))
  if (here && here >= letterDate) return [here]
  const next = plainDate(month === 12 ? year + 1 : year, (month % 12) + 1, Number(day))
  return next ? [next] : []
}

/** The regular payment in a sentence, with its days from the sentences around. */
function inSentence(said: BodySentence, at: number, near: Near): Further | null {
  const { text, remedy } = said
  if (remedy || open.test(text) || statesConsequence(text)) return null
  const beside = (one: BodySentence | undefined) =>
    one && one.block === said.block ? one.text : ''
  const [before, after] = [beside(near.sentences[at - 1]), beside(near.sentences[at + 1])]
  const isNamed =
    regular.test(text) ||
    comesDue.test(text) ||
    ((goesOn.test(text) || toBePaid.test(text)) && regular.test(before))
  const isNew = [text, before, after].some((one) => toCome.test(one)) || stays.test(text)
  const cents = isNamed && isNew ? amountIn(text) : null
  if (cents === null) return null
  const about = regular.test(after) ? `${text} ${after}` : text
  const days = daysIn(about, near)
  // `ab dem 10.12.2025 vierteljährlich`: this is the first day
  const isQuarterly = /(?:viertel|halb)jährlich/iu.test(text)
  const isFrom = (lead: string) => /(?<!\p{L})ab\s(?:dem\s)?$/iu.test(lead)
  const first = days.find(({ lead }) => /erstmals[^.!?]{0,24}$/iu.test(lead))
  const dated = days.filter(({ lead }) => !isFrom(lead) && !/letztmals/iu.test(lead.slice(-24)))
  const listed = first
    ? [first.day, ...dated.map(({ day }) => day).filter((day) => day > first.day)]
    : dated.map(({ day }) => day)
  const printed = [...new Set(listed)].toSorted()
  const start = [...daysIn(text, near), ...daysIn(before, near)].find(({ lead }) => isFrom(lead))
  return {
    cents,
    parts: [],
    days: printed.length > 0 ? printed : isQuarterly && start ? [start.day] : monthDay(text, near),
    from: start?.day ?? null,
    words: allWords(said),
  }
}

/** Rows of days and amounts below a heading about regular payments. */
function inTable(facts: Facts, table: Table): Further | null {
  const lead = facts.letter.blocks.slice(Math.max(0, table.first - 2), table.first)
  const above = [...lead.map(({ text }) => text), table.header].join(' ')
  if (!regular.test(above) || open.test(above)) return null
  const parts = findInstalments(facts.letter, facts.findings, [], [table])
  const [first] = parts
  if (!first?.day) return null
  const same = parts.filter(({ cents }) => cents === first.cents)
  const days = same.flatMap(({ day }) => day ?? [])
  const others = parts.flatMap(({ day, cents }) =>
    day && cents !== first.cents ? [{ day, cents }] : [],
  )
  const { cents, words } = first
  return { cents, parts: others, days, from: null, words }
}

/** `Bitte ändern Sie Ihren Dauerauftrag`, with the new amount in a table and its first day among the days to pay. */
function inRow(facts: Facts, sentences: BodySentence[], taken: PlainDate | null): Further | null {
  if (!sentences.some(({ text }) => asksToChange.test(text))) return null
  const rows = tablesOf(facts.letter)
    .flatMap((table) => table.rows)
    .filter(({ label, amounts }) => amounts.length === 1 && regular.test(label))
  const [row, second] = rows
  const days = facts.deadlines.flatMap(({ what, date }) =>
    what === 'pay' && date !== null && date !== taken ? [date] : [],
  )
  const amount = row?.amounts[0]
  if (!amount || second || amount.cents <= 0) return null
  const { cents, words } = amount
  return { cents, parts: [], days, from: null, words }
}

function find(facts: Facts, now: StepDraft | undefined): Further | null {
  const letterDate = letterDay(facts)
  if (!letterDate) return null
  const sentences = bodySentences(facts.letter)
  const near = { letterDate, sentences }
  const isChanged = sentences.some(({ text }) => asksToChange.test(text))
  // an amount without a day is paid by standing order, or with the rent
  const isOther = ({ cents, days, words }: Further) =>
    cents !== now?.amount?.cents && (days.length > 0 || isChanged || isRent(words))
  const isRent = (words: number[]) =>
    sentences.some((one) => rent.test(one.text) && allWords(one).some((w) => words.includes(w)))
  const said = sentences.flatMap((one, at) => inSentence(one, at, near) ?? []).filter(isOther)
  const row = inRow(facts, sentences, now?.day?.date ?? null)
  const found = [...tablesOf(facts.letter).flatMap((table) => inTable(facts, table) ?? []), row]
  const whole = said.filter(({ words }) => isRent(words))
  return [...whole, ...said, ...found].find((one) => one !== null && isOther(one)) ?? null
}

/** The step of a further payment. Its days have reminders, but are not the day of the transfer due now. */
function stepOf(facts: Facts, { cents, days, from, words, parts }: Further): StepDraft {
  const [first = null, ...rest] = days
  const later = [...rest.map((day) => ({ day, cents })), ...parts]
  const sum = { cents, currency: 'EUR' }
  const date = first ?? from
  const own = facts.deadlines.filter(
    (one) => one.date === date || later.some(({ day }) => day === one.date),
  )
  const deadlines = own.filter(({ what }) => what === 'pay' || what === 'other')
  const followed = deadlines.find((deadline) => deadline.date === date)
  const day =
    date === null
      ? null
      : { ...payDay(date), deadline: followed?.what ?? null, deadlineId: followed?.id }
  const told = { sum, day: toldOf(day) }
  return {
    act: 'pay-further',
    says: [say(first === null ? 'step.pay-monthly' : 'step.pay-further', told)],
    why: say('why.asked-in-all'),
    amount: { ...sum, role: 'whole' },
    more: later.map((one) => ({
      amount: { cents: one.cents, currency: 'EUR', role: 'instalment' as const },
      date: one.day,
    })),
    day,
    words,
    deadlines,
    confidence: 0.75,
  }
}

/** A later direct debit, in a letter that pays money to the reader. */
function collected({ cents, days, words }: Further): StepDraft {
  const [date = null] = days
  const day = date === null ? null : { ...payDay(date), deadline: null }
  const sum = { cents, currency: 'EUR' }
  return {
    act: 'be-debited',
    says: [say('step.taken', { sum, day: toldOf(day) })],
    why: say('why.debit'),
    amount: { ...sum, role: 'further' },
    day,
    words,
    deadlines: [],
    confidence: 0.75,
  }
}

/** Advance and monthly payments that begin or change with this letter, besides the payment due now; `money`: the steps so far. */
export function furtherPayments(facts: Facts, money: StepDraft[]): StepDraft[] {
  if (isDirectDebit(facts) || kindOf(facts)?.isChange) return []
  if (money.some(({ act, duty }) => act === 'be-debited' || act === 'nothing' || duty === 'may'))
    return []
  const now = money.find(({ act }) => act === 'pay')
  const found = find(facts, now)
  if (!found) return []
  const isCollected = paymentTalk(facts.letter).debits.length > 0
  if (!isCollected) return [stepOf(facts, found)]
  return now || found.days.length === 0 ? [] : [collected(found)]
}
