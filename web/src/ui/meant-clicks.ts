import { useEffect } from 'react'

/** What a click can press. */
const pressable = 'button, a, summary, label, input, select, textarea'
/** Pixels between the clicks of one double click; two fingers tap farther apart. */
const near = 24

type Press = { element: Element | null; name: string; x: number; y: number }

/**
 * Keeps the second click of a double click from what has come to lie there meanwhile: it was meant for what the first one pressed, which
 * may have been the last button of a step, or a row that is gone. Nor does it close the dialog that the first one has opened, or follow
 * a link again: Back would lead to where it led.
 */
export function MeantClicks() {
  useEffect(() => {
    let first: Press | null = null
    let isStray = false
    const begin = () => (isStray = false)
    const look = (event: MouseEvent) => {
      const press = pressOf(event)
      isStray =
        event.detail > 1 &&
        first !== null &&
        isNear(first, press) &&
        (press.element?.tagName === 'A' || !isSame(first, press))
      if (isStray) {
        event.preventDefault()
        event.stopPropagation()
      } else if (event.type === 'click') first = press
    }
    // beside a dialog, that is what closes it
    const end = (event: Event) => isStray && event.stopPropagation()
    const listeners = [
      ['pointerdown', begin],
      // it would give the focus
      ['mousedown', look],
      ['pointerup', end],
      ['click', look],
    ] as const
    // before everything else that listens
    const options = { capture: true }
    for (const [type, listener] of listeners) addEventListener(type, listener, options)
    return () => {
      for (const [type, listener] of listeners) removeEventListener(type, listener, options)
    }
  }, [])
  return null
}

function pressOf({ target, clientX: x, clientY: y }: MouseEvent): Press {
  const hit = target instanceof Element ? target.closest(pressable) : null
  // a click on a label is followed by one on its field
  const element = hit instanceof HTMLInputElement ? (hit.labels?.[0] ?? hit) : hit
  const name = element?.getAttribute('aria-label') ?? element?.textContent ?? ''
  return { element, name: name.replace(/\p{N}/gu, ''), x, y }
}

/** React may draw another button with the same element, so the name counts as well; a number in it may go on. */
const isSame = (a: Press, b: Press) => a.element === b.element && a.name === b.name
const isNear = (a: Press, b: Press) => Math.hypot(a.x - b.x, a.y - b.y) <= near
