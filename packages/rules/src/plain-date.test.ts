import fc from 'fast-check'
import { DateTime } from 'luxon'
import { afterEach, expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  addPeriod,
  addWeeks,
  compareDays,
  daysBetween,
  endOfMonth,
  formatLongDay,
  isPlainDate,
  dateParts,
  plainDate,
  spelledDay,
  weekdayOf,
} from './plain-date.ts'

const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test('a day that the calendar does not have is refused', () => {
  expect(plainDate(2025, 2, 29)).toBeNull()
  expect(plainDate(2024, 2, 29)).toBe('2024-02-29')
  expect(plainDate(1900, 2, 29)).toBeNull()
  for (const text of [
    '2025-13-01',
    '2025-00-10',
    '2025-04-31',
    '2025-4-3',
    '25-04-03',
    ' 2025-04-03',
    '',
  ]) {
    expect(isPlainDate(text), text).toBe(false)
  }
  expect(() => dateParts('31.12.2025')).toThrow(RangeError)
})

test('a month ends on the day of the same number, or on its last day', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2028-01-31', 1)).toBe('2028-02-29')
  expect(addMonths('2026-02-28', 1)).toBe('2026-03-28')
  expect(addMonths('2026-05-31', -2)).toBe('2026-03-31')
  expect(addMonths('2025-11-30', 3)).toBe('2026-02-28')
  expect(addPeriod('2024-02-29', { count: 1, unit: 'year' })).toBe('2025-02-28')
  expect(endOfMonth('2025-11-14', 2)).toBe('2026-01-31')
})

test('days read as a person says them', () => {
  expect(formatLongDay('2026-02-09')).toBe('Monday, 9 February 2026')
})

test('adding agrees with luxon', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -2000, max: 2000 }), (day, count) => {
      const peer = DateTime.fromISO(day, { zone: 'utc' })
      expect(addDays(day, count)).toBe(peer.plus({ days: count }).toISODate())
      expect(addWeeks(day, count % 100)).toBe(peer.plus({ weeks: count % 100 }).toISODate())
      expect(addMonths(day, count % 500)).toBe(peer.plus({ months: count % 500 }).toISODate())
      expect(weekdayOf(day)).toBe(peer.weekday)
    }),
  )
})

test('the days between two days undo adding days, and order them', () => {
  fc.assert(
    fc.property(days, days, (a, b) => {
      expect(addDays(a, daysBetween(a, b))).toBe(b)
      expect(Math.sign(compareDays(a, b))).toBe(a < b ? -1 : a > b ? 1 : 0)
    }),
  )
})

const zone = process.env['TZ']
afterEach(() => {
  process.env['TZ'] = zone
})

test('the time zone of the machine does not matter', () => {
  for (const place of ['UTC', 'Europe/Berlin', 'Pacific/Kiritimati', 'America/Los_Angeles']) {
    process.env['TZ'] = place
    expect(addDays('2026-03-28', 1), place).toBe('2026-03-29')
    expect(addDays('2026-10-24', 2), place).toBe('2026-10-26')
    expect(addMonths('2026-02-28', 1), place).toBe('2026-03-28')
    expect(daysBetween('2026-03-28', '2026-03-30'), place).toBe(2)
    expect(weekdayOf('2026-03-29'), place).toBe(7)
  }
})

test('the first of a month is "1er" in French, and no other day', () => {
  expect(spelledDay('2026-03-01', 'fr-FR', 'long')).toBe('dimanche 1er mars 2026')
  expect(spelledDay('2026-03-21', 'fr-FR')).toBe('21 mars 2026')
  expect(spelledDay('2026-03-01', 'tr-TR')).toBe('1 Mart 2026')
})
