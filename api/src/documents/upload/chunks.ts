import { AppError, type HeldState, type ChunkQuery } from '@brieflotse/contract'
import { limits } from '../../system/limits.ts'
import type { Held, HeldFiles } from '../../providers/storage/held.ts'
import type { StagedContent, Storage } from '../../providers/storage/storage.ts'

export type UploadChunks = ReturnType<typeof createUploadChunks>

/** Stores files that users upload in chunks, until they become a letter. Calls for one user run one after the other. */
export function createUploadChunks({ held, storage }: { held: HeldFiles; storage: Storage }) {
  const last = new Map<number, Promise<unknown>>()
  const inTurn = <T>(userId: number, work: (owner: string) => Promise<T>): Promise<T> => {
    const mine = (last.get(userId) ?? Promise.resolve()).then(() => work(String(userId)))
    const settled = mine
      .catch(() => {})
      .then(() => {
        if (last.get(userId) === settled) last.delete(userId)
      })
    last.set(userId, settled)
    return mine
  }

  return {
    state: (userId: number, hash: string): Promise<HeldState> =>
      inTurn(userId, async (owner) => toState(await held.find(owner, hash))),

    take: (userId: number, hash: string, { offset, size }: ChunkQuery, bytes: Uint8Array) =>
      inTurn(userId, async (owner) => {
        if (bytes.length === 0 || offset + bytes.length > size) throw new AppError('invalid-input')
        if (!(await held.find(owner, hash))) {
          if (offset !== 0) return toState(null)
          await makeRoom(held, owner, size)
        }
        return toState(await held.append(owner, { hash, size, offset }, bytes))
      }),

    /** A draft with the content of a complete file. Rejects with `piece-missing` if the file is incomplete. */
    draft: (userId: number, hash: string): Promise<StagedContent> =>
      inTurn(userId, async (owner) => {
        const content = await held.open(owner, hash)
        if (!content) throw new AppError('piece-missing')
        const draft = await storage.write(content, { maxBytes: limits.uploadBytes })
        if (draft.hash === hash) return draft
        // The content read back does not have the hash that was uploaded: the disk is faulty.
        await draft.drop()
        await held.remove(owner, hash)
        throw new AppError('piece-missing')
      }),

    forget: (userId: number, hashes: string[]): Promise<void> =>
      inTurn(userId, async (owner) => {
        for (const hash of hashes) await held.remove(owner, hash)
      }),

    /** Deletes all chunks of a user. */
    async forgetAll(userId: number): Promise<void> {
      const hashes = []
      for await (const { hash } of held.list(String(userId))) hashes.push(hash)
      await this.forget(userId, hashes)
    },

    /** Deletes files that received no chunk since `before`. */
    async expire(before: Date): Promise<void> {
      for await (const { owner, hash, touchedAt } of held.list()) {
        if (touchedAt < before) await this.forget(Number(owner), [hash])
      }
    },
  }
}

const toState = (held: Held | null): HeldState => ({
  received: held?.received ?? 0,
  complete: held?.whole ?? false,
})

/** Makes room for another file by deleting the user's oldest idle upload, but none that is still arriving. */
async function makeRoom(held: HeldFiles, owner: string, size: number): Promise<void> {
  const files: Held[] = []
  for await (const file of held.list(owner)) files.push(file)
  files.sort((a, b) => a.touchedAt.getTime() - b.touchedAt.getTime())
  const idle = Date.now() - limits.heldIdleMs
  let taken = files.reduce((sum, file) => sum + file.size, 0)
  while (files.length >= limits.heldFilesPerUser || taken + size > limits.heldBytesPerUser) {
    const oldest = files.shift()
    if (!oldest || oldest.touchedAt.getTime() > idle) throw new AppError('rate-limited')
    await held.remove(owner, oldest.hash)
    taken -= oldest.size
  }
}
