import { AppError } from '@brieflotse/contract'
import { useCallback, useState } from 'react'
import { notifyFailure } from './toast.tsx'
import { type Shown, shownFailure } from './message-text.tsx'

/** The message of an error as display text. */
export function failureSentence(error: unknown): Shown | undefined {
  return error instanceof AppError ? shownFailure(error) : undefined
}

type Act<Arguments extends unknown[]> = (...values: Arguments) => Promise<void>

/**
 * Runs every action of the user, also while an earlier one waits for the server, and shows a failure as a toast: `failed` is the title, the
 * error's message (or `otherwise`) the text.
 */
export function useEachAction<Arguments extends unknown[]>(
  act: Act<Arguments>,
  failed: string,
  otherwise?: string,
): Act<Arguments> {
  return useCallback(
    async (...values: Arguments) => {
      try {
        await act(...values)
      } catch (error) {
        if (!(error instanceof AppError)) console.error(error)
        notifyFailure(failed, failureSentence(error) ?? otherwise)
      }
    },
    [act, failed, otherwise],
  )
}

/** Like `useEachAction`, but ignores a second call while one is running. The button of the action has to show `busy`. */
export function useAction<Arguments extends unknown[]>(
  act: Act<Arguments>,
  failed: string,
  otherwise?: string,
): [run: Act<Arguments>, busy: boolean] {
  const [busy, setBusy] = useState(false)
  const each = useEachAction(act, failed, otherwise)
  const run = useCallback(
    async (...values: Arguments) => {
      if (busy) return
      setBusy(true)
      await each(...values)
      setBusy(false)
    },
    [each, busy],
  )
  return [run, busy]
}
