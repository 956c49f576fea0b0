import type { MarkRow } from '../rows.ts'
import { who } from '../who.ts'

// A note that cannot be kept must not stop anything: it only helps to say what happened.

export async function readMark(userId: number): Promise<MarkRow | null> {
  return (await who.marks.get(userId).catch(() => undefined)) ?? null
}

export async function writeMark(mark: MarkRow): Promise<void> {
  await who.marks.put(mark).catch(() => {})
}

export async function dropMark(userId: number): Promise<void> {
  await who.marks.delete(userId).catch(() => {})
}
