import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { googleCalendarUrl, momentsOf, outlookCalendarUrl, tidyCalendarFile } from './calendar.ts'

const event = {
  title: 'Payment Due: €307.88 - Stadtwerke & Söhne #2',
  description: 'Document: Mahnung\nReference: 4711 + 2',
  startDate: '2026-03-30T07:00:00.000Z',
  endDate: '2026-03-30T08:00:00.000Z',
  location: '',
}

describe('a time on the wall', () => {
  test.each([
    ['2026-01-15', 9, 'Europe/Berlin', '2026-01-15T08:00:00.000Z'],
    ['2026-07-15', 9, 'Europe/Berlin', '2026-07-15T07:00:00.000Z'],
    ['2026-07-15', 23, 'America/Los_Angeles', '2026-07-16T06:00:00.000Z'],
    ['2026-07-15', 0, 'Pacific/Auckland', '2026-07-14T12:00:00.000Z'],
  ])('%s at %d in %s', (day, hour, zone, start) => {
    expect(momentsOf({ day, hour, minute: 0 }, zone, 60).startDate).toBe(start)
  })

  test('that a spring night leaves out is an hour later', () => {
    const { startDate, endDate } = momentsOf(
      { day: '2026-03-29', hour: 2, minute: 30 },
      'Europe/Berlin',
      60,
    )
    expect(startDate).toBe('2026-03-29T01:30:00.000Z')
    expect(endDate).toBe('2026-03-29T02:30:00.000Z')
  })
})

test('Google gets the event without fractions of seconds, with every character', () => {
  const url = new URL(googleCalendarUrl(event, 'Europe/Berlin'))
  expect(url.origin).toBe('https://calendar.google.com')
  expect(url.searchParams.get('action')).toBe('TEMPLATE')
  expect(url.searchParams.get('text')).toBe(event.title)
  expect(url.searchParams.get('details')).toBe(event.description)
  expect(url.searchParams.get('dates')).toBe('20260330T070000Z/20260330T080000Z')
  expect(url.searchParams.get('ctz')).toBe('Europe/Berlin')
})

test('Outlook gets the event, spaces as spaces', () => {
  const address = outlookCalendarUrl(event)
  const { searchParams } = new URL(address)
  expect(searchParams.get('subject')).toBe(event.title)
  expect(searchParams.get('startdt')).toBe('2026-03-30T07:00:00Z')
  expect(searchParams.get('enddt')).toBe('2026-03-30T08:00:00Z')
  expect(address).not.toContain('+')
})

test('no text of a letter adds a parameter, breaks a link or makes it endless', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 3000 }), (title) => {
      for (const url of [
        googleCalendarUrl({ ...event, title }, 'Europe/Berlin'),
        outlookCalendarUrl({ ...event, title, description: title }),
      ]) {
        expect(new URL(url).searchParams.getAll('action').length).toBeLessThan(2)
        expect(url.length).toBeLessThan(25_000)
      }
    }),
  )
})

test('lines of a calendar file are folded by octets and never inside a character', () => {
  const bytes = (text: string) => new TextEncoder().encode(text).length
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 200 })), (values) => {
      const lines = values.map((value) => `SUMMARY:${value.replace(/[\r\n]/g, '')}`)
      const tidy = tidyCalendarFile(lines.join('\r\n'))
      for (const line of tidy.split('\r\n')) expect(bytes(line)).toBeLessThanOrEqual(75)
      expect(tidy.replaceAll('\r\n ', '').split('\r\n')).toEqual(lines.length > 0 ? lines : [''])
    }),
  )
})

test('a library’s own folding and its wrong durations are put right', () => {
  const file = 'BEGIN:VALARM\r\nDESCRIPTION:ab\r\n\tcd\r\nTRIGGER:-P3DT\r\nEND:VALARM\r\n'
  expect(tidyCalendarFile(file)).toBe(
    'BEGIN:VALARM\r\nDESCRIPTION:abcd\r\nTRIGGER:-P3D\r\nEND:VALARM\r\n',
  )
  expect(tidyCalendarFile('TRIGGER:-PT2H')).toBe('TRIGGER:-PT2H')
})
