import { mkdir, realpath } from 'node:fs/promises'
import { isDiskFull, proveWritable } from '../system/disk.ts'
import { isInside } from './back-up.ts'
import type { BackupSettings } from './store.ts'

/** Backups are configured but cannot be made. The operator should learn that at the start and not when one is needed. */
export class CannotBackUp extends Error {}

/** Throws `CannotBackUp` with instructions if no backup can be made in the configured folder. */
export async function proveBackupFolder(
  { folder, daily }: BackupSettings,
  dataFolder: string,
): Promise<void> {
  if (!daily) return
  const refuse = (why: string, cause?: unknown) => {
    throw new CannotBackUp(
      `Backups cannot be made in ${folder} (BRIEFLOTSE_BACKUP_DIR): ${why} Name another folder, or leave the setting out to start without daily backups.`,
      { cause },
    )
  }
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await proveWritable(folder)
  } catch (error) {
    // A full disk may have space by the next backup, and letters can be read meanwhile.
    if (!isDiskFull(error)) {
      refuse(`it cannot be written to (${(error as NodeJS.ErrnoException).code}).`, error)
    }
  }
  await mkdir(dataFolder, { recursive: true, mode: 0o700 })
  if (isInside(await realpath(dataFolder), await realpath(folder))) {
    refuse('it lies inside of the data folder.')
  }
}
