import { AppError } from '@brieflotse/contract'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../db/open.ts'
import { userOf } from './session.ts'

/** A hook that lets only administrators pass. */
export function requireAdmin({ db }: { db: Db }) {
  return async (request: FastifyRequest): Promise<void> => {
    const user = await db.read
      .selectFrom('users')
      .select('is_admin')
      .where('id', '=', userOf(request).userId)
      .executeTakeFirst()
    if (user?.is_admin !== 1) throw new AppError('admin-only')
  }
}
