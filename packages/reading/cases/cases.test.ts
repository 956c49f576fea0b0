import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { kindTruth, mostUnsure, mostWrong } from './kind-truth.ts'
import { caseSets, readAll, tallies, type Floors } from './table.ts'

const floors = JSON.parse(readFileSync(new URL('floor.json', import.meta.url), 'utf8')) as Floors

describe.each(caseSets.filter(({ name }) => floors[name]))('letters: $name', (set) => {
  const floor = floors[set.name]
  const read = readAll(set)
  const reached = tallies(read)

  it.each(Object.entries(floor?.fields ?? {}))('reads %s no worse than before', (field, least) => {
    expect(reached[field]?.correct ?? 0).toBeGreaterThanOrEqual(least.correct)
    expect(reached[field]?.wrong ?? 0).toBeLessThanOrEqual(least.wrong)
  })

  it('tells the right kind of letter or none, and never a wrong one', () => {
    const named = read.filter(({ reading }) => reading.explanation.letterKind?.sure)
    const wrong = named.filter(
      ({ id, reading }) =>
        !kindTruth[id]?.split(' | ').includes(reading.explanation.letterKind?.id ?? 'none'),
    )
    // Which ones is nobody's business where they are only counted.
    const known = mostWrong[set.name] ?? 0
    expect(known ? wrong.length : wrong.map(({ id }) => id)).toEqual(known || [])
    expect(read.length - named.length).toBeLessThanOrEqual(mostUnsure[set.name] ?? read.length)
  })
})
