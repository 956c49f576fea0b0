import { expect, test } from 'vitest'
import { countBack } from './deadlines.ts'
import { type FreeDay, step } from './steps.ts'
import { daysLeft, toWorkingDay, workingDaysBefore } from './working-days.ts'

test('counting back', () => {
  expect(
    countBack({ day: '2026-05-31', name: 'contract-end' }, { count: 2, unit: 'month' }).date,
  ).toBe('2026-03-31')
  expect(workingDaysBefore({ day: '2026-02-26', name: 'appointment' }, 3, ['NI']).date).toBe(
    '2026-02-23',
  )
  expect(workingDaysBefore({ day: '2026-04-07', name: 'appointment' }, 2, ['NI']).date).toBe(
    '2026-04-02',
  )
})

test('late stays late', () => {
  expect(daysLeft('2026-02-09', '2026-02-09')).toBe(0)
  expect(daysLeft('2026-02-07', '2026-02-09')).toBe(-2)
})

test('days off in a row are named together', () => {
  const free: FreeDay[] = ['Christmas Day', 'Boxing Day', 'Sunday']
  expect(toWorkingDay('2026-12-25', ['NW'], '§ 193 BGB').steps).toEqual([
    step('count.moved', { from: '2026-12-25', free, to: '2026-12-28', law: '§ 193 BGB' }),
  ])
})
