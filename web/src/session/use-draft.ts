import { type DraftWriter, draftWriter, readDraft } from '@brieflotse/offline'
import { useLiveQuery } from 'dexie-react-hooks'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useSignedIn } from './session.ts'

/** The value of one field, or the fields of a form by name. */
type DraftValue = string | Record<string, string>

type Draft<T> = {
  value: T
  set: (value: T) => void
  /** Call it after the value was sent or discarded. It resets the field to `initial`. */
  clear: () => Promise<void>
}

/**
 * State of a text field that survives reloads and crashes: every change is stored at once in the user's local database. `key` names the
 * place and the subject (`share:<id>`); a stored draft takes precedence over `initial`. Never use it for secrets such as passwords.
 */
export function useDraft<T extends DraftValue>(key: string, initial: T): Draft<T> {
  const { db } = useSignedIn()
  const [typed, setTyped] = useState<{ key: string; value: T } | null>(null)
  const stored = useLiveQuery(async () => ({ key, value: await readDraft(db, key) }), [db, key])
  const writer = useMemo(() => draftWriter(db, key), [db, key])

  useFlush(writer)

  const set = useCallback(
    (value: T) => {
      setTyped({ key, value })
      writer.write(value)
    },
    [key, writer],
  )
  const clear = useCallback(async () => {
    await writer.drop()
    setTyped(null)
  }, [writer])

  const kept = stored?.key === key && fits(stored.value, initial) ? stored.value : initial
  return { value: typed?.key === key ? typed.value : kept, set, clear }
}

/** Writes the draft when the page is hidden, because it may not come back, and on unmount. */
export function useFlush(writer: DraftWriter): void {
  useEffect(() => {
    window.addEventListener('pagehide', writer.flush)
    document.addEventListener('visibilitychange', writer.flush)
    return () => {
      window.removeEventListener('pagehide', writer.flush)
      document.removeEventListener('visibilitychange', writer.flush)
      writer.flush()
    }
  }, [writer])
}

/** Whether a stored draft has the current fields: an earlier version may have had others. */
function fits<T extends DraftValue>(stored: unknown, initial: T): stored is T {
  if (typeof initial === 'string') return typeof stored === 'string'
  if (typeof stored !== 'object' || stored === null) return false
  const fields = new Map<string, unknown>(Object.entries(stored))
  return Object.keys(initial).every((name) => typeof fields.get(name) === 'string')
}
