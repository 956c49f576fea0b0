import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Db } from '../db/open.ts'
import { newKeyCosts } from '../http/kept-secret.ts'

type KeyFile = keyof typeof newKeyCosts

/** The keys that a data folder does not hold. The server makes new ones when it starts, so ask before. */
export function missingKeys(dataFolder: string): KeyFile[] {
  return (Object.keys(newKeyCosts) as KeyFile[]).filter(
    (file) => !existsSync(join(dataFolder, file)),
  )
}

/** Sentences for the log about keys that were missing although there are users already. A first start has no users: nothing was lost. */
export async function lostKeyWarnings(db: Db, missing: KeyFile[]): Promise<string[]> {
  if (missing.length === 0) return []
  const user = await db.read.selectFrom('users').select('id').limit(1).executeTakeFirst()
  if (!user) return []
  return missing.map(
    (file) =>
      `${file} was missing, so the server made a new one: ${newKeyCosts[file]}. If a backup has ${file}, stop the server, copy the file to the data folder, and start again.`,
  )
}
