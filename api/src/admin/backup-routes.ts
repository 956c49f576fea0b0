import { listBackups, startBackup } from '@brieflotse/contract'
import type { Api } from '../http/valibot.ts'
import { backupReport, beginBackUp, type BackUpStoreDeps } from '../operation/store.ts'

/** Lists backups and makes one. A backup can only be restored on the machine itself. */
export async function backupRoutes(app: Api, deps: BackUpStoreDeps): Promise<void> {
  app.route({ ...listBackups, handler: () => backupReport(deps) })
  app.route({
    ...startBackup,
    handler: async () => {
      await beginBackUp(deps)
      return backupReport(deps)
    },
  })
}
