import { tallyActs, type Acted } from './act-table.ts'

/** The results reached so far: at least this many letters right, at most this many wrong. */
export type ActFloor = { letters: number; right: number; wrong: number }

/** The new floor: never lower than before, unless letters were added. */
export function actFloorOf(acted: Acted[], floor?: ActFloor): ActFloor {
  const { right, wrong } = tallyActs(acted)
  const before = floor?.letters === acted.length ? floor : { right: 0, wrong: Infinity }
  return {
    letters: acted.length,
    right: Math.max(before.right, right),
    wrong: Math.min(before.wrong, wrong),
  }
}
