import { choose } from '../choose.ts'
import { evidenceOf } from '../evidence.ts'
import type { Finding, Warning, Word } from '../types.ts'
import { say } from '../said/say.ts'
import { warning } from '../explain/warning.ts'
import { sameBic, sameIban, sameName, sameReference } from './agree.ts'
import { printedAmount } from './printed.ts'
import { sourceNames } from './sentences.ts'
import type { TransferStatement } from './statements.ts'

/** A statement with the index of the word that marks its place on the page; null if it is only in the file. */
export type PlacedStatement = TransferStatement & { word: number | null }

export type What = 'iban' | 'amount' | 'payee' | 'bic' | 'purpose'
export type Compared = { findings: Finding[]; warnings: Warning[] }

const kindOf = {
  iban: 'iban',
  amount: 'amount-total',
  payee: 'payee',
  bic: 'bic',
  purpose: 'purpose',
} as const

const same: Record<What, (a: string, b: string) => boolean> = {
  iban: sameIban,
  amount: (a, b) => a === b,
  payee: sameName,
  bic: sameBic,
  purpose: sameReference,
}

/** Codes have checksums, so an error can only come from the data that was put in. */
const sureOf = { girocode: 0.9, 'swiss-qr': 0.9, 'e-invoice': 0.88 } as const
/** A contradicted text is still what the user sees on the page: it stays, with lower confidence. */
const contradicted = { factor: 0.8, least: 0.62 }

/** One value of a statement in the format of findings; an amount only if it is in euros. */
export function statedValueOf(
  { amount, currency, ...rest }: TransferStatement,
  what: What,
): string | null {
  if (what !== 'amount') return rest[what]
  return amount === null || currency !== 'EUR' ? null : String(amount)
}

/**
 * Compares one value, such as the account, in the text and in all statements. `takes`: a value that only the statements have becomes a
 * finding.
 */
export function compare(
  what: What,
  findings: Finding[],
  statements: PlacedStatement[],
  { words, takes }: { words: Word[]; takes: boolean },
): Compared {
  const kind = kindOf[what]
  const stating = statements.filter((one) => statedValueOf(one, what) !== null)
  if (stating.length === 0) return { findings, warnings: [] }
  const agreeing = (value: string) =>
    stating.filter((one) => same[what](statedValueOf(one, what)!, value))
  const raised = findings.map((finding) =>
    finding.kind === kind ? moreCertain(finding, agreeing(finding.value)) : finding,
  )
  const text = choose(raised, kind)
  const better = text && what === 'amount' ? printedInstead(text, stating, words) : null
  if (better && takes)
    return { findings: [...raised.filter((one) => one.kind !== kind), better], warnings: [] }
  // payee and reference are only guessed if the text does not state them
  if (text && (text.stated || agreeing(text.value).length > 0)) {
    const agree = agreeing(text.value)
    // with several codes of different amounts, such as instalments, one may match the text; but all accounts must match
    const isSpokenFor = ({ from }: PlacedStatement) =>
      what !== 'iban' && agree.some((one) => one.from === from)
    const others = stating.filter((one) => !agree.includes(one) && !isSpokenFor(one))
    if (others.length === 0) return { findings: raised, warnings: [] }
    return {
      findings: raised.map((finding) =>
        finding.kind === kind && same[what](finding.value, text.value) ? doubted(finding) : finding,
      ),
      warnings: others.slice(0, 1).map((one) => differs(what, one, text.value, words)),
    }
  }
  const [first] = stating
  if (!takes || !first) return { findings: raised, warnings: [] }
  const value = statedValueOf(first, what)!
  if (agreeing(value).length < stating.length)
    return {
      findings: raised,
      warnings: [
        warning(`sources-${what}`, say('warning.contradiction', { what }), placeOf(first, words)),
      ],
    }
  const others = raised.filter((finding) => finding.kind !== kind)
  const taken = stating.map((one) => findingOf(what, one, value))
  return { findings: [...others, joined(taken)], warnings: [] }
}

