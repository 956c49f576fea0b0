import { tallyActs, type Acted } from './act-table.ts'

/** What has been reached: at least so many letters right, at most so many wrong. */
export type ActFloor = { letters: number; right: number; wrong: number }

/** The floor after these results: never lower than before, unless letters were added. */
export function actFloorOf(acted: Acted[], floor?: ActFloor): ActFloor {
  const { right, wrong } = tallyActs(acted)
  const before = floor?.letters === acted.length ? floor : { right: 0, wrong: Infinity }
  return {
    letters: acted.length,
    right: Math.max(before.right, right),
    wrong: Math.min(before.wrong, wrong),
  }
}
