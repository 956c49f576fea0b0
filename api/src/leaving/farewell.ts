import { AppError } from '@brieflotse/contract'
import type { Db, Tx } from '../db/open.ts'
import type { Queue } from '../providers/queue/queue.ts'

/** The account's data outside the database rows: stored content by hash, and the practice post office's letters and practice bank's payments. */
export type LeftOutside = {
  hashes: string[]
  letters: string[]
  /** `open`: the user could still pay it on a payment page left open in the browser. */
  payments: { provider: string; id: string; open: boolean }[]
  transfers: string[]
}

/** The queue entry of the job that deletes an account. */
export const leaveOf = (userId: number) => ({
  name: 'leave',
  payload: { userId },
  subject: `leaving:${userId}`,
})

/** Locks the account and queues its deletion in one transaction. After that nothing can stop the deletion. */
export async function beginFarewell(tx: Tx, queue: Queue, userId: number): Promise<void> {
  const now = new Date().toISOString()
  const sessions = await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .returning('token_hash')
    .execute()
  // Devices with these tokens are told that the account was deleted. The hashes are of random numbers and identify nobody.
  const ended = sessions.map(({ token_hash }) => ({ token_hash, ended_at: now }))
  if (ended.length > 0) await tx.insertInto('ended_devices').values(ended).execute()
  // Orders not yet submitted are cancelled, even if a job is about to submit them.
  await tx
    .updateTable('mail_orders')
    .set({ state: 'canceling' })
    .where('user_id', '=', userId)
    .where('state', '=', 'ordered')
    .execute()
  await tx.updateTable('users').set({ locked_at: now }).where('id', '=', userId).execute()
  await tx
    .insertInto('farewells')
    .values({ user_id: userId, asked_at: now })
    .onConflict((on) => on.doNothing())
    .execute()
  await queue.add(tx, leaveOf(userId))
}

/**
 * Deletes the account's rows and records in the same transaction which data outside the rows is left, so that the job can continue
 * after a crash. Null if the account is not being deleted. Throws `busy` while a job works on one of its letters or payments.
 */
export function eraseRows(db: Db, userId: number): Promise<LeftOutside | null> {
  return db.write(async (tx) => {
    const farewell = await tx
      .selectFrom('farewells')
      .select('hashes')
      .where('user_id', '=', userId)
      .executeTakeFirst()
    if (!farewell) return null
    if (farewell.hashes !== null) return JSON.parse(farewell.hashes) as LeftOutside
    await refuseWhileHeld(tx, userId)
    const left = await findOutside(tx, userId)
    await removeJobs(tx, userId)
    await tx.deleteFrom('users').where('id', '=', userId).execute()
    await tx
      .updateTable('farewells')
      .set({ hashes: JSON.stringify(left) })
      .where('user_id', '=', userId)
      .execute()
    return left
  })
}

async function findOutside(tx: Tx, userId: number): Promise<LeftOutside> {
  const own = tx.selectFrom('documents').select('id').where('user_id', '=', userId)
  const files = await tx
    .selectFrom('document_files')
    .select('file_hash')
    .where('document_id', 'in', own)
    .execute()
  const pages = await tx
    .selectFrom('document_pages')
    .select(['phone_hash', 'zoom_hash'])
    .where('document_id', 'in', own)
    .execute()
  const orders = await tx
    .selectFrom('mail_orders')
    .select(['pdf_hash', 'proof_hash', 'reference'])
    .where('user_id', '=', userId)
    .execute()
  const mails = await tx
    .selectFrom('arrived_mails')
    .select('file_hash')
    .where('user_id', '=', userId)
    .execute()
  const past = await tx
    .selectFrom('past_records')
    .select(['pdf_hash', 'proof_hash'])
    .where('user_id', '=', userId)
    .execute()
  const payments = await tx
    .selectFrom('payments')
    .select(['provider', 'provider_id', 'status', 'fulfilled_at'])
    .where('user_id', '=', userId)
    .execute()
  const transfers = await tx
    .selectFrom('transfers')
    .select('file_name')
    .where('user_id', '=', userId)
    .execute()
  const hashes = [
    ...files.map((row) => row.file_hash),
    ...pages.flatMap((row) => [row.phone_hash, row.zoom_hash]),
    ...[...orders, ...past].flatMap((row) => [row.pdf_hash, row.proof_hash]),
    ...mails.map((row) => row.file_hash),
  ]
  return {
    hashes: [...new Set(hashes.filter((hash) => hash !== null))],
    letters: orders.map((row) => row.reference),
    payments: payments.flatMap(({ provider, provider_id: id, status, fulfilled_at }) => {
      const open = fulfilled_at === null && status !== 'canceled'
      return id ? [{ provider, id, open }] : []
    }),
    transfers: transfers.map((row) => row.file_name),
  }
}

/**
 * A job in the middle of a provider request could no longer save the provider's response, and the letter or payment would stay
 * there for ever. So the deletion waits until the job ends or its lease expires.
 */
async function refuseWhileHeld(tx: Tx, userId: number): Promise<void> {
  const orders = await tx
    .selectFrom('mail_orders')
    .select('id')
    .where('user_id', '=', userId)
    .execute()
  const payments = await tx
    .selectFrom('payments')
    .select('id')
    .where('user_id', '=', userId)
    .execute()
  const own = new Set([
    ...orders.map(({ id }) => `order:${id}`),
    ...payments.map(({ id }) => `payment:${id}`),
  ])
  const held = await tx
    .selectFrom('jobs')
    .select('subject')
    .where('state', '=', 'running')
    .execute()
  if (held.some(({ subject }) => own.has(subject))) throw new AppError('busy')
}

/** Jobs refer to rows by subject, without a foreign key. A running job loses its lease here, so its result is not saved. */
async function removeJobs(tx: Tx, userId: number): Promise<void> {
  const own = (
    table: 'documents' | 'mail_orders' | 'arrived_mails' | 'notice_deliveries' | 'transfers',
  ) => tx.selectFrom(table).select('id').where('user_id', '=', userId).execute()
  const payments = await tx
    .selectFrom('payments')
    .select('id')
    .where('user_id', '=', userId)
    .execute()
  const about = (word: string, rows: { id: number | string }[], sign = ':') =>
    rows.map(({ id }) => `${word}${sign}${id}`)
  const subjects = [
    `notices:${userId}`,
    ...about('document', await own('documents')),
    ...about('order', await own('mail_orders')),
    ...about('mail', await own('arrived_mails'), ' '),
    ...about('notice', await own('notice_deliveries')),
    ...about('transfer', await own('transfers')),
    ...about('payment', payments),
  ]
  for (let start = 0; start < subjects.length; start += 500) {
    await tx
      .deleteFrom('jobs')
      .where('subject', 'in', subjects.slice(start, start + 500))
      .execute()
  }
}
