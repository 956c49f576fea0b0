import { openDatabase } from '@brieflotse/offline'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { held, refusal, server } from '../testing/fake-server.ts'
import { pdfFile } from '../testing/files.ts'
import { reminder } from '../testing/sample-document.ts'
import { startApp } from '../testing/start-app.tsx'

const title = 'Nordlicht Energie GmbH - 14 March 2025'

/** A server that holds its responses until the test releases them. */
function slowServer(): () => void {
  let answer = () => {}
  const asked = new Promise<void>((resolve) => (answer = resolve))
  server.use(http.get('*/api/sync/older', () => asked.then(() => undefined)))
  return answer
}

test.each([
  ['documents', '/documents'],
  ['letters', '/documents?tab=responses'],
])('while the %s are on their way there is a spinner', async (_, path) => {
  const answer = slowServer()
  startApp(path)
  expect((await screen.findAllByText('Loading...')).length).toBeGreaterThan(0)
  answer()
  expect(await screen.findByText(/^No (documents|response letters) yet$/)).toBeTruthy()
})

test('there are two tabs, the uploaded documents first, and nothing that is archived', async () => {
  const archived = { ...reminder, id: 2, title: 'Old.pdf', explanation: null } as const
  held.documents = [reminder, { ...archived, status: 'archived' }]
  startApp('/documents')
  expect(await screen.findByRole('heading', { name: 'My Documents', level: 1 })).toBeTruthy()
  const tabs = screen.getAllByRole('tab')
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'Uploaded Documents',
    'Generated Responses',
  ])
  expect(tabs[0]!.getAttribute('aria-selected')).toBe('true')
  expect(await screen.findByRole('link', { name: title })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Old.pdf' })).toBeNull()
})

test('while a letter is on its way it says so', async () => {
  held.documents = [reminder]
  const answer = slowServer()
  startApp('/documents/1')
  expect(await screen.findByText('Loading document...')).toBeTruthy()
  answer()
  expect(await screen.findByRole('region', { name: 'In short' })).toBeTruthy()
})

test('the card leads to its document, and says when it was uploaded', async () => {
  held.documents = [{ ...reminder, uploadDate: new Date(Date.now() - 3 * 3_600_000).toISOString() }]
  startApp('/documents')
  const link = await screen.findByRole('link', { name: title })
  expect(link.getAttribute('href')).toBe('/documents/1')
  expect(within(link.closest('li')!).getByText(/Uploaded 3 hours ago/)).toBeTruthy()
})

test('a document without a day of upload was uploaded recently', async () => {
  held.documents = [reminder]
  startApp('/documents')
  const link = await screen.findByRole('link', { name: title })
  const db = openDatabase(1)
  await db.documents.update(reminder.id, { uploadDate: '' })
  db.close()
  expect(await within(link.closest('li')!).findByText(/Recently/)).toBeTruthy()
})

test('only a document that was read can be answered from its menu', async () => {
  held.documents = [{ ...reminder, status: 'processing' }]
  const user = startApp('/documents')
  await user.click(await screen.findByRole('button', { name: `Actions for ${title}` }))
  expect(screen.getByRole('menuitem', { name: 'View Document' })).toBeTruthy()
  expect(screen.getByRole('menuitem', { name: 'Delete Document' })).toBeTruthy()
  expect(screen.queryByRole('menuitem', { name: 'Generate Response' })).toBeNull()
})

test('what the server refuses to delete says why', async () => {
  held.documents = [reminder]
  server.use(http.delete('*/api/documents/1', () => refusal('invalid-input')))
  const user = startApp('/documents')
  await user.click(await screen.findByRole('button', { name: `Actions for ${title}` }))
  await user.click(screen.getByRole('menuitem', { name: 'Delete Document' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Delete failed')).toBeTruthy()
})

test('the buttons of the specification are there, the one to pay only where a total is', async () => {
  held.documents = [reminder]
  startApp('/documents/1')
  for (const name of [
    'Generate Response Letter',
    'Pay €307.88',
    'Add to Calendar',
    'View Original & Translation',
  ]) {
    expect(await screen.findByRole('button', { name })).toBeTruthy()
  }
})

test('without a total nothing can be paid', async () => {
  const { explanation } = reminder
  const payment = { due_date: null, total_fee: null, outstanding_fee: null, late_fee: null }
  const document_details = { ...explanation!.document_details, payment }
  const plan = { steps: [], caution: null, unclear: null }
  const without = { ...explanation!, document_details, facts: [], plan }
  held.documents = [{ ...reminder, explanation: without }]
  startApp('/documents/1')
  expect(await screen.findByRole('button', { name: 'Generate Response Letter' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Pay / })).toBeNull()
})

test('sender and recipient are shown with all that the letter says of them', async () => {
  const { explanation } = reminder
  const recipient = {
    name: 'Jana Börgermöller',
    address: 'Hafenweg 3',
    zip: '44135',
    city: 'Dortmund',
    reference_number: '4711 0815 23',
    case_file: '12 C 345/25',
  }
  held.documents = [{ ...reminder, explanation: { ...explanation!, recipient } }]
  startApp('/documents/1')
  await screen.findByRole('region', { name: 'In short' })
  for (const value of ['Werftkai 7', '24103', 'Kiel', '200 448 917 6']) {
    expect(screen.getAllByText(value).length).toBeGreaterThan(0)
  }
  for (const value of ['Jana Börgermöller', 'Hafenweg 3', '44135 Dortmund', '12 C 345/25']) {
    expect(screen.getAllByText(value).length).toBeGreaterThan(0)
  }
})

test('the button of an empty list says when an upload is on its way', async () => {
  let answer = () => {}
  const asked = new Promise<void>((resolve) => (answer = resolve))
  const done = { ...reminder, status: 'pending', explanation: null, duplicate: false }
  server.use(
    http.post('*/api/documents', async () => {
      await asked
      return HttpResponse.json(done, { status: 201 })
    }),
  )
  const user = startApp('/upload')
  const file = pdfFile()
  await user.upload(await screen.findByLabelText('Browse Files'), file)
  await user.click(screen.getByRole('link', { name: 'Documents' }))
  expect(await screen.findByRole('link', { name: /Processing\.\.\./ })).toBeTruthy()
  answer()
  expect(await screen.findByRole('link', { name: /Upload Document/ })).toBeTruthy()
})
