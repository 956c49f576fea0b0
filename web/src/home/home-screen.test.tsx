import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { held } from '../testing/fake-server.ts'
import { jana } from '../testing/people.ts'
import { reminder } from '../testing/sample-document.ts'
import { startApp } from '../testing/start-app.tsx'
import { dayOf } from '../ui/format.ts'

function dueIn(days: number, id: number) {
  const due = new Date()
  due.setDate(due.getDate() + days)
  const explanation = structuredClone(reminder.explanation!)
  explanation.document_details.payment.due_date = dayOf(due)
  return { ...reminder, id, explanation }
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

test('payments of the next month stand on top, the nearest first; past ones do not', async () => {
  held.documents = [dueIn(20, 1), dueIn(1, 2), dueIn(-3, 3), dueIn(60, 4)]
  startApp('/')
  const next = within(await screen.findByRole('region', { name: 'Coming up' }))
  expect(next.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/documents/2',
    '/documents/1',
  ])
  expect(next.getByText(/tomorrow/)).toBeTruthy()
})
