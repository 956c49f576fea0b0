import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * The size of the -shm file that SQLite needs to open a database. SQLite deletes it on closing, which frees exactly the space for
 * this file again.
 */
const content = Buffer.alloc(32 * 1024)

const place = (file: string) => join(dirname(file), '.ballast')

/**
 * Opens a database on a disk that became completely full while the database was closed. Deleting the ballast file frees the space
 * that SQLite needs.
 */
export function openWithReserve<T>(file: string, open: () => T): T {
  try {
    return open()
  } catch (error) {
    // SQLite reports a full disk with this code if it cannot create the -shm file.
    const { code } = error as { code?: unknown }
    if (code !== 'SQLITE_IOERR_SHMSIZE' || !existsSync(place(file))) throw error
    rmSync(place(file))
    return open()
  }
}

/** Creates the ballast file for the next start, if there is space. */
export function keepReserve(file: string): void {
  if (file === ':memory:' || existsSync(place(file))) return
  try {
    writeFileSync(place(file), content, { mode: 0o600 })
  } catch {
    rmSync(place(file), { force: true })
  }
}
