import { dirname, join } from 'node:path'
import * as v from 'valibot'
import type { BackupSettings } from './operation/store.ts'
import { path, wholeNumber } from './setting-shapes.ts'

/** What an operator can set about backups and about being watched. */
export const operationSettings = {
  /** Where backups lie; once it is set, one is made every day. */
  BRIEFLOTSE_BACKUP_DIR: v.optional(path),
  BRIEFLOTSE_BACKUP_KEEP: v.optional(wholeNumber(1, 1000), '7'),
  /** Whoever reads /metrics has to show it. */
  BRIEFLOTSE_METRICS_TOKEN: v.optional(
    v.pipe(v.string(), v.regex(/^[\x21-\x7e]{16,}$/, 'must have 16 characters or more, no blanks')),
  ),
}

const Settings = v.object(operationSettings)

/** Left out, backups lie beside the data: better than none, and gone with the disk. */
export function backupSettings(
  env: v.InferOutput<typeof Settings>,
  dataFolder: string,
): BackupSettings {
  const { BRIEFLOTSE_BACKUP_DIR: folder, BRIEFLOTSE_BACKUP_KEEP: keep } = env
  return { folder: folder ?? join(dirname(dataFolder), 'backups'), keep, daily: Boolean(folder) }
}
