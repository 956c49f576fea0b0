import { AppError } from '@brieflotse/contract'
import type { FastifyRequest } from 'fastify'
import type { Db, Tx } from '../db/open.ts'
import { limits } from './limits.ts'
import { sha256 } from '../providers/sha256.ts'

export type Once = {
  userId: number
  /** The client's key; null when it sent none, then every request counts. */
  key: string | null
  /** What the request wants. The same key with another wish is a mistake of the client. */
  fingerprint: string
}

export function onceOf(request: FastifyRequest, userId: number, wish: unknown): Once {
  const key = request.headers['idempotency-key'] ?? null
  if (Array.isArray(key) || (key !== null && !isKey(key))) throw new AppError('invalid-input')
  const parts = [request.method, request.routeOptions.url, request.params, wish]
  return { userId, key, fingerprint: sha256(textOf(parts)) }
}

/** A body that no schema has looked at may be thousands of levels deep, which `JSON.parse` reads and `JSON.stringify` does not write. */
function textOf(parts: unknown): string {
  try {
    return JSON.stringify(parts)
  } catch (cause) {
    throw new AppError('invalid-input', undefined, { cause })
  }
}

const isKey = (key: string) => key.length > 0 && key.length <= limits.idempotencyKeyCharacters

/**
 * Makes a change that the client may ask for again and again with the same key: it happens once, and every repetition gets the
 * first answer. The key is stored in the transaction of the change, so there is never one without the other; transactions come
 * one after the other, so a double click finds the key of its twin. `about` names what the answer tells of: see `forget`.
 */
export async function once<T>(
  tx: Tx,
  { userId, key, fingerprint }: Once,
  change: () => Promise<{ answer: T; about: string }>,
): Promise<T> {
  if (key === null) return (await change()).answer
  const before = await answered<T>(tx, { userId, key, fingerprint })
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

/** What this very request was answered before; null when it is new. The key of another wish is `key-reused`. */
export async function answered<T>(
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

/** Whether this very request was carried out before; for requests whose subject is gone by now, because they erased it. */
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

/** Erases the stored answers about something that was erased. Its keys stay: sending the request again must not bring it back. */
export async function forget(tx: Tx, about: string): Promise<void> {
  await tx
    .updateTable('idempotency_keys')
    .set({ answer: null })
    .where('about', '=', about)
    .execute()
}
