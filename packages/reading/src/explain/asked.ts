import { compactIban, groupIban, isIban } from '@brieflotse/rules'
import type { Cents, PlainDate } from '@brieflotse/rules'
import { dateNear, findDates, type PrintedDate } from '../german/dates.ts'
import { findAmounts } from '../german/numbers.ts'
import type { AskedDay, By } from '../said/values.ts'
import type { Signing, Since } from '../said/words.ts'
import { thingsIn, thingOf, type Named } from './things.ts'

/**
 * The parts of a German request: `main` without subordinate clauses, `all` with them. `by`: the last day, `on`: the day of a meeting.
 * `many`: more than one amount or last day, or a rate. `account`: an IBAN, or `named` if the letter has it elsewhere.
 */
export type Asked = {
  main: string
  all: string
  by: By
  on: AskedDay | null
  amount: Cents | null
  many: boolean
  account: string | null
  reference: string | null
  phone: string | null
  /** The things asked for, in the sentence or in the list after it. */
  things: Named[]
  /** What a signature commits to, according to the whole letter. */
  bindings: Signing[]
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

function clock(after: string): string | null {
  const time = /^,?\s(?:um\s)?(\d{1,2})(?:[:.](\d{2}))?\sUhr/iu.exec(after)
  return time ? `${time[1]}:${time[2] ?? '00'}` : null
}

function dayOf(printed: PrintedDate, text: string, letterDate: PlainDate | null): AskedDay | null {
  const day = printed.date ?? (letterDate && dateNear(printed, letterDate))
  return day ? { day, time: clock(text.slice(printed.end)) } : null
}

const numbers: Record<string, number> = {
  ein: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  zehn: 10,
  vierzehn: 14,
}
const units = { tag: 'day', werktag: 'working-day', woche: 'week', monat: 'month' } as const
const starts: [RegExp, Since][] = [
  [/^\s(?:nach|ab|seit) rechnungsdatum/iu, 'invoice'],
  [/^\s(?:nach|ab|seit) (?:dem )?(?:erhalt|zugang|empfang)\b/iu, 'arrival'],
  [/^\s(?:nach|ab|seit) (?:der )?zustellung/iu, 'service'],
  [/^\snach kenntnis des beendigungs/iu, 'end-known'],
]

function period(text: string): By {
  const found =
    /(?:innerhalb|binnen)\s(?:von\s|der\s(?:nächsten\s)?)?(\d{1,2}|ein|zwei|drei|vier|fünf|sechs|sieben|acht|zehn|vierzehn)(?:e[rsnm]?)?\s(werktag|tag|woche|monat)\p{L}*/iu.exec(
      text,
    )
  if (!found) return null
  const count = numbers[found[1]!.toLowerCase()] ?? Number(found[1])
  const unit = units[found[2]!.toLowerCase() as keyof typeof units]
  const after = text.slice(found.index + found[0].length)
  const since = starts.find(([start]) => start.test(after))?.[1] ?? null
  // A period without its start would be misleading.
  return since === null && /^\s(?:nach|ab|seit|vor)\b/iu.test(after) ? null : { count, unit, since }
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
  /,\s(?:(?:die|der|das|den|dem|deren|dessen|welche\p{L}*)\s(?!\d|(?!Sie |Ihnen |Ihre?[nmrs]? )\p{Lu}|(?:letzten|vollständigen|ausgefüllten|unterschriebenen?|beigefügten?|aktuellen?|neuen?|alten?) )|\p{Ll}+\s(?:die|der|das|den|dem|deren)\s(?:wir|ich|sie|Sie|er|es)\s).*$/u

/**
 * The context of a request. `letterDate` completes days without a year, `list` is the list after the request, `bindings` what signatures in
 * the letter commit to.
 */
export type Context = { letterDate: PlainDate | null; list?: string[]; bindings?: Signing[] }

/** Extracts the facts of one part of a request. */
export function askedIn(all: string, { letterDate, list = [], bindings = [] }: Context): Asked {
  const main = all
    .replace(
      /,\s(?:auch wenn|selbst wenn|dass|ob|wie|(?:seit |bis |ab )?wann|wo\p{Ll}*|wer|wem|wen|denn|dann|so|wobei|solange|nachdem|obwohl|sobald|warum|damit|weil|da|sodass|so dass|bevor|was|um(?!\s\d)|sonst|(?:über |an |in |auf |zu |mit |von |bei |unter |für )?(?:welche\p{L}*|wem|wen))\s.*$/iu,
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
  const day = until && last.length === 1 ? dayOf(until, all, letterDate) : null
  const on = meeting[0] && meeting.length === 1 ? dayOf(meeting[0], all, letterDate) : null
  const now = /(?<!\p{L})(?:unverzüglich|umgehend|sofort)(?!\p{L})/iu.test(main) ? 'at-once' : null
  const amounts = findAmounts(all).filter(({ currency }) => currency)
  const [amount] = amounts
  const many = amounts.length > 1 || last.length > 1 || dates.length > 2 || hedged.test(all)
  const iban = ibanIn(all)
  return {
    main,
    all,
    by: day ?? (last.length > 1 ? null : (period(all) ?? now)),
    on,
    amount: amount && !many && amount.cents > 0 && !amount.per ? amount.cents : null,
    many,
    account:
      iban ??
      (/(?:unten|oben|nachstehend|folgend)\p{L}*\s(?:\p{L}+\s)?(?:konto|bankverbindung)/iu.test(all)
        ? 'named'
        : null),
    reference: referenceIn(all),
    bindings,
    things: list.length > 0 ? list.map(thingOf) : thingsIn(main),
    phone:
      /(?<![\d.,/-]|\d\s)0[1-9]\d{1,4}[\s/-]{0,3}\d[\d\s-]{3,11}\d(?![\d.,/-]\d)/u.exec(all)?.[0] ??
      null,
  }
}
