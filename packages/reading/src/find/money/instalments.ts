import { plainDate, type PlainDate } from '@brieflotse/rules'
import { anyMonth, dateNear, findDates, monthOf } from '../../german/dates.ts'
import { discountTerms, movedBefore } from '../../german/money-cues.ts'
import { findMoney } from '../../german/numbers.ts'
import type { Layout, Passage } from '../../layout/types.ts'
import type { Finding } from '../../types.ts'
import type { BodySentence } from '../body-sentences.ts'
import type { Table } from '../tables.ts'
import { wordsAt } from '../words-at.ts'
import { repeated } from './repeated.ts'

/** One of several payments. `day` is null if none is named; `rate`: the letter calls it an instalment. */
export type Instalment = { day: PlainDate | null; cents: number; words: number[]; rate: boolean }

const rateWord = /(?<!\p{L})(?:\p{L}+-?)?raten?(?!\p{L})|teilzahlung|zahlungsplan|anzahlung/iu

const instalmentWord =
  /(?<!\p{L})(?:\p{L}+-?)?raten?(?!\p{L})|teilbetr|teilzahlung|(?<!\p{L})teilen(?!\p{L})|anzahlung|restzahlung|zahlungsplan|fällig|termin|abbuchung|abgebucht|zahlbar|zu zahlen/iu
const chosen =
  /(?<!\p{L})(?:alternativ|auf wunsch|wahlweise|können sie|möchten sie|bieten wir|räumen (?:wir|ich)|(?:wir|ich) räumen|ratenangebot|freiwillig|sofern|falls)(?!\p{L})/iu
/** `wenn Sie lieber in Raten zahlen`; `Lieber Herr …` is a salutation. */
const rather = /(?<!\p{L})lieber(?!\p{L})/u
const isChosen = (text: string) => chosen.test(text) || rather.test(text)

/** An instalment that ends: `Die alte Rate von 548,00 € buchen wir letztmals ab` */
const isOld = /(?<!\p{L})(?:alten?|bisherigen?) \p{L}*raten?(?!\p{L})/iu

function dayNear(text: string, near: PlainDate | null): { day: PlainDate; start: number }[] {
  return findDates(text).flatMap((date) => {
    const day = near ? dateNear(date, near) : date.date
    return day && (!near || day >= near) ? [{ day, start: date.start }] : []
  })
}

/** The text above a table: its lead-in and heading. */
function above(letter: Layout, { first, header }: Table): string {
  const before = letter.blocks.slice(Math.max(0, first - 2), first).map(({ text }) => text)
  return [...before, header].join(' ')
}

/** `je 100,00 €`: the amount of each part in a row. */
function eachIn({ blocks }: Layout, at: number): { cents: number; words: number[] } | null {
  const block = blocks[at]
  const found =
    block &&
    findMoney(block.text).find(({ start }) => /(?<!\p{L})je\s$/iu.test(block.text.slice(0, start)))
  return found ? { cents: found.cents, words: wordsAt(block, found.start, found.end) } : null
}

/** `10.03., 10.06. und 10.09.2027`: days that share the year of the last one. */
function daysOfList(text: string, near: PlainDate | null): { day: PlainDate }[] {
  const year = findDates(text).at(-1)?.year
  if (!year) return dayNear(text, near).slice(0, 1)
  return findDates(text).flatMap((date) => {
    const day = plainDate(date.year ?? year, date.month, date.day)
    return day && (!near || day >= near) ? [{ day }] : []
  })
}

/** Table rows with a future day and an amount each. */
function inTable(letter: Layout, table: Table, near: PlainDate | null): Instalment[] {
  const lead = above(letter, table)
  if (isChosen(lead) || discountTerms.test(lead)) return []
  const named =
    instalmentWord.test(lead) || table.rows.some(({ label }) => instalmentWord.test(label))
  if (!named) return []
  const rate = [lead, ...table.rows.map(({ label }) => label)].some((text) => rateWord.test(text))
  return table.rows.flatMap((row) => {
    const text = letter.blocks[row.block]?.text ?? ''
    const each = row.amounts.length === 0 ? eachIn(letter, row.block) : null
    const amount = row.amounts.at(-1) ?? each
    const days = each ? daysOfList(text, near) : dayNear(text, near).slice(0, 1)
    if (!amount || amount.cents <= 0) return []
    const all = days.map(({ day }) => ({ day, cents: amount.cents, words: amount.words, rate }))
    return all.length === 1 ? all.flatMap((one) => repeated(text, one)) : all
  })
}

