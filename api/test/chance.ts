/** A pseudo-random generator (mulberry32): the same seed gives the same numbers. */
export function chanceOf(seed: number) {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    below: (limit: number) => Math.floor(next() * limit),
    one: <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)]!,
    happens: (share: number) => next() < share,
  }
}
export type Chance = ReturnType<typeof chanceOf>
