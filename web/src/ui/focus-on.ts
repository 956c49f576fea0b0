/** Focuses an element and scrolls it into view. Large page sections are not scrolled, because their top may be far away. */
export function focusOn(element: HTMLElement): void {
  element.focus({ preventScroll: true })
  if (element.tabIndex >= 0) element.scrollIntoView({ block: 'nearest' })
}
