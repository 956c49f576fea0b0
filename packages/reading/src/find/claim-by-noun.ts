import {
  conditional,
  givenToReader,
  isBeside,
  nothingToPay,
  toReader,
  unchanged,
} from '../german/money-cues.ts'
import {
  askedAmounts,
  claimOf,
  fromRow,
  totalNear,
  totalOf,
  type AskedAmount,
  type Demand,
} from './claim.ts'
import { leftOver, namedAmounts, payable, type NamedAmount } from './money/named.ts'
import { partRow } from './money/part-row.ts'
import { isOnlyDue } from './payment-request.ts'
import type { BodySentence } from './body-sentences.ts'
import type { Table } from './tables.ts'
import type { TableRow } from './sums.ts'

/** An amount inferred from several places becomes certain only if something else agrees (see `confirm`). */
const inferred = 0.78

const moneyNoun =
  /\b(?:\p{L}+)?(?:betrag|betrags|beträge|summe|forderung|nachforderung|zahlung|gelde?|gebühr|gebühren|rechnung|beitrag|beiträge|kosten|preis|miete|steuer|rückstand|entgelt|rate|raten|strafe|buße|abschlag|vorschuss|kaution|schuld|pauschale|prämie|umlage|saldo|anteil|zuschlag|zuschläge|nachschuss|auslagen|honorar|differenz|rest|abgabe|abgaben|zuzahlung|eigenanteil)s?\b/giu

const general = /^(?:(?:gesamt|zahl)?(?:betrag|beträge|summe|forderung)|raten?|teilbeträge)$/iu

const pointsBelow = /folgend|nachstehend|untenstehend|:$/iu

/** `der Beitrag beträgt 48,90 €`, `die Gebühr in Höhe von 5 €`, `der Beitrag steigt von 45,20 € auf 48,90 €`. */
const namedAs =
  /^\p{L}{0,2}\s(?:in höhe\s)?(?:von|über|beträgt|:|(?:wird|werden|beläuft sich|belaufen sich) (?:hiermit )?auf)\s?(?:insgesamt\s|derzeit\s)?$/iu
const risesTo =
  /^\p{L}{0,2}\s(?:steigt|sinkt|erhöht sich|verringert sich|ändert sich)\s[^!?]*\sauf\s$/iu

function amountNamed(said: BodySentence, stem: string): NamedAmount | null {
  const at = said.text.toLowerCase().indexOf(stem)
  if (at < 0) return null
  const amount = namedAmounts(said).find(({ start, name }) => {
    const between = start > at ? said.text.slice(at + stem.length, start) : ''
    const follows = namedAs.test(between) || risesTo.test(between)
    return name !== 'beside' && between.length < 60 && follows
  })
  return amount ?? null
}

/** Finds the row that an adjective names: `den festgesetzten Betrag` is the row `Festgesetzter Betrag`. */
function byAdjective(text: string, rows: TableRow[]): TableRow | null {
  for (const [, adjective = '', noun = ''] of text.matchAll(
    /\b(\p{Ll}{5,}?)e[nsmr]? (\p{Lu}\p{Ll}+)/gu,
  )) {
    const stem = noun.toLowerCase().slice(0, 5)
    const row = rows.findLast(({ label, amounts }) => {
      const low = label.toLowerCase()
      return amounts.length === 1 && low.includes(adjective) && low.includes(stem)
    })
    if (row) return row
  }
  return null
}

const months = 'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember'
const forPeriod = new RegExp(
  String.raw`\p{Lu}\p{L}+\sfür\s(?:das\sJahr\s|den\sMonat\s)?(20\d{2}|(?:${months})(?:\s20\d{2})?)(?!\p{L}|\d)`,
  'u',
)

/** `Der Betrag für 2025 ist … zu entrichten`: the only row for that period. */
function byPeriod(text: string, rows: TableRow[]): TableRow | null {
  const period = forPeriod.exec(text)?.[1]
  if (!period) return null
  const [row, second] = rows.filter(
    ({ label, amounts }) => amounts.length === 1 && label.includes(period),
  )
  return row && !second ? row : null
}

/** `Die Steuer ist … zu zahlen`: the only amount in the column headed `Steuer EUR`. */
function byHeader(text: string, tables: Table[]): TableRow | null {
  for (const { rows, header } of tables) {
    const [row, second] = rows.filter(({ amounts }) => amounts.length > 0)
    const head = row?.amounts.length === 1 ? row.amounts[0]?.header || header : ''
    const [first = ''] = head.split(/[\s\t]+(?:EUR|€|in)?/u)
    if (
      row &&
      !second &&
      /^\p{Lu}\p{L}{4,}$/u.test(first) &&
      new RegExp(`\\b${first.replace(/[^\p{L}]/gu, '.')}\\b`, 'u').test(text)
    )
      return row
  }
  return null
}

