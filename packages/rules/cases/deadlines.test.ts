import { readFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import {
  countDeadline,
  type DeadlineRuleName,
  deadlineRules,
  type State,
  states,
} from '../src/index.ts'

/**
 * 512 deadlines computed by another program from the same sections of law, and eight computed by hand for real-looking letters. `day` is
 * the day of posting, service or receipt, whichever starts the period. Holidays count for whole states only, so municipal holidays move
 * nothing.
 */
const cases = readFileSync(new URL('deadlines.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t') as [DeadlineRuleName, State, string, string, string])

const machineZone = process.env['TZ']
afterEach(() => {
  if (machineZone === undefined) delete process.env['TZ']
  else process.env['TZ'] = machineZone
})

function lastDay(name: DeadlineRuleName, state: State, day: string): string | null {
  const rule = deadlineRules[name]
  const arrival = { posted: null, received: null, served: null }
  const known = { announcement: 'posted', service: 'served', receipt: 'received' } as const
  const from = rule.from === 'contract' ? 'received' : known[rule.from]
  const result = countDeadline(rule, { ...arrival, [from]: day }, [state])
  return 'date' in result ? result.date : null
}

test.each(['UTC', 'Europe/Berlin', 'America/Los_Angeles', 'Pacific/Auckland'])(
  'every deadline of the table is counted alike in the zone %s',
  (zone) => {
    process.env['TZ'] = zone
    const wrong = cases.filter(
      ([name, state, day, expected]) => lastDay(name, state, day) !== expected,
    )
    expect(wrong.map((row) => [...row, lastDay(row[0], row[1], row[2])])).toEqual([])
  },
)

test('the table holds every rule and every state', () => {
  expect(cases.length).toBeGreaterThanOrEqual(400)
  expect(new Set(cases.map(([name]) => name))).toEqual(new Set(Object.keys(deadlineRules)))
  expect(new Set(cases.map(([, state]) => state))).toEqual(new Set(states.map(([code]) => code)))
})
