import { DateTime } from 'luxon'
import { expect, test } from 'vitest'
import {
  berlinTime,
  letterxpressPosting,
  trackedAs,
  letterxpressStopEnd,
} from './letterxpress-job.ts'

test.each([
  ['on a working day', '2026-11-24T10:00', '2026-11-24T10:15'],
  ['just before 15:45', '2026-11-24T15:44', '2026-11-24T15:59'],
  ['after 15:45', '2026-11-24T15:50', '2026-11-24T16:00'],
  ['after 16:00', '2026-11-24T16:05', '2026-11-24T16:20'],
  ['on a Saturday', '2026-11-28T15:50', '2026-11-28T16:05'],
  ['on Reformation Day, a holiday in Lower Saxony', '2025-10-31T15:50', '2025-10-31T16:05'],
  ['on All Saints, which is none there', '2027-11-01T15:50', '2027-11-01T16:00'],
])('a job can be stopped %s', (_, created, end) => {
  const zone = 'Europe/Berlin'
  const moment = letterxpressStopEnd(DateTime.fromISO(created, { zone }))
  expect(moment.toMillis()).toBe(DateTime.fromISO(end, { zone }).toMillis())
})

test('times are German, in summer and in winter', () => {
  expect(berlinTime('2026-07-01 13:38:07')?.toUTC().toISO()).toBe('2026-07-01T11:38:07.000Z')
  expect(berlinTime('2026-12-01 13:38:07')?.toUTC().toISO()).toBe('2026-12-01T12:38:07.000Z')
  expect(berlinTime('yesterday')).toBeNull()
})

test.each([
  ['Zugestellt: 12.11.2026 10:15', 'delivered', '2026-11-12T09:15:00.000Z'],
  ['Zugestellt', 'delivered', null],
  ['Die Sendung wurde am 01.07.2026 zugestellt.', 'delivered', '2026-07-01T10:00:00.000Z'],
  ['Die Sendung wurde an den Absender zurückgesandt.', 'returned', null],
  ['Rücksendung: 02.12.2026', 'returned', '2026-12-02T11:00:00.000Z'],
])('"%s" is %s', (words, state, at) => {
  expect(trackedAs(words)).toEqual({ state, at })
})

test.each([
  'Die Sendung wird zugestellt.',
  'Die Sendung konnte nicht zugestellt werden.',
  'In Zustellung',
  'Zustellversuch ohne Erfolg',
  'Die Sendung wurde im Zielgebiet bearbeitet.',
  '',
  null,
])('"%s" says nothing for sure', (words) => {
  expect(trackedAs(words)).toBeNull()
})

test.each([
  ['queue', 'waiting'],
  ['hold', 'waiting'],
  ['draft', 'waiting'],
  ['done', 'posted'],
  ['canceled', 'canceled'],
  ['something new', 'waiting'],
])('a job that is %s is %s', (status, state) => {
  const job = { id: '1', status, created_at: '2026-11-24 10:00:00' }
  expect(letterxpressPosting(job, Date.parse('2026-11-24T09:05:00Z')).state).toBe(state)
})
