import SqliteDatabase from 'better-sqlite3'
import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { orNull, syncFolder } from '../system/disk.ts'
import { backupName } from './backups.ts'
import { syncAll } from './list-files.ts'
import { BrokenBackup, proveFiles, readBackupManifest } from './manifest.ts'

export type RestoreOptions = { backup: string; dataFolder: string; now: Date }

/** The server is running, so its data cannot be replaced. */
export class ServerRuns extends Error {}

/** A complete and verified copy that is about to be renamed to the data folder. */
const proved = (dataFolder: string) => `${dataFolder}.restored`

/**
 * Replaces the data of a stopped server by a backup. Every file is compared with the manifest before and after copying. Existing
 * data is moved aside, never deleted; returns its new path, or null if there was none. An interrupted restore leaves the old data
 * in place; after an interruption between the last two steps, the next start completes it. Throws `BrokenBackup` or `ServerRuns`.
 */
export async function restore({ backup, dataFolder, now }: RestoreOptions): Promise<string | null> {
  const manifest = await readBackupManifest(backup)
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
  const aside = there?.length ? `${dataFolder}.before-${backupName(now)}` : null
  if (aside) await rename(dataFolder, aside)
  else await rm(dataFolder, { recursive: true, force: true })
  return aside
}

/** Completes a restore that was interrupted after the old data had been moved aside. */
export async function endRestore(dataFolder: string): Promise<void> {
  if (await orNull(stat(dataFolder))) return
  await orNull(rename(proved(dataFolder), dataFolder))
}

/** Moves the translation models to the restored data. Backups leave them out because they can be downloaded again. */
async function takeModels(from: string, to: string): Promise<void> {
  if (await stat(join(from, 'models')).catch(() => null)) {
    await rename(join(from, 'models'), join(to, 'models'))
  }
}

/** Throws `ServerRuns` if the database is locked, because a running server holds a lock on it. */
async function refuseWhileRunning(file: string): Promise<void> {
  if (!(await stat(file).catch(() => null))) return
  const db = new SqliteDatabase(file, { timeout: 0 })
  try {
    db.pragma('locking_mode = EXCLUSIVE')
    db.exec('begin exclusive; rollback')
  } catch (cause) {
    // A damaged database is a reason to restore, so only a lock counts as running.
    if (!/^SQLITE_(BUSY|LOCKED)/.test(String((cause as { code?: unknown }).code))) return
    throw new ServerRuns('The server is running. Stop it first, then restore.', { cause })
  } finally {
    db.close()
  }
}