/** Instalments in one sentence: `Anzahlung 105,00 EUR bis zum 10.10.2025, Restbetrag 200,00 EUR bis zum 27.02.2026` */
function inSentence(said: BodySentence, near: PlainDate | null): Instalment[] {
  const { text } = said
  if (said.remedy || isChosen(text) || discountTerms.test(text)) return []
  if (!instalmentWord.test(text) && !/(?<!\p{L})bis(?!\p{L})/iu.test(text)) return []
  const amounts = findMoney(text).filter(({ per, cents }) => !per && cents > 0)
  const days = dayNear(text, near)
  if (amounts.length < 2 || amounts.length !== days.length) return []
  const first = (amounts[0]?.start ?? 0) < (days[0]?.start ?? 0)
  const alternate = amounts.every(({ start }, at) => {
    const [own, next] = [days[at]?.start ?? 0, days[at + 1]?.start ?? Infinity]
    const [other, later] = [amounts[at]?.start ?? 0, amounts[at + 1]?.start ?? Infinity]
    return first ? start < own && own < later : own < other && start < next
  })
  if (!alternate) return []
  return amounts.map((amount, at) => ({
    day: days[at]?.day ?? null,
    cents: amount.cents,
    words: wordsAt(said, amount.start, amount.end),
    rate: rateWord.test(text),
  }))
}

/** List items with one day and one amount each, if at least one calls itself an instalment. */
function inList(sentences: BodySentence[], near: PlainDate | null): Instalment[] {
  const items = sentences.flatMap((said) => {
    const all = findMoney(said.text)
    // `649,20 € + 129,00 € = 778,20 €`
    const sum = all.filter(({ start }) => /=\s$/u.test(said.text.slice(0, start)))
    const amounts = sum.length === 1 ? sum : all
    const [amount] = amounts
    const days = dayNear(said.text, near)
    const [date] = days
    const isOne = amounts.length === 1 && days.length === 1 && amount && date
    if (!isOne || said.remedy || isChosen(`${said.leadIn} ${said.text}`)) return []
    if (
      !/(?:\d\.|erste|zweite|dritte|letzte)\p{L}* (?:rate|teilbetrag|teilzahlung)|anzahlung|restzahlung|restbetrag/iu.test(
        said.text,
      )
    )
      return []
    const words = wordsAt(said, amount.start, amount.end)
    return [{ day: date.day, cents: amount.cents, words, rate: true }]
  })
  return items.length > 1 ? items : []
}

const equal =
  /(?:raten?|teilbetr(?:ag|ägen?)) (?:von|zu|in höhe von|à)(?: je(?:weils)?)? (?=\d|€|EUR)/iu

const monthly = new RegExp(
  String.raw`(?:zum|am)\s(\d{1,2})\.\s(?:eines|jedes|jeden)\s(?:jeden\s)?monats(?!\p{L})[^.;!?]{0,40}\s(?:beginnend|erstmals|ab|erstmalig)\s(?:im|mit dem|ab|dem)?\s?(?:monat\s)?(${anyMonth})\s(20\d{2})`,
  'iu',
)

/** `jeweils bis zum 5. eines Monats, beginnend im Februar 2026`: the first day. */
function startOfPlan(text: string): PlainDate | null {
  const [found, day, month = '', year] = monthly.exec(text) ?? []
  return found ? plainDate(Number(year), monthOf(month.toLowerCase()), Number(day)) : null
}

/** The first of equal instalments: `in Raten zu je 247,50 €, erstmals am 02.12.2024`. */
function firstOfMany(sentences: BodySentence[], near: PlainDate | null): Instalment[] {
  const said = sentences.find(
    ({ text, remedy, leadIn }) =>
      !remedy &&
      !isChosen(`${leadIn} ${text}`) &&
      !movedBefore.test(text) &&
      !isOld.test(text) &&
      equal.test(text),
  )
  if (!said) return []
  const at = said.text.search(equal)
  const amount = findMoney(said.text).find(({ start }) => start > at)
  if (!amount) return []
  const words = wordsAt(said, amount.start, amount.end)
  // the number of a list item is no sentence
  const real = sentences.filter(({ text }) => /\p{L}{2}/u.test(text))
  const here = real.slice(real.indexOf(said), real.indexOf(said) + 2)
  const begin = here.flatMap(({ text }) => {
    const inMonth = startOfPlan(text)
    if (inMonth && (!near || inMonth >= near)) return [{ day: inMonth }]
    const cue =
      /(?:erste\p{L}* (?:rate|teilbetrag)|erstmals|beginnend|ab dem|nächste\p{L}* rate|(?<!\p{L})die erste (?:am|zum))/iu.exec(
        text,
      )
    return cue ? dayNear(text.slice(cue.index), near).slice(0, 1) : []
  })
  const first = { day: begin[0]?.day ?? null, cents: amount.cents, words, rate: true }
  const all = repeated(here.map(({ text }) => text).join(' '), first)
  // parts of a yearly amount are read with their days
  return all.length > 1 || rateWord.test(said.text) ? all : []
}

