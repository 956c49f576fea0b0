import { useEffect } from 'react'
import { focusOn } from './ui/focus.ts'

const dialogs = '[role=dialog], [role=alertdialog]'
/** Containers that can take over the focus, searched from the innermost outwards. */
const places = 'li, article, form, fieldset, [role=group], section, [role=tabpanel], main'
/** Excludes input fields, because focusing one opens the keyboard on a phone. */
const reachable = 'a[href], button:not(:disabled), summary'

/** The last focused element and its containers, innermost first. */
type Held = { element: HTMLElement; around: HTMLElement[] }

/**
 * Restores the focus after its element was removed, moved or disabled: a deleted row, a button replaced by a form, a busy button. Otherwise
 * keyboard users would start again at the top of the page.
 */
export function KeepFocus() {
  useEffect(() => {
    let last: Held | null = null
    let dialog: HTMLElement | null = null
    /** The focused element before the dialog opened. */
    let behind: Held | null = null
    let frame = 0
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return
      const now = target.closest<HTMLElement>(dialogs)
      if (!now) behind = null
      else if (!dialog) behind = last
      last = { element: target, around: ancestorsOf(target) }
      dialog = now
    }
    const look = () => {
      frame = 0
      const isLost = document.activeElement === null || document.activeElement === document.body
      // an opening dialog sets the focus itself
      if (!last || !isLost || (document.querySelector(dialogs) && !dialog?.isConnected)) return
      if (behind && !dialog?.isConnected) {
        last = behind
        dialog = behind = null
      }
      const { element, around } = last
      if (element.isConnected) {
        if (!element.matches(':disabled')) element.focus({ preventScroll: true })
        return
      }
      const place =
        movedTo(element) ?? placeIn(around) ?? dialog?.querySelector<HTMLElement>(reachable)
      if (place) focusOn(place)
    }
    // waits a frame, because more specific code may set the focus in the meantime
    const watcher = new MutationObserver(() => {
      if (last && document.activeElement === document.body) frame ||= requestAnimationFrame(look)
    })
    // a click on an empty area removes the focus on purpose
    const forget = () => (last = null)
    document.addEventListener('focusin', remember)
    document.addEventListener('pointerdown', forget, { capture: true })
    watcher.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled'],
    })
    return () => {
      cancelAnimationFrame(frame)
      watcher.disconnect()
      document.removeEventListener('focusin', remember)
      document.removeEventListener('pointerdown', forget, { capture: true })
    }
  }, [])
  return null
}

/** The same element, rendered again elsewhere, such as a row in another group. Null if several have its name. */
function movedTo(gone: HTMLElement): HTMLElement | null {
  if (!gone.matches(reachable)) return null
  const name = nameOf(gone)
  const same = [...document.querySelectorAll<HTMLElement>(reachable)].filter(
    (one) => nameOf(one) === name && one.checkVisibility?.(),
  )
  return same.length === 1 ? same[0]! : null
}

function nameOf(element: HTMLElement): string {
  return element.getAttribute('aria-label') ?? element.textContent
}

function ancestorsOf(element: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = []
  for (let next = element.parentElement?.closest<HTMLElement>(places); next;) {
    found.push(next)
    next = next.parentElement?.closest<HTMLElement>(places)
  }
  return found
}

/** The first focusable element of the innermost container that still exists, or the section itself. */
function placeIn(around: HTMLElement[]): HTMLElement | null {
  for (const place of around) {
    if (!place.isConnected || !place.checkVisibility?.()) continue
    if (place.matches('section, [role=tabpanel], main')) {
      if (!place.hasAttribute('tabindex')) place.tabIndex = -1
      return place
    }
    const first = place.querySelector<HTMLElement>(reachable)
    if (first) return first
  }
  return null
}
