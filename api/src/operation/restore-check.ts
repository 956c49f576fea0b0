import { join } from 'node:path'
import { bucketKey } from '../providers/storage/s3.ts'
import type { Bucket } from '../providers/storage/s3-bucket.ts'
import { orCannotStore } from '../providers/storage/s3-prove.ts'
import { BrokenBackup, readBackupManifest } from './manifest.ts'
import { recordedContent } from './recorded-content.ts'

/**
 * Compares a backup with the configured storage before it is restored. Returns the hashes of content that the backup's database refers
 * to but that the bucket does not have. Throws `BrokenBackup` if the backup needs another storage.
 */
export async function contentMissingFor(backup: string, bucket: Bucket | null): Promise<string[]> {
  const { bucket: name, entries } = await readBackupManifest(backup)
  if (name !== undefined && !bucket) {
    throw new BrokenBackup(
      `The files of the letters are not in this backup but in the bucket "${name}". Set BRIEFLOTSE_STORAGE=s3 with its keys, then restore.`,
    )
  }
  if (!bucket) return []
  const there = new Set<string>()
  await orCannotStore(bucket, 'list the content of', async () => {
    for await (const { key } of bucket.list('')) there.add(key)
  })
  const hashes = recordedContent(join(backup, 'brieflotse.db'))
  const missing = hashes.filter((hash) => !there.has(bucketKey(hash)))
  const isHere = entries.some(({ path }) => path.startsWith('files'))
  if (isHere && missing.length > 0) {
    throw new BrokenBackup(
      `The files of the letters are in this backup, and ${missing.length} of them are not in the bucket "${bucket.settings.name}". Copy the folder "files" of the backup to the bucket first (docs/operating.md), or restore with BRIEFLOTSE_STORAGE=folder.`,
    )
  }
  return missing
}
