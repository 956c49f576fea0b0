import type { LocalDatabase } from './db.ts'
import { oneAtATime } from './sync/one-at-a-time.ts'

/** The saved draft under `key`, undefined if there is none. For live queries. */
export async function readDraft(db: LocalDatabase, key: string): Promise<unknown> {
  return (await db.drafts.get(key))?.value
}

/** Saves the draft of one input. Failures are ignored: a full device must not stop the user's typing. */
export type DraftWriter = {
  /** Saves at once; changes during a running write are combined into the next one. */
  write(value: unknown): void
  /** Saves without waiting for a running write, for a page that may close at any moment. */
  flush(): void
  /** Deletes the draft, after it was sent or discarded. */
  drop(): Promise<void>
}

/** Creates a writer for `key`, which names the input and its subject, such as `share:<id>`. */
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
