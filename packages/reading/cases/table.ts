import { readLetter } from '../src/read-letter.ts'
import type { Reading } from '../src/types.ts'
import { score, type Score } from './score.ts'
import { loadTruth } from './truth.ts'
import { withNoise } from './unseen/noise.ts'
import { setLetter } from './unseen/set-letter.ts'
import { truthOf } from './unseen/truth-lines.ts'
import { halves, writtenLetters, type Half } from './unseen/written-letter.ts'
import {
  hasWords,
  letterIds,
  loadWords,
  thirdHalves,
  thirdIds,
  variants,
  type LetterFolder,
  type Variant,
} from './words.ts'
import type { Pages } from '../src/types.ts'
import type { Truth } from './truth.ts'

export type Result = { id: string; reading: Reading; scores: Score[] }

/** A set of letters as input of the reader; `name` is its key in `floor.json`. */
export type CaseSet = { name: string; cases: (only?: string) => { truth: Truth; pages: Pages }[] }

type Stored = { name: string; ids: () => string[]; variant: Variant; folder?: LetterFolder }

function stored({ name, ids, variant, folder = '.' }: Stored): CaseSet {
  return {
    name,
    cases: (only = '') =>
      ids()
        .filter((id) => id.startsWith(only) && hasWords(id, variant, folder))
        .map((id) => ({
          truth: loadTruth(id, folder),
          pages: loadWords(id, variant, folder),
        })),
  }
}

function written(half: Half, variant: Variant): CaseSet {
  return {
    name: `${half} ${variant}`,
    cases: (only = '') =>
      writtenLetters(half)
        .filter(({ id }) => id.startsWith(only))
        .map((letter) => ({
          truth: truthOf(letter),
          pages: withNoise(setLetter(letter), variant, letter.id),
        })),
  }
}

const readable = variants.filter((variant) => variant !== 'photo3')

/** The rendered letters in all variants; the letters of `unseen/` and of other writers in all but the severe photo. */
export const caseSets: CaseSet[] = [
  ...variants.map((variant) => stored({ name: variant, ids: letterIds, variant })),
  ...halves.flatMap((half) =>
    (half.startsWith('fourth') ? (['pdf', 'scan'] as const) : readable).map((variant) =>
      written(half, variant),
    ),
  ),
  ...thirdHalves.flatMap((half) =>
    readable.map((variant) => {
      const ids = () => thirdIds(half)
      return stored({ name: `${half} ${variant}`, ids, variant, folder: 'third' })
    }),
  ),
]

/** Reads every letter of the set, as on the day it was written. */
export function readAll({ cases }: CaseSet, only = ''): Result[] {
  return cases(only).map(({ truth, pages }) => {
    const reading = readLetter(pages, { today: truth.today })
    return { id: truth.id, reading, scores: score(reading, truth) }
  })
}

export type Tally = {
  correct: number
  wrong: number
  missed: number
  absent: number
  /** Values given though there is none. */
  invented: number
  sure: number
  sureWrong: number
}

function tally(scores: Score[]): Tally {
  const count = (outcome: string) => scores.filter((one) => one.outcome === outcome).length
  return {
    correct: count('correct'),
    wrong: count('wrong'),
    missed: count('missed'),
    absent: count('absent'),
    invented: scores.filter((one) => one.outcome === 'wrong' && !one.want).length,
    sure: scores.filter(({ sure }) => sure).length,
    sureWrong: scores.filter(({ sure, outcome }) => sure && outcome === 'wrong').length,
  }
}

/** Counts by field, in the order in which fields first appear, `all` last. */
export function tallies(results: Result[]): Record<string, Tally> {
  const scores = results.flatMap((result) => result.scores)
  const fields = [...new Set(scores.map(({ field }) => field))]
  return Object.fromEntries([
    ...fields.map((field) => [field, tally(scores.filter((one) => one.field === field))] as const),
    ['all', tally(scores)],
  ])
}

const percent = (part: number, whole: number, digits = 0) =>
  whole ? ((100 * part) / whole).toFixed(digits) : '-'

export function printTable(name: string, results: Result[]): string {
  const head = [
    'field',
    'correct',
    'wrong',
    'missed',
    'absent',
    'prec %',
    'recall %',
    'F1 %',
    'absent %',
    'sure',
    'but wrong',
    '%',
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
      percent(t.absent, t.absent + t.invented),
      String(t.sure),
      String(t.sureWrong),
      percent(t.sureWrong, t.sure, 1),
    ]
  })
  const width = head.map((title, i) =>
    Math.max(title.length, ...rows.map((row) => row[i]?.length ?? 0)),
  )
  const line = (cells: string[]) =>
    cells
      .map((cell, i) => (i === 0 ? cell.padEnd(width[i] ?? 0) : cell.padStart(width[i] ?? 0)))
      .join('  ')
  return [`${name}: ${results.length} letters`, line(head), ...rows.map(line)].join('\n')
}

/** The results reached per field: at least this many correct, at most this many wrong. */
export type Floor = { letters: number; fields: Record<string, { correct: number; wrong: number }> }
export type Floors = Record<string, Floor>

/** The new floor: never lower than before, unless letters were added. */
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
