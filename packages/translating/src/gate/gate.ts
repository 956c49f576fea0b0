import { compareDuties } from './duties.ts'
import type { Lexicon } from './lexicon.ts'
import { placeholder } from '../values/mask.ts'

/** A translation of a masked sentence, still masked, with what the decoder knows about it. */
export type Candidate = { text: string; logProb: number; cut: boolean; unknown: number }

/** `score` orders candidates of one sentence; `reasons` explain a verdict to whoever tunes the gate. */
export type Verdict = { quality: 'model' | 'rough' | 'none'; score: number; reasons: string[] }

/** Changes when the rules change, so that remembered verdicts are not used any more. */
export const gateVersion = 5

/**
 * Set by the curve of bench/translation-curve.ts (docs/translation.md has it). Doubt costs a mark, danger costs the sentence. From `model` on
 * nineteen of twenty sentences are right; right above `rough` half of them can be used, right below it most mislead. Below `words` hardly a word of
 * the translation stands for a word of the source, however sure the model is.
 */
const limits = { model: 1.4, rough: -0.2, words: 0.7 }

/** Decides whether a translation may be shown as it is, only as rough, or not at all. */
export function judge(german: string, candidate: Candidate, lexicon: Lexicon): Verdict {
  const english = candidate.text
  const { kept, explained, unknown, words, strange } = lexicon(german, english)
  const faults = compareDuties(german, english)
  const broken = [
    !sameValues(german, english) && 'a value is missing or doubled',
    !sameDigits(german, english) && 'other digits',
    candidate.cut && 'ran in circles or without end',
    !/\p{L}/u.test(english) && 'empty',
    isOutOfProportion(german, english) && 'too short or too long',
    repeats(english) > 1 && 'repeats itself',
    hammers(german, english) && 'one word again and again',
    namesOffice(german, english) && 'an office or benefit that is not in the source',
    romans(german) !== romans(english) && 'other Roman numerals',
    strange > 1 && 'words that do not exist',
    kept + explained < limits.words && 'about something else',
    pieces(english) > 0.2 && 'letters instead of words',
    ...faults.filter((fault) => fault.grave).map((fault) => fault.reason),
  ].filter((reason) => reason !== false)
  const doubts = [
    repeats(english) === 1 && 'a word twice',
    foreign(german, english) && 'a German word that is not in the source',
    strange === 1 && 'a word that does not exist',
    candidate.unknown > 0 && 'characters the model does not know',
    ...faults.filter((fault) => !fault.grave).map((fault) => fault.reason),
  ].filter((reason) => reason !== false)
  const score =
    2 * candidate.logProb +
    kept +
    explained -
    (words ? unknown / words : 0) -
    0.15 * doubts.length -
    2 * broken.length
  const reasons = [...broken, ...doubts]
  if (broken.length || score < limits.rough) return { quality: 'none', score, reasons }
  if (doubts.length || score < limits.model) return { quality: 'rough', score, reasons }
  return { quality: 'model', score, reasons }
}

/** Every placeholder of the source stands in the translation exactly as often as there. */
export function sameValues(german: string, english: string): boolean {
  return sorted(german.match(placeholder)) === sorted(english.match(placeholder))
}

/** Digits that no rule took out must be the same on both sides. */
function sameDigits(german: string, english: string): boolean {
  const digits = (text: string) => sorted(text.replace(placeholder, ' ').match(/\d+/g))
  return digits(german) === digits(english)
}

function isOutOfProportion(german: string, english: string): boolean {
  const ratio = (english.length + 8) / (german.length + 8)
  return ratio < 0.45 || ratio > 1.9
}

/** Words doubled in a row, and groups of two or more words that come again. */
function repeats(text: string): number {
  const words = text.toLowerCase().match(/<\w+\d>|[\p{L}']+/gu) ?? []
  let count = 0
  const seen = new Set<string>()
  words.forEach((word, i) => {
    const before = words[i - 1]
    if (before === undefined) return
    const skipped = words[i - 2]
    if (word === before || (word === words[i - 2] && before.length < 4)) count++
    else if (skipped !== undefined && word.length + before.length + skipped.length > 8) {
      const group = [skipped, before, word].join(' ')
      if (seen.has(group)) count++
      seen.add(group)
    }
  })
  return count
}

/** Share of one-letter words: the model spells when it is lost. */
function pieces(text: string): number {
  const words = text.match(/\p{L}+/gu) ?? []
  const single = words.filter((word) => word.length === 1 && !/^[aIiVX]$/.test(word))
  return words.length ? single.length / words.length : 0
}

/** German terms in brackets were learnt from letters; one that the source does not have is made up. */
function foreign(german: string, english: string): boolean {
  const source = german.toLowerCase()
  const terms = [...english.matchAll(/\(([\p{L}' -]+)\)?/gu)].map((match) =>
    match[1]!.trim().toLowerCase(),
  )
  return terms.some(
    (term) => term !== '' && !source.includes(term.slice(0, 6)) && !german.includes('('),
  )
}

/** Institutions that the model likes to add; a letter of theirs is not what the reader has in hand. */
function namesOffice(german: string, english: string): boolean {
  const source = german.toLowerCase()
  const offices = english.toLowerCase().match(/bürgergeld|beistand|bafög|jobcenter/g) ?? []
  return offices.some((name) => !source.includes(name))
}

/** A word of weight three times, where the German repeats nothing: a lost model leans on what it knows. */
function hammers(german: string, english: string): boolean {
  return most(english) > 2 && most(german) < 2
}

function most(text: string): number {
  const seen = new Map<string, number>()
  for (const [word] of text
    .toLowerCase()
    .replace(placeholder, ' ')
    .matchAll(/\p{L}{4,}/gu))
    if (!light.has(word)) seen.set(word, (seen.get(word) ?? 0) + 1)
  return Math.max(0, ...seen.values())
}
const light = new Set(
  'your with that this from will have been must which their werden wird oder eine einer einen dass sind'.split(
    ' ',
  ),
)

/** "VII." must not become "VIII.". */
function romans(text: string): string {
  return sorted(text.match(/(?<!\p{L})[IVX]{2,}(?!\p{L})/gu))
}

function sorted(matches: readonly string[] | null): string {
  return [...(matches ?? [])].sort().join()
}
