import { useCallback, useSyncExternalStore } from 'react'
import { create } from 'zustand'

type Chosen = {
  /** The pair that was chosen last; null before the first. */
  chosen: number | null
  /** The one the mouse lies on, here or on the page: it is lit instead while that lasts. */
  pointed: number | null
  /** The one the Tab key stops at. */
  stop: number
  /** The page is shown below the text. At a desk it always stands beside it. */
  page: boolean
  choose: (index: number) => void
  point: (index: number | null) => void
  stopAt: (index: number) => void
  showPage: (page: boolean) => void
  reset: (first: number) => void
}

/** Which sentence of the aligned view is lit. */
export const useChosen = create<Chosen>()((set) => ({
  chosen: null,
  pointed: null,
  stop: 0,
  page: false,
  choose: (chosen) => set({ chosen, stop: chosen }),
  point: (pointed) => set({ pointed }),
  stopAt: (stop) => set({ stop, chosen: null }),
  showPage: (page) => set({ page }),
  reset: (stop) => set({ chosen: null, pointed: null, stop, page: false }),
}))

/** The pair that is lit now. */
export const lit = ({ chosen, pointed }: Pick<Chosen, 'chosen' | 'pointed'>) => pointed ?? chosen

const rows = new Map<number, () => void>()

// A letter has thousands of rows: only those that change are told.
useChosen.subscribe((now, before) => {
  const changed = new Set([lit(now), lit(before), now.stop, before.stop])
  for (const index of changed) if (index !== null) rows.get(index)?.()
})

/** Whether the row of a pair is lit, and whether the Tab key stops at it. */
export function useRow(index: number): { isLit: boolean; isStop: boolean } {
  const subscribe = useCallback(
    (tell: () => void) => {
      rows.set(index, tell)
      return () => rows.delete(index)
    },
    [index],
  )
  const state = useSyncExternalStore(subscribe, () => {
    const now = useChosen.getState()
    return `${lit(now) === index ? 'lit' : ''} ${now.stop === index ? 'stop' : ''}`
  })
  return { isLit: state.startsWith('lit'), isStop: state.endsWith('stop') }
}
