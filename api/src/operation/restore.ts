import SqliteDatabase from 'better-sqlite3'
import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { nameOf } from './backups.ts'
import { proveFiles, readManifest } from './manifest.ts'

export type RestoreOptions = { backup: string; dataFolder: string; now: Date }

/** The server is running: its data cannot be replaced under it. */
export class ServerRuns extends Error {}

/**
 * Puts a backup in the place of the data of a server that does not run. Every file is compared with the manifest before and after it is
 * copied. What was there is moved aside, never removed: gives its new place, or null where there was nothing. A restore that is cut
 * leaves the data as it was. Throws `BrokenBackup` or `ServerRuns`.
 */
export async function restore({ backup, dataFolder, now }: RestoreOptions): Promise<string | null> {
  const manifest = await readManifest(backup)
  await proveFiles(backup, manifest)
  await refuseWhileRunning(join(dataFolder, 'brieflotse.db'))
  const fresh = `${dataFolder}.restoring`
  await rm(fresh, { recursive: true, force: true })
  for (const { path } of manifest.entries) {
    const target = join(fresh, path)
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    await copyFile(join(backup, path), target)
  }
  await proveFiles(fresh, manifest)
  const there = await readdir(dataFolder).catch(() => null)
  const aside = there?.length ? `${dataFolder}.before-${basename(nameOf(now))}` : null
  if (aside) await rename(dataFolder, aside)
  else await rm(dataFolder, { recursive: true, force: true })
  await rename(fresh, dataFolder)
  if (aside) await takeModels(aside, dataFolder)
  return aside
}

/** Translation models are no data of anybody: a backup leaves them out, and those that are there go on being used. */
async function takeModels(from: string, to: string): Promise<void> {
  if (await stat(join(from, 'models')).catch(() => null)) {
    await rename(join(from, 'models'), join(to, 'models'))
  }
}

/** Whoever has the database open holds a lock on it; who gets it alone knows that nobody has. */
async function refuseWhileRunning(file: string): Promise<void> {
  if (!(await stat(file).catch(() => null))) return
  const db = new SqliteDatabase(file, { timeout: 0 })
  try {
    db.pragma('locking_mode = EXCLUSIVE')
    db.exec('begin exclusive; rollback')
  } catch (cause) {
    throw new ServerRuns('The server is running. Stop it first, then restore.', { cause })
  } finally {
    db.close()
  }
}
