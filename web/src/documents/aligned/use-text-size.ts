import { changeTextSize, readTextSize, textSizes } from '@brieflotse/offline'
import { useLiveQuery } from 'dexie-react-hooks'
import { useSignedIn } from '../../session/session.ts'

export type ShownSize = {
  size: number
  /** Null at the smallest or largest size. */
  smaller: (() => void) | null
  larger: (() => void) | null
}

/** The text size of the aligned view, stored on this device. */
export function useTextSize(): ShownSize {
  const { db } = useSignedIn()
  const size = useLiveQuery(() => readTextSize(db), [db]) ?? 1
  const at = textSizes.indexOf(size)
  const to = (next: number) => {
    const wanted = textSizes[next]
    return wanted === undefined ? null : () => void changeTextSize(db, wanted)
  }
  return { size, smaller: to(at - 1), larger: to(at + 1) }
}
