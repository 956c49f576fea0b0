import { AppError } from '@brieflotse/contract'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isHash, measureFile, orNull, syncFolder } from '../../system/disk.ts'
import type { Held, HeldFiles, Chunk } from './held.ts'

/**
 * Stores incomplete files as `owner/hash.size` and complete ones as `owner/hash`. The file's length is the number of received
 * bytes, which is right after every crash.
 */
export function createHeldFolder(folder: string): HeldFiles {
  const home = (owner: string) => {
    if (!/^\d{1,16}$/.test(owner)) throw new Error('Not an owner')
    return join(folder, owner)
  }
  const whole = (owner: string, hash: string) => {
    if (!isHash(hash)) throw new Error('Not a hash')
    return join(home(owner), hash)
  }

  async function* listOne(owner: string): AsyncGenerator<Held & { owner: string }> {
    for (const name of (await orNull(readdir(home(owner)))) ?? []) {
      const held = await look(home(owner), name)
      if (held) yield { ...held, owner }
    }
  }

  async function find(owner: string, hash: string): Promise<Held | null> {
    const path = whole(owner, hash)
    for (const name of (await orNull(readdir(home(owner)))) ?? []) {
      if (name !== hash && !name.startsWith(`${hash}.`)) continue
      const held = await look(home(owner), name)
      if (!held || held.whole || held.received < held.size) return held
      // The server crashed after the last chunk, before this step.
      return (await finish(path, held)) ? { ...held, whole: true } : null
    }
    return null
  }

  async function append(owner: string, piece: Chunk, bytes: Uint8Array): Promise<Held> {
    const path = whole(owner, piece.hash)
    const before = await find(owner, piece.hash)
    if (before && before.size !== piece.size) await remove(owner, piece.hash)
    const received = before?.size === piece.size ? before.received : 0
    const held = { ...piece, received, whole: before?.whole ?? false, touchedAt: new Date() }
    if (held.whole || piece.offset !== received) return held
    await mkdir(home(owner), { recursive: true, mode: 0o700 })
    await write(partOf(path, piece.size), received, bytes)
    if (received === 0) await syncFolder(home(owner))
    const now = { ...held, received: received + bytes.length }
    if (now.received < now.size) return now
    if (!(await finish(path, now))) throw new AppError('upload-damaged')
    return { ...now, whole: true }
  }

  async function remove(owner: string, hash: string): Promise<void> {
    whole(owner, hash)
    for (const name of (await orNull(readdir(home(owner)))) ?? []) {
      if (name.startsWith(hash)) await rm(join(home(owner), name), { force: true })
    }
  }

  return {
    find,
    append,
    async open(owner, hash) {
      const path = whole(owner, hash)
      return (await find(owner, hash))?.whole ? createReadStream(path) : null
    },
    remove,
    async *list(owner) {
      if (owner !== undefined) return yield* listOne(owner)
      for (const name of (await orNull(readdir(folder))) ?? []) {
        if (/^\d+$/.test(name)) yield* listOne(name)
      }
    },
  }
}

const partOf = (path: string, size: number) => `${path}.${size}`

async function look(folder: string, name: string): Promise<Held | null> {
  const [hash = '', size] = name.split('.')
  const info = isHash(hash) ? await orNull(stat(join(folder, name))) : null
  if (!info) return null
  const received = info.size
  const isWhole = size === undefined
  return {
    hash,
    size: isWhole ? received : Number(size),
    received,
    whole: isWhole,
    touchedAt: info.mtime,
  }
}

async function write(path: string, offset: number, bytes: Uint8Array): Promise<void> {
  const file = await open(path, offset === 0 ? 'w' : 'r+', 0o600)
  try {
    for (let done = 0; done < bytes.length;) {
      done += (await file.write(bytes, done, bytes.length - done, offset + done)).bytesWritten
    }
    // The client deletes its copy after our response, so the bytes must be on the disk.
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Renames a complete file to its hash, or deletes it if the hash is wrong. */
async function finish(path: string, { hash, size }: Held): Promise<boolean> {
  const part = partOf(path, size)
  if ((await measureFile(part)).sha256 !== hash) {
    await rm(part, { force: true })
    return false
  }
  await rename(part, path)
  await syncFolder(join(path, '..'))
  return true
}
