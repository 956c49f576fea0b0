import { isPlainDate } from '@brieflotse/rules'
import type { PlainDate } from '@brieflotse/rules'
import { choose, chooseAll } from '../choose.ts'
import type { UnreadPage } from '../unread-pages.ts'
import type { Layout } from '../layout/types.ts'
import {
  type Deadline,
  type DocumentType,
  type Finding,
  type FindingKind,
  rights,
  type Source,
  type Warning,
} from '../types.ts'

/** The input of explaining. `findings` are merged. */
export type Facts = {
  letter: Layout
  today: string
  type: DocumentType
  findings: Finding[]
  deadlines: Deadline[]
  sources: Source[]
  /** Warnings of the comparison with codes, electronic invoices and banks. */
  warnings: Warning[]
  /** The language of the letter (ISO 639-1), null if there is too little text to tell. */
  language: string | null
  /** Pages of which hardly anything could be read. */
  unread: readonly UnreadPage[]
  /** The names of finders that threw an error on this letter. */
  lost: readonly string[]
}

export const one = ({ findings }: Facts, kind: FindingKind): Finding | null =>
  choose(findings, kind)
export const valueOf = (facts: Facts, kind: FindingKind): string | null =>
  one(facts, kind)?.value ?? null
export const all = ({ findings }: Facts, kind: FindingKind): Finding[] => chooseAll(findings, kind)

/** An amount in cents, null if not found or not a number. */
export function centsOf(facts: Facts, kind: FindingKind): number | null {
  const value = valueOf(facts, kind)
  return value !== null && /^-?\d{1,15}$/.test(value) ? Number(value) : null
}

export function letterDay(facts: Facts): PlainDate | null {
  const found = valueOf(facts, 'letter-date')
  return found !== null && isPlainDate(found) ? found : null
}

/** The first day to pay: the due date found, else the earliest deadline of a payment, printed days first. */
export function dueDate(facts: Facts): PlainDate | null {
  const found = valueOf(facts, 'due-date')
  if (found !== null) return isPlainDate(found) ? found : null
  const days = facts.deadlines.filter(({ what, date }) => what === 'pay' && date !== null)
  const stated = days.filter((deadline) => deadline.stated)
  const [first] = (stated.length > 0 ? stated : days).toSorted((a, b) =>
    (a.date ?? '').localeCompare(b.date ?? ''),
  )
  return first?.date ?? null
}

/** Whether the sender collects the money by direct debit. */
export const isDirectDebit = (facts: Facts): boolean => {
  const value = valueOf(facts, 'direct-debit')
  return value !== null && value !== 'false' && value !== 'no'
}

/** Deadlines of duties, without rights such as objecting or terminating. */
export function demands(facts: Facts): Deadline[] {
  const isTaken = isDirectDebit(facts)
  return facts.deadlines.filter(
    ({ what }) => !rights.includes(what) && !(isTaken && what === 'pay'),
  )
}
