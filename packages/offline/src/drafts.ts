import type { LocalDatabase } from './db.ts'
import { oneAtATime } from './sync/one-at-a-time.ts'

/** What was being typed under `key` when it was last written down, undefined if nothing was. For live queries. */
export async function readDraft(db: LocalDatabase, key: string): Promise<unknown> {
  return (await db.drafts.get(key))?.value
}

/** Writes down what is being typed in one place of the app. Failures are swallowed: a full device must not stop the typing. */
export type DraftWriter = {
  /** Begins at once; what is typed while a write runs follows as one. */
  write(value: unknown): void
  /** Does not wait for the write before: for a page that may be gone in a moment. */
  flush(): void
  /** Sent or given up: nothing of it stays. */
  drop(): Promise<void>
}

/** A writer for `key`, which names the place and what it is about, such as `share:<id>`. */
export function draftWriter(db: LocalDatabase, key: string): DraftWriter {
  let newest: { value: unknown } | null = null

  async function writeNewest(): Promise<void> {
    if (!newest) return
    const { value } = newest
    newest = null
    await db.drafts.put({ key, value, savedAt: new Date().toISOString() })
  }
  const ask = oneAtATime(writeNewest)

  return {
    write(value) {
      newest = { value }
      ask()
    },
    flush() {
      writeNewest().catch(() => {})
    },
    async drop() {
      newest = null
      await ask.done()
      await db.drafts.delete(key).catch(() => {})
    },
  }
}
