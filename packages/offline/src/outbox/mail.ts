import { maxMailBytes, maxMailFiles } from '@brieflotse/contract'
import type { LocalDatabase } from '../db.ts'
import { withRoom } from '../kept/room.ts'
import { filesAndRows, type NewFile } from './new-files.ts'
import { newId } from './new-id.ts'
import { newEntry } from './outbox.ts'

/** `content`: the mail's text, empty if only files were shared. */
export type NewMail = { content: string; files: NewFile[] }

/**
 * Saves a mail and queues its processing; returns the entry's id. `id`: that of the share it came from, so that adding it twice has no
 * effect.
 */
export async function addMail(db: LocalDatabase, mail: NewMail, id = newId()): Promise<string> {
  const { files, rows } = filesAndRows(mail.files)
  const held = { documentId: null, content: mail.content }
  const entry = { ...newEntry('process-mail', held, files), id }
  await withRoom(db, () =>
    db.transaction('rw', db.outbox, db.files, async () => {
      if (await db.outbox.get({ id })) return
      await db.files.bulkAdd(rows)
      await db.outbox.add({ ...entry })
    }),
  )
  return id
}

/** Whether these files are within the limits of one mail. */
export function fitMail(files: { size: number }[]): boolean {
  return (
    files.length <= maxMailFiles && files.reduce((sum, { size }) => sum + size, 0) <= maxMailBytes
  )
}
