import type { Claim, DocumentListItem, Reminder, ReminderChange } from '@brieflotse/contract'
import { isDone, remindedWith } from '@brieflotse/letter'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../db/open.ts'
import type { ReminderTable } from '../db/reminder-tables.ts'
import type { Feed } from '../db/feed.ts'

type ReminderRow = Selectable<ReminderTable>

/** The subject under which responses about a reminder are stored. */
export const aboutReminder = (id: number) => `reminder:${id}`

/** The reminder if it belongs to the user. */
export function findReminder(
  read: Db['read'] | Tx,
  userId: number,
  id: number,
): Promise<ReminderRow | undefined> {
  return read
    .selectFrom('reminders')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** Applies the user's change to a deadline and publishes it as part of its document. */
export async function applyReminderChange(
  tx: Tx,
  feed: Feed,
  row: ReminderRow,
  change: ReminderChange,
): Promise<void> {
  const now = new Date().toISOString()
  const { followed, doneAt, snoozedUntil, movedFrom, reopened } = remindedWith(
    {
      followed: row.followed === 1,
      dueOn: row.due_on,
      doneAt: row.done_at,
      snoozedUntil: row.snoozed_until,
      movedFrom: row.moved_from,
      reopened: row.reopened === 1,
    },
    change,
    now,
  )
  const marks = {
    followed: followed ? 1 : 0,
    done_at: doneAt,
    snoozed_until: snoozedUntil,
    moved_from: movedFrom,
    reopened: reopened ? 1 : 0,
    updated_at: now,
  } as const
  await tx.updateTable('reminders').set(marks).where('id', '=', row.id).execute()
  await feed.changed(tx, { userId: row.user_id, kind: 'document', id: row.document_id })
}

/** A deadline to remind somebody of, with what identifies it. `done`: marked by the user or paid. */
export type FollowedDay = Pick<
  Reminder,
  'id' | 'what' | 'law' | 'time' | 'doneAt' | 'snoozedUntil' | 'sequence'
> & {
  userId: number
  documentId: number
  dueOn: string
  done: boolean
  /** The title that the user gave, or else the one that was read. */
  title: string
  sender: string | null
  /** As printed in the letter ("1.234,56 €"). */
  amount: string | null
  updatedAt: string
}

export type FollowedDeps = {
  db: Db
  loadClaims: (read: Db['read'], documentIds: number[]) => Promise<Map<number, Claim[]>>
}

/**
 * The followed deadlines with a date in a range (both ends included and optional), of one user or all, by date. Done and snoozed
 * ones are included and marked; deadlines that are not followed and those of archived letters are left out.
 */
export async function followedDays(
  { db, loadClaims }: FollowedDeps,
  { userId, from, to }: { userId?: number; from?: string; to?: string },
): Promise<FollowedDay[]> {
  const rows = await db.read
    .selectFrom('reminders')
    .innerJoin('documents', 'documents.id', 'document_id')
    .selectAll('reminders')
    .select(['title', 'given_title', 'card'])
    .where('read', '=', 1)
    .where('followed', '=', 1)
    .where('archived_at', 'is', null)
    .where('due_on', 'is not', null)
    .$if(userId !== undefined, (query) => query.where('reminders.user_id', '=', userId!))
    .$if(from !== undefined, (query) => query.where('due_on', '>=', from!))
    .$if(to !== undefined, (query) => query.where('due_on', '<=', to!))
    .orderBy('due_on')
    .orderBy('reminders.id')
    .execute()
  const claims = await loadClaims(db.read, [...new Set(rows.map((row) => row.document_id))])
  return rows.map((row) => {
    const card =
      row.card === null ? null : (JSON.parse(row.card) as DocumentListItem['explanation'])
    const payment = card?.document_details.payment
    return {
      id: row.id,
      userId: row.user_id,
      documentId: row.document_id,
      what: row.what,
      law: row.law,
      dueOn: row.due_on ?? '',
      time: row.time,
      doneAt: row.done_at,
      snoozedUntil: row.snoozed_until,
      sequence: row.sequence,
      done: isDone(
        { what: row.what, dueOn: row.due_on, doneAt: row.done_at },
        claims.get(row.document_id) ?? [],
      ),
      title: row.given_title ?? row.title,
      sender: card?.sender.name ?? null,
      amount: row.what === 'pay' ? (payment?.total_fee ?? payment?.outstanding_fee ?? null) : null,
      updatedAt: row.updated_at,
    }
  })
}
