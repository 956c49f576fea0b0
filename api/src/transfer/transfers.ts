import { type AppError, type AccountTransfer, type TransferResult } from '@brieflotse/contract'
import { randomBytes } from 'node:crypto'
import type { Selectable, Updateable } from 'kysely'
import type { TransferTable } from '../db/account-tables.ts'
import type { Db, Tx } from '../db/open.ts'
import { toFailure } from '../http/failure.ts'
import { limits } from '../system/limits.ts'
import type { Queue } from '../providers/queue/queue.ts'

export type TransferRow = Selectable<TransferTable>
type Direction = TransferRow['direction']

const jobs = { out: 'export-account', in: 'import-account' } as const
const aboutTransfer = (id: number) => `transfer:${id}`

export const newFileName = () => `${randomBytes(24).toString('base64url')}.zip`

export function findTransfer(
  read: Db['read'] | Tx,
  userId: number,
  direction: Direction,
): Promise<TransferRow | undefined> {
  return read
    .selectFrom('transfers')
    .selectAll()
    .where('user_id', '=', userId)
    .where('direction', '=', direction)
    .orderBy('id', 'desc')
    .executeTakeFirst()
}

export function byId(read: Db['read'] | Tx, id: number): Promise<TransferRow | undefined> {
  return read.selectFrom('transfers').selectAll().where('id', '=', id).executeTakeFirst()
}

export const isTransferRunning = (row: TransferRow | undefined) =>
  row?.state === 'waiting' || row?.state === 'running'

/** Replaces the previous transfer of this direction and queues its job. Returns file names that are no longer needed. */
export async function addTransfer(
  tx: Tx,
  queue: Queue,
  { userId, direction, fileName, bytes = 0 }: NewTransfer,
): Promise<string[]> {
  const before = await dropTransfers(tx, queue, userId, direction)
  const { id } = await tx
    .insertInto('transfers')
    .values({
      user_id: userId,
      direction,
      state: 'waiting',
      file_name: fileName,
      byte_size: bytes,
      created_at: new Date().toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const about = { payload: { transferId: id }, subject: aboutTransfer(id) }
  await queue.add(tx, { name: jobs[direction], ...about })
  const runAt = new Date(Date.now() + limits.transferKeptMs)
  await queue.add(tx, { name: 'drop-transfer', ...about, runAt })
  return before
}

export type NewTransfer = { userId: number; direction: Direction; fileName: string; bytes?: number }

/** Deletes the transfers of one direction. Returns the names of their files. */
export async function dropTransfers(
  tx: Tx,
  queue: Queue,
  userId: number,
  direction: Direction,
): Promise<string[]> {
  const gone = await tx
    .deleteFrom('transfers')
    .where('user_id', '=', userId)
    .where('direction', '=', direction)
    .returning(['id', 'file_name'])
    .execute()
  for (const { id } of gone) await queue.remove(tx, aboutTransfer(id))
  return gone.map(({ file_name }) => file_name)
}

export async function changeTransfer(
  tx: Tx,
  id: number,
  set: Updateable<TransferTable>,
): Promise<void> {
  await tx.updateTable('transfers').set(set).where('id', '=', id).execute()
}

export async function failTransfer(tx: Tx, id: number, error: AppError): Promise<void> {
  await changeTransfer(tx, id, {
    state: 'failed',
    failure: error.code,
    failure_said: JSON.stringify(error.said),
    ended_at: new Date().toISOString(),
  })
}

/** A transfer as the API returns it. */
export function toTransfer(row: TransferRow | undefined): AccountTransfer | null {
  if (!row) return null
  const code = row.failure
  const isKept = row.direction === 'out' && row.state === 'ready'
  return {
    id: row.id,
    direction: row.direction,
    state: row.state,
    bytes: row.byte_size,
    done: row.done,
    total: row.total,
    failure: code && toFailure(code, row.failure_said),
    result:
      row.result === null
        ? null
        : { lost: 0, ...(JSON.parse(row.result) as Omit<TransferResult, 'lost'>) },
    lost: row.lost === null ? [] : (JSON.parse(row.lost) as string[]),
    createdAt: row.created_at,
    until: isKept ? untilOf(row.created_at) : null,
  }
}

const untilOf = (createdAt: string) =>
  new Date(Date.parse(createdAt) + limits.transferKeptMs).toISOString()
