import {
  compactIban,
  formatDay,
  formatEnglishAmount,
  groupIban,
  isIban,
  weekdayName,
} from '@brieflotse/rules'
import type { PlainDate } from '@brieflotse/rules'
import { dateNear, findDates, type PrintedDate } from '../german/dates.ts'
import { findAmounts } from '../german/numbers.ts'

/**
 * What one part of a German request says: `main` without subordinate clauses, `all` with them. `by` is the end of an English
 * sentence (` by 28 March 2025`, ` within two weeks`) or empty. `many`: more than one amount or last day, or a rate.
 */
export type Asked = {
  main: string
  all: string
  by: string
  on: string
  amount: string | null
  many: boolean
  account: string
  reference: string | null
  phone: string | null
}

const weekday = String.raw`(?:Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonnabend|Sonntag),?`
const untilBefore = new RegExp(
  String.raw`(?:\bbis|spätestens)(?:\s(?:spätestens|einschließlich|längstens|zum|am|dem|den|${weekday}))*:?\s*$`,
  'iu',
)
const dayBefore = new RegExp(
  String.raw`\b(?:am|zum|den|${weekday})(?:\s(?:dem|den|${weekday}))*\s*$`,
  'iu',
)
const inPeriod = /\b(?:vom|von|seit|ab|zwischen)\s(?:dem\s)?\d{1,2}\.[^,;€]{0,22}$/iu

function clock(after: string): string {
  const time = /^,?\s(?:um\s)?(\d{1,2})(?:[:.](\d{2}))?\sUhr/iu.exec(after)
  return time ? ` at ${time[1]}:${time[2] ?? '00'}` : ''
}

function dayOf(printed: PrintedDate, text: string, letterDate: PlainDate | null, named: boolean) {
  const date = printed.date ?? (letterDate && dateNear(printed, letterDate))
  if (!date) return null
  const day = named ? `${weekdayName(date)}, ${formatDay(date)}` : formatDay(date)
  return `${day}${clock(text.slice(printed.end))}`
}

const numbers: Record<string, string> = {
  ein: 'one',
  zwei: 'two',
  drei: 'three',
  vier: 'four',
  fünf: 'five',
  sechs: 'six',
  sieben: 'seven',
  acht: 'eight',
  zehn: 'ten',
  vierzehn: '14',
}
const units: Record<string, string> = {
  tag: 'day',
  werktag: 'working day',
  woche: 'week',
  monat: 'month',
}
const starts: [RegExp, string][] = [
  [/^\s(?:nach|ab|seit) rechnungsdatum/iu, ' of the date of the invoice'],
  [/^\s(?:nach|ab|seit) (?:dem )?(?:erhalt|zugang|empfang)\b/iu, ' of getting the letter'],
  [/^\s(?:nach|ab|seit) (?:der )?zustellung/iu, ' of its formal delivery'],
  [/^\snach kenntnis des beendigungs/iu, ' of learning when your job ends'],
  [/^\s(?:nach|ab|seit|vor)\b/iu, ' (the German sentence says from when)'],
]

function period(text: string): string {
  const found =
    /(?:innerhalb|binnen)\s(?:von\s|der\s(?:nächsten\s)?)?(\d{1,2}|ein|zwei|drei|vier|fünf|sechs|sieben|acht|zehn|vierzehn)(?:e[rsnm]?)?\s(werktag|tag|woche|monat)\p{L}*/iu.exec(
      text,
    )
  if (!found) return ''
  const count = numbers[found[1]!.toLowerCase()] ?? found[1]!
  const unit = units[found[2]!.toLowerCase()]!
  const after = text.slice(found.index + found[0].length)
  const from = starts.find(([start]) => start.test(after))?.[1] ?? ''
  return ` within ${count} ${unit}${count === 'one' || count === '1' ? '' : 's'}${from}`
}

const hedged =
  /\b(?:monatlich|jährlich|vierteljährlich|je|jeweils|pro|mindestens|höchstens|maximal|raten|rest(?!\p{L})|teilbetr)/iu

