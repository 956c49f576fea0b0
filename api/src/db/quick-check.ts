import { join } from 'node:path'
import { bundleOf } from '../system/bundle.ts'
import { askThread } from '../system/thread.ts'
import type { Db } from './open.ts'

const limitMs = 30 * 60_000

const threadCode = () =>
  bundleOf(new URL('./quick-check-thread.ts', import.meta.url), { packages: 'external' })

/** Checks the whole database in a thread and records damage. */
export async function quickCheck(db: Db, dataFolder: string): Promise<void> {
  const question = join(dataFolder, 'brieflotse.db')
  if (!(await askThread<boolean>({ code: threadCode(), question, limitMs }))) db.damage.note()
}
