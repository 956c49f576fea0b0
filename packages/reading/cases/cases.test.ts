import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { caseSets, readAll, tallies, type Floors } from './table.ts'

const floors = JSON.parse(readFileSync(new URL('floor.json', import.meta.url), 'utf8')) as Floors

describe.each(caseSets.filter(({ name }) => floors[name]))('letters: $name', (set) => {
  const floor = floors[set.name]
  const reached = tallies(readAll(set))

  it.each(Object.entries(floor?.fields ?? {}))('reads %s no worse than before', (field, least) => {
    expect(reached[field]?.correct ?? 0).toBeGreaterThanOrEqual(least.correct)
    expect(reached[field]?.wrong ?? 0).toBeLessThanOrEqual(least.wrong)
  })
})
