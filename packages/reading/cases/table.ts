import { readLetter } from '../src/read-letter.ts'
import type { Reading } from '../src/types.ts'
import { score, type Score } from './score.ts'
import { loadTruth } from './truth.ts'
import { hasWords, letterIds, loadWords, type Variant } from './words.ts'

export type Result = { id: string; reading: Reading; scores: Score[] }

/** Reads every letter of which the words of this variant are stored, on the day it was written. */
export function readAll(variant: Variant, only = ''): Result[] {
  return letterIds()
    .filter((id) => id.startsWith(only) && hasWords(id, variant))
    .map((id) => {
      const truth = loadTruth(id)
      const reading = readLetter(loadWords(id, variant), { today: truth.today })
      return { id, reading, scores: score(reading, truth) }
    })
}

export type Tally = {
  correct: number
  wrong: number
  missed: number
  absent: number
  confident: number
}

export function tally(scores: Score[]): Tally {
  const count = (outcome: string) => scores.filter((one) => one.outcome === outcome).length
  return {
    correct: count('correct'),
    wrong: count('wrong'),
    missed: count('missed'),
    absent: count('absent'),
    confident: scores.filter(({ confident }) => confident).length,
  }
}

/** Tallies by field in the order in which fields first appear, `all` last. */
export function tallies(results: Result[]): Record<string, Tally> {
  const scores = results.flatMap((result) => result.scores)
  const fields = [...new Set(scores.map(({ field }) => field))]
  return Object.fromEntries([
    ...fields.map((field) => [field, tally(scores.filter((one) => one.field === field))] as const),
    ['all', tally(scores)],
  ])
}

const percent = (part: number, whole: number) => (whole ? ((100 * part) / whole).toFixed(0) : '-')

export function printTable(variant: Variant, results: Result[]): string {
  const head = [
    'field',
    'correct',
    'wrong',
    'missed',
    'absent',
    'prec %',
    'recall %',
    'F1 %',
    'sure but wrong',
  ]
  const rows = Object.entries(tallies(results)).map(([field, t]) => {
    const [found, there] = [t.correct + t.wrong, t.correct + t.missed]
    const wrongOfThere = t.correct + t.wrong + t.missed
    return [
      field,
      String(t.correct),
      String(t.wrong),
      String(t.missed),
      String(t.absent),
      percent(t.correct, found),
      percent(t.correct, there),
      percent(2 * t.correct, wrongOfThere + t.correct),
      String(t.confident),
    ]
  })
  const width = head.map((title, i) =>
    Math.max(title.length, ...rows.map((row) => row[i]?.length ?? 0)),
  )
  const line = (cells: string[]) =>
    cells
      .map((cell, i) => (i === 0 ? cell.padEnd(width[i] ?? 0) : cell.padStart(width[i] ?? 0)))
      .join('  ')
  return [`${variant}: ${results.length} letters`, line(head), ...rows.map(line)].join('\n')
}

/** What has been reached per field: at least so many correct, at most so many wrong. */
export type Floor = { letters: number; fields: Record<string, { correct: number; wrong: number }> }
export type Floors = Record<string, Floor>

/** The floor after these results: never lower than before, unless letters were added. */
export function raise(floor: Floor | undefined, results: Result[]): Floor {
  const before = floor?.letters === results.length ? floor.fields : {}
  const fields = Object.entries(tallies(results)).map(([field, { correct, wrong }]) => {
    const old = before[field] ?? { correct: 0, wrong: Infinity }
    return [
      field,
      { correct: Math.max(old.correct, correct), wrong: Math.min(old.wrong, wrong) },
    ] as const
  })
  return { letters: results.length, fields: Object.fromEntries(fields) }
}
