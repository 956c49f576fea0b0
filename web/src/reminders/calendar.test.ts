// @vitest-environment node
import { expect, test } from 'vitest'
import { reminder } from '../testing/sample-document.ts'
import { eventOf, type ExplainedDocument } from './calendar.ts'

const at = { title: 'Pay', day: '2026-03-02', hour: 9, minute: 0 }
const eventAt = (origin: string) => eventOf(reminder as ExplainedDocument, at, origin).description

test('the event lasts one hour', () => {
  const { startDate, endDate } = eventOf(reminder as ExplainedDocument, at, 'https://nas')
  expect(Date.parse(endDate) - Date.parse(startDate)).toBe(3_600_000)
})

test('the event leads back to the letter, where a phone can open that', () => {
  expect(eventAt('https://post.example.org')).toContain('https://post.example.org/documents/1')
})

test.each(['http://localhost:3000', 'https://localhost', 'https://127.0.0.1:8443', 'http://nas'])(
  'the event names no address at %s',
  (origin) => {
    expect(eventAt(origin)).not.toMatch(/http|documents/)
  },
)