function ibanIn(text: string): string | null {
  const found = /\b[A-Z]{2}\d{2}(?:\s?[\dA-Z]{4}){3,7}(?:\s?[\dA-Z]{1,3})?\b/u.exec(text)
  const iban = found && compactIban(found[0])
  return iban && isIban(iban) ? groupIban(iban) : null
}

const numbered =
  /(?:Kassenzeichens?|Steuernummer|Vertragskonto(?:nummer|s)?|Kundennummer|Rechnungs-?(?:Nr\.|nummer)|Aktenzeichens?|Beitragskontos?|Schaden-Nr\.|Mieternummer|Geschäftszeichens?|Versicherungsnummer|Verwendungszweck(?:\sbitte)?)\s([\p{Lu}\d][\p{L}\d./-]*(?:\s\d[\d./-]*)*)/u

function referenceIn(text: string): string | null {
  const quoted = /(?:Verwendungszweck|Stichwort)[\s:]*[„“"]([^“”"]{3,40})[“”"]/u.exec(text)?.[1]
  const rest = /Verwendungszweck:\s([^,;:]{3,40}?)\.?$/u.exec(text)?.[1]
  const put = /Verwendungszweck geben Sie bitte (\S*\d\S*) an/u.exec(text)?.[1]
  const found = quoted ?? rest ?? put ?? numbered.exec(text)?.[1]
  const clean = found?.replace(/[.,/-]+$/u, '')
  return clean && !/\d/.test(clean) && !quoted ? null : (clean ?? null)
}

const relative =
  /,\s(?:(?:die|der|das|den|dem|deren|dessen|welche\p{L}*)\s(?!\d)|\p{Ll}+\s(?:die|der|das|den|dem|deren)\s(?:wir|ich|sie|Sie|er|es)\s).*$/u

/** Reads the facts of one part of a request; `letterDate` completes days that are printed without a year. */
export function askedIn(all: string, letterDate: PlainDate | null): Asked {
  const main = all
    .replace(
      /,\s(?:dass|ob|wie|wann|wo|warum|damit|weil|da|sodass|so dass|bevor|was|um|sonst)\s.*$/iu,
      '',
    )
    .replace(relative, (clause) => (/(?<!\p{L})zu\s|\p{Ll}zu\p{Ll}+en/u.test(clause) ? clause : ''))
  const dates = findDates(all)
  const last = dates.filter(({ start }) => {
    const before = all.slice(0, start)
    const until = untilBefore.exec(before)
    return until !== null && !inPeriod.test(before.slice(0, until.index))
  })
  const meeting = dates.filter(
    (one) => !last.includes(one) && dayBefore.test(all.slice(0, one.start)),
  )
  const [until] = last
  const day = until && last.length === 1 ? dayOf(until, all, letterDate, false) : null
  const on = meeting[0] && meeting.length === 1 ? dayOf(meeting[0], all, letterDate, true) : null
  const now = /(?<!\p{L})(?:unverzüglich|umgehend|sofort)(?!\p{L})/iu.test(main) ? ' at once' : ''
  const amounts = findAmounts(all).filter(({ currency }) => currency)
  const [amount] = amounts
  const many = amounts.length > 1 || last.length > 1 || dates.length > 2 || hedged.test(all)
  const iban = ibanIn(all)
  return {
    main,
    all,
    by: day ? ` by ${day}` : last.length > 1 ? '' : period(all) || now,
    on: on ? ` on ${on}` : '',
    amount:
      amount && !many && amount.cents > 0 && !amount.per ? formatEnglishAmount(amount.cents) : null,
    many,
    account: iban
      ? ` to the account ${iban}`
      : /(?:unten|oben|nachstehend|folgend)\p{L}*\s(?:\p{L}+\s)?(?:konto|bankverbindung)/iu.test(
            all,
          )
        ? ' to the account named in the letter'
        : '',
    reference: referenceIn(all),
    phone:
      /(?<![\d.,/-]|\d\s)0[1-9]\d{1,4}[\s/-]{0,3}\d[\d\s-]{3,11}\d(?![\d.,/-]\d)/u.exec(all)?.[0] ??
      null,
  }
}
