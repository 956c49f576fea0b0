import { createReadStream } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { sha256 } from '../../system/sha256.ts'
import { asideFolder, isHash } from '../../system/disk.ts'
import { createDrafts, type Draft } from './drafts.ts'
import { lost } from './lost.ts'
import type { Bucket } from './s3-bucket.ts'
import { asStorageError, S3Problem } from './s3-problem.ts'
import { isStorageDown } from './storage-down.ts'
import type { StagedContent, Storage } from './storage.ts'

/** Larger content is not held in memory but in a file while its hash is compared. */
const memoryBytes = 4 * 2 ** 20
/** How often content is fetched again after the connection broke in the middle of it. */
const mostTries = 3

/** Fetched content with the right hash: in memory, or in a file of its own. */
type Fetched = { bytes: Uint8Array } | Draft

/** The key of content in the bucket: the path that it has in a folder, so that one can be copied to the other. */
export function bucketKey(hash: string): string {
  if (!isHash(hash)) throw new Error('Not a hash')
  return `${hash.slice(0, 2)}/${hash}`
}
const asideKey = (hash: string, day: string) => `${asideFolder}/${day}/${hash}`

/** Stores content in an S3 bucket, under the same names as in a folder. Drafts are files in a folder of this machine. */
export function createS3Storage(bucket: Bucket, draftFolder: string): Storage {
  const drafts = createDrafts(draftFolder)

  const { fetch, read } = createFetch(bucket, drafts)

  function staged({ path, hash, size }: Draft): StagedContent {
    let isKept = false
    const drop = () => rm(path, { force: true })
    return {
      hash,
      size,
      async bytes() {
        const bytes = isKept ? await read(hash) : await readFile(path)
        if (!bytes) throw lost(hash, 'missing')
        return bytes
      },
      async keep() {
        if (isKept) return
        await bucket.put(bucketKey(hash), { path, size })
        isKept = true
        await drop()
      },
      drop,
    }
  }

  async function* aside() {
    for await (const { key } of bucket.list(`${asideFolder}/`)) {
      const [, day = '', hash = ''] = key.split('/')
      if (isHash(hash) && key === asideKey(hash, day)) yield { hash, day }
    }
  }

  return {
    provesItself: true,
    write: async (content, options) => staged(await drafts.write(content, options)),
    async open(hash) {
      const found = await fetch(hash)
      if (!found) return null
      if ('bytes' in found)
        return { stream: Readable.from([found.bytes]), size: found.bytes.length }
      const { path, size } = found
      const stream = createReadStream(path)
      stream.once('close', () => void rm(path, { force: true }).catch(() => {}))
      return { stream, size }
    },
    read,
    remove: async (hash) => bucket.erase(bucketKey(hash)),
    async *list() {
      for await (const { key, size, modifiedAt } of bucket.list('')) {
        const hash = key.slice(3)
        if (isHash(hash) && key === bucketKey(hash)) yield { hash, size, modifiedAt }
      }
    },
    dropUnfinished: (before) => bucket.dropUnfinished(before),
    async setAside(hash, day) {
      if (await bucket.copy(bucketKey(hash), asideKey(hash, day)))
        await bucket.erase(bucketKey(hash))
    },
    aside,
    async putBack(hash, day) {
      await bucket.copy(asideKey(hash, day), bucketKey(hash))
      await bucket.erase(asideKey(hash, day))
    },
    async dropAside(before) {
      for await (const { hash, day } of aside()) {
        if (day < before) await bucket.erase(asideKey(hash, day))
      }
    },
  }
}

/** Fetches content and compares its hash. Content that is too large for the memory is put into a draft. */
function createFetch(bucket: Bucket, drafts: ReturnType<typeof createDrafts>) {
  async function fetch(hash: string): Promise<Fetched | null> {
    for (let tries = 1; ; tries += 1) {
      const found = await bucket.get(bucketKey(hash))
      if (!found) return null
      try {
        return await receive(hash, found)
      } catch (error) {
        if (!isStorageDown(error) || tries === mostTries) throw error
      }
      await sleep(200 * tries)
    }
  }

  async function receive(hash: string, found: { stream: Readable; size: number }) {
    const content = wholeBody(found)
    if (found.size <= memoryBytes) {
      const bytes = await buffer(content)
      if (sha256(bytes) !== hash) throw lost(hash, 'damaged')
      return { bytes }
    }
    const draft = await drafts.write(content, { maxBytes: found.size })
    if (draft.hash === hash) return draft
    await rm(draft.path, { force: true })
    throw lost(hash, 'damaged')
  }

  async function read(hash: string): Promise<Uint8Array | null> {
    const found = await fetch(hash)
    if (!found || 'bytes' in found) return found && found.bytes
    return readFile(found.path).finally(() => rm(found.path, { force: true }))
  }

  return { fetch, read }
}

/** The body of a response. Throws if the connection breaks before its end. */
async function* wholeBody({ stream, size }: { stream: Readable; size: number }) {
  let received = 0
  try {
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      received += chunk.length
      yield chunk
    }
    if (received !== size) throw new S3Problem('CutOff', 200)
  } catch (error) {
    throw asStorageError(error)
  }
}
