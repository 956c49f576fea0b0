import { useEffect } from 'react'
import { focusOn } from './focus-on.ts'

const dialogs = '[role=dialog], [role=alertdialog]'
/** What gives the focus a place again, from near to far. */
const places = 'li, article, form, fieldset, [role=group], section, [role=tabpanel], main'
/** No field: on a phone it would bring up the keyboard. */
const reachable = 'a[href], button:not(:disabled), summary'

/** What had the focus, and what it stood in, from near to far. */
type Held = { element: HTMLElement; around: HTMLElement[] }

/**
 * Gives the focus a place when what had it is gone or cannot be pressed for a while: a row that was taken away or moved, a button that
 * became a form, one that is busy. Without it a keyboard would begin again at the top of the page.
 */
export function KeepFocus() {
  useEffect(() => {
    let last: Held | null = null
    let dialog: HTMLElement | null = null
    /** What had the focus before a dialog took it. */
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
      // one that is just opening takes the focus itself
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
    // a frame later: whoever knows a better place has taken it by then
    const watcher = new MutationObserver(() => {
      if (last && document.activeElement === document.body) frame ||= requestAnimationFrame(look)
    })
    // pressing on nothing takes the focus away on purpose
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

/** The same thing, drawn anew: a row that went to another group. Of several with its name nobody knows which. */
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

/** The first thing to reach in the row or form that is still there; else the part of the page, which says its name. */
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
