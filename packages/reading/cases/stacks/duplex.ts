import { lay, storedLeaves, type BuiltStack } from './build.ts'
import type { Variant } from '../words.ts'

/** Two letters, at least one with several pages, scanned fronts first and then the backs in reverse. */
export function duplexOf(variant: Variant): BuiltStack[] {
  const leaves = storedLeaves(variant)
  const long = leaves.filter(({ pages }) => pages.pages.length > 1)
  return long.map((leaf, i) => {
    const other = leaves.at((i * 7 + 3) % leaves.length)
    const pair = [leaf, ...(other && other.id !== leaf.id ? [other] : [])]
    const blank = {
      pages: { pages: [{ number: 1, width: 210, height: 297 }], words: [] },
      begins: false,
      blank: true,
    }
    const parts = pair.flatMap(({ pages }) => [
      { pages, begins: true, blank: false },
      // each letter begins on a new sheet
      ...(pages.pages.length % 2 === 1 ? [blank] : []),
    ])
    const today = pair
      .map((one) => one.today)
      .toSorted()
      .at(-1)!
    return lay(pair.map(({ id }) => id).join(' + '), parts, today, true)
  })
}
