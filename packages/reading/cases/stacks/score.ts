import { proposeStack } from '../../src/stack/propose-stack.ts'
import type { BuiltStack } from './build.ts'

/** `falseCuts`: cuts where no letter begins. `exact`: files with exactly the right cuts. */
export type StackScore = {
  files: number
  pages: number
  begins: number
  right: number
  falseCuts: number
  exact: number
  blanksRight: number
  blanks: number
  blanksInvented: number
  ordersWrong: number
  /** Milliseconds per page. */
  pace: number
}

export type Miss = { id: string; missed: number[]; invented: number[] }

export function scoreStacks(stacks: BuiltStack[]): { score: StackScore; misses: Miss[] } {
  const score: StackScore = {
    files: stacks.length,
    pages: 0,
    begins: 0,
    right: 0,
    falseCuts: 0,
    exact: 0,
    blanksRight: 0,
    blanks: 0,
    blanksInvented: 0,
    ordersWrong: 0,
    pace: 0,
  }
  const misses: Miss[] = []
  let spent = 0
  for (const { id, pages, begins, blank, order, today } of stacks) {
    const start = performance.now()
    const stack = proposeStack(pages, today)
    spent += performance.now() - start
    const cuts = stack?.cuts.map(({ page }) => page) ?? []
    const invented = cuts.filter((page) => !begins.includes(page))
    const missed = begins.filter((page) => !cuts.includes(page))
    const found = stack?.blank ?? []
    score.pages += pages.pages.length
    score.begins += begins.length
    score.right += begins.length - missed.length
    score.falseCuts += invented.length
    score.exact += invented.length + missed.length === 0 ? 1 : 0
    score.blanks += blank.length
    score.blanksRight += blank.filter((page) => found.includes(page)).length
    score.blanksInvented += found.filter((page) => !blank.includes(page)).length
    const lies = pages.pages.map(({ number }) => number)
    const isRead = (stack?.order ?? lies).filter((page) => !blank.includes(page)).join(' ')
    if (isRead !== order.filter((page) => !blank.includes(page)).join(' ')) score.ordersWrong += 1
    if (invented.length + missed.length > 0) misses.push({ id, missed, invented })
  }
  return { score: { ...score, pace: spent / Math.max(1, score.pages) }, misses }
}
