import { useCallback, useSyncExternalStore } from 'react'
import { create } from 'zustand'

type Chosen = {
  /** The pair that was chosen last; null before the first. */
  chosen: number | null
  /** The one the mouse lies on, here or on the page: it is lit instead while that lasts. */
  pointed: number | null
  /** The one the Tab key stops at. */
  stop: number
  /** The one whose German and place are unfolded. */
  opened: number | null
  choose: (index: number) => void
  point: (index: number | null) => void
  stopAt: (index: number) => void
  open: (index: number | null) => void
  /** Nothing is chosen any more. */
  leave: () => void
  reset: (first: number) => void
}

/** Which sentence of the aligned view is lit. */
export const useChosen = create<Chosen>()((set) => ({
  chosen: null,
  pointed: null,
  stop: 0,
  opened: null,
  /** What is unfolded follows along. */
  choose: (chosen) =>
    set(({ opened }) => ({ chosen, stop: chosen, opened: opened === null ? null : chosen })),
  point: (pointed) => set({ pointed }),
  stopAt: (stop) => set({ stop, chosen: null }),
  open: (opened) => set(opened === null ? { opened } : { opened, chosen: opened, stop: opened }),
  leave: () => set({ chosen: null, pointed: null, opened: null }),
  reset: (stop) => set({ chosen: null, pointed: null, stop, opened: null }),
}))

/** The pair that is lit now. */
export const lit = ({ chosen, pointed }: Pick<Chosen, 'chosen' | 'pointed'>) => pointed ?? chosen

const rows = new Map<number, Set<() => void>>()

// A letter has thousands of rows: only those that change are told.
useChosen.subscribe((now, before) => {
  const changed = new Set([lit(now), lit(before), now.stop, before.stop])
  for (const index of changed) if (index !== null) for (const tell of rows.get(index) ?? []) tell()
})

/** Whether the row of a pair is lit, and whether the Tab key stops at it. */
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
