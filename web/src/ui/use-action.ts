import { AppError } from '@brieflotse/contract'
import { useCallback, useState } from 'react'
import { notifyFailure } from './toast.tsx'
import { type Shown, shownFailure } from './message-text.tsx'

/** The message of an error as display text. */
export function failureSentence(error: unknown): Shown | undefined {
  return error instanceof AppError ? shownFailure(error) : undefined
}

/**
 * Runs an action of the user and shows a failure as a toast: `failed` is the title, the error's message (or `otherwise`) the text. Ignores
 * a second call while one is running.
 */
export function useAction<Arguments extends unknown[]>(
  act: (...values: Arguments) => Promise<void>,
  failed: string,
  otherwise?: string,
): [run: (...values: Arguments) => Promise<void>, busy: boolean] {
  const [busy, setBusy] = useState(false)
  const run = useCallback(
    async (...values: Arguments) => {
      if (busy) return
      setBusy(true)
      try {
        await act(...values)
      } catch (error) {
        if (!(error instanceof AppError)) console.error(error)
        notifyFailure(failed, failureSentence(error) ?? otherwise)
      } finally {
        setBusy(false)
      }
    },
    [act, busy, failed, otherwise],
  )
  return [run, busy]
}
