import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { actFloorOf, type ActFloor } from './acts/act-floor.ts'
import { actsOf, corpusHalves, readCorpus, type Acted } from './acts/act-table.ts'
import { brokenInvariants } from './acts/invariants.ts'
import { kindTruth, mostUnsure, mostWrong } from './kind-truth.ts'
import { caseSets, readAll, tallies, type Floors } from './table.ts'

const fileOf = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const floors = JSON.parse(fileOf('floor.json')) as Floors
const actFloors = JSON.parse(fileOf('acts/floor.json')) as Record<string, ActFloor>

/** Tests that users would act rightly at least as often as before, and that no explanation contradicts itself. */
function itActs(name: string, acted: Acted[]): void {
  const floor = actFloors[name]
  it.runIf(floor)('makes a person act rightly no worse than before', () => {
    const { right, wrong } = actFloorOf(acted)
    expect(right).toBeGreaterThanOrEqual(floor?.right ?? 0)
    expect(wrong).toBeLessThanOrEqual(floor?.wrong ?? Infinity)
  })

  it('gives answers that do not contradict themselves', () => {
    const broken = acted.flatMap(({ id, reading }) =>
      brokenInvariants(reading.explanation).map((fault) => `${id}: ${fault}`),
    )
    expect(broken).toEqual([])
  })
}

describe.each(caseSets.filter(({ name }) => floors[name]))('letters: $name', (set) => {
  const floor = floors[set.name]
  const read = readAll(set)
  const reached = tallies(read)

  it.each(Object.entries(floor?.fields ?? {}))('reads %s no worse than before', (field, least) => {
    expect(reached[field]?.correct ?? 0).toBeGreaterThanOrEqual(least.correct)
    expect(reached[field]?.wrong ?? 0).toBeLessThanOrEqual(least.wrong)
  })

  itActs(set.name, actsOf(read))

  // the letters of the fourth set have no annotated kinds
  it.skipIf(set.name.startsWith('fourth'))(
    'tells the right kind of letter or none, and never a wrong one',
    () => {
      const named = read.filter(({ reading }) => reading.explanation.letterKind?.sure)
      const wrong = named.filter(
        ({ id, reading }) =>
          !kindTruth[id]?.split(' | ').includes(reading.explanation.letterKind?.id ?? 'none'),
      )
      // For sets that may only be counted, the ids stay hidden.
      const known = mostWrong[set.name] ?? 0
      expect(known ? wrong.length : wrong.map(({ id }) => id)).toEqual(known || [])
      expect(read.length - named.length).toBeLessThanOrEqual(mostUnsure[set.name] ?? read.length)
    },
  )
})

describe.each(corpusHalves)('letters: %s', (half) => {
  itActs(half, readCorpus(half))
})
