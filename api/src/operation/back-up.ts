import SqliteDatabase from 'better-sqlite3'
import { constants } from 'node:fs'
import { copyFile, link, mkdir, readdir, realpath, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path'
import { type Backup, findBackups, isCutBackup, backupName } from './backups.ts'
import { asideFolder, measureFile, orNull, syncFolder } from '../system/disk.ts'
import { doubtOf, inspectDatabase } from './doubt.ts'
import { listFiles, writeManifest } from './list-files.ts'
import {
  BrokenBackup,
  readBackupManifest,
  type Doubt,
  TooManyDoubted,
  type BackupManifest,
} from './manifest.ts'
import { endEpoch } from '../db/epoch.ts'

const database = 'brieflotse.db'

/**
 * Further files of the data folder that a backup needs. Uploads and transfers in progress (`held`, `transfers`) are left out,
 * because they are sent again.
 */
const kept = ['session.key', 'notices.key', 'practice-bank', 'practice-post']

export type BackUpOptions = {
  dataFolder: string
  /** The folder that contains one folder for each backup. */
  backupFolder: string
  now: Date
  /** How many of the newest backups stay. Older ones are removed once the new one is complete. */
  keep: number
  /** The S3 bucket that has the content. The backup then has none of it. Missing or null: content is in the data folder. */
  bucket?: string | null
}

/**
 * Backs up a running server into a new folder: a consistent copy of the database, and all content it refers to. Content that an
 * earlier backup has is hard-linked where possible. The folder gets its final name once everything is on the disk; an interrupted
 * backup is removed by the next one. Content that the server has lost is taken from earlier backups; if none has it, it is listed
 * in `lost`. Content in an S3 bucket is not copied. Throws `BrokenBackup` if the copy is otherwise incomplete. While the database is doubted (`doubt.ts`) no earlier
 * backup is removed; after `keep` doubted backups it throws `TooManyDoubted`.
 */
export async function backUp({
  dataFolder,
  backupFolder,
  now,
  keep,
  bucket = null,
}: BackUpOptions): Promise<Backup & { doubt: Doubt | null }> {
  if (isInside(dataFolder, backupFolder)) throw insideOfData()
  await mkdir(backupFolder, { recursive: true, mode: 0o700 })
  if (isInside(await realpath(dataFolder), await realpath(backupFolder))) throw insideOfData()
  const unlock = lockBackups(backupFolder)
  try {
    const earlier = await findBackups(backupFolder, now)
    const [last] = earlier
    const found = inspectDatabase(join(dataFolder, database))
    const doubt = doubtOf(
      found,
      last ? await readBackupManifest(join(backupFolder, last.name)) : null,
    )
    const firm = earlier.findIndex(({ doubted }) => !doubted)
    if (doubt && (firm < 0 ? earlier.length : firm) >= keep) throw new TooManyDoubted(doubt, keep)
    const { epoch, rows } = found
    const told = {
      createdAt: now.toISOString(),
      epoch,
      rows,
      ...(doubt && { doubted: true as const }),
      ...(bucket !== null && { bucket }),
    }
    const name = backupName(now)
    const part = join(backupFolder, `${name}.part`)
    for (const left of await readdir(backupFolder)) {
      if (isCutBackup(left)) await rm(join(backupFolder, left), { recursive: true, force: true })
    }
    const before = earlier.map((backup) => join(backupFolder, backup.name))
    await fill(part, { from: dataFolder, to: part, before }, told).catch(async (error: unknown) => {
      // On a full disk an unfinished backup would take the space that the server needs.
      await rm(part, { recursive: true, force: true })
      throw error
    })
    await rename(part, join(backupFolder, name))
    await syncFolder(backupFolder)
    for (const old of doubt ? [] : earlier.slice(Math.max(0, keep - 1))) {
      // The backup is renamed first, so that a crash while deleting does not leave one that looks complete.
      const gone = join(backupFolder, `${old.name}.part`)
      await rename(join(backupFolder, old.name), gone)
      await rm(gone, { recursive: true, force: true })
    }
    const made = (await findBackups(backupFolder)).find((backup) => backup.name === name)
    if (!made) throw new BrokenBackup('The backup was removed while it was made')
    return { ...made, doubt }
  } finally {
    unlock()
  }
}

/** Whether one folder is the other one or inside it. */
export function isInside(outer: string, inner: string): boolean {
  const way = relative(outer, inner)
  return way === '' || !(way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way))
}

const insideOfData = () =>
  new BrokenBackup('Backups cannot lie inside of the data folder: choose another one.')

async function fill(
  part: string,
  from: Copy,
  told: Omit<BackupManifest, 'version' | 'entries'>,
): Promise<void> {
  await mkdir(part, { mode: 0o700 })
  const copy = createCopy(from)
  const isHere = told.bucket === undefined
  // Content is copied before and after the database, so that everything the database refers to is included.
  if (isHere) await copy.folder('files')
  await copyDatabase(join(from.from, database), join(part, database))
  if (isHere) await copy.folder('files')
  for (const path of kept) await copy.folder(path)
  const missing = isHere ? await findMissing(part, from.from) : []
  for (const path of missing) await copy.fromEarlier(path)
  const { entries, lost } = await listFiles(part, [copy.anew, copy.fromEarlier])
  const listed = new Set(entries.map(({ path }) => path))
  lost.push(...missing.filter((path) => !listed.has(path) && !lost.includes(path)))
  await writeManifest(part, {
    version: 1,
    ...told,
    entries,
    ...(lost.length > 0 && { lost: lost.toSorted() }),
  })
}

