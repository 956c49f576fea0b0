import { AppError } from '@brieflotse/contract'
import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, mkdirSync, rmSync } from 'node:fs'
import { mkdir, open, readFile, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sha256 } from '../../system/sha256.ts'
import { asideFolder, isHash, measureFile, orNull, syncFolder } from '../../system/disk.ts'
import { lost } from './lost.ts'
import type { StagedContent, Storage, WriteOptions } from './storage.ts'

/**
 * Stores content in a folder as `ab/ab12…`. Drafts are in `drafts` and do not survive the process; unreferenced content is in
 * `unnamed/2026-01-31`.
 */
export function createFolderStorage(folder: string): Storage {
  const drafts = join(folder, 'drafts')
  rmSync(drafts, { recursive: true, force: true })
  mkdirSync(drafts, { recursive: true, mode: 0o700 })

  const unnamed = join(folder, asideFolder)
  const place = (hash: string) => {
    if (!isHash(hash)) throw new Error('Not a hash')
    return join(folder, hash.slice(0, 2), hash)
  }

  async function write(
    content: AsyncIterable<Uint8Array>,
    options: WriteOptions,
  ): Promise<StagedContent> {
    const path = join(drafts, randomUUID())
    const file = await open(path, 'wx', 0o600)
    try {
      const { hash, size } = await pour(content, file, options)
      return draftOf(path, hash, size)
    } catch (error) {
      await rm(path, { force: true })
      throw error
    } finally {
      await file.close()
    }
  }

  function draftOf(path: string, hash: string, size: number): StagedContent {
    let where = path
    return {
      hash,
      size,
      bytes: () => readFile(where),
      async keep() {
        if (where !== path) return
        const target = place(hash)
        await mkdir(dirname(target), { recursive: true, mode: 0o700 })
        await rename(path, target)
        where = target
        await syncFolder(dirname(target))
      },
      async drop() {
        if (where === path) await rm(path, { force: true })
      },
    }
  }

  return {
    write,
    async open(hash) {
      const found = await orNull(measureFile(place(hash)))
      if (found && found.sha256 !== hash) throw lost(hash, 'damaged')
      return found && { stream: createReadStream(place(hash)), size: found.bytes }
    },
    async read(hash) {
      const bytes = await orNull(readFile(place(hash)))
      if (bytes && sha256(bytes) !== hash) throw lost(hash, 'damaged')
      return bytes
    },
    remove: (hash) => rm(place(hash), { force: true }),
    async *list() {
      for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !isHash(entry.name)) continue
        if (entry.parentPath.startsWith(unnamed)) continue
        const info = await orNull(stat(join(entry.parentPath, entry.name)))
        if (info) yield { hash: entry.name, modifiedAt: info.mtime }
      }
    },
    async setAside(hash, day) {
      await mkdir(join(unnamed, day), { recursive: true, mode: 0o700 })
      await orNull(rename(place(hash), join(unnamed, day, hash)))
      await syncFolder(join(unnamed, day))
    },
    async *aside() {
      for (const day of await daysIn(unnamed)) {
        for (const hash of await readdir(join(unnamed, day))) if (isHash(hash)) yield { hash, day }
      }
    },
    async putBack(hash, day) {
      await mkdir(dirname(place(hash)), { recursive: true, mode: 0o700 })
      await rename(join(unnamed, day, hash), place(hash))
      await syncFolder(dirname(place(hash)))
    },
    async dropAside(before) {
      for (const day of await daysIn(unnamed)) {
        if (day < before) await rm(join(unnamed, day), { recursive: true, force: true })
      }
    },
  }
}

const daysIn = async (folder: string) =>
  ((await orNull(readdir(folder))) ?? []).filter((name) => /^\d{4}-\d\d-\d\d$/.test(name))

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
