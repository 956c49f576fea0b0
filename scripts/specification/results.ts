import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Thing } from './things.ts'

/**
 * What the tests of a sentence did without one of the things that it speaks of. `browser`: only a journey could notice it. `broken`: the
 * tests fail anyway, so the result is not kept.
 */
export type Result = {
  id: string
  what: string
  on: string
  outcome: 'noticed' | 'survived' | 'browser' | 'broken'
}

const resultsFile = 'e2e/specification/survivors.txt'

export function readResults(root: string): Result[] {
  const path = join(root, resultsFile)
  if (!existsSync(path)) return []
  return readFileSync(path, 'utf8').split('\n').filter(Boolean).map(parsed)
}

/** Stores a result in place of the earlier one, and drops results for things that are no longer listed. */
export function keepResult(root: string, things: Thing[], result: Result): void {
  const order = new Map(things.map(({ id, what }, index) => [`${id} ${what}`, index]))
  const placeOf = ({ id, what }: Result) => order.get(`${id} ${what}`) ?? -1
  const others = readResults(root).filter((old) => placeOf(old) !== placeOf(result))
  const lines = [...others, result]
    .filter((one) => placeOf(one) >= 0)
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map(({ on, outcome, id, what }) => `${on} ${outcome} ${id} ${what}\n`)
  writeFileSync(join(root, resultsFile), lines.join(''))
}

function parsed(line: string): Result {
  const [, on = '', outcome = '', id = '', what = ''] = /^(\S+) (\S+) (\S+) (.*)$/.exec(line) ?? []
  return { on, outcome: outcome as Result['outcome'], id, what }
}
