import { open, readdir } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { isHash, measureFile, syncFolder, writeToDisk } from '../providers/storage/disk.ts'
import { BrokenBackup, manifestName, type Entry, type Manifest } from './manifest.ts'

/**
 * Every file of a folder with its hash, once all of it is on the disk. Content that is not what its name says is fetched once more by
 * `anew`: an earlier backup can have gone bad. Throws `BrokenBackup` when the server's own is bad: older backups have it, and stay.
 */
export async function listFiles(
  folder: string,
  anew: (path: string) => Promise<void>,
): Promise<Entry[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const pathOf = (entry: (typeof found)[number]) =>
    relative(folder, join(entry.parentPath, entry.name))
  const files = found.filter((entry) => entry.isFile()).map(pathOf)
  const entries: Entry[] = []
  for (const path of files.toSorted()) {
    let measured = await measureFile(join(folder, path))
    if (isBad(path, measured)) {
      await anew(path)
      measured = await measureFile(join(folder, path))
      if (isBad(path, measured)) throw new BrokenBackup(`${path} is damaged on the server's disk.`)
    }
    await syncCopy(join(folder, path))
    entries.push({ path, ...measured })
  }
  for (const entry of found) if (entry.isDirectory()) await syncFolder(join(folder, pathOf(entry)))
  return entries
}

const isBad = (path: string, { sha256 }: Pick<Entry, 'sha256'>) =>
  isHash(basename(path)) && basename(path) !== sha256

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeToDisk(join(folder, manifestName), JSON.stringify(manifest, null, 1), 'wx')
  await syncFolder(folder)
}

/** As `syncFile`, for copies: from a disk that cannot be written to they are read-only. */
async function syncCopy(path: string): Promise<void> {
  const handle = await open(path, 'r')
  await handle.sync().finally(() => handle.close())
}

/** Waits until a folder is on the disk with everything in it. */
export async function syncAll(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    await (entry.isDirectory() ? syncFolder(path) : syncCopy(path))
  }
  await syncFolder(folder)
}
