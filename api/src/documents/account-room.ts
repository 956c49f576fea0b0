import { AppError } from '@brieflotse/contract'
import { sql } from 'kysely'
import type { Tx } from '../db/open.ts'

/** Throws `account-full` if the user's letters, as seen in this transaction, exceed the quota. */
export type AccountRoom = (tx: Tx, userId: number) => Promise<void>

/**
 * `maxBytes` limits originals, page images (each content counts once) and the texts of response letters; null means no limit.
 * Incoming mails do not count, because strangers send them.
 */
export function createAccountRoom(maxBytes: number | null): AccountRoom {
  return async (tx, userId) => {
    if (maxBytes === null) return
    const mine = sql`select id from documents where user_id = ${userId}`
    const { rows } = await sql<{ bytes: number }>`
      select coalesce((select sum(length(cast(content as blob))) from response_letters
        where user_id = ${userId}), 0) + coalesce(sum(size), 0) as bytes from files where hash in (
        select file_hash from document_files where document_id in (${mine})
        union select phone_hash from document_pages where document_id in (${mine})
        union select zoom_hash from document_pages where document_id in (${mine})
      )`.execute(tx)
    if (rows[0]!.bytes > maxBytes) throw new AppError('account-full')
  }
}
