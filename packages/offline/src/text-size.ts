import type { LocalDatabase } from './db.ts'

/** Text sizes for the sentences of a letter, as multiples of the normal size. */
export const textSizes = [0.9, 1, 1.15, 1.3, 1.5, 1.8, 2.2] as const
export type TextSize = (typeof textSizes)[number]

const key = 'text-size'

/** The size the user chose on this device. For live queries. */
export async function readTextSize(db: LocalDatabase): Promise<TextSize> {
  const kept = (await db.meta.get(key))?.value
  return textSizes.find((size) => size === kept) ?? 1
}

export async function changeTextSize(db: LocalDatabase, size: TextSize): Promise<void> {
  await db.meta.put({ key, value: size })
}
