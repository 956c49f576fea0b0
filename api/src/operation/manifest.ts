import { readFile } from 'node:fs/promises'
import { join, normalize } from 'node:path'
import * as v from 'valibot'
import { measureFile } from '../providers/storage/disk.ts'

export const manifestName = 'manifest.json'

/** One file of a backup: its path from the backup's folder, bytes, and the hash (SHA-256) of what is in it. */
const Entry = v.object({
  path: v.pipe(
    v.string(),
    v.check(
      (path) => normalize(path) === path && !/^(\.\.|\/|[a-z]:)/i.test(path),
      'leaves its folder',
    ),
  ),
  bytes: v.pipe(v.number(), v.integer(), v.minValue(0)),
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
})
export type Entry = v.InferOutput<typeof Entry>

/** What a backup holds. It is written last: a folder without one is no backup. */
const Manifest = v.object({
  version: v.literal(1),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  entries: v.array(Entry),
})
export type Manifest = v.InferOutput<typeof Manifest>

/** A backup that cannot be used; the message says why, for whoever runs the server. */
export class BrokenBackup extends Error {}

/** Reads what a backup should hold; throws `BrokenBackup`. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => {
    throw new BrokenBackup(`There is no finished backup in ${folder}`)
  })
  try {
    return v.parse(Manifest, JSON.parse(text))
  } catch (cause) {
    throw new BrokenBackup(`${manifestName} in ${folder} is damaged`, { cause })
  }
}

/** Compares every file with the manifest; throws `BrokenBackup` naming the first that differs. */
export async function proveFiles(folder: string, { entries }: Manifest): Promise<void> {
  for (const { path, bytes, sha256 } of entries) {
    const found = await measureFile(join(folder, path)).catch(() => null)
    if (!found) throw new BrokenBackup(`${path} is missing in the backup`)
    if (found.bytes !== bytes || found.sha256 !== sha256) {
      throw new BrokenBackup(`${path} is damaged in the backup`)
    }
  }
}
