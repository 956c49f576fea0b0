import type { ObservabilitySet } from 'dexie'
import type { LocalDatabase } from './db.ts'

/** Which rows of a table have changed: their numbers, or `all` where that is not known. Null where none has. */
export type ChangedKeys = number[] | 'all' | null

/** What Dexie says of a change (`storagemutated`), here or in another tab, for one table whose keys are numbers. */
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

/** A set of changed keys, which is a tree. What comes from another tab is a bare copy of one, without its ways. */
function rangesOf(set: Ranges | object | null | undefined): Ranges[] {
  if (!set || !('from' in set)) return []
  return [...rangesOf(set.l), set, ...rangesOf(set.r)]
}
