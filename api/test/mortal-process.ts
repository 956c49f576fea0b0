import type { Db } from '../src/db/open.ts'
import { sha256 } from '../src/system/sha256.ts'
import type { Storage } from '../src/providers/storage/storage.ts'

/** The error that every operation throws in a killed process. */
export class Killed extends Error {}

/** Simulates a process that can be killed before any of its steps. After that, no step has an effect. */
export function mortalProcess() {
  let isAlive = true
  let left = Infinity
  const step = (): void => {
    if (isAlive && --left < 0) isAlive = false
    if (!isAlive) throw new Killed('killed')
  }
  return {
    step,
    isDead: () => !isAlive,
    killAfter: (steps: number) => (left = steps),
    /** The database as used by this process. A crash before the commit rolls back; a crash after it loses only the response. */
    db(db: Db): Db {
      return {
        ...db,
        get read() {
          step()
          return db.read
        },
        async write(change) {
          step()
          const result = await db.write(async (tx) => {
            const changed = await change(tx)
            step()
            return changed
          })
          step()
          return result
        },
      }
    },
    storage(storage: Storage): Storage {
      return {
        ...storage,
        async write(content, options) {
          step()
          const draft = await storage.write(content, options)
          const keep = async () => {
            step()
            await draft.keep()
            step()
          }
          return { ...draft, keep }
        },
        async read(hash) {
          step()
          return storage.read(hash)
        },
      }
    },
  }
}

/** A content store in memory that survives crashes. */
export function memoryStorage(): Storage {
  const kept = new Map<string, Uint8Array>()
  return {
    async write(content) {
      const parts: Uint8Array[] = []
      for await (const part of content) parts.push(part)
      const bytes = Buffer.concat(parts)
      const hash = sha256(bytes)
      return {
        hash,
        size: bytes.length,
        bytes: async () => bytes,
        keep: async () => void kept.set(hash, bytes),
        drop: async () => {},
      }
    },
    open: async () => null,
    read: async (hash) => kept.get(hash) ?? null,
    remove: async (hash) => void kept.delete(hash),
    async *list() {
      for (const [hash, bytes] of kept) yield { hash, size: bytes.length, modifiedAt: new Date(0) }
    },
    dropUnfinished: async () => {},
    setAside: async (hash) => void kept.delete(hash),
    async *aside() {},
    async putBack() {},
    async dropAside() {},
  }
}
