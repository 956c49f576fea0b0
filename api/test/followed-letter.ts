import type { Db, Tx } from '../src/db/open.ts'

type Letter = { userId: number; what: 'pay' | 'object'; dueOn: string; title: string; at: string }

/** Adds a read letter with one followed deadline and returns the id of the reminder. */
export async function addFollowedLetter(
  tx: Tx | Db['read'],
  { userId, what, dueOn, title, at }: Letter,
): Promise<number> {
  const hash = title
  await tx.insertInto('files').values({ hash, size: 1, created_at: '' }).execute()
  const { id: document_id } = await tx
    .insertInto('documents')
    .values({
      user_id: userId,
      file_hash: hash,
      content_key: hash,
      file_name: 'a.pdf',
      mime_type: 'application/pdf',
      byte_size: 1,
      title,
      status: 'completed',
      source_language: 'de',
      target_language: 'en',
      tags: '[]',
      translation_state: 'done',
      uploaded_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await tx
    .insertInto('reminders')
    .values({ user_id: userId, document_id, what, due_on: dueOn, followed: 1, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
