import type { Db, Tx } from '../../db/open.ts'
import type { StagedContent, Storage } from '../../providers/storage/storage.ts'
import type { Arrivals, Envelope } from './arrivals.ts'

/** From `documents/files.ts`: stores content and commits the rows that refer to it. */
type Files = {
  keep<T>(
    drafts: StagedContent[],
    commit: (record: (tx: Tx) => Promise<void>) => Promise<T>,
  ): Promise<T>
  collect(hashes: string[]): Promise<void>
}

export type Delivery = {
  content: AsyncIterable<Uint8Array>
  maxBytes: number
  userIds: number[]
  envelope: Envelope
}

/**
 * Stores a mail for its recipients. Once it resolves, the mail survives a crash for all of them; if it rejects, for none. Throws
 * `file-too-large`, or the stream's own error if the stream breaks off.
 */
export function createTakeDelivery(deps: {
  db: Db
  storage: Storage
  files: Files
  arrivals: Arrivals
}) {
  const { db, storage, files, arrivals } = deps
  return async ({ content, maxBytes, userIds, envelope }: Delivery): Promise<void> => {
    const draft = await storage.write(content, { maxBytes })
    const { hash, size } = draft
    let added = 0
    try {
      await files.keep([draft], (record) =>
        db.write(async (tx) => {
          await record(tx)
          for (const userId of userIds) {
            if (await arrivals.add(tx, { userId, hash, size, envelope })) added += 1
          }
        }),
      )
    } finally {
      await draft.drop()
      // All recipients already had this mail, and possibly no row refers to the content any more.
      if (added === 0) await files.collect([hash])
    }
  }
}
export type TakeDelivery = ReturnType<typeof createTakeDelivery>
