import { compareDuties } from './duties.ts'
import type { Lexicon } from './lexicon.ts'
import { placeholder } from '../values/mask.ts'

/** A masked translation, with the decoder's statistics. */
export type Candidate = { text: string; logProb: number; cut: boolean; unknown: number }

/** `score` ranks translations of one sentence; `reasons` explain the verdict to the developer who tunes the gate. */
export type Verdict = { quality: 'model' | 'rough' | 'none'; score: number; reasons: string[] }

/** Increase it when the rules change, so that cached verdicts are discarded. */
export const gateVersion = 7

/**
 * Limits found with bench/translation-curve.ts (see docs/translation.md). From `model` on, 98 of 110 sentences are right and none
 * misleads; just above `rough` nine of ten are usable, just below it a third misleads. Below `words` hardly any word translates a
 * word of the source, whatever the model's confidence.
 */
const limits = { model: 1.4, rough: 0.1, words: 0.7 }

/** Decides whether a translation is shown unmarked, marked as rough, or not at all. */
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

/** Whether source and translation contain the same placeholders equally often. */
export function sameValues(german: string, english: string): boolean {
  return sorted(german.match(placeholder)) === sorted(english.match(placeholder))
}

/** Whether digits that are not masked are the same on both sides. */
function sameDigits(german: string, english: string): boolean {
  const digits = (text: string) => sorted(text.replace(placeholder, ' ').match(/\d+/g))
  return digits(german) === digits(english)
}

function isOutOfProportion(german: string, english: string): boolean {
  const ratio = (english.length + 8) / (german.length + 8)
  return ratio < 0.45 || ratio > 1.9
}

/** Counts repeated words, and repeated groups of two or more words. */
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

/** Share of one-letter words: a failing model produces single letters. */
function pieces(text: string): number {
  const words = text.match(/\p{L}+/gu) ?? []
  const single = words.filter((word) => word.length === 1 && !/^[aIiVX]$/.test(word))
  return words.length ? single.length / words.length : 0
}

/** Whether the English has German terms in brackets that the source lacks: the model learnt such brackets from letters and invents some. */
function foreign(german: string, english: string): boolean {
  const source = german.toLowerCase()
  const terms = [...english.matchAll(/\(([\p{L}' -]+)\)?/gu)].map((match) =>
    match[1]!.trim().toLowerCase(),
  )
  return terms.some(
    (term) => term !== '' && !source.includes(term.slice(0, 6)) && !german.includes('('),
  )
}

/** Whether the translation names an institution that the source does not; models like to add them. */
function namesOffice(german: string, english: string): boolean {
  const source = german.toLowerCase()
  const offices = english.toLowerCase().match(/bürgergeld|beistand|bafög|jobcenter/g) ?? []
  return offices.some((name) => !source.includes(name))
}

/** Whether a content word occurs three times though the German repeats nothing, a sign of a failing model. */
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

/** The Roman numerals of a text, to compare both sides: "VII." must not become "VIII.". */
function romans(text: string): string {
  return sorted(text.match(/(?<!\p{L})[IVX]{2,}(?!\p{L})/gu))
}

function sorted(matches: readonly string[] | null): string {
  return [...(matches ?? [])].sort().join()
}
