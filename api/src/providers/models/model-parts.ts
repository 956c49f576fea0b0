import { AppError } from '@brieflotse/contract'
import { mkdir, open, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'
import { isDiskFull, measureFile, syncFile, syncFolder } from '../storage/disk.ts'
import type { ModelFile } from './catalogue.ts'

/** Where a file grows until it is whole. */
export const partOf = (path: string): string => `${path}.part`

/** Bytes of a file; 0 where there is none. */
export async function bytesOf(path: string): Promise<number> {
  return stat(path).then(
    (found) => found.size,
    () => 0,
  )
}

/** How much of a file is there: in full, or as far as it has grown. */
export async function haveOf(path: string): Promise<number> {
  return (await bytesOf(path)) || bytesOf(partOf(path))
}

/** Opens the growing file at its end; `from` 0 begins anew. */
export async function openPart(path: string, from: number): Promise<FileHandle> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  return open(partOf(path), from === 0 ? 'w' : 'a', 0o600)
}

/**
 * Gives a full file its name once its content is what it must be, in a way that outlives a power cut. Anything else is thrown away:
 * `model-damaged`.
 */
export async function acceptPart(path: string, file: ModelFile): Promise<void> {
  const part = partOf(path)
  if ((await bytesOf(part)) !== file.bytes || (await measureFile(part)).sha256 !== file.sha256) {
    await rm(part, { force: true })
    throw new AppError('model-damaged')
  }
  await syncFile(part)
  await rename(part, path)
  await syncFolder(dirname(path))
}

/** A full disk has a sentence of its own; whatever else the disk says is unexpected. */
export function diskFailure(error: unknown): unknown {
  return isDiskFull(error) ? new AppError('server-full', undefined, { cause: error }) : error
}
