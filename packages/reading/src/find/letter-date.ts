import { daysBetween } from '@brieflotse/rules'
import type { PlainDate } from '@brieflotse/rules'
import { findDates, mendedNote, type PrintedDate } from '../german/dates.ts'
import { dateLabels, otherDateLabel } from '../german/label-cues.ts'
import type { Layout, Passage } from '../layout/types.ts'
import type { Finding } from '../types.ts'
import { labelsOf } from './labels.ts'
import { maxLine } from './limits.ts'
import { printedMailOf } from './printed-mail.ts'
import { wordsAt } from './words-at.ts'

type Candidate = { date: PlainDate; words: number[]; confidence: number; why: string }

const oldest = 366 * 30

/** Whether a day can be the letter's date: not in the future, except for a day or two because of clocks and time zones. */
function isPlausible(date: PlainDate, today: PlainDate): boolean {
  const age = daysBetween(date, today)
  return age >= -3 && age < oldest
}

/** Limits the confidence of a repaired day, which was not read in this form. */
const sureOf = (confidence: number, { mended }: PrintedDate) =>
  mended ? Math.min(confidence, 0.75) : confidence

function labelled(letter: Layout): Candidate[] {
  return labelsOf(letter).flatMap(({ label, value, words, zone }) => {
    if (zone !== 'info' && zone !== 'head' && zone !== 'subject') return []
    const [found] = findDates(value)
    const rank = dateLabels.find(([pattern]) => pattern.test(label.trim()))
    if (!found?.date || !rank) return []
    const best = rank[1] - (otherDateLabel.test(label.replace(/datum/iu, '')) ? 0.6 : 0)
    const why = `labelled “${label}”${mendedNote(found)}`
    return [{ date: found.date, words, confidence: sureOf(best, found), why }]
  })
}

/** `Kiel, den 14.03.2025` or a day alone, above the subject or below the closing formula. */
function placed(letter: Layout): Candidate[] {
  const pattern = /^(?:\p{Lu}[\p{L}. ()/-]{1,40},?\s+)?(?:(?:den|am|im)\s+)?(?=\d)/u
  const from = (passage: Passage, confidence: number): Candidate[] => {
    if (passage.text.length > maxLine) return []
    const [found, second] = findDates(passage.text)
    if (!found?.date || second) return []
    const lead = pattern.exec(passage.text)?.[0].length
    if (lead !== found.start || passage.text.slice(found.end).trim().length > 1) return []
    const words = wordsAt(passage, found.start, found.end)
    const why = `stands alone with a place${mendedNote(found)}`
    return [{ date: found.date, words, confidence: sureOf(confidence, found), why }]
  }
  const top = letter.lines.filter(
    ({ zone }) => zone === 'info' || zone === 'head' || zone === 'subject',
  )
  const body = letter.blocks.filter(
    ({ zone, role, text }) => zone === 'body' && (role !== 'row' || !text.includes('\t')),
  )
  const ends = [...body.slice(0, 2), ...body.slice(-8)]
  return [
    // A cell next to a label belongs to that label.
    ...top
      .flatMap((line) => (line.cells.length === 1 || line.zone === 'subject' ? line.cells : []))
      .flatMap((cell) => from(cell, 0.85)),
    ...ends.flatMap((block) => from(block, 0.7)),
  ]
}

/** For a printed mail, the date in its header. */
const sent = (letter: Layout): Candidate[] =>
  (printedMailOf(letter)?.fields ?? []).flatMap((field) => {
    const [found] = findDates(field.text)
    if (!found?.date) return []
    const words = wordsAt(field, found.start, found.end)
    return [{ date: found.date, words, confidence: sureOf(0.95, found), why: 'the mail was sent' }]
  })

/** The letter's date. Dates of other letters, deliveries and births have labels of their own and do not count. */
export function findLetterDate(letter: Layout, _before: Finding[], today: PlainDate): Finding[] {
  const candidates = [...sent(letter), ...labelled(letter), ...placed(letter)].filter(({ date }) =>
    isPlausible(date, today),
  )
  const best = candidates.toSorted((a, b) => b.confidence - a.confidence)[0]
  if (!best || best.confidence < 0.3) return []
  const agreeing = candidates.filter(({ date }) => date === best.date)
  const words = [...new Set(agreeing.flatMap((candidate) => candidate.words))]
  const rival = candidates.some(({ date, confidence }) => date !== best.date && confidence >= 0.7)
  const sure = rival ? Math.min(best.confidence, 0.65) : best.confidence
  const why = rival ? `${best.why}; another place gives another day` : best.why
  return [
    {
      kind: 'letter-date',
      value: best.date,
      words,
      stated: true,
      confidence: sure,
      why,
    },
  ]
}
