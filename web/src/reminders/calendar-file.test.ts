// @vitest-environment node
import { momentsOf } from '@brieflotse/rules'
import ICAL from 'ical.js'
import nodeIcal, { type VEvent } from 'node-ical'
import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const titles = [
  'Widerspruch einlegen – Jobcenter Märkisch-Oderland, Außenstelle; Straße des Friedens 12',
  'Payment Due: €1.234,56 - Gebühren für Überprüfung, Prüfung & Ähnliches 🧾🧾🧾',
  'x\r\nBEGIN:VEVENT\r\nSUMMARY:a guest',
  'Ö'.repeat(200),
]
const description = 'Document: Mahnung; 2. Stufe\nReference: 47\\11, 12\nLetter: http://localhost/x'
const zones = ['Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Pacific/Auckland']

/** 300 days with titles and time zones, over four years with both changes of daylight saving time. */
const events = Array.from({ length: 300 }, (_, index) => {
  const day = new Date(Date.UTC(2025, 0, 1 + index * 5)).toISOString().slice(0, 10)
  const zone = zones[index % zones.length]!
  const title = titles[(index >> 2) % titles.length]!
  return {
    zone,
    day,
    title,
    location: '',
    description,
    ...momentsOf({ day, hour: 9, minute: 0 }, zone, 60),
  }
})
const key = { uid: 'document-7@localhost', now: new Date('2026-01-01T00:00:00Z') }
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

test('two readers find one event at the same moment, with every character', () => {
  for (const event of events) {
    const file = calendarFile(event, key)
    const [, , components] = ICAL.parse(file) as [string, unknown, unknown[]]
    expect(components).toHaveLength(1)
    const first = new ICAL.Event(
      new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent')!,
    )
    const second = Object.values(nodeIcal.sync.parseICS(file)).find(
      (part): part is VEvent => part?.type === 'VEVENT',
    )!
    expect(first.summary).toBe(oneLine(event.title))
    expect(first.description).toBe(description)
    expect(first.startDate.toJSDate().toISOString()).toBe(event.startDate)
    expect(first.endDate.toJSDate().toISOString()).toBe(event.endDate)
    expect(second.start.toISOString()).toBe(event.startDate)
    expect(second.summary).toBe(oneLine(event.title))
    // the local wall clock shows nine o'clock on that day
    const wall = new Intl.DateTimeFormat('sv', {
      timeZone: event.zone,
      dateStyle: 'short',
      timeStyle: 'short',
    }).format(second.start)
    expect(wall).toBe(`${event.day} 09:00`)
  }
})

test('no line is longer than 75 octets, and alarms are durations', () => {
  for (const event of events.slice(0, 40)) {
    const lines = calendarFile(event, key).split('\r\n')
    expect(lines.filter((line) => new TextEncoder().encode(line).length > 75)).toEqual([])
    const triggers = lines.filter((line) => line.startsWith('TRIGGER'))
    expect(triggers).toEqual(['TRIGGER:-P1D', 'TRIGGER:-PT1H'])
  }
})

test('a file that is made again replaces the event', () => {
  const number = (now: string) =>
    Number(/SEQUENCE:(\d+)/.exec(calendarFile(events[0]!, { ...key, now: new Date(now) }))![1])
  expect(number('2026-01-02T00:00:00Z')).toBeGreaterThan(number('2026-01-01T00:00:00Z'))
  expect(calendarFile(events[0]!, key)).toContain(`UID:${key.uid}`)
})
