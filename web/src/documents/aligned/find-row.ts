/** The row element that contains an event target; null if there is none. */
export function rowElementOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-pair]') : null
}

/** The index of the pair that contains an event target, in the text or on the page. */
export function pairAt(target: EventTarget | null): number | null {
  const found = target instanceof Element ? target.closest('[data-pair]') : null
  return found ? Number(found.getAttribute('data-pair')) : null
}

/** The next visible row after an index, in steps of 1 or -1; null if there is none. */
export function rowFrom(
  list: Element,
  start: number,
  step: 1 | -1,
  count: number,
): HTMLElement | null {
  for (let index = start; index >= 0 && index < count; index += step) {
    const row = list.querySelector<HTMLElement>(`[data-pair="${index}"]`)
    if (row && !row.closest('details:not([open])')) return row
  }
  return null
}

/** Scrolls a row into view, and opens the `<details>` that contain it. */
export function bringIntoView(list: Element | null, index: number): HTMLElement | null {
  const row = list?.querySelector<HTMLElement>(`[data-pair="${index}"]`) ?? null
  const fold = row?.closest('details')
  if (fold) fold.open = true
  row?.scrollIntoView({ block: 'nearest' })
  return row
}
