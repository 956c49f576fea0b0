import type { Changes, Document } from '../packages/contract/src/index.ts'
import { changes, documents } from './made-up.ts'

const [letter, , archived] = documents
const pages = [1, 2, 3, 4].map((number) => ({ number, width: 210, height: 297 }))

/** The first document contains two letters and a blank page, has the pages of another one, and was itself split from a third. */
const stack: Document = {
  ...letter!,
  pages,
  partOf: 4,
  joined: [3],
  stack: {
    order: [1, 2, 3, 4],
    cuts: [{ page: 3, confidence: 0.96, reasons: ['address', 'letter-date', 'other-sender'] }],
    blank: [2],
  },
}

const other: Document = { ...letter!, id: 5, uploadDate: '2026-01-20T08:00:00.000Z' }

const rows = [stack, { ...archived!, parts: [1, 5] }, other]

export const stackChanges: Changes = {
  ...changes,
  changes: [
    ...changes.changes.filter(({ id }) => rows.every((row) => row.id !== id)),
    ...rows.map((row) => ({ kind: 'document' as const, id: row.id, rev: row.id, row })),
  ],
}
