import { dirname, join } from 'node:path'
import * as v from 'valibot'
import type { BackupSettings } from './operation/store.ts'
import { path, wholeNumber } from './system/setting-shapes.ts'

/** The settings for backups and monitoring. */
export const operationSettings = {
  /** The folder for backups. If it is set, a backup is made every day. */
  BRIEFLOTSE_BACKUP_DIR: v.optional(path),
  BRIEFLOTSE_BACKUP_KEEP: v.optional(wholeNumber(1, 1000), '7'),
  /** The bearer token that a reader of /metrics has to send. */
  BRIEFLOTSE_METRICS_TOKEN: v.optional(
    v.pipe(v.string(), v.regex(/^[\x21-\x7e]{16,}$/, 'must have 16 characters or more, no blanks')),
  ),
}

const Settings = v.object(operationSettings)

/** By default backups lie next to the data: better than none, but lost together with the disk. */
export function backupSettings(
  env: v.InferOutput<typeof Settings>,
  dataFolder: string,
): BackupSettings {
  const { BRIEFLOTSE_BACKUP_DIR: folder, BRIEFLOTSE_BACKUP_KEEP: keep } = env
  return { folder: folder ?? join(dirname(dataFolder), 'backups'), keep, daily: Boolean(folder) }
}
