import { AppError } from '@brieflotse/contract'
import { mkdir, open, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'
import { isDiskFull, measureFile, syncFile, syncFolder } from '../../system/disk.ts'
import type { ModelFile } from './catalogue.ts'

/** The path of an unfinished download. */
export const partOf = (path: string): string => `${path}.part`

/** The size of a file; 0 if it does not exist. */
export async function fileSizeOf(path: string): Promise<number> {
  return stat(path).then(
    (found) => found.size,
    () => 0,
  )
}

/** How many bytes of a file exist, finished or not. */
export async function haveOf(path: string): Promise<number> {
  return (await fileSizeOf(path)) || fileSizeOf(partOf(path))
}

/** Opens an unfinished file for appending; `from` 0 starts again. */
export async function openPart(path: string, from: number): Promise<FileHandle> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  return open(partOf(path), from === 0 ? 'w' : 'a', 0o600)
}

/**
 * Renames a complete file into place if its hash is right, safely against power failure. Otherwise deletes it and throws
 * `model-damaged`.
 */
export async function acceptPart(path: string, file: ModelFile): Promise<void> {
  const part = partOf(path)
  if ((await fileSizeOf(part)) !== file.bytes || (await measureFile(part)).sha256 !== file.sha256) {
    await rm(part, { force: true })
    throw new AppError('model-damaged')
  }
  await syncFile(part)
  await rename(part, path)
  await syncFolder(dirname(path))
}

/** A full disk gets its own error; any other disk error is unexpected. */
export function diskFailure(error: unknown): unknown {
  return isDiskFull(error) ? new AppError('server-full', undefined, { cause: error }) : error
}
