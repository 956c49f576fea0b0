import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import type { Heights, RowLayout } from './rows-in-view.ts'

/** Where a list was left: the first row on the screen, how far below the screen's top it began, and the row that was opened. */
type ListPlace = { id: number; offset: number; opened: number | null; heights: Heights }

export type KeptPlace = { get(): ListPlace | null; set(place: ListPlace): void }

/** Keeps where a list was left until the app is closed. Make it once a list, outside of components. */
export function keptPlace(): KeptPlace {
  let kept: ListPlace | null = null
  return {
    get: () => kept,
    set(place) {
      kept = place
    },
  }
}

/** State of a link that leads back to where the list was left. */
export const back = { back: true }

type Parts = {
  list: RefObject<HTMLElement | null>
  layout: RowLayout
  heights: Heights
  place: KeptPlace
  /** The row that had the focus last. */
  kept: number | null
  look: () => void
  /** Shows a row wherever it stands, and gives it the focus. */
  open: (id: number, preventScroll: boolean) => void
}

/** Whoever comes back to a list finds it where it was left, with the focus on the row that was opened. */
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
