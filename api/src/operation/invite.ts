import SqliteDatabase from 'better-sqlite3'
import { join } from 'node:path'
import { inviteAddress, newInvite } from '../account/store.ts'

/** Creates an invitation from the command line while the server may run. Returns the URL to pass on and its expiry. */
export function inviteFromOutside(
  dataFolder: string,
  publicUrl: string,
  now: number,
): { address: string; until: string } {
  const { token, row } = newInvite(now)
  const db = new SqliteDatabase(join(dataFolder, 'brieflotse.db'), { fileMustExist: true })
  try {
    db.pragma('busy_timeout = 5000')
    db.prepare('insert into invites values (:token_hash, :made_at, :expires_at)').run(row)
  } finally {
    db.close()
  }
  return { address: inviteAddress(publicUrl, token), until: row.expires_at }
}
