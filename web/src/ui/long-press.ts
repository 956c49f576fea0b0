import { type MouseEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { Anchor } from './menu.tsx'

/** How long a press lasts before the menu opens, in milliseconds. Source: specification, section 9. */
const pressTime = 700

/** A movement of more pixels than this is a scroll. */
const tremble = 10

/** The menu of a card: it opens where the card is pressed, or below its button `more`. `at` is null while it is closed. */
export function useCardMenu() {
  const [at, open] = useState<Anchor | null>(null)
  const more = useRef<HTMLButtonElement>(null)
  const press = useContextMenu(open)
  const close = useCallback(() => open(null), [])
  const openBelowButton = () => {
    const box = more.current?.getBoundingClientRect()
    if (box) open({ x: box.right, y: box.bottom + 4, alignRight: true })
  }
  return { at, press, more, openBelowButton, close }
}

/** Opens a context menu by right click, menu key or long press. It cancels the click that ends a long press. */
export function useContextMenu(open: (at: Anchor) => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const start = useRef<Anchor | null>(null)
  const opened = useRef(false)
  const stop = () => {
    if (timer.current) clearTimeout(timer.current)
    timer.current = null
  }
  useEffect(() => stop, [])
  return {
    onPointerDown(event: PointerEvent) {
      opened.current = false
      if (event.pointerType === 'mouse') return
      const at = { x: event.clientX, y: event.clientY }
      start.current = at
      stop()
      timer.current = setTimeout(() => {
        timer.current = null
        opened.current = true
        open(at)
      }, pressTime)
    },
    onPointerMove(event: PointerEvent) {
      const from = start.current
      if (!timer.current || !from) return
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > tremble) stop()
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu(event: MouseEvent) {
      event.preventDefault()
      // On phones, `contextmenu` fires during a long press; the timer opens the menu.
      if (timer.current || opened.current) return
      const box = event.currentTarget.getBoundingClientRect()
      const byKey = event.clientX === 0 && event.clientY === 0
      open(byKey ? { x: box.left + 16, y: box.top + 16 } : { x: event.clientX, y: event.clientY })
    },
    onClickCapture(event: MouseEvent) {
      if (!opened.current) return
      opened.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
