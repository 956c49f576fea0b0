import {
  AppError,
  mailSource,
  processSharedEmail,
  type Claim,
  type Document,
  type MailPart,
  type Reminder,
  type ResponseLetter,
} from '@brieflotse/contract'
import { upload } from '../call/upload.ts'
import type { LocalDatabase } from '../db.ts'
import type { OutboxEntry } from '../rows.ts'
import { progressWriter } from './progress.ts'

/** Sends a mail with its files. The resulting documents arrive by the feed. */
export async function sendMail(
  db: LocalDatabase,
  entry: OutboxEntry,
  signal: AbortSignal,
): Promise<Yes> {
  const form = new FormData()
  form.append('emailContent', entry.content ?? '')
  form.append('source', mailSource)
  for (const [index, { id, name, mimeType }] of entry.files.entries()) {
    const file = await db.files.get(id)
    if (!file) throw new AppError('file-missing')
    form.append(`attachment_${index}`, new Blob([file.bytes], { type: mimeType }), name)
  }
  const { parts } = await upload(processSharedEmail, {
    form,
    idempotencyKey: entry.id,
    signal,
    onProgress: progressWriter(db, entry),
  })
  return { document: null, duplicate: false, parts }
}

/** The result of an accepted request. `document`: null if the response contains none; `parts`: the results of a mail. */
export type Yes = {
  document: Document | null
  letter?: ResponseLetter
  claim?: Claim
  reminder?: Reminder
  duplicate: boolean
  parts?: MailPart[]
}
