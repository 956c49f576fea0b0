import { useEffect } from 'react'

/**
 * Scrolls the element with keyboard focus back above the bottom bar when a growing page pushes it down, for example while a letter is being
 * read. It does nothing if the user scrolled away or uses no keyboard. WCAG 2.4.11.
 */
export function KeepInSight() {
  useEffect(() => {
    let held = document.activeElement
    /** The bottom edge of the focused element, in pixels from the top of the page. */
    const measure = () => (held?.getBoundingClientRect().bottom ?? 0) + scrollY
    let was = measure()
    const hold = () => {
      held = document.activeElement
      was = measure()
    }
    const watcher = new ResizeObserver(() => {
      const { scrollPaddingBottom } = getComputedStyle(document.documentElement)
      // tolerance of one pixel: scroll positions are integers, element positions are not
      const edge = scrollY + innerHeight - parseFloat(scrollPaddingBottom) + 1
      const wasSeen = was > scrollY && was <= edge
      if (wasSeen && measure() > edge && held?.matches(':focus-visible'))
        held.scrollIntoView({ block: 'nearest' })
      was = measure()
    })
    document.addEventListener('focusin', hold)
    watcher.observe(document.body)
    return () => {
      document.removeEventListener('focusin', hold)
      watcher.disconnect()
    }
  }, [])
  return null
}
