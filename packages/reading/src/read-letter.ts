import type { PlainDate } from '@brieflotse/rules'
import { choose, doubt, merge } from './choose.ts'
import { type BankLookup, checkBank } from './codes/bank.ts'
import { crossCheck } from './codes/cross-check.ts'
import { withDueDay, withGiven } from './corrections/facts.ts'
import type { Correction } from './corrections/types.ts'
import { withWords } from './corrections/words.ts'
import { explain } from './explain/explain.ts'
import { valueOf, type Facts } from './explain/facts.ts'
import { findDeadlines as allDeadlines } from './find/deadline.ts'
import { finders as allFinders } from './find/finders.ts'
import { buildLayout } from './layout/build-layout.ts'
import type { Layout } from './layout/types.ts'
import { mender } from './mend.ts'
import { withoutBlanks } from './stack/blank.ts'
import { proposeStack } from './stack/propose-stack.ts'
import { plainText, readingOrder, sentencesWithPlaces } from './read-text.ts'
import { documentTypes } from './types.ts'
import type { Deadline, DocumentType, Finder, Finding, Pages, Reading } from './types.ts'

/** Counts and reads the days by which something must happen, from what was found before. */
export type DeadlineFinder = (
  letter: Layout,
  before: Finding[],
  today: PlainDate,
  corrections: Correction[],
) => { findings: Finding[]; deadlines: Deadline[] }

export type ReadOptions = {
  /** The reader's day, `YYYY-MM-DD`. */
  today: PlainDate
  /** What to look for, in order; the standard list when left out. */
  finders?: Finder[]
  findDeadlines?: DeadlineFinder
  /** What the user says about the letter: it wins over what is read, and what depends on it is counted from it. */
  corrections?: Correction[]
  /** Banks by their code; without it no bank is looked up. */
  bankOf?: BankLookup
}

const maxTitle = 90
const titles: Record<DocumentType, string> = {
  Mahnung: 'Payment reminder',
  Bescheid: 'Official notice',
  Rechnung: 'Invoice',
  Vertrag: 'Contract',
  Formular: 'Form',
  Antrag: 'Application',
  other: 'Letter',
}

function shorten(text: string): string {
  if (text.length <= maxTitle) return text
  const cut = text.slice(0, maxTitle)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), maxTitle / 2)).replace(/[\s,;:–-]+$/u, '')} …`
}

/** `Sender - Subject` as far as they were found, else what kind of document it is. */
function titleOf(facts: Facts): string {
  const parts = [valueOf(facts, 'sender'), valueOf(facts, 'subject')].filter(
    (part) => part !== null,
  )
  if (parts.length === 2) return shorten(parts.join(' - '))
  return shorten([...parts, titles[facts.type]].join(' - '))
}

/** A finder that fails on a strange letter must not take the others with it. */
function safely<T>(work: () => T, otherwise: T): T {
  try {
    return work()
  } catch {
    return otherwise
  }
}

/**
 * Reads a letter: from words with boxes to what it says, with evidence for everything. Never throws and never invents; what was
 * not found is null.
 */
export function readLetter(pages: Pages, options: ReadOptions): Reading {
  const { today, finders = allFinders, findDeadlines = allDeadlines } = options
  const { corrections = [], bankOf } = options
  const printed = withWords(pages, corrections)
  const letter = buildLayout(withoutBlanks(printed))
  let found: Finding[] = []
  for (const finder of finders) {
    const more = safely(() => finder(letter, [...found], today), [])
    found = withGiven([...found, ...more], corrections)
  }
  const counted = safely(() => findDeadlines(letter, [...found], today, corrections), undefined)
  const read = merge(doubt([...found, ...(counted?.findings ?? [])], letter.words))
  const checked = safely(() => crossCheck(read, { ...pages, words: letter.words }), {
    findings: read,
    words: letter.words,
    sources: [],
    warnings: [],
  })
  const { words, sources } = checked
  // what the user says wins over codes too
  const findings = withGiven(checked.findings, corrections)
  const banks = bankOf ? safely(() => checkBank(findings, words, bankOf), []) : []
  const chosen = choose(findings, 'document-type')?.value
  const type = documentTypes.find((name) => name === chosen) ?? 'other'
  const was = findings.find(({ kind, by }) => kind === 'due-date' && by === 'user')?.read
  const facts: Facts = {
    // places of codes are behind the words; the text knows nothing of them
    letter: { ...letter, words },
    today,
    type,
    findings,
    deadlines: withDueDay(counted?.deadlines ?? [], corrections, was ?? null),
    sources,
    warnings: [...checked.warnings, ...banks],
  }
  const blocks = readingOrder(letter)
  return {
    title: mender(letter)(titleOf(facts)),
    text: plainText(blocks, letter),
    documentType: type,
    sentences: sentencesWithPlaces(blocks, letter),
    explanation: explain(facts),
    stack: proposeStack(printed, today),
  }
}
