import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { type Heights, type RowLayout, rowsBetween } from './rows-in-view.ts'

type Shown = { first: number; last: number }

const none: Shown = { first: 0, last: 0 }

/** The rows of a list that are at most one and a half screens away, and a function that checks again at once. Measures the rendered rows. */
export function useRowsInView(
  list: RefObject<HTMLElement | null>,
  layout: RowLayout,
  heights: Heights,
): [Shown, () => void] {
  const [shown, setShown] = useState(none)
  const look = useCallback(() => {
    if (!list.current) return
    const top = list.current.getBoundingClientRect().top
    const margin = innerHeight * 1.5
    const next = rowsBetween(layout, -top - margin, -top + innerHeight + margin)
    setShown((now) => (now.first === next.first && now.last === next.last ? now : next))
  }, [list, layout])

  useLayoutEffect(look, [look])
  useLayoutEffect(() => {
    for (const row of list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? []) {
      // a row without data has only its estimated height
      if (!row.ariaBusy) heights.measured(Number(row.dataset['row']), row.offsetHeight)
    }
  })
  useEffect(() => {
    let frame = 0
    const soon = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        look()
      })
    }
    addEventListener('scroll', soon, { passive: true })
    addEventListener('resize', soon)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', soon)
      removeEventListener('resize', soon)
    }
  }, [look])
  return [shown, look]
}
