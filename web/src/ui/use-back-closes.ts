import { useEffect, useEffectEvent } from 'react'
import { steps } from './steps-back.ts'

/** What is asked, the last question last, and where in the browser's history it was asked. */
const asked: { at: number | undefined; close: () => void }[] = []
/** Whose step back is being undone. */
let returning: (typeof asked)[number] | null = null

/** The router numbers its entries; what a link within the page made has no number. */
const placeIn = (state: unknown) => (state as { idx?: number } | null)?.idx

/** The router hears neither of the step nor of the one that undoes it. */
function step(event: PopStateEvent) {
  const question = asked.at(-1)
  if (returning) {
    // not before: the browser scrolls with each step, and the focus is to be in sight after that
    returning.close()
    returning = null
  } else if (question) {
    const to = placeIn(event.state)
    const back = question.at === undefined || to === undefined ? 1 : question.at - to
    returning = question
    history.go(back || 1)
  } else return
  event.stopImmediatePropagation()
}

/**
 * Back closes a question and leaves what lies below it, which may have its place in the address. The step is undone: an entry of the
 * question's own would have to go again with every answer, also with one that leads elsewhere.
 */
export function useBackCloses(isQuestion: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isQuestion) return
    const question = { at: placeIn(history.state), close: () => close() }
    asked.push(question)
    // it stays: a step may still be on its way back when the question is gone
    steps.heard = step
    return () => void asked.splice(asked.indexOf(question), 1)
  }, [isQuestion])
}
