import { type RefObject, useLayoutEffect } from 'react'

/** Focuses an element and scrolls it into view. Large page sections are not scrolled, because their top may be far away. */
export function focusOn(element: HTMLElement): void {
  element.focus({ preventScroll: true })
  if (element.tabIndex >= 0) element.scrollIntoView({ block: 'nearest' })
}

/** A `ref` callback that focuses an element when it mounts, such as the first field of the next step. */
export const focusAtOnce = (element: HTMLElement | null) => element?.focus()

/** When a focused list row disappears, the focus moves to the row below, otherwise above. `KeepFocus` handles the last row. */
export function useFocusNext(row: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = row.current
    return () => {
      if (!element?.contains(document.activeElement)) return
      const near = element.nextElementSibling ?? element.previousElementSibling
      const next = near?.querySelector<HTMLElement>('a, button')
      if (next) queueMicrotask(() => focusOn(next))
    }
  }, [row])
}
