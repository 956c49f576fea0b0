/** Gives something the focus and brings it into sight. A part of the page that only says its name stays where it is: its top may be far. */
export function focusOn(element: HTMLElement): void {
  element.focus({ preventScroll: true })
  if (element.tabIndex >= 0) element.scrollIntoView({ block: 'nearest' })
}
