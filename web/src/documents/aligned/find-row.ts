/** The row of a sentence that something lies in. */
export function rowElementOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-pair]') : null
}

/** The number of the pair that something belongs to, in the list or on the page. */
export function pairAt(target: EventTarget | null): number | null {
  const found = target instanceof Element ? target.closest('[data-pair]') : null
  return found ? Number(found.getAttribute('data-pair')) : null
}

/** The row that can be seen next to a number, in steps of 1 or -1; null where there is none. */
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

/** Brings a row into view, and opens what it is folded into. */
export function bringIntoView(list: Element | null, index: number): HTMLElement | null {
  const row = list?.querySelector<HTMLElement>(`[data-pair="${index}"]`) ?? null
  const fold = row?.closest('details')
  if (fold) fold.open = true
  row?.scrollIntoView({ block: 'nearest' })
  return row
}
