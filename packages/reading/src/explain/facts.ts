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

/** What explaining starts from. `findings` are merged. */
export type Facts = {
  letter: Layout
  today: string
  type: DocumentType
  findings: Finding[]
  deadlines: Deadline[]
  sources: Source[]
  /** Of the comparison with codes, electronic invoices and banks. */
  warnings: Warning[]
  /** The language of the letter (ISO 639-1), null where there is too little text to tell. */
  language: string | null
  /** Pages of which hardly anything is known. */
  unread: readonly UnreadPage[]
  /** The names of finders that failed on this letter. */
  lost: readonly string[]
}

export const one = ({ findings }: Facts, kind: FindingKind): Finding | null =>
  choose(findings, kind)
export const valueOf = (facts: Facts, kind: FindingKind): string | null =>
  one(facts, kind)?.value ?? null
export const all = ({ findings }: Facts, kind: FindingKind): Finding[] => chooseAll(findings, kind)

/** A kind of amount in cents, null when not found or not a number. */
export function centsOf(facts: Facts, kind: FindingKind): number | null {
  const value = valueOf(facts, kind)
  return value !== null && /^-?\d{1,15}$/.test(value) ? Number(value) : null
}

/** The first day to pay: as found, else the earliest of the days that ask for a payment, printed ones first. */
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

/** Whether the sender takes the money from the reader's account. */
export const isDirectDebit = (facts: Facts): boolean => {
  const value = valueOf(facts, 'direct-debit')
  return value !== null && value !== 'false' && value !== 'no'
}

/** Deadlines that ask for something; to object or to end a contract is the reader's choice. */
export function demands(facts: Facts): Deadline[] {
  const isTaken = isDirectDebit(facts)
  return facts.deadlines.filter(
    ({ what }) => !rights.includes(what) && !(isTaken && what === 'pay'),
  )
}
