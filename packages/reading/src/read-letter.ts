import type { PlainDate } from '@brieflotse/rules'
import { choose, doubt, merge } from './choose.ts'
import { type BankLookup, checkBank } from './codes/bank.ts'
import { crossCheck } from './codes/cross-check.ts'
import { withDueDay, withGiven } from './corrections/facts.ts'
import type { Correction } from './corrections/types.ts'
import { withWords } from './corrections/words.ts'
import { withId } from './deadline-id.ts'
import { explain } from './explain/explain.ts'
import { valueOf, type Facts } from './explain/facts.ts'
import { asksForTransfer } from './find/payment-request.ts'
import { findDeadlines as allDeadlines } from './find/deadline.ts'
import { finders as allFinders } from './find/finders.ts'
import { findUrgency } from './find/urgency.ts'
import { newestMessage } from './find/printed-mail.ts'
import { buildLayout } from './layout/build-layout.ts'
import type { Layout } from './layout/types.ts'
import { detectLanguage } from './language-of.ts'
import { createOcrRepair } from './repair-ocr.ts'
import { planOf, withoutPlan } from './plan/build.ts'
import { withoutBlanks } from './stack/blank.ts'
import { proposeStack } from './stack/propose-stack.ts'
import { plainText, readingOrder, sentencesWithPlaces } from './read-text.ts'
import { documentTypes } from './types.ts'
import { unreadPages } from './unread-pages.ts'
import type { Deadline, DocumentType, Finder, Finding, Pages, Reading } from './types.ts'

/** Finds deadlines, using the findings of earlier finders. */
export type DeadlineFinder = (
  letter: Layout,
  before: Finding[],
  today: PlainDate,
  corrections: Correction[],
) => { findings: Finding[]; deadlines: Deadline[] }

export type ReadOptions = {
  /** Today's date for the user, `YYYY-MM-DD`. */
  today: PlainDate
  /** The finders in order; the standard list by default. */
  finders?: Finder[]
  findDeadlines?: DeadlineFinder
  /** The user's corrections: they override what is read, and later computations use them. */
  corrections?: Correction[]
  /** Looks up banks by code; without it no bank is checked. */
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

/** `Sender - Subject` as far as found, else the type of document. */
function titleOf(facts: Facts): string {
  const parts = [valueOf(facts, 'sender'), valueOf(facts, 'subject')].filter(
    (part) => part !== null,
  )
  if (parts.length === 2) return shorten(parts.join(' - '))
  return shorten([...parts, titles[facts.type]].join(' - '))
}

/**
 * Runs a step so that an error in it does not affect the others. The names of failed steps go into `lost`: their findings may be missing.
 */
function safelyIn(lost: string[]) {
  return <T>(name: string, work: () => T, otherwise: T): T => {
    try {
      return work()
    } catch {
      lost.push(name)
      return otherwise
    }
  }
}

/**
 * Reads a letter: from words with boxes to its content, with evidence for everything. Never throws and never invents; values that were not
 * found are null.
 */
export function readLetter(pages: Pages, options: ReadOptions): Reading {
  const { today, finders = allFinders, findDeadlines = allDeadlines } = options
  const { corrections = [], bankOf } = options
  const printed = withWords(pages, corrections)
  const whole = buildLayout(withoutBlanks(printed))
  const letter = newestMessage(whole)
  const lost: string[] = []
  const safely = safelyIn(lost)
  let found: Finding[] = []
  for (const finder of finders) {
    const more = safely(finder.name, () => finder(letter, [...found], today), [])
    found = withGiven([...found, ...more], corrections)
  }
  const counted = safely(
    'findDeadlines',
    () => findDeadlines(letter, [...found], today, corrections),
    { deadlines: [], findings: [] },
  )
  const urgency = safely('findUrgency', () => findUrgency(letter, found, today, counted), [])
  const read = merge(doubt([...found, ...urgency, ...counted.findings], letter.words))
  const printedOnly = { findings: read, words: letter.words, sources: [], warnings: [] }
  const checked = safely(
    'crossCheck',
    () => {
      const asks = asksForTransfer(letter)
      return crossCheck(read, { ...pages, words: letter.words }, { asks })
    },
    printedOnly,
  )
  const { words, sources } = checked
  // the user's corrections also override codes
  const findings = withGiven(checked.findings, corrections)
  const banks = bankOf ? safely('checkBank', () => checkBank(findings, words, bankOf), []) : []
  const chosen = choose(findings, 'document-type')?.value
  const type = documentTypes.find((name) => name === chosen) ?? 'other'
  const was = findings.find(({ kind, by }) => kind === 'due-date' && by === 'user')?.read
  const blocks = readingOrder(whole)
  const text = plainText(blocks, whole)
  const facts: Facts = {
    // the places of codes come after the words, so the text does not include them
    letter: { ...letter, words },
    today,
    type,
    findings,
    deadlines: withDueDay(counted.deadlines.map(withId), corrections, was ?? null),
    sources,
    warnings: [...checked.warnings, ...banks],
    language: safely('languageOf', () => detectLanguage(text), null),
    unread: unreadPages(printed),
    lost,
  }
  const { plan, facts: planned } = safely('planOf', () => planOf(facts), withoutPlan(facts))
  return {
    title: createOcrRepair(letter)(titleOf(facts)),
    text,
    documentType: type,
    sentences: sentencesWithPlaces(blocks, whole),
    explanation: explain(planned, plan),
    stack: proposeStack(printed, today),
    lost,
  }
}
