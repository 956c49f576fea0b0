import { sql } from 'kysely'
import type { Db } from '../db/open.ts'
import { invalid } from './refuse.ts'

/** A row as it stands in a file: its columns by their names, those that hold JSON as what they hold. */
export type Packed = Record<string, unknown>

const json = new Set([
  'answer',
  'attachments',
  'card',
  'codes',
  'correction',
  'delivery_location_said',
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

/** Rows of which database a row is, and other secrets, stay behind: `without`. */
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
 * The columns of a table, so that a file of another version of the product can be read: what there is no column for is left out. So is what
 * names a row of another table: such a number means something else here, perhaps somebody else's.
 */
export async function columnsOf(read: Db['read'], table: string): Promise<Set<string>> {
  const { rows } = await sql<{
    name: string
  }>`select name from pragma_table_info(${table})
    where name not in (select "from" from pragma_foreign_key_list(${table}))`.execute(read)
  return new Set(rows.map(({ name }) => name))
}

type Stored = string | number | null

/** Throws `transfer-invalid` for what no column can hold. */
export function unpack(packed: unknown, columns: Set<string>, without: string[]) {
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
