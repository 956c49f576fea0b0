import { useEffect, useEffectEvent } from 'react'
import { steps } from './steps-back.ts'

/** What lies over the page, the upmost last, and where in the browser's history it was opened. */
const opened: { at: number | undefined; close: () => void }[] = []
/** Whose step back is being undone. */
let returning: (typeof opened)[number] | null = null

/** The router numbers its entries; what a link within the page made has no number. */
const placeIn = (state: unknown) => (state as { idx?: number } | null)?.idx

/** The router hears neither of the step nor of the one that undoes it. */
function step(event: PopStateEvent) {
  const upmost = opened.at(-1)
  if (returning) {
    // not before: the browser scrolls with each step, and the focus is to be in sight after that
    returning.close()
    returning = null
  } else if (upmost) {
    const to = placeIn(event.state)
    const back = upmost.at === undefined || to === undefined ? 1 : upmost.at - to
    returning = upmost
    history.go(back || 1)
  } else return
  event.stopImmediatePropagation()
}

/**
 * Back closes a question or a dialog, and leaves what lies below it, which may have its place in the address. The step is undone:
 * an entry of its own would have to go again with every answer, also with one that leads elsewhere. `inAddress`: it has one already.
 */
export function useBackCloses(onClose: () => void, inAddress?: boolean): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (inAddress) return
    const own = { at: placeIn(history.state), close: () => close() }
    opened.push(own)
    // it stays: a step may still be on its way back when the dialog is gone
    steps.heard = step
    return () => void opened.splice(opened.indexOf(own), 1)
  }, [inAddress])
}
