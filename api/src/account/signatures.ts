import { AppError } from '@brieflotse/contract'
import type { Db, Tx } from '../db/open.ts'
import { limits } from '../system/limits.ts'
import { bundleOf } from '../system/bundle.ts'
import { askThread } from '../system/thread.ts'

/** The user's signature as a PNG; null if there is none. */
export async function findSignature(
  db: Db['read'],
  userId: number,
): Promise<{ png: Buffer; at: string } | null> {
  const row = await db
    .selectFrom('signatures')
    .select(['picture', 'updated_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ? { png: row.picture, at: row.updated_at } : null
}

export async function storeSignature(tx: Tx, userId: number, png: Uint8Array): Promise<void> {
  const row = {
    picture: Buffer.from(png),
    mime_type: 'image/png' as const,
    updated_at: new Date().toISOString(),
  }
  await tx
    .insertInto('signatures')
    .values({ user_id: userId, ...row })
    .onConflict((on) => on.column('user_id').doUpdateSet(row))
    .execute()
}

export async function deleteSignature(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('signatures').where('user_id', '=', userId).execute()
}

let last: Promise<unknown> = Promise.resolve()

/** Cleans the picture of a signature in a thread, one at a time, because a photo takes 100 MB of memory. Throws `signature-invalid`. */
export async function readSignature(bytes: Uint8Array): Promise<Uint8Array> {
  const mine = last.then(() =>
    askThread<Uint8Array | null>({
      code: threadCode(),
      question: bytes,
      limitMs: limits.signatureMs,
    }),
  )
  last = mine.catch(() => {})
  const png = await mine.catch((error: unknown) => {
    throw new AppError('signature-invalid', undefined, { cause: error })
  })
  if (!png) throw new AppError('signature-invalid')
  return png
}

const threadCode = () =>
  bundleOf(new URL('./signature-worker.ts', import.meta.url), { external: ['sharp'] })
