import { expect, test } from 'vitest'
import { daysBefore, nextNotices, noticeDay, quietAfter } from './notices.ts'

const pay = { what: 'pay', dueOn: '2026-03-31', snoozedUntil: null }

test.each([
  ['2026-03-27', null],
  ['2026-03-28', '2026-03-28'],
  ['2026-03-29', '2026-03-28'],
  ['2026-03-30', '2026-03-30'],
  ['2026-03-31', '2026-03-31'],
  ['2026-04-01', null],
])('on %s the newest notice of a payment due on 31 March is that of %s', (today, day) => {
  expect(noticeDay(pay, today)).toBe(day)
})

test('what was put off is quiet until that day, speaks on it, and goes on as before', () => {
  const snoozed = { what: 'object', dueOn: '2026-03-31', snoozedUntil: '2026-03-26' }
  expect(noticeDay({ ...snoozed, snoozedUntil: null }, '2026-03-25')).toBe('2026-03-24')
  expect(noticeDay(snoozed, '2026-03-25')).toBeNull()
  expect(noticeDay(snoozed, '2026-03-26')).toBe('2026-03-26')
  expect(noticeDay(snoozed, '2026-03-28')).toBe('2026-03-28')
})

test('a letter has a week of notice, a payment three days', () => {
  expect(daysBefore('object')).toEqual([7, 3, 1, 0])
  expect(daysBefore('pay')).toEqual([3, 1, 0])
})

const berlin = { hour: 9, zone: 'Europe/Berlin', lastDay: null }

test.each([
  ['before the hour', berlin, '2026-06-10T05:00:00Z', '2026-06-10', '2026-06-10T07:00:00.000Z'],
  [
    'an hour that was missed',
    berlin,
    '2026-06-10T12:00:00Z',
    '2026-06-10',
    '2026-06-10T12:00:00.000Z',
  ],
  ['in the evening', berlin, '2026-06-10T19:00:00Z', '2026-06-11', '2026-06-11T07:00:00.000Z'],
  ['winter', berlin, '2026-12-10T05:00:00Z', '2026-12-10', '2026-12-10T08:00:00.000Z'],
  [
    'a settled day',
    { ...berlin, lastDay: '2026-06-10' },
    '2026-06-10T12:00:00Z',
    '2026-06-11',
    '2026-06-11T07:00:00.000Z',
  ],
  [
    'an hour that a spring night leaves out',
    { ...berlin, hour: 2 },
    '2026-03-28T23:30:00Z',
    '2026-03-29',
    '2026-03-29T01:00:00.000Z',
  ],
  [
    'an hour that comes twice',
    { ...berlin, hour: 2 },
    '2026-10-24T23:30:00Z',
    '2026-10-25',
    '2026-10-25T00:00:00.000Z',
  ],
  [
    'a late hour of their own',
    { ...berlin, hour: 22 },
    '2026-06-10T20:30:00Z',
    '2026-06-10',
    '2026-06-10T20:30:00.000Z',
  ],
  [
    'a journey to the west',
    { hour: 9, zone: 'Pacific/Honolulu', lastDay: '2026-06-11' },
    '2026-06-10T19:30:00Z',
    '2026-06-12',
    '2026-06-12T19:00:00.000Z',
  ],
] as const)('%s', (_name, clock, now, day, at) => {
  const next = nextNotices(clock, new Date(now))
  expect({ day: next.day, at: next.at.toISOString() }).toEqual({ day, at })
})

test('it is quiet from nine in the evening', () => {
  expect(quietAfter('2026-06-10', berlin).toISOString()).toBe('2026-06-10T19:00:00.000Z')
})