/** Finds the amount of the noun in a request: `das Verwarnungsgeld` is the 50,00 € named elsewhere. */
export function claimByNoun(
  said: BodySentence,
  sentences: BodySentence[],
  tables: Table[],
): Demand | null {
  const rows = tables.flatMap((table) => table.rows)
  const meant = pronounFor(said, sentences)
  if (meant) return meant
  const called = byAdjective(said.text, rows) ?? byPeriod(said.text, rows)
  if (called) return fromRow(called, `the row “${called.label}”`, 0.84)
  for (const [noun] of said.text.matchAll(moneyNoun)) {
    if (!/^\p{Lu}/u.test(noun)) continue
    const stem = noun.replace(/(?:s|en|n)$/u, '').toLowerCase()
    if (!general.test(noun)) {
      const row = rows.findLast(
        ({ amounts, label }) =>
          amounts.length === 1 && label.toLowerCase().includes(stem) && !isBeside(label),
      )
      const table = tables.find((one) => row && one.rows.includes(row))
      const whole = table ? totalOf(table) : null
      // `Beitrag` also matches `Gesamtbeitrag`, to which tax is added below.
      const isPart = whole && row && row !== whole && !row.label.toLowerCase().startsWith(stem)
      const best = isPart ? whole : row
      if (best?.amounts[0]) return fromRow(best, `the row “${best.label}”`, 0.84)
    }
    for (const other of sentences) {
      const amount = other === said ? null : amountNamed(other, stem)
      if (!amount) continue
      const confidence = general.test(noun) ? inferred : 0.82
      return claimOf(amount, `“${noun}” is named with this amount`, confidence)
    }
  }
  const other = claimByOtherNoun(said, sentences, rows)
  if (other) return other
  const open = stillOpenBefore(said, sentences)
  if (open) return open
  const part = partRow(said, rows)
  if (part !== undefined) return part && fromRow(part, `the row “${part.label}”`, inferred)
  const below = pointsBelow.test(said.text) || pointsBelow.test(said.leadIn)
  const total = totalNear(tables, said.block, below)
  if (total) return fromRow(total, `the total “${total.label}” of the table`, inferred)
  const column = byHeader(said.text, tables)
  if (column) return fromRow(column, 'the only amount of its column', 0.76)
  return (
    claimBefore(said, sentences) ?? totalAfter(said, sentences) ?? onlyAmount(sentences, tables)
  )
}

/** `Bitte überweisen Sie sie`: a row with the only amount of the letter. */
function onlyAmount(sentences: BodySentence[], tables: Table[]): Demand | null {
  const rows = tables
    .flatMap((table) => table.rows)
    .filter(({ amounts, label }) => amounts.length > 0 && label.length > 0)
  const [row, second] = rows
  const isOnly =
    row?.amounts.length === 1 && !second && sentences.every((one) => namedAmounts(one).length === 0)
  return isOnly && (row.amounts[0]?.cents ?? 0) > 0 && !isBeside(row.label)
    ? fromRow(row, 'the only amount of the letter', 0.74)
    : null
}

const ways =
  /^(?:Überweisung|Zahlung|Konto|Bankverbindung|Verwendungszweck|Angabe|Eingang|Ausgleich)/u

/** Whether a word is an inflected form of a noun, and not a compound that begins with it (`Gericht`, `Gerichtskosten`). */
const isWordOf = (stem: string, word: string) =>
  word.toLowerCase().startsWith(stem) && word.length <= stem.length + 3

/** Tries any other noun with an amount: `Ihre Selbstbeteiligung beträgt 500 €. Wir bitten um Überweisung Ihrer Selbstbeteiligung`. */
function claimByOtherNoun(
  said: BodySentence,
  sentences: BodySentence[],
  rows: TableRow[],
): Demand | null {
  for (const [noun] of said.text.matchAll(/(?<!\p{L})\p{Lu}\p{Ll}{6,}/gu)) {
    if (ways.test(noun)) continue
    const stem = noun.replace(/(?:s|en|n)$/u, '').toLowerCase()
    const why = `“${noun}” is named with this amount`
    const amount = sentences
      .filter((one) => one !== said && !speaksOfReader(one))
      .flatMap((one) => amountNamed(one, stem) ?? [])[0]
    if (amount) return claimOf(amount, why, inferred)
    const row = rows.findLast(
      ({ amounts, label }) =>
        amounts.length === 1 && isWordOf(stem, label.split(/[\s:]/u)[0] ?? ''),
    )
    if (row) return fromRow(row, `the row “${row.label}”`, inferred)
  }
  return null
}

const whyNamed = {
  left: 'the letter says that it is still open',
  total: 'the letter calls it the total',
  'in-all': 'the letter says that it is this in all',
} as const

