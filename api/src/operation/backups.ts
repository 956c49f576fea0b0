import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { readBackupManifest } from './manifest.ts'

/** A finished backup. `bytes` includes files that are linked to earlier backups. */
export type Backup = {
  name: string
  createdAt: string
  bytes: number
  files: number
  /** Paths of content that is missing in the backup. */
  lost?: string[]
  /** The database was doubted, so no earlier backup was removed for this one. */
  doubted?: true
}

const pattern = /^brieflotse-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/

/** Whether the name is that of an unfinished backup. The check is strict, because other programs may use the same ending. */
export const isCutBackup = (name: string) =>
  name.endsWith('.part') && pattern.test(name.slice(0, -'.part'.length))

/** The name of a backup: its time, in a form that every file system allows. */
export function backupName(now: Date): string {
  return `brieflotse-${now.toISOString().replaceAll(/[:.]/g, '-')}`
}

const dayMs = 86_400_000

/**
 * The finished backups in a folder, newest first; other folders are ignored. Backups dated in the future come last: they were made
 * while the clock was ahead, and would otherwise be restored first.
 */
export async function findBackups(folder: string, now = new Date()): Promise<Backup[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => pattern.test(name))
  const found = await Promise.all(names.map((name) => read(folder, name).catch(() => null)))
  const isAhead = ({ createdAt }: Backup) => Date.parse(createdAt) > now.getTime() + dayMs
  return found
    .filter((backup) => backup !== null)
    .toSorted((a, b) => Number(isAhead(a)) - Number(isAhead(b)) || (a.name < b.name ? 1 : -1))
}

async function read(folder: string, name: string): Promise<Backup> {
  const { createdAt, entries, lost, doubted } = await readBackupManifest(join(folder, name))
  const bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0)
  return {
    name,
    createdAt,
    bytes,
    files: entries.length,
    ...(lost && { lost }),
    ...(doubted && { doubted }),
  }
}
