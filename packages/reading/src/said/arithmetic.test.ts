import { countDeadline, deadlineRules, toWorkingDay } from '@brieflotse/rules'
import { expect, test } from 'vitest'
import { arithmetic } from './arithmetic.ts'

test('the steps can be followed', () => {
  const arrived = { posted: '2026-01-02', received: null, served: null }
  const result = countDeadline(deadlineRules['tax-objection'], arrived, ['BY'])
  expect('steps' in result && arithmetic(result.steps).steps).toEqual([
    'A posted decision counts as received on the fourth day after posting: Tuesday, 6 January 2026 (§ 122 (2) no. 1 AO).',
    'Tuesday, 6 January 2026 is no working day (Epiphany), so it moves to Wednesday, 7 January 2026 (§ 108 (3) AO).',
    'One month from that day (Wednesday, 7 January 2026): Saturday, 7 February 2026.',
    'Saturday, 7 February 2026 is no working day (Saturday, Sunday), so it moves to Monday, 9 February 2026 (§ 108 (3) AO).',
  ])
})

test('an unknown branch takes the earlier day and says why', () => {
  const arrived = { posted: '2026-12-01', received: null, served: null }
  const result = countDeadline(deadlineRules['tax-objection'], arrived, ['NW'], null)
  expect('steps' in result && arithmetic(result.steps).steps.join(' ')).toContain(
    'the earlier day is taken',
  )
})

test('days off in a row are named together', () => {
  expect(arithmetic(toWorkingDay('2026-12-25', ['NW'], '§ 193 BGB').steps).steps).toEqual([
    'Friday, 25 December 2026 is no working day (Christmas Day, Boxing Day, Sunday), so it moves to Monday, 28 December 2026 (§ 193 BGB).',
  ])
})
