import fc from 'fast-check'
import { getHolidays } from 'feiertagejs'
import { beforeAll, expect, test } from 'vitest'
import { easterSunday, holidayOn, holidaysOf } from './holidays.ts'
import { addDays, weekdayOf } from './plain-date.ts'
import { states } from './states.ts'

// The peer library's days shift with the machine's time zone east of UTC+12; ours do not.
beforeAll(() => {
  process.env['TZ'] = 'UTC'
})

const years = Array.from({ length: 16 }, (_, index) => 2020 + index)
// Sundays that some states call a holiday: Easter and Whit Sunday in Brandenburg and Hesse.
const sundays = ['OSTERSONNTAG', 'PFINGSTSONNTAG']

// The peer library lacks Berlin's one-off holidays.
const oneOff = ['2020-05-08', '2025-05-08', '2028-06-17']

test.each(states)('holidays of %s (%s) agree with feiertagejs from 2020 to 2035', (state) => {
  for (const year of years) {
    const peer = getHolidays(year, state)
      .filter((holiday) => !sundays.includes(holiday.name))
      .map((holiday) => holiday.dateString)
    const ours = holidaysOf(year)
      .filter((holiday) => holiday.states.includes(state) || holiday.partly.includes(state))
      .map((holiday) => holiday.day)
    const certain = holidaysOf(year)
      .filter((holiday) => holiday.states.includes(state) && !oneOff.includes(holiday.day))
      .map((holiday) => holiday.day)
    // Every certain holiday here must be one in the peer library, and each of its holidays must be at least possible here.
    expect(peer, `${state} ${year}`).toEqual(expect.arrayContaining(certain))
    expect(ours, `${state} ${year}`).toEqual(expect.arrayContaining(peer))
  }
})

test('Easter falls on the known Sundays', () => {
  expect([2020, 2024, 2025, 2026, 2027, 2028, 2035].map(easterSunday)).toEqual([
    '2020-04-12',
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2027-03-28',
    '2028-04-16',
    '2035-03-25',
  ])
})

test('Easter is always a Sunday between 22 March and 25 April', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1900, max: 2199 }), (year) => {
      const day = easterSunday(year)
      expect(weekdayOf(day)).toBe(7)
      expect(day >= `${year}-03-22` && day <= `${year}-04-25`).toBe(true)
    }),
  )
})

test('Berlin had and will have days off that no other state has', () => {
  expect(holidayOn('2025-05-08', ['BE'])).toEqual({ name: 'Liberation Day', sure: true })
  expect(holidayOn('2026-05-08', ['BE'])).toBeNull()
  expect(holidayOn('2028-06-17', ['BE'])?.sure).toBe(true)
  expect(holidayOn('2025-05-08', ['BB'])).toBeNull()
})

test('a holiday of some states or municipalities is not sure where the place is not', () => {
  expect(holidayOn('2026-06-04', ['NW'])).toEqual({ name: 'Corpus Christi', sure: true })
  expect(holidayOn('2026-06-04', ['NW', 'NI'])?.sure).toBe(false)
  expect(holidayOn('2026-06-04', ['TH'])?.sure).toBe(false)
  expect(holidayOn('2026-06-04', ['BE'])).toBeNull()
  expect(holidayOn('2026-08-15', ['BY'])?.sure).toBe(false)
  expect(holidayOn('2026-12-25', [])?.sure).toBe(true)
  expect(holidayOn('2026-11-01', [])?.sure).toBe(false)
})

test('Repentance Day is the Wednesday before 23 November, in Saxony only', () => {
  expect(holidaysOf(2025).find((holiday) => holiday.name === 'Repentance Day')).toMatchObject({
    day: '2025-11-19',
    states: ['SN'],
  })
  expect(holidayOn(addDays('2025-11-19', 1), ['SN'])).toBeNull()
})
