import { findDeadlines } from '../src/find/deadline.ts'
import { finders } from '../src/find/finders.ts'
import { findUrgency } from '../src/find/urgency.ts'
import type { Finding, FactKind } from '../src/types.ts'
import { letterOf, type Draft } from './letter-of.ts'

/** The findings of all finders in a test letter, read on `today`. */
export function findIn(draft: Draft, today = '2025-10-02'): Finding[] {
  const letter = letterOf(draft)
  const found: Finding[] = []
  for (const finder of finders) found.push(...finder(letter, found, today))
  return [...found, ...findUrgency(letter, found, today, findDeadlines(letter, found, today))]
}

/** The values of a kind that are certain enough to be shown as facts, most certain first. */
export function valuesIn(draft: Draft, kind: FactKind, today?: string): string[] {
  return findIn(draft, today)
    .filter((finding) => finding.kind === kind && finding.confidence >= 0.5)
    .toSorted((a, b) => b.confidence - a.confidence)
    .map(({ value }) => value)
}

/** A plain company letter to which tests add their content. */
const plainLetter: Draft = {
  head: ['Muster Versicherung AG'],
  back: 'Muster Versicherung AG, Ringweg 1, 50667 Köln',
  to: ['Frau', 'Eva Stein', 'Gartenstraße 3', '50667 Köln'],
  info: ['Datum: 01.10.2025'],
  subject: ['Ihr Vertrag'],
  foot: [
    ['Muster Versicherung AG', 'Ringweg 1', '50667 Köln'],
    ['Bank', 'IBAN DE89 3704 0044 0532 0130 00', 'BIC COBADEFFXXX'],
  ],
}

/** A test letter with this subject and text. */
export function letterAbout(subject: string, body: string[], more: Partial<Draft> = {}): Draft {
  return {
    ...plainLetter,
    subject: [subject],
    body: ['Sehr geehrte Frau Stein,', ...body],
    ...more,
  }
}
