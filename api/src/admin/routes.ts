import type { Db } from '../db/open.ts'
import { requireAdmin } from '../http/admin.ts'
import type { Sessions } from '../http/session.ts'
import type { Api } from '../http/valibot.ts'
import type { Models } from '../translation/store.ts'
import type { BackUpStoreDeps } from '../operation/store.ts'
import { backupRoutes } from './backup-routes.ts'
import { modelRoutes } from './model-routes.ts'
import type { Queue } from '../providers/queue/queue.ts'
import { jobRoutes } from './job-routes.ts'
import { type ProviderDeps, providerRoutes } from './provider-routes.ts'
import { type StorageDeps, storageRoutes } from './storage-routes.ts'
import { type UserDeps, userRoutes } from './user-routes.ts'

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
