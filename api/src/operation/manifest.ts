import { readFile } from 'node:fs/promises'
import { join, normalize } from 'node:path'
import * as v from 'valibot'
import { measureFile } from '../system/disk.ts'

export const backupManifestName = 'manifest.json'

/** A file in a backup: its path relative to the backup, size, and SHA-256. */
const ManifestEntry = v.object({
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
export type ManifestEntry = v.InferOutput<typeof ManifestEntry>

/** The content of a backup. It is written last, so a folder without manifest is not a complete backup. */
const BackupManifest = v.object({
  version: v.literal(1),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  entries: v.array(ManifestEntry),
  /** Content that the database refers to but that neither the server nor an earlier backup had; omitted if empty. */
  lost: v.optional(v.array(v.string())),
  /** The database's epoch and its number of rows made by users. The next backup compares itself with them. */
  epoch: v.optional(v.nullable(v.string())),
  rows: v.optional(v.number()),
  /** The server doubted its database or clock, so no earlier backup was removed for this one. */
  doubted: v.optional(v.literal(true)),
  /** The S3 bucket that has the content; omitted if the content is in the backup. */
  bucket: v.optional(v.string()),
})
export type BackupManifest = v.InferOutput<typeof BackupManifest>

/** A backup that cannot be used. The message tells the operator why. */
export class BrokenBackup extends Error {}

/**
 * Why a backup is doubted. `stopped`: clean-up is already stopped; `other`: the database has a different epoch; `fewer`: less than
 * half of the rows or files are left.
 */
export type Doubt = 'stopped' | 'other' | 'fewer'

/** The allowed number of doubted backups exists, and another one would fill the disk. */
export class TooManyDoubted extends BrokenBackup {
  constructor(
    readonly doubt: Doubt,
    count: number,
  ) {
    super(
      `No backup is made: the last ${count} were made while the server doubts its database or its clock, and no good one is removed for another. See "What is tidied up" in docs/operating.md.`,
    )
  }
}

/** Reads the manifest of a backup; throws `BrokenBackup`. */
export async function readBackupManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(join(folder, backupManifestName), 'utf8').catch(() => {
    throw new BrokenBackup(`There is no finished backup in ${folder}`)
  })
  try {
    return v.parse(BackupManifest, JSON.parse(text))
  } catch (cause) {
    throw new BrokenBackup(`${backupManifestName} in ${folder} is damaged`, { cause })
  }
}

/** Compares every file with the manifest; throws `BrokenBackup` naming the first difference. */
export async function proveFiles(folder: string, { entries }: BackupManifest): Promise<void> {
  for (const { path, bytes, sha256 } of entries) {
    const found = await measureFile(join(folder, path)).catch(() => null)
    if (!found) throw new BrokenBackup(`${path} is missing in the backup`)
    if (found.bytes !== bytes || found.sha256 !== sha256) {
      throw new BrokenBackup(`${path} is damaged in the backup`)
    }
  }
}