/** Paths of content that the copied database refers to but that was not copied. Throws `BrokenBackup` if some was deleted meanwhile. */
async function findMissing(folder: string, dataFolder: string): Promise<string[]> {
  const hashesIn = (file: string) => {
    const db = new SqliteDatabase(file, { readonly: true })
    try {
      return db.prepare<[], { hash: string }>('select hash from files').all()
    } finally {
      db.close()
    }
  }
  const missing: string[] = []
  for (const { hash } of hashesIn(join(folder, database))) {
    const path = join('files', hash.slice(0, 2), hash)
    if (!(await orNull(stat(join(folder, path))))) missing.push(path)
  }
  if (missing.length === 0) return missing
  const now = new Set(hashesIn(join(dataFolder, database)).map(({ hash }) => hash))
  // The content was deleted after the database was copied, so this backup is inconsistent. A retry gives a consistent one.
  if (missing.some((path) => !now.has(basename(path))))
    throw new BrokenBackup('Something was erased in this very moment; please try again')
  return missing
}

/** `before`: earlier backups, newest first. */
type Copy = { from: string; to: string; before: string[] }

/** Copies files and folders that may appear and disappear meanwhile. Existing targets are not overwritten. */
function createCopy({ from, to, before }: Copy) {
  async function one(path: string): Promise<void> {
    const target = join(to, path)
    if (await stat(target).catch(() => null)) return
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    // Content is named by its hash, so the same name means the same bytes.
    const [last] = before
    if (last && path.startsWith('files') && (await linked(join(last, path), target))) return
    await copyFile(join(from, path), target, constants.COPYFILE_FICLONE).catch(unlessGone)
  }
  async function folder(path: string): Promise<void> {
    const entries = await readdir(join(from, path), { withFileTypes: true }).catch(() => null)
    if (!entries) return one(path).catch(unlessGone)
    for (const entry of entries) {
      const inside = join(path, entry.name)
      if (inside === join('files', 'drafts') || inside === join('files', asideFolder)) continue
      if (entry.isDirectory()) await folder(inside)
      else if (entry.isFile()) await one(inside)
    }
  }
  /** Copies a file again from the server. */
  async function anew(path: string): Promise<void> {
    await rm(join(to, path), { force: true })
    await copyFile(join(from, path), join(to, path), constants.COPYFILE_FICLONE).catch(unlessGone)
  }
  /** Copies a file that the server has lost from the newest backup in which its hash is correct. */
  async function fromEarlier(path: string): Promise<void> {
    await rm(join(to, path), { force: true })
    for (const backup of before) {
      const found = await orNull(measureFile(join(backup, path)))
      if (found?.sha256 !== basename(path)) continue
      await mkdir(dirname(join(to, path)), { recursive: true, mode: 0o700 })
      return copyFile(join(backup, path), join(to, path), constants.COPYFILE_FICLONE)
    }
  }
  return { folder, anew, fromEarlier }
}

async function linked(from: string, to: string): Promise<boolean> {
  return link(from, to).then(
    () => true,
    () => false,
  )
}

function unlessGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}

/** More pages than a database can have. */
const all = 2 ** 31 - 1

/** Makes a consistent copy of a database in use with SQLite's backup. Throws `BrokenBackup` if the copy is damaged. */
export async function copyDatabase(from: string, to: string): Promise<void> {
  const source = new SqliteDatabase(from, { readonly: true, fileMustExist: true })
  try {
    // The copy is made in one step: in several steps it would start again after every write and might never end.
    await source.backup(to, { progress: () => all })
  } finally {
    source.close()
  }
  const copy = new SqliteDatabase(to)
  try {
    // Without a write-ahead log the copy is a single file.
    copy.pragma('journal_mode = DELETE')
    const [{ integrity_check: found }] = copy.pragma('integrity_check') as [
      { integrity_check: string },
    ]
    if (found !== 'ok') throw new BrokenBackup(`The database is damaged: ${found}`)
    endEpoch(copy)
  } finally {
    copy.close()
  }
}

/** The operator sees this empty file in the backup folder; the dot hides it. */
export const lockName = '.brieflotse-backup'

/**
 * Keeps two processes from making backups in one folder, because each would remove the other's unfinished one. The operating system
 * releases the lock if the process is killed. Returns the function that releases it; throws `BrokenBackup` if another process holds
 * it.
 */
export function lockBackups(folder: string): () => void {
  const lock = new SqliteDatabase(join(folder, lockName), { timeout: 0 })
  try {
    lock.exec('begin exclusive')
  } catch (cause) {
    lock.close()
    throw new BrokenBackup('Another backup is being made in this folder.', { cause })
  }
  return () => void lock.close()
}