/** Whether the text's amount is only guessed; one that a sentence asks for is not. */
const isGuess = ({ confidence, why }: Finding, from: PlacedStatement['from']) =>
  confidence < 0.8 || (from === 'e-invoice' && !/\basks?\b|\basked\b/.test(why))

/** The amount on which codes and invoices agree, if it is printed as well and the text's amount was only a guess. */
function printedInstead(text: Finding, stating: PlacedStatement[], words: Word[]): Finding | null {
  const [first] = stating
  const value = first && statedValueOf(first, 'amount')
  if (!value || value === text.value || !isGuess(text, first.from)) return null
  const places = printedAmount(Number(value), words)
  if (places.length === 0 || stating.some((one) => statedValueOf(one, 'amount') !== value))
    return null
  const found = joined(stating.map((one) => findingOf('amount', one, value)))
  const why = `${found.why}, and the page shows it`
  return { ...found, words: [...places, ...found.words], stated: true, why }
}

const placeOf = ({ word }: PlacedStatement, words: Word[]) =>
  evidenceOf(word === null ? [] : [word], words)

/** The warning that a code or an electronic invoice differs from the text's value `ours`. */
export function differs(what: What, one: PlacedStatement, ours: string, words: Word[]): Warning {
  const { from } = one
  const theirs = statedValueOf(one, what)!
  const place = placeOf(one, words)
  if (what === 'iban') {
    const saying = say('warning.other-iban', { from, theirIban: theirs, iban: ours })
    return warning('sources-iban', saying, place)
  }
  if (what === 'amount') {
    const amounts = { from, theirAmount: Number(theirs), amount: Number(ours) }
    return warning('sources-amount', say('warning.other-amount', amounts), place)
  }
  const names = { from, theirs: unquoted(theirs), ours: unquoted(ours) }
  return warning(`sources-${what}`, say(`warning.other-${what}`, names), place)
}

// the texts will be put in quotation marks
const unquoted = (text: string) => text.replace(/[“”„«»"]/g, "'")

function moreCertain(finding: Finding, statements: PlacedStatement[]): Finding {
  if (statements.length === 0) return finding
  const doubt = statements.reduce(
    (left, { from }) => left * (1 - sureOf[from]),
    1 - finding.confidence,
  )
  const names = [...new Set(statements.map(({ from }) => sourceNames[from]))]
  return {
    ...finding,
    words: [...finding.words, ...placesOf(statements)],
    confidence: Math.min(0.99, 1 - doubt),
    why: `${finding.why}; ${names.join(' and ')} says the same`,
  }
}

function doubted(finding: Finding): Finding {
  const confidence = Math.min(
    finding.confidence,
    Math.max(contradicted.least, finding.confidence * contradicted.factor),
  )
  return { ...finding, confidence, why: `${finding.why}; something else contradicts it` }
}

function findingOf(what: What, one: PlacedStatement, value: string): Finding {
  return {
    kind: kindOf[what],
    value,
    words: placesOf([one]),
    // a value that is only in the file has no place on the page
    stated: one.word !== null,
    confidence: sureOf[one.from],
    why: `${sourceNames[one.from]} says so`,
  }
}

function joined(findings: Finding[]): Finding {
  const [first] = findings as [Finding]
  const doubt = findings.reduce((left, { confidence }) => left * (1 - confidence), 1)
  return {
    ...first,
    words: findings.flatMap(({ words }) => words),
    stated: findings.some(({ stated }) => stated),
    confidence: Math.min(0.97, 1 - doubt),
    why: [...new Set(findings.map(({ why }) => why))].join('; '),
  }
}

const placesOf = (statements: PlacedStatement[]) => [
  ...new Set(statements.flatMap(({ word }) => (word === null ? [] : [word]))),
]
