import english from './en/stack.json' with { type: 'json' }
import { inLanguage } from './in-language.ts'

/** The sentences about files with several letters, and about the order of pages. */
export const stackText = inLanguage('stack', english)

/** "a, b, c". */
export const listed = (items: readonly string[]) =>
  items.reduce((first, second) => (first ? stackText.pair({ first, second }) : second), '')

/** "Letter 2, pages 4, 5 and 6". */
export function letterText(number: number, pages: readonly number[]): string {
  const [last = 0, ...before] = pages.toReversed()
  const first = listed(before.toReversed().map(String))
  return stackText.letter({ number, count: pages.length, first, last })
}
