import type { Page } from 'playwright-core'

/** The smallest touch target, in pixels. Links within a sentence and words on the page image are exempt, as in WCAG 2.5.8. */
const least = 44

/** Controls that are smaller than this. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(measure, least)
}

/** Runs in the page. */
function measure(wanted: number): string[] {
  const found: string[] = []
  const all = 'a[href], button, input, select, textarea, summary, [role=menuitem], [role=tab]'
  for (const one of document.querySelectorAll<HTMLElement>(all)) {
    if (
      one.closest('[inert], [aria-hidden=true], [data-page-frame]') ||
      !one.checkVisibility({ visibilityProperty: true })
    )
      continue
    const style = getComputedStyle(one)
    // The element is visible only while it has the focus.
    if (style.clipPath !== 'none') continue
    const isStretched = getComputedStyle(one, '::after').position === 'absolute'
    const isWord = style.display.startsWith('inline') && one.closest('p, dd') !== null
    if (isStretched || isWord) continue
    const target = one.matches('[type=radio], [type=checkbox], [type=file]')
      ? (one.closest('label') ?? one)
      : one
    const { width, height } = target.getBoundingClientRect()
    if (width + 0.5 >= wanted && height + 0.5 >= wanted) continue
    found.push(
      `${Math.round(width)} x ${Math.round(height)} px: ${(one.getAttribute('aria-label') ?? one.textContent ?? one.outerHTML).slice(0, 60)}`,
    )
  }
  return found
}
