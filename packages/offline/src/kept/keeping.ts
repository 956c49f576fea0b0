import type { LocalDatabase } from '../db.ts'

/** The user's settings for offline storage. `budget`: bytes for page pictures and original files. */
export type Keeping = { budget: number; span: Span }

/** Letters of how many days are downloaded automatically; null: all. */
export const spans = { quarter: 92, year: 366, all: null } as const
export type Span = keyof typeof spans

/** Choices for the budget, in bytes. */
export const budgets = [100e6, 300e6, 1e9, 3e9] as const

const preset: Keeping = { budget: 300e6, span: 'all' }
const key = 'keeping'

/** The user's settings, or the defaults. For live queries. */
export async function readKeeping(db: LocalDatabase): Promise<Keeping> {
  const row = await db.meta.get(key)
  return { ...preset, ...(row?.value as Partial<Keeping> | undefined) }
}

export async function changeKeeping(db: LocalDatabase, change: Partial<Keeping>): Promise<void> {
  await db.transaction('rw', db.meta, async () => {
    await db.meta.put({ key, value: { ...(await readKeeping(db)), ...change } })
  })
}

/** Bytes that may be used: the budget, but at most half of the browser's quota. */
export async function bytesAllowed({ budget }: Keeping): Promise<number> {
  const estimate = await globalThis.navigator?.storage?.estimate?.().catch(() => null)
  return Math.min(budget, (estimate?.quota ?? Infinity) / 2)
}
