import type { Db } from '../db/open.ts'
import type { Sessions } from '../http/session.ts'
import type { Api } from '../http/valibot.ts'
import type { Models } from '../translation/store.ts'
import { backupReport, beginBackUp, type BackUpStoreDeps } from '../operation/store.ts'
import { modelRoutes } from './model-routes.ts'
import type { Queue } from '../providers/queue/queue.ts'
import { jobRoutes } from './job-routes.ts'
import { type ProviderDeps, providerRoutes } from './provider-routes.ts'
import { type StorageDeps, storageRoutes } from './storage-routes.ts'
import { type UserDeps, userRoutes } from './user-routes.ts'
import { listBackups, startBackup, AppError } from '@brieflotse/contract'
import type { FastifyRequest } from 'fastify'
import { userOf } from '../http/session.ts'

export type AdminDeps = ProviderDeps &
  BackUpStoreDeps & {
    db: Db
    queue: Queue
    sessions: Sessions
    models: Models
    files: StorageDeps['files']
    registration: UserDeps['registration']
    publicUrl: string
    dataFolder: string
    bucket: StorageDeps['bucket']
  }

/**
 * Routes for administrators only. A new subject needs a routes file, a line here and a line in `web/src/admin/sections.ts`. No
 * route here reads the content of letters.
 */
export async function adminRoutes(app: Api, deps: AdminDeps): Promise<void> {
  app.addHook('onRequest', requireAdmin(deps))
  app.register(userRoutes, deps)
  app.register(jobRoutes, deps)
  app.register(providerRoutes, deps)
  app.register(storageRoutes, deps)
  app.register(modelRoutes, deps)
  app.register(backupRoutes, deps)
}

/** Lists backups and makes one. A backup can only be restored on the machine itself. */
async function backupRoutes(app: Api, deps: BackUpStoreDeps): Promise<void> {
  app.route({ ...listBackups, handler: () => backupReport(deps) })
  app.route({
    ...startBackup,
    handler: async () => {
      await beginBackUp(deps)
      return backupReport(deps)
    },
  })
}

/** A hook that lets only administrators pass. */
function requireAdmin({ db }: { db: Db }) {
  return async (request: FastifyRequest): Promise<void> => {
    const user = await db.read
      .selectFrom('users')
      .select('is_admin')
      .where('id', '=', userOf(request).userId)
      .executeTakeFirst()
    if (user?.is_admin !== 1) throw new AppError('admin-only')
  }
}
