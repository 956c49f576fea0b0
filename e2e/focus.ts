import type { Page } from 'playwright-core'

/** The focused element, and what is wrong with the focus; usually nothing. */
export type Stop = { name: string; wrong: string[] }

/** Checks the focused element: it must be visible, not covered, and have a focus indicator. */
export function focusNow(page: Page): Promise<Stop> {
  return page.evaluate(lookAtFocus)
}

/** Runs in the page. */
export function lookAtFocus(): Stop {
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish()
  }
  const element = document.activeElement
  if (
    !(element instanceof HTMLElement || element instanceof SVGElement) ||
    element === document.body
  )
    return { name: 'nothing', wrong: ['focus is lost'] }
  const name = (
    element.getAttribute('aria-label') ??
    (element.textContent?.trim() || element.getAttribute('name')) ??
    element.outerHTML
  ).slice(0, 60)
  const wrong: string[] = []
  const box = element.getBoundingClientRect()
  const seen = {
    top: Math.max(box.top, 0),
    left: Math.max(box.left, 0),
    bottom: Math.min(box.bottom, innerHeight),
    right: Math.min(box.right, innerWidth),
  }
  if (seen.bottom - seen.top < 2 || seen.right - seen.left < 2) {
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : null
    const other = label?.getBoundingClientRect()
    if (!other || other.height < 2) wrong.push('focus is outside of the screen')
  } else {
    const places = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const))
    const over = places.flatMap(([x, y]) => {
      const top = document.elementFromPoint(
        seen.left + (seen.right - seen.left) * x,
        seen.top + (seen.bottom - seen.top) * y,
      )
      // A toast may cover it, because Escape closes the toast.
      const isFree =
        top && (element.contains(top) || top.contains(element) || top.closest('[data-toast]'))
      return isFree ? [] : [top]
    })
    const free = places.length - over.length
    if (free < 5) {
      const by = String(over.at(-1)?.outerHTML).slice(0, 120)
      wrong.push(`focus is covered (${free} of 9 points free) by ${by}`)
    }
  }
  const hasRing = (style: CSSStyleDeclaration) =>
    style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2
  const around = [element, element.parentElement, element.closest('label, li, article')]
  const isRinged = around.some(
    (one) =>
      one &&
      (hasRing(getComputedStyle(one)) ||
        hasRing(getComputedStyle(one, '::after')) ||
        [...one.querySelectorAll('[class*=focus]')].some((inner) =>
          hasRing(getComputedStyle(inner)),
        )),
  )
  // An element that is not a control and is focused only as a reading position needs no indicator.
  const isPlace =
    element.getAttribute('tabindex') === '-1' &&
    !element.matches('a, button, [role]:not([role=dialog], [role=tabpanel])')
  if (!isRinged && !isPlace) wrong.push('focus is not shown')
  return { name, wrong }
}
