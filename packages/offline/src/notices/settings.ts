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
import { callEndpoint } from '../call/call.ts'
import type { LocalDatabase } from '../db.ts'

const key = 'notices'

/** The user's notification settings: from the server, or the last known ones without a connection. Throws `AppError` (`offline`). */
export async function loadNoticeSettings(db: LocalDatabase): Promise<NoticeSettings> {
  try {
    return await keep(db, await callEndpoint(getNoticeSettings))
  } catch (error) {
    const kept = await db.meta.get(key)
    if (kept && error instanceof AppError && error.code === 'offline')
      return kept.value as NoticeSettings
    throw error
  }
}

/** Caches the server's settings for offline use. */
async function keep(db: LocalDatabase, settings: NoticeSettings): Promise<NoticeSettings> {
  await db.meta.put({ key, value: settings }).catch(() => {})
  return settings
}

/** Whether the user gets reminders anywhere: on a device, by mail or in a calendar. From the cache; false if nothing is known. */
export async function isReminded(db: LocalDatabase): Promise<boolean> {
  const kept = (await db.meta.get(key))?.value as NoticeSettings | undefined
  if (!kept) return false
  return kept.push.devices.length > 0 || kept.email.state === 'on' || kept.feed !== null
}

// Changes of settings are never queued, so that the user knows whether reminders are on. The functions below need a connection.

export async function saveNoticeSettings(
  db: LocalDatabase,
  body: Request<typeof changeNoticeSettings>['body'],
): Promise<NoticeSettings> {
  return keep(db, await callEndpoint(changeNoticeSettings, { body }))
}

export async function removeNoticeDevice(db: LocalDatabase, id: number): Promise<NoticeSettings> {
  return keep(db, await callEndpoint(dropNoticeDevice, { params: { id: String(id) } }))
}

export async function tryNoticeDevice(id: number): Promise<void> {
  await callEndpoint(testNoticeDevice, { params: { id: String(id) } })
}

export async function renewFeed(db: LocalDatabase): Promise<NoticeSettings> {
  return keep(db, await callEndpoint(renewCalendarFeed))
}

export async function removeFeed(db: LocalDatabase): Promise<NoticeSettings> {
  return keep(db, await callEndpoint(dropCalendarFeed))
}
