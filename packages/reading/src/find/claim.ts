import type { Cents } from '@brieflotse/rules'
import {
  conditional,
  creditWord,
  givenToReader,
  nothingToPay,
  remainingLabel,
  toReader,
  totalLabel,
} from '../german/money-cues.ts'
import { findAmounts, type Amount } from '../german/numbers.ts'
import { isOnlyDue } from './payment-request.ts'
import type { Said } from './said.ts'
import type { Table, TableRow } from './tables.ts'
import { wordsAt } from './words-at.ts'

/** An amount that may be the one to pay, and why. `row` is the table row that says the same. */
export type Claim = {
  cents: Cents
  words: number[]
  confidence: number
  why: string
  row: TableRow | null
}

/** `lead` is the sentence up to the amount. */
type AskedAmount = Amount & { words: number[]; lead: string }

/** Amounts of a sentence that are asked for: not rates (`je 165 €`), discounts, or what comes on top. */
export function askedAmounts({ text, spans }: Said): AskedAmount[] {
  return findAmounts(text)
    .filter(({ start, per, cents }) => {
      const lead = text.slice(Math.max(0, start - 24), start)
      return (
        !per &&
        cents > 0 &&
        !/\b(?:je|jeweils|zzgl\.?|zuzüglich|abzüglich|à|statt|von bisher|bisher|ab)\s*$|skonto\s*\(?$|(?:teilbeträgen|raten)\s(?:zu|von|à)(?:\sje)?\s*$|×\s*$|x\s*$/iu.test(
          lead,
        )
      )
    })
    .map((amount) => ({
      ...amount,
      words: wordsAt({ text, spans }, amount.start, amount.end),
      lead: text.slice(0, amount.start),
    }))
}

/** `| Steuer 120,00 | Zuschlag 2,00 | Summe 122,00`: the last amount of a row is what the others make. */
function addsUpAcross({ amounts }: TableRow): boolean {
  const cents = amounts.map((amount) => amount.cents)
  const last = cents.pop() ?? 0
  return cents.length > 1 && cents.reduce((sum, one) => sum + one, 0) === last
}

/** The last row of a table that states one amount for the whole, unless it is a credit. */
export function totalOf(table: Table): TableRow | null {
  const named = (row: TableRow) => totalLabel.test(row.label) || remainingLabel.test(row.label)
  const filled = table.rows.filter(({ amounts }) => amounts.length > 0)
  const rows = filled.filter((row) =>
    row.amounts.length === 1
      ? row.confirmed || named(row)
      : addsUpAcross(row) && (row.confirmed || named(row) || filled.length === 1),
  )
  const last = rows.at(-1)
  // What the reader has already paid is more: nothing of this table is left to pay.
  const below = last ? table.rows.slice(table.rows.indexOf(last) + 1) : []
  if (below.some((row) => row.amounts.length === 1 && creditWord.test(row.label))) return null
  const isCredit = !last || creditWord.test(last.label) || (last.amounts.at(-1)?.cents ?? 0) <= 0
  return isCredit ? null : last
}

/** The total that is nearest to a block: below it when the text points there, else above. */
function totalNear(tables: Table[], block: number, below: boolean): TableRow | null {
  const ordered = tables.toSorted((a, b) => {
    const away = (table: Table) =>
      Math.min(Math.abs(table.first - block), Math.abs(table.last - block))
    const wrong = (table: Table) => (table.first > block === below ? 0 : 1)
    return wrong(a) - wrong(b) || away(a) - away(b)
  })
  for (const table of ordered) {
    const total = totalOf(table)
    if (total) return total
  }
  return null
}

const moneyNoun =
  /\b(?:\p{L}+)?(?:betrag|betrags|beträge|summe|forderung|nachforderung|zahlung|gelde?|gebühr|gebühren|rechnung|beitrag|beiträge|kosten|preis|miete|steuer|rückstand|entgelt|rate|raten|strafe|buße|abschlag|vorschuss|kaution|schuld|pauschale|prämie|umlage|saldo|anteil|zuschlag|zuschläge|nachschuss|auslagen|honorar|differenz|rest|abgabe|abgaben|zuzahlung|eigenanteil)s?\b/giu

const general = /^(?:(?:gesamt|zahl)?(?:betrag|beträge|summe|forderung)|raten?|teilbeträge)$/iu

const pointsBelow = /folgend|nachstehend|untenstehend|:$/iu

/** `der Beitrag beträgt 48,90 €`, `die Gebühr in Höhe von 5 €`, `der Beitrag steigt von 45,20 € auf 48,90 €`. */
const namedAs = /^\p{L}{0,2}\s(?:in höhe\s)?(?:von|über|beträgt|:)\s?(?:insgesamt\s|derzeit\s)?$/iu
const risesTo =
  /^\p{L}{0,2}\s(?:steigt|sinkt|erhöht sich|verringert sich|ändert sich)\s[^!?]*\sauf\s$/iu

function amountNamed(said: Said, stem: string): (Amount & { words: number[] }) | null {
  const at = said.text.toLowerCase().indexOf(stem)
  if (at < 0) return null
  const amount = findAmounts(said.text).find(({ start }) => {
    const between = start > at ? said.text.slice(at + stem.length, start) : ''
    return between.length < 60 && (namedAs.test(between) || risesTo.test(between))
  })
  return amount ? { ...amount, words: wordsAt(said, amount.start, amount.end) } : null
}

/** `den festgesetzten Betrag`: the row `Festgesetzter Betrag`. */
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

/** `Die Steuer ist … zu zahlen`: the only amount below the head `Steuer EUR`. */
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

/** Looks up what a request calls the money: `das Verwarnungsgeld` is the 50,00 € named elsewhere. */
export function claimByNoun(said: Said, sentences: Said[], tables: Table[]): Claim | null {
  const rows = tables.flatMap((table) => table.rows)
  const called = byAdjective(said.text, rows)
  if (called) return fromRow(called, `the row “${called.label}”`, 0.84)
  for (const [noun] of said.text.matchAll(moneyNoun)) {
    if (!/^\p{Lu}/u.test(noun)) continue
    const stem = noun.replace(/(?:s|en|n)$/u, '').toLowerCase()
    if (!general.test(noun)) {
      const row = rows.findLast(
        (one) => one.amounts.length === 1 && one.label.toLowerCase().includes(stem),
      )
      const table = tables.find((one) => row && one.rows.includes(row))
      const whole = table ? totalOf(table) : null
      // `Beitrag` is also part of `Gesamtbeitrag`, to which tax is still added below.
      const isPart = whole && row && row !== whole && !row.label.toLowerCase().startsWith(stem)
      const meant = isPart ? whole : row
      if (meant?.amounts[0]) return fromRow(meant, `the row “${meant.label}”`, 0.84)
    }
    for (const other of sentences) {
      const amount = other === said ? null : amountNamed(other, stem)
      if (!amount) continue
      const why = `“${noun}” is named with this amount`
      return { cents: amount.cents, words: amount.words, confidence: 0.82, why, row: null }
    }
  }
  const other = claimByOtherNoun(said, sentences, rows)
  if (other) return other
  const below = pointsBelow.test(said.text) || pointsBelow.test(said.leadIn)
  const total = totalNear(tables, said.block, below)
  if (total) return fromRow(total, `the total “${total.label}” of the table`, 0.82)
  const column = byHeader(said.text, tables)
  if (column) return fromRow(column, 'the only amount of its column', 0.76)
  return claimBefore(said, sentences)
}

const ways =
  /^(?:Überweisung|Zahlung|Konto|Bankverbindung|Verwendungszweck|Angabe|Eingang|Ausgleich)/u

/** `Ihre Selbstbeteiligung beträgt 500 €. Wir bitten um Überweisung Ihrer Selbstbeteiligung`: any noun that has an amount. */
function claimByOtherNoun(said: Said, sentences: Said[], rows: TableRow[]): Claim | null {
  for (const [noun] of said.text.matchAll(/(?<!\p{L})\p{Lu}\p{Ll}{6,}/gu)) {
    if (ways.test(noun)) continue
    const stem = noun.replace(/(?:s|en|n)$/u, '').toLowerCase()
    const why = `“${noun}” is named with this amount`
    const amount = sentences
      .filter((one) => one !== said && !speaksOfReader(one))
      .flatMap((one) => amountNamed(one, stem) ?? [])[0]
    if (amount) return { cents: amount.cents, words: amount.words, confidence: 0.8, why, row: null }
    const row = rows.findLast(
      ({ amounts, label }) => amounts.length === 1 && label.toLowerCase().startsWith(stem),
    )
    if (row) return fromRow(row, `the row “${row.label}”`, 0.8)
  }
  return null
}

/** `diesen Betrag`: the amount named shortly before, or the one that the others named there add up to. */
function claimBefore(said: Said, sentences: Said[]): Claim | null {
  // the amount before an instalment is what it is a part of
  if (isOnlyDue(said.text) && instalment.test(said.text)) return null
  const at = sentences.indexOf(said)
  const before = sentences
    .slice(Math.max(0, at - 4), at)
    .filter(({ text }) => !isPartOf.test(text) && !givenToReader.test(text))
    .toReversed()
  const amounts = before.flatMap((one) => (speaksOfReader(one) ? [] : [askedAmounts(one)]))
  const all = amounts.flat()
  const sum = all.find((one) => {
    const others = all.filter((other) => other !== one)
    return others.length > 1 && others.reduce((total, { cents }) => total + cents, 0) === one.cents
  })
  if (sum)
    return {
      cents: sum.cents,
      words: sum.words,
      confidence: 0.82,
      why: 'the other amounts named add up to it',
      row: null,
    }
  // `über 250,00 € sind noch 50,00 € offen`
  const left = amounts.flat().filter(({ lead }) => stillOpen.test(lead))
  const [open, another] = left
  if (open && !another) {
    const why = 'the letter says that it is still open'
    return { cents: open.cents, words: open.words, confidence: 0.82, why, row: null }
  }
  const together = amounts
    .flat()
    .find(({ lead }) => /(?:insgesamt|zusammen|in summe|macht)\s$/iu.test(lead))
  if (together) {
    const why = 'the letter says that it is this in all'
    return { cents: together.cents, words: together.words, confidence: 0.82, why, row: null }
  }
  // `Insgesamt fehlen damit 190,50 €`
  const whole = before.find((one) => inAll.test(one.text) && askedAmounts(one).length === 1)
  const [asWhole] = whole && !speaksOfReader(whole) ? askedAmounts(whole) : []
  if (asWhole) {
    const why = 'the letter says that it is this in all'
    return { cents: asWhole.cents, words: asWhole.words, confidence: 0.82, why, row: null }
  }
  const [only, second] = amounts.find((list) => list.length > 0) ?? []
  if (!only || second) return null
  return {
    cents: only.cents,
    words: only.words,
    confidence: 0.7,
    why: 'the amount named before the request',
    row: null,
  }
}

const instalment = /(?<!\p{L})(?:(?:monats|teil)?raten?|teilbetr\p{L}+|abschläge?)(?!\p{L})/iu

/** `Darin enthalten ist ein Entgelt von …` */
const isPartOf = /(?<!\p{L})(?:darin|hiervon|davon|darunter)(?!\p{L})|enthalten/iu

const stillOpen = /(?:noch|fehlen|verbleib\p{L}*|restlich\p{L}*|rest(?:betrag)?(?:\svon)?)\s$/iu

const inAll = /(?<!\p{L})(?:insgesamt|zusammen|in summe|gesamt|(?:es )?fehlen)(?!\p{L})/iu

const speaksOfReader = ({ text }: Said) =>
  toReader.test(text) || nothingToPay.test(text) || conditional.test(text)

export function fromRow(row: TableRow, why: string, confidence: number): Claim {
  const amount = row.amounts.at(-1)
  return { cents: amount?.cents ?? 0, words: amount?.words ?? [], confidence, why, row }
}
