import { useEffect } from 'react'

/**
 * Brings what a keyboard is on back above the bar when the page grows and moves it down: a letter that is being read or translated. Where
 * the reader has scrolled away from it, or uses no keyboard, nothing moves. WCAG 2.4.11.
 */
export function KeepInSight() {
  useEffect(() => {
    let held = document.activeElement
    /** Where it ends, from the top of the page. */
    const measure = () => (held?.getBoundingClientRect().bottom ?? 0) + scrollY
    let was = measure()
    const hold = () => {
      held = document.activeElement
      was = measure()
    }
    const watcher = new ResizeObserver(() => {
      const { scrollPaddingBottom } = getComputedStyle(document.documentElement)
      // pages stand at whole pixels, what is on them does not
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
