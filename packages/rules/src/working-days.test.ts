import { expect, test } from 'vitest'
import { countBack } from './deadlines.ts'
import { daysLeft, toWorkingDay, workingDayOfMonth, workingDaysBefore } from './working-days.ts'

test.each([
  ['2026-12-01', '2026-12-03'],
  ['2027-01-01', '2027-01-05'],
  ['2026-05-01', '2026-05-05'],
  ['2026-08-01', '2026-08-04'],
  ['2027-05-01', '2027-05-05'],
])('the third working day of the month of %s is %s', (month, day) => {
  expect(workingDayOfMonth(month, 3, ['NW'])).toBe(day)
})

test('counting back', () => {
  expect(countBack({ day: '2026-05-31', name: 'the end' }, { count: 2, unit: 'month' }).date).toBe(
    '2026-03-31',
  )
  expect(workingDaysBefore({ day: '2026-02-26', name: 'the appointment' }, 3, ['NI']).date).toBe(
    '2026-02-23',
  )
  expect(workingDaysBefore({ day: '2026-04-07', name: 'the appointment' }, 2, ['NI']).date).toBe(
    '2026-04-02',
  )
})

test('late stays late', () => {
  expect(daysLeft('2026-02-09', '2026-02-09')).toBe(0)
  expect(daysLeft('2026-02-07', '2026-02-09')).toBe(-2)
})

test('days off in a row are named together', () => {
  expect(toWorkingDay('2026-12-25', ['NW'], '§ 193 BGB').steps).toEqual([
    'Friday, 25 December 2026 is no working day (Christmas Day, Boxing Day, Sunday), so it moves to Monday, 28 December 2026 (§ 193 BGB).',
  ])
})
