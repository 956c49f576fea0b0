import { createReadStream, mkdirSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { orNull } from '../system/disk.ts'

export type TransferFolder = ReturnType<typeof createTransferFolder>

/** The folder for exports and imports. File names cannot be guessed. */
export function createTransferFolder(folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = (name: string) => {
    if (!/^[\w-]{20,80}\.zip(\.part)?$/.test(name)) throw new Error('Not a transfer')
    return join(folder, name)
  }
  return {
    path,
    async open(name: string) {
      const info = await orNull(stat(path(name)))
      return info && { stream: createReadStream(path(name)), size: info.size }
    },
    /**
     * Removes the file and its unfinished part. The part is removed first, so that a running job cannot rename it into place
     * afterwards.
     */
    async remove(name: string): Promise<void> {
      await rm(path(`${name}.part`), { force: true })
      await rm(path(name), { force: true })
    },
    /** Removes files without a row that are older than `before`. */
    async sweep(names: Set<string>, before: Date): Promise<void> {
      for (const name of await readdir(folder)) {
        if (names.has(name.replace(/\.part$/, ''))) continue
        const info = await orNull(stat(join(folder, name)))
        if (info && info.mtime < before) await rm(join(folder, name), { force: true })
      }
    },
  }
}
