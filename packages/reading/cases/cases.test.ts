import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readAll, tallies, type Floors } from './table.ts'
import { variants } from './words.ts'

const floors = JSON.parse(readFileSync(new URL('floor.json', import.meta.url), 'utf8')) as Floors

describe.each(variants.filter((variant) => floors[variant]))('letters as %s', (variant) => {
  const floor = floors[variant]
  const reached = tallies(readAll(variant))

  it.each(Object.entries(floor?.fields ?? {}))('reads %s no worse than before', (field, least) => {
    expect(reached[field]?.correct ?? 0).toBeGreaterThanOrEqual(least.correct)
    expect(reached[field]?.wrong ?? 0).toBeLessThanOrEqual(least.wrong)
  })
})
