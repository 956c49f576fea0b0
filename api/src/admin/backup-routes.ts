import { listBackups, startBackup } from '@brieflotse/contract'
import type { Api } from '../http/valibot.ts'
import { backupReport, beginBackUp, type BackUpStoreDeps } from '../operation/store.ts'

/** Backups: which there are, and one more. Restoring is for who sits at the machine. */
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
