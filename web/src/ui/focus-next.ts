import { type RefObject, useLayoutEffect } from 'react'
import { focusOn } from './focus-on.ts'

/** When a row of a list goes while the focus is in it, the focus goes on to the row below, else above; `KeepFocus` knows of the last one. */
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
