import { useCallback, useSyncExternalStore } from 'react'
import { create } from 'zustand'

type Chosen = {
  /** The pair that the user chose last; null before the first choice. */
  chosen: number | null
  /** The pair under the mouse pointer, in the text or on the page. It is highlighted instead of the chosen one. */
  pointed: number | null
  /** The pair that the Tab key stops at; arrow keys move between the others. */
  stop: number
  /** The pair whose details are open. */
  opened: number | null
  choose: (index: number) => void
  point: (index: number | null) => void
  stopAt: (index: number) => void
  open: (index: number | null) => void
  /** Clears the choice. */
  leave: () => void
  reset: (first: number) => void
}

/** The state of the aligned view: which sentence is chosen, pointed at, focusable and open. */
export const useChosen = create<Chosen>()((set) => ({
  chosen: null,
  pointed: null,
  stop: 0,
  opened: null,
  /** If details are open, they move to the newly chosen pair. */
  choose: (chosen) =>
    set(({ opened }) => ({ chosen, stop: chosen, opened: opened === null ? null : chosen })),
  point: (pointed) => set({ pointed }),
  stopAt: (stop) => set({ stop, chosen: null }),
  open: (opened) => set(opened === null ? { opened } : { opened, chosen: opened, stop: opened }),
  leave: () => set({ chosen: null, pointed: null, opened: null }),
  reset: (stop) => set({ chosen: null, pointed: null, stop, opened: null }),
}))

/** The index of the highlighted pair. */
export const lit = ({ chosen, pointed }: Pick<Chosen, 'chosen' | 'pointed'>) => pointed ?? chosen

const rows = new Map<number, Set<() => void>>()

// A letter can have thousands of rows, so the store notifies only the rows that change.
useChosen.subscribe((now, before) => {
  const changed = new Set([lit(now), lit(before), now.stop, before.stop])
  for (const index of changed) if (index !== null) for (const tell of rows.get(index) ?? []) tell()
})

/** Whether the row of a pair is highlighted, and whether the Tab key stops at it. */
export function useRow(index: number): { isLit: boolean; isStop: boolean } {
  const subscribe = useCallback(
    (tell: () => void) => {
      const told = rows.get(index) ?? new Set()
      rows.set(index, told.add(tell))
      return () => {
        told.delete(tell)
        if (told.size === 0) rows.delete(index)
      }
    },
    [index],
  )
  const state = useSyncExternalStore(subscribe, () => {
    const now = useChosen.getState()
    return `${lit(now) === index ? 'lit' : ''} ${now.stop === index ? 'stop' : ''}`
  })
  return { isLit: state.startsWith('lit'), isStop: state.endsWith('stop') }
}
