import { useCallback } from 'react'
import { notify } from './toast.tsx'
import { useAction } from './use-action.ts'

type Words = { copied: string; copyFailed: string; copyFailedLong?: string }

/** Puts a value on the clipboard and says so, or says that it could not be done. */
export function useCopy(value: string, words: Words): () => Promise<void> {
  const { copied, copyFailed, copyFailedLong } = words
  const copying = useCallback(async () => {
    await navigator.clipboard.writeText(value)
    notify(copied)
  }, [value, copied])
  const [copy] = useAction(copying, copyFailed, copyFailedLong)
  return copy
}
