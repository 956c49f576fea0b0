import { useState } from 'react'

/** Returns the previous value while the new one is equal, because the local database returns a new object for every change of its row. */
export function useSame<T>(value: T): T {
  const [kept, setKept] = useState(value)
  if (kept === value) return kept
  if (JSON.stringify(kept) === JSON.stringify(value)) return kept
  setKept(value)
  return value
}
