import { getStorageReport, type StorageReport } from '@brieflotse/contract'
import { sql } from 'kysely'
import type { Db } from '../db/open.ts'
import type { Api } from '../http/valibot.ts'
import { freeBytes } from '../providers/storage/disk.ts'

const mostUsers = 50

type StorageDeps = { db: Db; dataFolder: string }

/** What takes how much room, and how much is left. */
export async function storageRoutes(app: Api, deps: StorageDeps): Promise<void> {
  app.route({ ...getStorageReport, handler: () => reportOf(deps) })
}

// each content counts once in its kind, however many letters have it
const named = {
  originals: sql`select file_hash from document_files`,
  pictures: sql`select phone_hash from document_pages union select zoom_hash from document_pages`,
  posted: sql`select pdf_hash from mail_orders union select proof_hash from mail_orders
    union select pdf_hash from past_records union select proof_hash from past_records`,
  mails: sql`select file_hash from arrived_mails`,
}

async function reportOf({ db: { read }, dataFolder }: StorageDeps): Promise<StorageReport> {
  const kinds: StorageReport['kinds'] = []
  for (const [kind, hashes] of Object.entries(named)) {
    const { rows } = await sql<Sum>`select coalesce(sum(size), 0) as bytes, count(*) as count
      from files where hash in (${hashes})`.execute(read)
    kinds.push({ kind: kind as keyof typeof named, ...rows[0]! })
  }
  const transfers = await sql<Sum>`select coalesce(sum(byte_size), 0) as bytes, count(*) as count
    from transfers where state = 'ready' and direction = 'out'`.execute(read)
  const size = await sql<{ bytes: number }>`select page_count * page_size as bytes
    from pragma_page_count, pragma_page_size`.execute(read)
  const users = await read
    .selectFrom('users')
    .leftJoin('documents', 'documents.user_id', 'users.id')
    .select(({ fn, lit }) => [
      'users.id',
      'users.username',
      fn.coalesce(fn.sum<number>('documents.byte_size'), lit(0)).as('bytes'),
      fn.count<number>('documents.id').as('letters'),
    ])
    .groupBy('users.id')
    .orderBy('bytes', 'desc')
    .limit(mostUsers)
    .execute()
  return {
    free: await freeBytes(dataFolder),
    database: size.rows[0]!.bytes,
    kinds: [...kinds, { kind: 'transfers', ...transfers.rows[0]! }],
    users,
  }
}

type Sum = { bytes: number; count: number }
