import {
  AppError,
  changeNoticeSettings,
  dropCalendarFeed,
  dropNoticeDevice,
  getNoticeSettings,
  type NoticeSettings,
  renewCalendarFeed,
  type Request,
  testNoticeDevice,
} from '@brieflotse/contract'
import { call } from '../call/call.ts'
import type { LocalDatabase } from '../db.ts'

const key = 'notices'

/** How the user is reminded: from the server, without a connection as it was last. Throws `AppError` (`offline`). */
export async function loadNoticeSettings(db: LocalDatabase): Promise<NoticeSettings> {
  try {
    return await keep(db, await call(getNoticeSettings))
  } catch (error) {
    const kept = await db.meta.get(key)
    if (kept && error instanceof AppError && error.code === 'offline')
      return kept.value as NoticeSettings
    throw error
  }
}

/** Keeps what the server said for a time without a connection. */
async function keep(db: LocalDatabase, settings: NoticeSettings): Promise<NoticeSettings> {
  await db.meta.put({ key, value: settings }).catch(() => {})
  return settings
}

/** Whether the user is reminded anywhere: on a device, by mail or in a calendar. As it was known last; false where nothing is known. */
export async function isReminded(db: LocalDatabase): Promise<boolean> {
  const kept = (await db.meta.get(key))?.value as NoticeSettings | undefined
  if (!kept) return false
  return kept.push.devices.length > 0 || kept.email.state === 'on' || kept.feed !== null
}

// All of these need a connection: whether somebody is reminded is nothing to be left waiting on a device.

export async function saveNoticeSettings(
  db: LocalDatabase,
  body: Request<typeof changeNoticeSettings>['body'],
): Promise<NoticeSettings> {
  return keep(db, await call(changeNoticeSettings, { body }))
}

export async function removeNoticeDevice(db: LocalDatabase, id: number): Promise<NoticeSettings> {
  return keep(db, await call(dropNoticeDevice, { params: { id: String(id) } }))
}

export async function tryNoticeDevice(id: number): Promise<void> {
  await call(testNoticeDevice, { params: { id: String(id) } })
}

export async function renewFeed(db: LocalDatabase): Promise<NoticeSettings> {
  return keep(db, await call(renewCalendarFeed))
}

export async function removeFeed(db: LocalDatabase): Promise<NoticeSettings> {
  return keep(db, await call(dropCalendarFeed))
}