/** The amount with the strongest name in the words around it; the last of several equal ones. */
function bestNamed(amounts: NamedAmount[]): Demand | null {
  for (const name of ['left', 'total', 'in-all'] as const) {
    const alike = amounts.filter((one) => one.name === name)
    const last = alike.at(-1)
    if (!last) continue
    const agree = alike.every(({ cents }) => cents === last.cents)
    return claimOf(last, whyNamed[name], agree ? inferred : 0.62)
  }
  return null
}

const pronoun =
  /(?<!\p{L})(?:diese[nrs]?|(?:[Bb]ring|[Üü]berweis|[Ss]chick|[Zz]ahl|[Gg]ib)e?t?\s(?:sie|ihn|es))(?!\p{L}|\s\p{Lu})/u

/** `Auf Sie entfällt eine Selbstbeteiligung von 150,00 €. Bitte überweisen Sie diese`: the only amount of the previous sentence. */
function pronounFor(said: BodySentence, sentences: BodySentence[]): Demand | null {
  const before = sentences[sentences.indexOf(said) - 1]
  if (!pronoun.test(said.text) || before?.block !== said.block || speaksOfReader(before))
    return null
  const [only, second] = namedAmounts(before)
  return only && !second && payable.includes(only.name)
    ? claimOf(only, 'the amount that was named just before', 0.85)
    : null
}

/** `Weisen Sie diese Summe bitte an`: may also refer to the previous paragraph. */
const pointsBack = /(?<!\p{L})diese[nrs]? (?:gesamt)?(?:summe|betrag)(?!\p{L})/iu

/** `Zur Zahlung fällig sind somit 1.106,70 EUR. Wir bitten um Überweisung`: the amount of the previous sentence, after all tables. */
function stillOpenBefore(said: BodySentence, sentences: BodySentence[]): Demand | null {
  const before = sentences[sentences.indexOf(said) - 1]
  const isNear = before?.block === said.block || pointsBack.test(said.text)
  if (!before || !isNear || speaksOfReader(before)) return null
  const [only, second] = namedAmounts(before)
  if (!only || second || only.name === 'plain' || !payable.includes(only.name)) return null
  return claimOf(only, whyNamed[only.name as keyof typeof whyNamed], 0.82)
}

/** `… bitten wir um Zahlung. Gesamtbetrag 148,75 EUR`: a total on its own line below the request. */
function totalAfter(said: BodySentence, sentences: BodySentence[]): Demand | null {
  const at = sentences.indexOf(said)
  for (const line of sentences.slice(at + 1, at + 5)) {
    const [only, second] = namedAmounts(line)
    const isLine = only && !second && line.text.length < 60 && only.end > line.text.length - 3
    if (isLine && only.name === 'total') return claimOf(only, whyNamed.total, inferred)
  }
  return null
}

/** `diesen Betrag`: of the amounts named shortly before, the remaining one, the total, or the only one. */
function claimBefore(said: BodySentence, sentences: BodySentence[]): Demand | null {
  // the amount named before an instalment is the total
  if (isOnlyDue(said.text) && instalment.test(said.text)) return null
  const at = sentences.indexOf(said)
  const before = sentences
    .slice(Math.max(0, at - 4), at)
    .filter((one) => !givenToReader.test(one.text) && !speaksOfReader(one))
  const named = before.flatMap(namedAmounts)
  const left = leftOver(named)
  if (left) return claimOf(left, 'it is what is left of the amounts named before', 0.82)
  const whole = before.filter(({ text }) => !isPartOf.test(text))
  const asked = whole.map(askedAmounts)
  const sum = asked.flat().find((one) => {
    const others = asked.flat().filter((other) => other !== one)
    const all = others.reduce((total, { cents }) => total + cents, 0)
    return others.length > 1 && all === one.cents
  })
  if (sum) return claimOf(sum, 'the other amounts named add up to it', 0.82)
  const best = bestNamed(named.filter(({ name }) => payable.includes(name)))
  if (best) return best
  const isPayable = (asked: AskedAmount) =>
    named.some(({ name, words }) => words[0] === asked.words[0] && payable.includes(name))
  const [only, second] = asked.findLast((list) => list.some(isPayable))?.filter(isPayable) ?? []
  // next to a larger amount it may be a fee or another part of it
  const isPart = ({ cents }: AskedAmount) =>
    asked.flat().some((other) => other.cents > cents && isPayable(other))
  if (!only || second || isPart(only)) return null
  return claimOf(only, 'the amount named before the request', 0.7)
}

const instalment = /(?<!\p{L})(?:(?:monats|teil)?raten?|teilbetr\p{L}+|abschläge?)(?!\p{L})/iu

/** Part of another amount: `Darin enthalten ist ein Entgelt von …` */
const isPartOf = /(?<!\p{L})(?:darin|hiervon|davon|darunter)(?!\p{L})|enthalten/iu

const speaksOfReader = ({ text }: BodySentence) =>
  unchanged.test(text) || toReader.test(text) || nothingToPay.test(text) || conditional.test(text)
