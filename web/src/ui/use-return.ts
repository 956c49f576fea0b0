import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import type { Heights, RowLayout } from './rows-in-view.ts'

/** A scroll position of a list: the first visible row, its offset from the top of the screen, and the row that was opened. */
type ListPlace = { id: number; offset: number; opened: number | null; heights: Heights }

export type KeptPlace = { get(): ListPlace | null; set(place: ListPlace): void }

/** Keeps a scroll position until the app is reloaded. Create one per list, outside of components. */
export function keptPlace(): KeptPlace {
  let kept: ListPlace | null = null
  return {
    get: () => kept,
    set(place) {
      kept = place
    },
  }
}

/** Link state that restores the scroll position of a list. */
export const back = { back: true }

type Parts = {
  list: RefObject<HTMLElement | null>
  layout: RowLayout
  heights: Heights
  place: KeptPlace
  /** The row that had the focus last. */
  kept: number | null
  look: () => void
  /** Shows a row wherever it is in the list, and focuses it. */
  open: (id: number, preventScroll: boolean) => void
}

/** Restores the scroll position of a list after Back, and focuses the row that was opened. */
export function useReturn({ list, layout, heights, place, kept, look, open }: Parts): void {
  const { state } = useLocation() as { state: Partial<typeof back> | null }
  const isBack = useNavigationType() === NavigationType.Pop || state?.back === true
  const [target] = useState(() => (isBack ? place.get() : null))
  const isThere = useRef(false)

  useLayoutEffect(() => {
    const index = target ? layout.ids.indexOf(target.id) : -1
    if (isThere.current || !target || index < 0 || !list.current) return
    isThere.current = true
    const top = list.current.getBoundingClientRect().top + scrollY
    scrollTo(0, top + layout.topOf(index) - target.offset)
    if (target.opened !== null) open(target.opened, true)
    look()
  }, [target, list, layout, look, open])

  useLayoutEffect(() => {
    const element = list.current
    return () => {
      const rows = [...(element?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
      const first = rows.find((row) => row.getBoundingClientRect().bottom > 0)
      if (!first) return
      const id = Number(first.dataset['row'])
      place.set({ id, offset: first.getBoundingClientRect().top, opened: kept, heights })
    }
  }, [list, place, heights, kept])
}
