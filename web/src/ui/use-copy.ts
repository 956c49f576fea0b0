import { useCallback } from 'react'
import { notify } from './toast.tsx'
import { useEachAction } from './use-action.ts'

type Words = { copied: string; copyFailed: string; copyFailedLong?: string }

/** Copies a value to the clipboard and shows the result as a notice. */
export function useCopy(value: string, words: Words): () => Promise<void> {
  const { copied, copyFailed, copyFailedLong } = words
  const copying = useCallback(async () => {
    await navigator.clipboard.writeText(value)
    notify(copied)
  }, [value, copied])
  const copy = useEachAction(copying, copyFailed, copyFailedLong)
  return copy
}
