import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Db } from '../db/open.ts'

/** Each key of a data folder, and what happens to users when a new one takes its place. */
const keys = {
  'session.key': 'everybody has to log in again',
  'notices.key':
    'everybody has to turn notifications on again, addresses of calendars and links in reminder mails stop working, and unsent changes that logged-out devices keep encrypted are lost',
}
type KeyFile = keyof typeof keys

/** The keys that a data folder does not hold. The server makes new ones when it starts, so ask before. */
export function missingKeys(dataFolder: string): KeyFile[] {
  return (Object.keys(keys) as KeyFile[]).filter((file) => !existsSync(join(dataFolder, file)))
}

/** Sentences for the log about keys that were missing although there are users already. A first start has no users: nothing was lost. */
export async function lostKeyWarnings(db: Db, missing: KeyFile[]): Promise<string[]> {
  if (missing.length === 0) return []
  const user = await db.read.selectFrom('users').select('id').limit(1).executeTakeFirst()
  if (!user) return []
  return missing.map(
    (file) =>
      `${file} was missing, so the server made a new one: ${keys[file]}. If a backup has ${file}, stop the server, copy the file to the data folder, and start again.`,
  )
}
