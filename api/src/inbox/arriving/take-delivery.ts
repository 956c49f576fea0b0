import type { Db, Tx } from '../../db/open.ts'
import type { Draft, Storage } from '../../providers/storage/storage.ts'
import type { Arrivals, Envelope } from './arrivals.ts'

/** `documents/files.ts`: keeps content and commits the rows that name it. */
type Files = {
  keep<T>(drafts: Draft[], commit: (record: (tx: Tx) => Promise<void>) => Promise<T>): Promise<T>
  collect(hashes: string[]): Promise<void>
}

export type Delivery = {
  content: AsyncIterable<Uint8Array>
  maxBytes: number
  userIds: number[]
  envelope: Envelope
}

/**
 * Takes a mail for its recipients. Once this resolves the mail survives a crash, for all of them or, where it rejects, for none. Larger
 * mails fail with `file-too-large`; content that breaks off fails with its own error and leaves nothing.
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
      // the same mail was here before, and perhaps nothing names it any more
      if (added === 0) await files.collect([hash])
    }
  }
}
export type TakeDelivery = ReturnType<typeof createTakeDelivery>
