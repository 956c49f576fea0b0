import type { ObservabilitySet } from 'dexie'
import type { LocalDatabase } from './db.ts'

/** The ids of changed rows, `all` if they are not known, or null if no row has changed. */
export type ChangedKeys = number[] | 'all' | null

/** The changed rows of one table with numeric keys, from Dexie's `storagemutated` event of this or another tab. */
export function changedKeys(
  db: LocalDatabase,
  table: 'documents' | 'letters',
  parts: ObservabilitySet,
): ChangedKeys {
  const changed = parts.all ?? parts[`idb://${db.name}/${table}/`]
  if (!changed) return null
  const keys: number[] = []
  for (const { from, to } of rangesOf(changed)) {
    if (typeof from !== 'number' || from !== to) return 'all'
    keys.push(from)
  }
  return keys
}

type Ranges = { from: unknown; to: unknown; l?: Ranges | null; r?: Ranges | null }

/** Lists the ranges of Dexie's range tree. A tree from another tab has lost its methods, so this walks the plain object. */
function rangesOf(set: Ranges | object | null | undefined): Ranges[] {
  if (!set || !('from' in set)) return []
  return [...rangesOf(set.l), set, ...rangesOf(set.r)]
}
