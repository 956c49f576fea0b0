import SqliteDatabase from 'better-sqlite3'
import { constants } from 'node:fs'
import { copyFile, link, mkdir, readdir, realpath, rename, rm, stat } from 'node:fs/promises'
import { dirname, isAbsolute, join, relative, sep } from 'node:path'
import { type Backup, findBackups, isCutBackup, nameOf } from './backups.ts'
import { copyDatabase } from './copy-database.ts'
import { syncFolder } from '../providers/storage/disk.ts'
import { listFiles, writeManifest } from './list-files.ts'
import { BrokenBackup } from './manifest.ts'
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
 * on the disk; a backup that was cut is removed by the next one. Throws `BrokenBackup` when the copy is not whole.
 */
export async function backUp({
  dataFolder,
  backupFolder,
  now,
  keep,
}: BackUpOptions): Promise<Backup> {
  if (isInside(dataFolder, backupFolder)) throw insideOfData()
  await mkdir(backupFolder, { recursive: true, mode: 0o700 })
  if (isInside(await realpath(dataFolder), await realpath(backupFolder))) throw insideOfData()
  const unlock = lockBackups(backupFolder)
  try {
    const earlier = await findBackups(backupFolder)
    const name = nameOf(now)
    const part = join(backupFolder, `${name}.part`)
    for (const left of await readdir(backupFolder)) {
      if (isCutBackup(left)) await rm(join(backupFolder, left), { recursive: true, force: true })
    }
    const before = earlier[0] ? join(backupFolder, earlier[0].name) : null
    await fill(part, { from: dataFolder, to: part, before }, now).catch(async (error: unknown) => {
      // on a full disk it would keep the room that the server needs
      await rm(part, { recursive: true, force: true })
      throw error
    })
    await rename(part, join(backupFolder, name))
    await syncFolder(backupFolder)
    for (const old of earlier.slice(Math.max(0, keep - 1))) {
      // first it stops being one: a kill in the middle would leave one that looks whole
      const gone = join(backupFolder, `${old.name}.part`)
      await rename(join(backupFolder, old.name), gone)
      await rm(gone, { recursive: true, force: true })
    }
    const made = (await findBackups(backupFolder)).find((backup) => backup.name === name)
    if (!made) throw new BrokenBackup('The backup was removed while it was made')
    return made
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

async function fill(part: string, from: Copy, now: Date): Promise<void> {
  await mkdir(part, { mode: 0o700 })
  const copy = createCopy(from)
  // Content before and after the database: what it names was there at its moment, or has come since.
  await copy.folder('files')
  await copyDatabase(join(from.from, database), join(part, database))
  await copy.folder('files')
  for (const path of kept) await copy.folder(path)
  await proveContent(part)
  const entries = await listFiles(part, copy.anew)
  await writeManifest(part, { version: 1, createdAt: now.toISOString(), entries })
}

/** Every content that the copied database names must have been copied. */
async function proveContent(folder: string): Promise<void> {
  const copy = new SqliteDatabase(join(folder, database), { readonly: true })
  try {
    const rows = copy.prepare<[], { hash: string }>('select hash from files').all()
    for (const { hash } of rows) {
      const found = await stat(join(folder, 'files', hash.slice(0, 2), hash)).catch(() => null)
      // erased between the two looks at the content, after the database was copied: the next backup knows it is gone
      if (!found)
        throw new BrokenBackup('Something was erased in this very moment; please try again')
    }
  } finally {
    copy.close()
  }
}

type Copy = { from: string; to: string; before: string | null }

/** Copies files and folders that may come and go meanwhile. What is there already is left alone. */
function createCopy({ from, to, before }: Copy) {
  async function one(path: string): Promise<void> {
    const target = join(to, path)
    if (await stat(target).catch(() => null)) return
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    // content has its hash for a name: the same name is the same bytes
    if (before && path.startsWith('files') && (await linked(join(before, path), target))) return
    await copyFile(join(from, path), target, constants.COPYFILE_FICLONE).catch(unlessGone)
  }
  async function folder(path: string): Promise<void> {
    const entries = await readdir(join(from, path), { withFileTypes: true }).catch(() => null)
    if (!entries) return one(path).catch(unlessGone)
    for (const entry of entries) {
      const inside = join(path, entry.name)
      if (inside === join('files', 'drafts')) continue
      if (entry.isDirectory()) await folder(inside)
      else if (entry.isFile()) await one(inside)
    }
  }
  /** Once more from where it is, not from an earlier backup. */
  async function anew(path: string): Promise<void> {
    await rm(join(to, path), { force: true })
    await copyFile(join(from, path), join(to, path), constants.COPYFILE_FICLONE)
  }
  return { folder, anew }
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
