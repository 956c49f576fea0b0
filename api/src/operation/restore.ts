import SqliteDatabase from 'better-sqlite3'
import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { orNull, syncFolder } from '../providers/storage/disk.ts'
import { nameOf } from './backups.ts'
import { syncAll } from './list-files.ts'
import { BrokenBackup, proveFiles, readManifest } from './manifest.ts'

export type RestoreOptions = { backup: string; dataFolder: string; now: Date }

/** The server is running: its data cannot be replaced under it. */
export class ServerRuns extends Error {}

/** A copy that is whole and was proved, on its way to its place. */
const proved = (dataFolder: string) => `${dataFolder}.restored`

/**
 * Puts a backup in the place of the data of a server that does not run. Every file is compared with the manifest before and after it is
 * copied. What was there is moved aside, never removed: gives its new place, or null where there was nothing. A restore that is cut
 * leaves the data as it was; cut between its last two steps, it is ended by the next start. Throws `BrokenBackup` or `ServerRuns`.
 */
export async function restore({ backup, dataFolder, now }: RestoreOptions): Promise<string | null> {
  const manifest = await readManifest(backup)
  await proveFiles(backup, manifest)
  await refuseWhileRunning(join(dataFolder, 'brieflotse.db'))
  await endRestore(dataFolder)
  const fresh = `${dataFolder}.restoring`
  for (const left of [fresh, proved(dataFolder)]) await rm(left, { recursive: true, force: true })
  try {
    for (const { path } of manifest.entries) {
      const target = join(fresh, path)
      await mkdir(dirname(target), { recursive: true, mode: 0o700 })
      await copyFile(join(backup, path), target)
    }
    await proveFiles(fresh, manifest)
    await syncAll(fresh)
  } catch (error) {
    await rm(fresh, { recursive: true, force: true })
    throw error
  }
  await rename(fresh, proved(dataFolder))
  const aside = await moveAside(dataFolder, now).catch(async (cause: unknown) => {
    await rm(proved(dataFolder), { recursive: true, force: true })
    throw new BrokenBackup(
      `${dataFolder} cannot be moved aside: it must be a plain folder in one that can be written to, not a disk of its own.`,
      { cause },
    )
  })
  await rename(proved(dataFolder), dataFolder)
  await syncFolder(dirname(dataFolder))
  if (aside) await takeModels(aside, dataFolder)
  return aside
}

async function moveAside(dataFolder: string, now: Date): Promise<string | null> {
  const there = await readdir(dataFolder).catch(() => null)
  const aside = there?.length ? `${dataFolder}.before-${nameOf(now)}` : null
  if (aside) await rename(dataFolder, aside)
  else await rm(dataFolder, { recursive: true, force: true })
  return aside
}

/** Ends a restore that was cut when the old data was moved aside already. */
export async function endRestore(dataFolder: string): Promise<void> {
  if (await orNull(stat(dataFolder))) return
  await orNull(rename(proved(dataFolder), dataFolder))
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
    // a damaged database is why somebody restores: only one that is held is in use
    if (!/^SQLITE_(BUSY|LOCKED)/.test(String((cause as { code?: unknown }).code))) return
    throw new ServerRuns('The server is running. Stop it first, then restore.', { cause })
  } finally {
    db.close()
  }
}
