import type { Document } from '@brieflotse/contract'

/** Page numbers in order, and those pages on which a new letter begins (except the first). */
export type Sorting = { order: number[]; starts: number[] }

/** The proposed order and cuts of a document; without a proposal, its pages as they are, as one letter. */
export function proposed({ pages, stack }: Document): Sorting {
  const numbers = pages.map(({ number }) => number)
  const order = stack?.order ?? []
  const fits = order.length === numbers.length && order.every((page) => numbers.includes(page))
  if (!fits || !stack) return { order: numbers, starts: [] }
  const cuts = stack.cuts.map(({ page }) => page).filter((page) => page !== order[0])
  return { order, starts: cuts.filter((page) => order.includes(page)) }
}

/** The letters that result from the cuts, each as a list of pages. */
export function lettersOf({ order, starts }: Sorting): number[][] {
  const letters: number[][] = []
  for (const page of order) {
    const open = letters.at(-1)
    if (!open || starts.includes(page)) letters.push([page])
    else open.push(page)
  }
  return letters
}

export const isInOrder = ({ order }: Sorting) =>
  order.every((page, i) => i === 0 || page > (order[i - 1] ?? 0))

/** Adds or removes a cut before a page. */
export const toggled = ({ order, starts }: Sorting, page: number): Sorting => ({
  order,
  starts: starts.includes(page) ? starts.filter((one) => one !== page) : [...starts, page],
})

/** Moves a cut one page back or forward; null at the end, or if that page has a cut already. */
export function withCutMoved(
  { order, starts }: Sorting,
  page: number,
  by: 1 | -1,
): { sorting: Sorting; page: number } | null {
  const at = order.indexOf(page) + by
  const next = order[at]
  if (at < 1 || next === undefined || starts.includes(next)) return null
  return {
    sorting: { order, starts: starts.map((one) => (one === page ? next : one)) },
    page: next,
  }
}

/** Moves a page by one place. Cuts keep their positions. */
export function withPageMoved({ order, starts }: Sorting, page: number, by: 1 | -1): Sorting {
  const from = order.indexOf(page)
  const to = from + by
  if (to < 0 || to >= order.length) return { order, starts }
  const places = starts.map((one) => order.indexOf(one))
  const moved = order.with(from, order[to]!).with(to, page)
  return { order: moved, starts: places.flatMap((place) => moved[place] ?? []) }
}
