import SqliteDatabase from 'better-sqlite3'
import { constants } from 'node:fs'
import { copyFile, link, mkdir, readdir, realpath, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path'
import { type Backup, findBackups, isCutBackup, nameOf } from './backups.ts'
import { copyDatabase } from './copy-database.ts'
import { asideFolder, measureFile, orNull, syncFolder } from '../providers/storage/disk.ts'
import { doubtOf, lookInto, type Doubt } from './doubt.ts'
import { listFiles, writeManifest } from './list-files.ts'
import { BrokenBackup, readManifest, TooManyDoubted, type Manifest } from './manifest.ts'
import { lockBackups } from './one-at-a-time.ts'

const database = 'brieflotse.db'

/** What lies in the data folder beside the database and belongs to it. What is on its way (`held`, `transfers`) is sent again. */
const kept = ['session.key', 'notices.key', 'practice-bank', 'practice-post']

export type BackUpOptions = {
  dataFolder: string
  /** Where backups lie, each in a folder of its own. */
  backupFolder: string
  now: Date
  /** How many of the newest stay; the others are removed once this one is whole. */
  keep: number
}

/**
 * Copies everything of a server that may run meanwhile into a new folder: the database as it was at one moment, and all content that it
 * names. What an earlier backup has as well is linked to, not copied, where the disk can do that. The folder has its name when all is
 * on the disk; a backup that was cut is removed by the next one. Content that the server has lost comes from an earlier backup; what none
 * has is named in `lost`, and the backup goes on. Throws `BrokenBackup` when the copy is not whole otherwise. While the database is in
 * doubt (`doubt.ts`) no earlier backup is removed; after `keep` of such backups it throws `TooManyDoubted`.
 */
export async function backUp({
  dataFolder,
  backupFolder,
  now,
  keep,
}: BackUpOptions): Promise<Backup & { doubt: Doubt | null }> {
  if (isInside(dataFolder, backupFolder)) throw insideOfData()
  await mkdir(backupFolder, { recursive: true, mode: 0o700 })
  if (isInside(await realpath(dataFolder), await realpath(backupFolder))) throw insideOfData()
  const unlock = lockBackups(backupFolder)
  try {
    const earlier = await findBackups(backupFolder, now)
    const [last] = earlier
    const found = lookInto(join(dataFolder, database))
    const doubt = doubtOf(found, last ? await readManifest(join(backupFolder, last.name)) : null)
    const firm = earlier.findIndex(({ doubted }) => !doubted)
    if (doubt && (firm < 0 ? earlier.length : firm) >= keep) throw new TooManyDoubted(doubt, keep)
    const { epoch, rows } = found
    const told = {
      createdAt: now.toISOString(),
      epoch,
      rows,
      ...(doubt && { doubted: true as const }),
    }
    const name = nameOf(now)
    const part = join(backupFolder, `${name}.part`)
    for (const left of await readdir(backupFolder)) {
      if (isCutBackup(left)) await rm(join(backupFolder, left), { recursive: true, force: true })
    }
    const before = earlier.map((backup) => join(backupFolder, backup.name))
    await fill(part, { from: dataFolder, to: part, before }, told).catch(async (error: unknown) => {
      // on a full disk it would keep the room that the server needs
      await rm(part, { recursive: true, force: true })
      throw error
    })
    await rename(part, join(backupFolder, name))
    await syncFolder(backupFolder)
    for (const old of doubt ? [] : earlier.slice(Math.max(0, keep - 1))) {
      // first it stops being one: a kill in the middle would leave one that looks whole
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

/** Whether one folder is another one or lies in it. */
export function isInside(outer: string, inner: string): boolean {
  const way = relative(outer, inner)
  return way === '' || !(way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way))
}

const insideOfData = () =>
  new BrokenBackup('Backups cannot lie inside of the data folder: choose another one.')

async function fill(
  part: string,
  from: Copy,
  told: Omit<Manifest, 'version' | 'entries'>,
): Promise<void> {
  await mkdir(part, { mode: 0o700 })
  const copy = createCopy(from)
  // Content before and after the database: what it names was there at its moment, or has come since.
  await copy.folder('files')
  await copyDatabase(join(from.from, database), join(part, database))
  await copy.folder('files')
  for (const path of kept) await copy.folder(path)
  const missing = await findMissing(part, from.from)
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

/** Paths of content that the copied database names and that was not copied. Throws `BrokenBackup` when some was erased meanwhile. */
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
  // erased between the two looks at the content, after the database was copied: the next backup knows it is gone
  if (missing.some((path) => !now.has(basename(path))))
    throw new BrokenBackup('Something was erased in this very moment; please try again')
  return missing
}

/** `before`: earlier backups, the newest first. */
type Copy = { from: string; to: string; before: string[] }

/** Copies files and folders that may come and go meanwhile. What is there already is left alone. */
function createCopy({ from, to, before }: Copy) {
  async function one(path: string): Promise<void> {
    const target = join(to, path)
    if (await stat(target).catch(() => null)) return
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    // content has its hash for a name: the same name is the same bytes
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
  /** Once more from where it is, not from an earlier backup. */
  async function anew(path: string): Promise<void> {
    await rm(join(to, path), { force: true })
    await copyFile(join(from, path), join(to, path), constants.COPYFILE_FICLONE).catch(unlessGone)
  }
  /** From the newest earlier backup in which it is what its name says: the server has lost it. */
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
