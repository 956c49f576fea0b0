import type { LocalDatabase } from '../db.ts'
import type { MarkRow } from '../rows.ts'
import { deviceDatabase } from '../device-database.ts'
import { cookieOf } from './marks.ts'

/** The unsent data that was lost when the browser deleted the database; `unknown`: no mark says how much, or whether there was any. */
export type Loss = { uploads: number; changes: number } | 'unknown'

export const lossKey = 'loss'

/** The loss if an expected database is missing; null if nothing was lost. */
export function lossOf(mark: MarkRow | null, hadRows: boolean): Loss | null {
  if (!mark) return hadRows ? 'unknown' : null
  if (mark.waiting === 0) return null
  // marks of earlier versions do not count uploads
  const uploads = mark.uploads ?? 0
  return { uploads, changes: mark.waiting - uploads }
}

/** The loss that the user has not been told of yet. */
export async function readLoss(db: LocalDatabase): Promise<Loss | null> {
  return ((await db.meta.get(lossKey))?.value as Loss | undefined) ?? null
}

/** Marks the loss as reported to the user. */
export async function acknowledgeLoss(db: LocalDatabase): Promise<void> {
  await db.meta.delete(lossKey)
}

export async function readMark(userId: number): Promise<MarkRow | null> {
  return (await deviceDatabase.marks.get(userId).catch(() => undefined)) ?? markInCookie(userId)
}

function markInCookie(userId: number): MarkRow | null {
  const text = cookieIn(globalThis.document?.cookie ?? '', cookieOf(userId)) ?? ''
  const [waiting, uploads] = text.split('.').map(Number)
  return waiting === undefined || uploads === undefined ? null : { userId, waiting, uploads }
}

function cookieIn(cookies: string, name: string): string | undefined {
  const found = cookies.split('; ').find((one) => one.startsWith(`${name}=`))
  return found?.slice(name.length + 1)
}