/** `Erste Rate (216,00 €): zum 01.06.2026`, `nächste Rate 45,00 € am 15. März`: one payment that the letter calls the next. */
const nextRate = /(?<!\p{L})(?:erste|nächste)\s\p{L}*rate(?!\p{L})(?:[^.,;!?\d]|,\s?fällig){0,16}/iu

function namedNext(passages: Passage[], near: PlainDate | null): Instalment[] {
  const found = passages.flatMap((passage): Instalment[] => {
    const { text } = passage
    const at = nextRate.exec(text)
    if (!at || isChosen(text) || movedBefore.test(text)) return []
    const from = at.index
    const [amount] = findMoney(text.slice(from))
    const [date] = dayNear(text.slice(from), near)
    if (!amount || !date || amount.per || amount.cents <= 0) return []
    // both stand right behind the name
    if (Math.max(amount.start, date.start) > at[0].length + 40) return []
    const words = wordsAt(passage, from + amount.start, from + amount.end)
    return [{ day: date.day, cents: amount.cents, words, rate: true }]
  })
  const [one, another] = found
  return one && (!another || (another.day === one.day && another.cents === one.cents)) ? [one] : []
}

/** One amount for several days: `in vier Teilbeträgen zu 51,00 € jeweils am 15.02., 15.05. und 15.08.2026`. */
function evenInSentence(said: BodySentence, near: PlainDate | null): Instalment[] {
  const { text, leadIn, remedy } = said
  const at = text.search(/(?:teilbetr\p{L}+|raten?) (?:von|zu|in höhe von|à) /iu)
  if (at < 0 || remedy || isChosen(`${leadIn} ${text}`)) return []
  const [amount, second] = findMoney(text)
  const days = dayNear(text, near)
  if (!amount || second || amount.start < at || days.length < 2) return []
  const words = wordsAt(said, amount.start, amount.end)
  return days.map(({ day }) => ({ day, cents: amount.cents, words, rate: false }))
}

/** A row of days above a row of as many amounts. */
function evenInTable(letter: Layout, table: Table, near: PlainDate | null): Instalment[] {
  const lead = above(letter, table)
  if (!instalmentWord.test(lead) || isChosen(lead)) return []
  for (let at = table.first; at < table.last; at++) {
    const days = dayNear(letter.blocks[at]?.text ?? '', near)
    const { amounts } = table.rows.find(({ block }) => block === at + 1) ?? { amounts: [] }
    if (days.length < 2 || amounts.length !== days.length) continue
    return amounts.map(({ cents, words }, column) => ({
      day: days[column]?.day ?? null,
      cents,
      words,
      rate: false,
    }))
  }
  return []
}

/** The payment days of a yearly amount, if the parts add up to it. */
export function partsOfWhole(
  letter: Layout,
  before: Finding[],
  sentences: BodySentence[],
  tables: Table[],
  whole: number,
): Instalment[] {
  const near = before.find(({ kind }) => kind === 'letter-date')?.value ?? null
  const plans = [
    ...tables.map((table) => evenInTable(letter, table, near)),
    ...sentences.map((said) => evenInSentence(said, near)),
  ]
  const isWhole = (plan: Instalment[]) =>
    plan.length > 1 && plan.reduce((sum, { cents }) => sum + cents, 0) === whole
  return plans.find(isWhole)?.toSorted((a, b) => (a.day ?? '9').localeCompare(b.day ?? '9')) ?? []
}

/** The future payments of a plan in order; empty if the letter has none, or only offers one. */
export function findInstalments(
  letter: Layout,
  before: Finding[],
  sentences: BodySentence[],
  tables: Table[],
): Instalment[] {
  const near = before.find(({ kind }) => kind === 'letter-date')?.value ?? null
  const inTables = tables
    .map((table) => inTable(letter, table, near))
    .find((list) => list.length > 1)
  const inText = () =>
    sentences.map((said) => inSentence(said, near)).find((list) => list.length > 1)
  const found = inTables ?? inText() ?? inList(sentences, near)
  const many = found.length > 0 ? found : firstOfMany(sentences, near)
  const isDated = many.some(({ day }) => day !== null)
  const rows = tables.flatMap(({ rows: all }) =>
    all.flatMap(({ block }) => letter.blocks[block] ?? []),
  )
  const one = isDated
    ? []
    : namedNext([...sentences.filter(({ remedy }) => !remedy), ...rows], near)
  const all = one.length > 0 ? one : many
  return all.toSorted((a, b) => (a.day ?? '9').localeCompare(b.day ?? '9')).slice(0, 60)
}

/** An instalment as a finding. */
export const instalmentFinding = ({ day, cents, words }: Instalment): Finding => ({
  kind: 'instalment',
  value: `${day ?? '-'} ${cents}`,
  words,
  stated: true,
  confidence: 0.82,
  why: 'one payment of a plan',
})
