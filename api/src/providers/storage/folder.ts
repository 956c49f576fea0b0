import { createReadStream } from 'node:fs'
import { mkdir, readFile, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sha256 } from '../../system/sha256.ts'
import { asideFolder, isHash, measureFile, orNull, syncFolder } from '../../system/disk.ts'
import { createDrafts, type Draft } from './drafts.ts'
import { lost } from './lost.ts'
import type { StagedContent, Storage } from './storage.ts'

/**
 * Stores content in a folder as `ab/ab12…`. Drafts are in `drafts` and do not survive the process; unreferenced content is in
 * `unnamed/2026-01-31`.
 */
export function createFolderStorage(folder: string): Storage {
  const drafts = createDrafts(join(folder, 'drafts'))
  const unnamed = join(folder, asideFolder)
  const place = (hash: string) => {
    if (!isHash(hash)) throw new Error('Not a hash')
    return join(folder, hash.slice(0, 2), hash)
  }

  function staged({ path, hash, size }: Draft): StagedContent {
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
    write: async (content, options) => staged(await drafts.write(content, options)),
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
        if (info) yield { hash: entry.name, size: info.size, modifiedAt: info.mtime }
      }
    },
    dropUnfinished: async () => {},
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
