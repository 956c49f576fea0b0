import { useState } from 'react'

/** The value from before as long as nothing in it has changed: the local database gives a new one for every change of its row. */
export function useSame<T>(value: T): T {
  const [kept, setKept] = useState(value)
  if (kept === value) return kept
  if (JSON.stringify(kept) === JSON.stringify(value)) return kept
  setKept(value)
  return value
}
