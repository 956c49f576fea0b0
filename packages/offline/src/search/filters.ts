import { isPaid, isPast } from '@brieflotse/letter'
import type { DocumentRow } from '../rows.ts'
import { fold } from './fold.ts'

export const dueFilters = ['late', 'week', 'month'] as const
export const paidFilters = ['paid', 'unpaid'] as const
export const statusFilters = ['ready', 'reading', 'failed', 'archived'] as const

/** Conditions on a document; a missing one matches everything. Several tags must all match. */
export type SearchFilters = {
  type?: string
  sender?: string
  due?: (typeof dueFilters)[number]
  paid?: (typeof paidFilters)[number]
  status?: (typeof statusFilters)[number]
  tags?: string[]
}

/** The data of a document that filters need, small enough to keep for all documents. */
export type Card = {
  uploadDate: string
  type: string
  sender: string
  tags: string[]
  status: (typeof statusFilters)[number]
  /** Days of open deadlines. Only a duty (`must`) can be overdue, an option cannot. */
  due: { day: string; must: boolean }[]
  paid: (typeof paidFilters)[number] | null
}

/** Days, `YYYY-MM-DD`: today in Germany, and the last days of this week and this month. */
export type SearchDays = { today: string; weekEnd: string; monthEnd: string }

/** Rows from before claims existed have none. */
type Row = Omit<DocumentRow, 'claims'> & Partial<Pick<DocumentRow, 'claims'>>

/** The filter data of a row; null if no screen shows it. */
export function cardOf(row: Row): Card | null {
  if (row.shelf === 'none') return null
  const { claims = [] } = row
  const open = row.dueKeys
    .filter((key) => /^(?:must|may|wait) \d/.test(key))
    .map((key) => ({ day: key.slice(key.indexOf(' ') + 1), must: key.startsWith('must') }))
  const due = row.dueOn ? [...open, { day: row.dueOn, must: true }] : open
  const settled = isPaid(row)
  return {
    uploadDate: row.uploadDate,
    type: row.documentType ?? '',
    sender: row.explanation?.sender.name ?? '',
    tags: row.tags,
    status: statusOf(row.status),
    due: row.shelf === 'list' ? due : [],
    paid: settled ? 'paid' : claims.length > 0 || row.dueOn ? 'unpaid' : null,
  }
}

function statusOf(status: DocumentRow['status']): Card['status'] {
  if (status === 'completed') return 'ready'
  return status === 'pending' || status === 'processing' ? 'reading' : status
}

/** Whether a document passes the filters. Archived documents pass only if the filter asks for them. */
export function passes(card: Card, filters: SearchFilters, days: SearchDays): boolean {
  const { type, sender, due, paid, status, tags = [] } = filters
  if (status ? card.status !== status : card.status === 'archived') return false
  if (type && card.type !== type) return false
  if (sender && fold(card.sender) !== fold(sender)) return false
  if (paid && card.paid !== paid) return false
  const own = card.tags.map(fold)
  if (!tags.every((tag) => own.includes(fold(tag)))) return false
  return !due || card.due.some(({ day, must }) => isDue(day, must, due, days))
}

function isDue(day: string, must: boolean, due: SearchFilters['due'], days: SearchDays): boolean {
  if (due === 'late') return must && isPast(day, days.today)
  return day >= days.today && day <= (due === 'week' ? days.weekEnd : days.monthEnd)
}
