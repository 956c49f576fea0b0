import type { LocalDatabase } from '../db.ts'
import type { MarkRow } from '../rows.ts'
import { who } from '../who.ts'
import { cookieOf } from './marks.ts'

/** What was not sent when the browser deleted the database; `unknown`: nobody noted what it was, or whether there was anything. */
export type Loss = { uploads: number; changes: number } | 'unknown'

export const lossKey = 'loss'

/** What is lost where a database should be and is not; null where nothing is. */
export function lossOf(mark: MarkRow | null, hadRows: boolean): Loss | null {
  if (!mark) return hadRows ? 'unknown' : null
  if (mark.waiting === 0) return null
  // the notes of earlier versions do not say how many were uploads
  const uploads = mark.uploads ?? 0
  return { uploads, changes: mark.waiting - uploads }
}

/** What this device has lost and its user was not told yet. */
export async function readLoss(db: LocalDatabase): Promise<Loss | null> {
  return ((await db.meta.get(lossKey))?.value as Loss | undefined) ?? null
}

/** The user was told. */
export async function lossTold(db: LocalDatabase): Promise<void> {
  await db.meta.delete(lossKey)
}

export async function readMark(userId: number): Promise<MarkRow | null> {
  return (await who.marks.get(userId).catch(() => undefined)) ?? markInCookie(userId)
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
