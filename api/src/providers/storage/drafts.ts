import { AppError } from '@brieflotse/contract'
import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { open, rm, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import type { WriteOptions } from './storage.ts'

/** A file that was received completely and is not stored yet. */
export type Draft = { path: string; hash: string; size: number }

export type Drafts = ReturnType<typeof createDrafts>

/** Received content, in a folder that is emptied at every start: drafts do not survive the process. */
export function createDrafts(folder: string) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return {
    /** Writes a stream into a new file. If it fails, nothing is left. */
    async write(content: AsyncIterable<Uint8Array>, options: WriteOptions): Promise<Draft> {
      const path = join(folder, randomUUID())
      const file = await open(path, 'wx', 0o600)
      try {
        return { path, ...(await pour(content, file, options)) }
      } catch (error) {
        await rm(path, { force: true })
        throw error
      } finally {
        await file.close()
      }
    },
  }
}

async function pour(
  content: AsyncIterable<Uint8Array>,
  file: FileHandle,
  { maxBytes, signal }: WriteOptions,
): Promise<{ hash: string; size: number }> {
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of content) {
    signal?.throwIfAborted()
    size += chunk.length
    if (size > maxBytes) throw new AppError('file-too-large')
    hash.update(chunk)
    // On an almost full disk a write may be partial without an error; the next one then fails.
    for (let done = 0; done < chunk.length;) {
      done += (await file.write(chunk, done)).bytesWritten
    }
  }
  // The bytes must be on the disk before a name refers to them.
  await file.sync()
  return { hash: hash.digest('hex'), size }
}
