import { useEffect, useEffectEvent } from 'react'
import { steps } from './steps-back.ts'

/** The open overlays, topmost last, with their index in the browser history. */
const opened: { at: number | undefined; close: () => void }[] = []
/** The overlay whose history step is being undone. */
let returning: (typeof opened)[number] | null = null

/** React Router numbers its history entries; entries of in-page links have no number. */
const placeIn = (state: unknown) => (state as { idx?: number } | null)?.idx

/** Handles Back for overlays and hides both steps (Back and its reversal) from the router. */
function step(event: PopStateEvent) {
  const upmost = opened.at(-1)
  if (returning) {
    // closes only now: the browser scrolls with each history step, and the focused element must be visible after that
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
 * Makes Back close the topmost overlay without leaving the page below. The history step is undone afterwards; a history entry per overlay
 * would have to be removed again with every answer. `inAddress`: the URL contains the overlay, so Back closes it already.
 */
export function useBackCloses(onClose: () => void, inAddress?: boolean): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (inAddress) return
    const own = { at: placeIn(history.state), close: () => close() }
    opened.push(own)
    // stays registered: a history step may still be pending when the overlay has closed
    steps.heard = step
    return () => void opened.splice(opened.indexOf(own), 1)
  }, [inAddress])
}
