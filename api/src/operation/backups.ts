import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { readManifest } from './manifest.ts'

/** A finished backup. `bytes` counts what is linked to an earlier one as well. */
export type Backup = {
  name: string
  createdAt: string
  bytes: number
  files: number
  /** Paths of content that it could not have. */
  lost?: string[]
  /** It was made in doubt: no earlier one was removed for it. */
  doubted?: true
}

const pattern = /^brieflotse-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/

/** What is left of a backup that was cut; somebody else's files may end like that as well. */
export const isCutBackup = (name: string) =>
  name.endsWith('.part') && pattern.test(name.slice(0, -'.part'.length))

/** The name of a backup: its moment, in a form that every file system takes. */
export function nameOf(now: Date): string {
  return `brieflotse-${now.toISOString().replaceAll(/[:.]/g, '-')}`
}

const dayMs = 86_400_000

/**
 * The finished backups in a folder, newest first; what is no backup of ours is left out. Those of a clock that was ahead come last: they
 * would be the newest for as long as it was ahead, and the first that anybody restores.
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
  const { createdAt, entries, lost, doubted } = await readManifest(join(folder, name))
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
