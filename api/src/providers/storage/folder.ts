import { AppError } from '@brieflotse/contract'
import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, mkdirSync, rmSync } from 'node:fs'
import { mkdir, open, readFile, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isHash, orNull, syncFolder } from './disk.ts'
import type { Draft, Storage, WriteOptions } from './storage.ts'

/** Keeps content in a folder, as `ab/ab12…`. Drafts lie in `drafts` and do not outlive the process. */
export function createFolderStorage(folder: string): Storage {
  const drafts = join(folder, 'drafts')
  rmSync(drafts, { recursive: true, force: true })
  mkdirSync(drafts, { recursive: true, mode: 0o700 })

  const place = (hash: string) => {
    if (!isHash(hash)) throw new Error('Not a hash')
    return join(folder, hash.slice(0, 2), hash)
  }

  async function write(content: AsyncIterable<Uint8Array>, options: WriteOptions): Promise<Draft> {
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

  function draftOf(path: string, hash: string, size: number): Draft {
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
      const info = await orNull(stat(place(hash)))
      return info && { stream: createReadStream(place(hash)), size: info.size }
    },
    read: (hash) => orNull(readFile(place(hash))),
    remove: (hash) => rm(place(hash), { force: true }),
    async *list() {
      for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !isHash(entry.name)) continue
        const info = await orNull(stat(join(entry.parentPath, entry.name)))
        if (info) yield { hash: entry.name, modifiedAt: info.mtime }
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
    // a disk that is nearly full takes a part and says nothing; the next try fails
    for (let done = 0; done < chunk.length;) {
      done += (await file.write(chunk, done)).bytesWritten
    }
  }
  // The bytes must be on the disk before a name promises them.
  await file.sync()
  return { hash: hash.digest('hex'), size }
}
