import { AppError } from '@brieflotse/contract'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../db/open.ts'
import { requireUser, type Sessions, userOf } from './session.ts'

/** A hook that lets only those pass who run this server. */
export function requireAdmin({ db, sessions }: { db: Db; sessions: Sessions }) {
  const signedIn = requireUser(sessions)
  return async (request: FastifyRequest): Promise<void> => {
    await signedIn(request)
    const user = await db.read
      .selectFrom('users')
      .select('is_admin')
      .where('id', '=', userOf(request).userId)
      .executeTakeFirst()
    if (user?.is_admin !== 1) throw new AppError('admin-only')
  }
}
