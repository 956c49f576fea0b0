import { AppError } from '@brieflotse/contract'
import { sql } from 'kysely'
import type { Tx } from '../db/open.ts'

/** Throws `account-full` when the letters of a user, as they are in this transaction, take more than an account may. */
export type AccountRoom = (tx: Tx, userId: number) => Promise<void>

/** `maxBytes`: of originals and pictures of pages, each content once, and of the texts of response letters; null where there is no limit. Mails of strangers do not count. */
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
