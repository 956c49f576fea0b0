import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, rm, statfs } from 'node:fs/promises'
import { constants } from 'node:os'
import { join } from 'node:path'

export const isHash = (name: string): boolean => /^[0-9a-f]{64}$/.test(name)

/** Where unreferenced content is moved to. It is inside the content folder, so that moving is a rename. */
export const asideFolder = 'unnamed'

const full = new Set<unknown>(['ENOSPC', 'SQLITE_FULL'])
/** The error number of an exhausted quota, which Node reports as an unknown error. */
export const usedUp = -constants.errno.EDQUOT

/** Whether an error, or one of its causes, reports a full disk: from the system, a quota or SQLite. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, errno } = error as NodeJS.ErrnoException
  return full.has(code) || errno === usedUp || isDiskFull(error.cause)
}

/** The bytes that this process may still write to a folder's disk. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Writes a file and syncs it to disk. With `wx` it fails if the file exists. */
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

/** Throws if the folder cannot be written. A full or removed disk shows only when something is written. */
export async function proveWritable(folder: string): Promise<void> {
  const path = join(folder, `.ready-${process.pid}`)
  await writeToDisk(path, 'ready', 'w').finally(() => rm(path, { force: true }))
}

/** Syncs a file to disk. It is opened for writing, because Windows requires that. */
export async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+')
  await file.sync().finally(() => file.close())
}

/** Syncs a folder, so that a new name in it survives a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open folders and syncs names by itself.
  const handle = await open(folder, 'r').catch(() => null)
  await handle?.sync().finally(() => handle.close())
}

/** The size and SHA-256 (hexadecimal) of a file. */
export async function measureFile(path: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const part of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(part)
    bytes += part.length
  }
  return { bytes, sha256: hash.digest('hex') }
}

/** Null if the file does not exist. */
export async function orNull<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
