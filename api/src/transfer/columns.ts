import { sql } from 'kysely'
import type { Db } from '../db/open.ts'
import { invalid } from './refuse.ts'

/** A row as exported: values by column name, with JSON columns parsed. */
export type Packed = Record<string, unknown>

const json = new Set([
  'answer',
  'attachments',
  'card',
  'codes',
  'correction',
  'delivery_location_said',
  'done_steps',
  'explanation',
  'failure_said',
  'file_pages',
  'invoices',
  'location_said',
  'print_options',
  'progress',
  'recipient',
  'recipient_address',
  'said',
  'sentences',
  'stack',
  'status_said',
  'tags',
  'words',
])

/** Prepares a row for export. `without` lists the columns to leave out: ids of this database, and secrets. */
export function pack(row: object, without: string[]): Packed {
  const kept = Object.entries(row).filter(([name]) => !without.includes(name))
  return Object.fromEntries(
    kept.map(([name, value]) => [
      name,
      json.has(name) && typeof value === 'string' ? (JSON.parse(value) as unknown) : value,
    ]),
  )
}

/**
 * The columns of a table that an import may set. Unknown columns of other versions are ignored, and so are foreign keys: an id from
 * another database would point to a different row, possibly of another user.
 */
export async function columnsOf(read: Db['read'], table: string): Promise<Set<string>> {
  const { rows } = await sql<{
    name: string
  }>`select name from pragma_table_info(${table})
    where name not in (select "from" from pragma_foreign_key_list(${table}))`.execute(read)
  return new Set(rows.map(({ name }) => name))
}

type Stored = string | number | null

/** Throws `transfer-invalid` if a value cannot be stored in a column. */
export function unpackRow(packed: unknown, columns: Set<string>, without: string[]) {
  if (typeof packed !== 'object' || packed === null || Array.isArray(packed)) throw invalid('row')
  const stored: Record<string, Stored> = {}
  for (const [name, value] of Object.entries(packed)) {
    if (!columns.has(name) || without.includes(name)) continue
    if (json.has(name) && value !== null) stored[name] = JSON.stringify(value)
    else if (value === null || typeof value === 'string' || typeof value === 'number') {
      stored[name] = value
    } else throw invalid(name)
  }
  return stored
}
