import { isLocked } from '../account/store.ts'
import { defaultNoticeHour, defaultNoticeZone } from '@brieflotse/rules'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../db/open.ts'
import type { NoticeSettingsTable } from '../db/notice-tables.ts'

export type SettingsRow = Selectable<NoticeSettingsTable>

/** A user's reminder settings; the defaults if nothing was changed. */
export async function settingsOf(read: Db['read'] | Tx, userId: number): Promise<SettingsRow> {
  const row = await read
    .selectFrom('notice_settings')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return (
    row ?? {
      user_id: userId,
      hour: defaultNoticeHour,
      zone: defaultNoticeZone,
      details: 0,
      email_on: 0,
      email: null,
      last_day: null,
    }
  )
}

export async function changeSettings(
  tx: Tx,
  userId: number,
  change: Partial<Omit<SettingsRow, 'user_id'>>,
): Promise<void> {
  const { user_id, ...row } = { ...(await settingsOf(tx, userId)), ...change }
  await tx
    .insertInto('notice_settings')
    .values({ user_id, ...row })
    .onConflict((on) => on.column('user_id').doUpdateSet(row))
    .execute()
}

/**
 * The address for reminder mails. Null if the user turned them off or has not confirmed the current address, or if the account is
 * locked.
 */
export async function mailboxOf(read: Db['read'] | Tx, userId: number): Promise<string | null> {
  const { email_on, email } = await settingsOf(read, userId)
  if (await isLocked(read, userId)) return null
  return email_on === 1 && email !== null && email === (await profileAddressOf(read, userId))
    ? email
    : null
}

/** The address in the user's profile. */
export async function profileAddressOf(
  read: Db['read'] | Tx,
  userId: number,
): Promise<string | null> {
  const user = await read
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirst()
  return user?.email ?? null
}
