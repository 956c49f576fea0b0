import type { PlainDate } from '@brieflotse/rules'
import type { Pages } from '../types.ts'
import { blankPages } from './blank.ts'
import { findCuts } from './cuts.ts'
import { pageOrderOf } from './order.ts'
import { lookAt } from './page-look.ts'
import type { Stack } from './types.ts'

/** Files with more pages get no proposal, because nobody would check so many. */
const mostPages = 120

/**
 * Searches one file for several letters, pages in the wrong order and blank pages. `today` is the user's date. Null if there is nothing to
 * propose: one letter in order, without blank pages. Never throws.
 */
export function proposeStack(pages: Pages, today: PlainDate): Stack | null {
  if (pages.pages.length < 2 || pages.pages.length > mostPages) return null
  try {
    const blank = blankPages(pages)
    const numbers = pages.pages.map(({ number }) => number).toSorted((a, b) => a - b)
    const looks = new Map(numbers.map((page) => [page, lookAt(pages, page, today)]))
    const order = pageOrderOf(
      [...looks.values()].map((traits) => ({ ...traits, blank: blank.includes(traits.page) })),
    )
    const read = order.filter((page) => !blank.includes(page))
    const cuts = findCuts(read.flatMap((page) => looks.get(page) ?? []))
    const isMoved = order.some((page, i) => page !== numbers[i])
    return cuts.length > 0 || isMoved || blank.length > 0 ? { order, cuts, blank } : null
  } catch {
    return null
  }
}
