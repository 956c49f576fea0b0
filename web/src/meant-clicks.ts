import { useEffect } from 'react'

/** Elements that react to a click. */
const pressable = 'button, a, summary, label, input, select, textarea'
/** Maximum distance between the clicks of a double click, in pixels; taps of two fingers are farther apart. */
const near = 24

type Press = { element: Element | null; name: string; x: number; y: number }

/**
 * Ignores the second click of a double click if the first one replaced its target: it would press the next button or row in that place by
 * mistake. It also must not close the dialog that the first click opened, or follow a link twice, which would add a second history entry.
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
    // `pointerup` outside of a dialog closes it
    const end = (event: Event) => isStray && event.stopPropagation()
    const listeners = [
      ['pointerdown', begin],
      // `mousedown` moves the focus
      ['mousedown', look],
      ['pointerup', end],
      ['click', look],
    ] as const
    // capture, so that it runs before all other listeners
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
  // a click on a label also fires a click on its field
  const element = hit instanceof HTMLInputElement ? (hit.labels?.[0] ?? hit) : hit
  const name = element?.getAttribute('aria-label') ?? element?.textContent ?? ''
  return { element, name: name.replace(/\p{N}/gu, ''), x, y }
}

/** React may reuse an element for another button, so the name is compared too, without its digits, which may count up. */
const isSame = (a: Press, b: Press) => a.element === b.element && a.name === b.name
const isNear = (a: Press, b: Press) => Math.hypot(a.x - b.x, a.y - b.y) <= near
