import type { Reminder } from '@brieflotse/contract'
import { addDays, dayInGermany } from '@brieflotse/rules'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { held, server } from '../testing/fake-server.ts'
import { jana } from '../testing/people.ts'
import { followed, reminder } from '../testing/sample-document.ts'
import { startApp } from '../testing/start-app.tsx'

/** A letter with a payment due in this many days, counted in German time. */
function dueIn(days: number, id: number, rest: Partial<Reminder> = {}) {
  const dueOn = addDays(dayInGermany(new Date()), days)
  return { ...reminder, id, reminders: [{ ...followed, id, dueOn, ...rest }] }
}

test('the greeting uses the username when there is no first name', async () => {
  held.user = { ...jana, firstName: null }
  startApp('/')
  expect(await screen.findByRole('heading', { name: 'Hello, jana' })).toBeTruthy()
  expect(screen.getByText('How can we help you today?')).toBeTruthy()
})

test('the three cards lead to uploading and to the documents', async () => {
  startApp('/')
  const card = async (name: RegExp) =>
    (await screen.findByRole('link', { name })).getAttribute('href')
  expect(await card(/^Upload Document.*PDF or image file$/)).toBe('/upload')
  expect(await card(/^Upload Photo.*Take a picture or select from gallery$/)).toBe('/upload')
  expect(await card(/^My Documents.*View uploaded and generated documents$/)).toBe('/documents')
})

test('what is late stands on top, then what is due within a month; what is put off or done does not', async () => {
  held.documents = [
    dueIn(20, 1),
    dueIn(1, 2),
    dueIn(-3, 3),
    dueIn(60, 4),
    dueIn(2, 5, { snoozedUntil: addDays(dayInGermany(new Date()), 1) }),
    dueIn(2, 6, { doneAt: '2025-03-18T09:00:00.000Z' }),
  ]
  startApp('/')
  const next = within(await screen.findByRole('region', { name: 'Due next' }))
  expect(next.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/due',
    '/documents/3',
    '/documents/2',
    '/documents/1',
  ])
  expect(next.getByText(/3 days ago/)).toBeTruthy()
  expect(next.getByText(/tomorrow/)).toBeTruthy()
})

test('a deadline that needs a day from the user comes before those to come, and leads to the question', async () => {
  held.documents = [dueIn(3, 1), dueIn(1, 2, { dueOn: null, needs: 'receipt-date' })]
  startApp('/')
  const next = within(await screen.findByRole('region', { name: 'Due next' }))
  const ask = next.getByRole('link', { name: /Enter the date$/ })
  expect(ask.getAttribute('href')).toBe('/documents/2#receipt-date')
  expect(next.getAllByRole('link')[1]).toBe(ask)
})

test('with nothing due within a month it says so; without any day it says nothing', async () => {
  held.documents = [dueIn(60, 4)]
  startApp('/')
  expect(await screen.findByText('Nothing is due in the next 31 days.')).toBeTruthy()
})

test('the way to what is due says how much of it is late', async () => {
  held.documents = [dueIn(-3, 1), dueIn(-1, 2), dueIn(4, 3)]
  startApp('/')
  const way = await screen.findByRole('link', { name: /^Due\s*Late:\s*2$/ })
  expect(way.getAttribute('href')).toBe('/due')
})

test('mails that wait for a yes are said, with the way to them', async () => {
  const mail = {
    id: 1,
    from: 'a@musterau.example',
    fromName: '',
    subject: 'Rechnung',
    receivedAt: '2025-03-17T08:15:00.000Z',
    byteSize: 900,
    checks: { authentic: 'proven', spf: 'pass', dkim: 'pass', dmarc: 'pass' },
    confirmation: null,
    problem: null,
  }
  server.use(
    http.get('*/api/inbox', () => HttpResponse.json({ mails: [mail], senders: [], inWork: 0 })),
  )
  startApp('/')
  const way = await screen.findByRole('link', { name: /^1 email waits for your decision/ })
  expect(way.getAttribute('href')).toBe('/share?tab=forwarding')
})
