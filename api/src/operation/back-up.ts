import SqliteDatabase from 'better-sqlite3'
import { constants } from 'node:fs'
import { copyFile, link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { type Backup, findBackups, nameOf } from './backups.ts'
import { BrokenBackup, manifestName, measure, type Entry, type Manifest } from './manifest.ts'

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
  await mkdir(backupFolder, { recursive: true, mode: 0o700 })
  const earlier = await findBackups(backupFolder)
  const name = nameOf(now)
  const part = join(backupFolder, `${name}.part`)
  for (const left of await readdir(backupFolder)) {
    if (left.endsWith('.part')) await rm(join(backupFolder, left), { recursive: true, force: true })
  }
  await mkdir(part, { mode: 0o700 })
  const before = earlier[0] && join(backupFolder, earlier[0].name)
  const copy = createCopy({ from: dataFolder, to: part, before: before ?? null })

  // Content before and after the database: what it names was there at its moment, or has come since.
  await copy.folder('files')
  await copyDatabase(join(dataFolder, database), join(part, database))
  await copy.folder('files')
  for (const path of kept) await copy.folder(path)
  await proveContent(part)
  await writeManifest(part, { version: 1, createdAt: now.toISOString(), entries: await list(part) })
  const whole = join(backupFolder, name)
  await rename(part, whole)
  await sync(backupFolder)
  for (const old of earlier.slice(Math.max(0, keep - 1))) {
    await rm(join(backupFolder, old.name), { recursive: true, force: true })
  }
  const made = (await findBackups(backupFolder)).find((backup) => backup.name === basename(whole))
  if (!made) throw new BrokenBackup('The backup was removed while it was made')
  return made
}

/** SQLite's own copy of a database in use, as it was at one moment. */
async function copyDatabase(from: string, to: string): Promise<void> {
  const source = new SqliteDatabase(from, { readonly: true, fileMustExist: true })
  try {
    await source.backup(to)
  } finally {
    source.close()
  }
  const copy = new SqliteDatabase(to)
  try {
    // one file that needs no other to be read
    copy.pragma('journal_mode = DELETE')
    const [{ integrity_check: found }] = copy.pragma('integrity_check') as [
      { integrity_check: string },
    ]
    if (found !== 'ok') throw new BrokenBackup(`The database is damaged: ${found}`)
  } finally {
    copy.close()
  }
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
  return { folder }
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

async function list(folder: string): Promise<Entry[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = found
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
  const entries: Entry[] = []
  for (const path of paths.toSorted()) {
    await sync(join(folder, path))
    entries.push({ path, ...(await measure(join(folder, path))) })
  }
  return entries
}

async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const file = await open(join(folder, manifestName), 'wx', 0o600)
  try {
    await file.writeFile(JSON.stringify(manifest, null, 1))
    await file.sync()
  } finally {
    await file.close()
  }
  await sync(folder)
}

/** Waits until it is on the disk. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r')
  await handle.sync().finally(() => handle.close())
}
