import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, rm, statfs } from 'node:fs/promises'
import { constants } from 'node:os'
import { join } from 'node:path'

export const isHash = (name: string): boolean => /^[0-9a-f]{64}$/.test(name)

/** Where content that nobody names is set aside: in the folder of the content, so that moving there is renaming. */
export const asideFolder = 'unnamed'

const full = new Set<unknown>(['ENOSPC', 'SQLITE_FULL'])
/** A quota that is used up. Node knows its number only, and calls it an unknown error. */
export const usedUp = -constants.errno.EDQUOT

/** Whether this says, or comes from what says, that a disk takes no more: the system's words, a quota's and the database's. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, errno } = error as NodeJS.ErrnoException
  return full.has(code) || errno === usedUp || isDiskFull(error.cause)
}

/** Bytes that this process may still write on the disk of a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Writes a file and waits until its content is on the disk. `wx` fails where there is one already. */
export async function writeToDisk(
  path: string,
  content: string | Uint8Array,
  flags: 'w' | 'wx',
): Promise<void> {
  const file = await open(path, flags, 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Throws what the system says. A full disk, or one that was taken away, shows only when something is written. */
export async function proveWritable(folder: string): Promise<void> {
  const path = join(folder, `.ready-${process.pid}`)
  await writeToDisk(path, 'ready', 'w').finally(() => rm(path, { force: true }))
}

/** Waits until the content of a file is on the disk. Opened for writing: Windows does it for no other. */
export async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+')
  await file.sync().finally(() => file.close())
}

/** Makes a new name in the folder survive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder and keeps its names by itself.
  const handle = await open(folder, 'r').catch(() => null)
  await handle?.sync().finally(() => handle.close())
}

/** Bytes of a file, and the hash of what is in it (SHA-256, hexadecimal digits). */
export async function measureFile(path: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const part of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(part)
    bytes += part.length
  }
  return { bytes, sha256: hash.digest('hex') }
}

/** Null for what is not there. */
export async function orNull<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
