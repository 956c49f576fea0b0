import { type RefObject, useLayoutEffect } from 'react'
import { focusOn } from './focus-on.ts'

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
