import { open, readdir, rm } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { isHash, measureFile, orNull, syncFolder, writeToDisk } from '../system/disk.ts'
import { backupManifestName, type ManifestEntry, type BackupManifest } from './manifest.ts'

/**
 * Lists every file of a folder with its hash after syncing it to disk. Content whose hash does not match its name is copied again
 * from each of `sources` in turn, because an earlier backup or the server's own file may be damaged. `lost` lists content that no
 * source has; it is removed from the folder.
 */
export async function listFiles(
  folder: string,
  sources: ((path: string) => Promise<void>)[],
): Promise<{ entries: ManifestEntry[]; lost: string[] }> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const pathOf = (entry: (typeof found)[number]) =>
    relative(folder, join(entry.parentPath, entry.name))
  const files = found.filter((entry) => entry.isFile()).map(pathOf)
  const entries: ManifestEntry[] = []
  const lost: string[] = []
  for (const path of files.toSorted()) {
    const measured = await firstGood(folder, path, sources)
    if (!measured) {
      await rm(join(folder, path), { force: true })
      lost.push(path)
      continue
    }
    await syncCopy(join(folder, path))
    entries.push({ path, ...measured })
  }
  for (const entry of found) if (entry.isDirectory()) await syncFolder(join(folder, pathOf(entry)))
  return { entries, lost }
}

async function firstGood(
  folder: string,
  path: string,
  sources: ((path: string) => Promise<void>)[],
): Promise<Omit<ManifestEntry, 'path'> | null> {
  const look = async () => {
    const measured = await orNull(measureFile(join(folder, path)))
    return measured && !isBad(path, measured) ? measured : null
  }
  let found = await look()
  for (const source of sources) {
    if (found) break
    await source(path)
    found = await look()
  }
  return found
}

const isBad = (path: string, { sha256 }: Pick<ManifestEntry, 'sha256'>) =>
  isHash(basename(path)) && basename(path) !== sha256

export async function writeManifest(folder: string, manifest: BackupManifest): Promise<void> {
  await writeToDisk(join(folder, backupManifestName), JSON.stringify(manifest, null, 1), 'wx')
  await syncFolder(folder)
}

/** Like `syncFile`, but works for copies that are read-only because their originals are. */
async function syncCopy(path: string): Promise<void> {
  const handle = await open(path, 'r')
  await handle.sync().finally(() => handle.close())
}

/** Syncs a folder and everything in it to the disk. */
export async function syncAll(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    await (entry.isDirectory() ? syncFolder(path) : syncCopy(path))
  }
  await syncFolder(folder)
}
