import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What SQLite needs beside the database to open it, and drops when it is closed: no more, so that this has its room again then. */
const content = Buffer.alloc(32 * 1024)

const place = (file: string) => join(dirname(file), '.ballast')

/** Opens a database on a disk that was filled to its last byte while nobody had it open, by giving back what was kept for that. */
export function openWithBallast<T>(file: string, open: () => T): T {
  try {
    return open()
  } catch (error) {
    // of the memory that it shares beside the file SQLite never says that the disk is full
    const { code } = error as { code?: unknown }
    if (code !== 'SQLITE_IOERR_SHMSIZE' || !existsSync(place(file))) throw error
    rmSync(place(file))
    return open()
  }
}

/** Keeps it for the next time, if that can be. */
export function keepBallast(file: string): void {
  if (file === ':memory:' || existsSync(place(file))) return
  try {
    writeFileSync(place(file), content, { mode: 0o600 })
  } catch {
    rmSync(place(file), { force: true })
  }
}
