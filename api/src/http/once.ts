import { AppError } from '@brieflotse/contract'
import type { FastifyRequest } from 'fastify'
import type { Db, Tx } from '../db/open.ts'
import { limits } from '../system/limits.ts'
import { sha256 } from '../system/sha256.ts'

export type Once = {
  userId: number
  /** The client's idempotency key. With null, every request is executed. */
  key: string | null
  /** A digest of the request. The same key with a different fingerprint is an error of the client. */
  fingerprint: string
}

export function onceOf(request: FastifyRequest, userId: number, wish: unknown): Once {
  const key = request.headers['idempotency-key'] ?? null
  if (Array.isArray(key) || (key !== null && !isKey(key))) throw new AppError('invalid-input')
  const parts = [request.method, request.routeOptions.url, request.params, wish]
  return { userId, key, fingerprint: sha256(textOf(parts)) }
}

/** `JSON.parse` accepts a body nested thousands of levels deep, but `JSON.stringify` overflows the stack on it. */
function textOf(parts: unknown): string {
  try {
    return JSON.stringify(parts)
  } catch (cause) {
    throw new AppError('invalid-input', undefined, { cause })
  }
}

const isKey = (key: string) => key.length > 0 && key.length <= limits.idempotencyKeyCharacters

/**
 * Executes a change only once for each idempotency key; every repetition gets the first response. The key is stored in the
 * transaction of the change, so neither exists without the other. Transactions run one after the other, so the second request of a
 * double click finds the key of the first. `about` says which row the response is about: see `forget`.
 */
export async function once<T>(
  tx: Tx,
  { userId, key, fingerprint }: Once,
  change: () => Promise<{ answer: T; about: string }>,
): Promise<T> {
  if (key === null) return (await change()).answer
  const before = await storedAnswer<T>(tx, { userId, key, fingerprint })
  if (before !== null) return before
  const { answer, about } = await change()
  const created_at = new Date().toISOString()
  await tx
    .insertInto('idempotency_keys')
    .values({
      user_id: userId,
      key,
      fingerprint,
      answer: JSON.stringify(answer),
      about,
      created_at,
    })
    .execute()
  return answer
}

/** The earlier response to this request; null if it is new. Throws `key-reused` if the key belongs to a different request. */
export async function storedAnswer<T>(
  db: Db['read'] | Tx,
  { userId, key, fingerprint }: Once,
): Promise<T | null> {
  if (key === null) return null
  const before = await db
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'answer'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!before) return null
  if (before.fingerprint !== fingerprint) throw new AppError('key-reused')
  if (before.answer === null) throw new AppError('not-found')
  return JSON.parse(before.answer) as T
}

/** Whether this request was already executed. For deletions, whose target no longer exists. */
export async function wasDone(db: Db['read'], wish: Once): Promise<boolean> {
  if (wish.key === null) return false
  const before = await db
    .selectFrom('idempotency_keys')
    .select('answer')
    .where('user_id', '=', wish.userId)
    .where('key', '=', wish.key)
    .where('fingerprint', '=', wish.fingerprint)
    .executeTakeFirst()
  return before !== undefined && before.answer !== null
}

/** Deletes the stored responses about an erased row. The keys stay, so that a repeated request does not create the row again. */
export async function forget(tx: Tx, about: string): Promise<void> {
  await tx
    .updateTable('idempotency_keys')
    .set({ answer: null })
    .where('about', '=', about)
    .execute()
}
