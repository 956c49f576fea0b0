import type { Run } from './rows.ts'

const enumerator = /^(?:\(?(?:\d{1,2}|[a-z])[.)]|\((?:\d{1,2}|[a-z])\))$/
const symbol = /^[^\p{L}\p{N}\s(„"'€§$+−-]{1,2}$|^[-–—]$/u

type Start = { bullet: boolean; item: boolean; textLeft: number }

/** The beginning of a line: a bullet (possibly misread as a letter) or a number, with space before the text. */
export function startOf(run: Run): Start {
  const [first, second] = run.marks
  if (!first || !second) return { bullet: false, item: false, textLeft: run.x0 }
  const hang = second.x0 - first.x1
  const clear = hang > 1.25 * run.char && second.x0 - first.x0 < 11
  const isSymbol = symbol.test(first.text) && hang > 0.3
  const misread = first.text.length <= 2 && !/^\d|^[^\p{L}]*$/u.test(first.text) && clear
  const numbered = enumerator.test(first.text) && clear
  const bullet = isSymbol || misread
  const item = bullet || numbered
  return { bullet, item, textLeft: item ? second.x0 : run.x0 }
}
