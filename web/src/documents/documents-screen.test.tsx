import { fireEvent, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { held, refusal, server } from '../testing/fake-server.ts'
import { followed, reminder } from '../testing/sample-document.ts'
import { startApp } from '../testing/start-app.tsx'

const title = 'Nordlicht Energie GmbH - 14 March 2025'
const card = async () => (await screen.findByRole('link', { name: title })).closest('li')!

test('an empty list says what to do first', async () => {
  startApp('/documents')
  expect(await screen.findByText('No documents yet')).toBeTruthy()
  expect(screen.getByText('Upload your first document to get started')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Upload Document' })).toBeTruthy()
})

test('a card is titled with sender and date, else with the document’s own title', async () => {
  held.documents = [reminder, { ...reminder, id: 2, title: 'Photo.jpg', explanation: null }]
  startApp('/documents')
  expect(await card()).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Photo.jpg' })).toBeTruthy()
})

test('a document that is being read says what the reader is doing', async () => {
  const progress = { step: 'reading', page: 1, pages: 2 } as const
  held.documents = [{ ...reminder, status: 'processing', explanation: null, progress }]
  startApp('/documents')
  expect(await screen.findByText('Reading page 1 of 2')).toBeTruthy()
})

test('a document that could not be read says why and can be read again', async () => {
  const failed = { ...reminder, status: 'failed', explanation: null, failure: 'Too dark.' } as const
  held.documents = [failed]
  server.use(
    http.post('*/api/documents/1/read', () => HttpResponse.json({ ...failed, status: 'pending' })),
  )
  const user = startApp('/documents')
  expect(await screen.findByText('Too dark.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Try again: / }))
  expect(await screen.findByText('Waiting to be read')).toBeTruthy()
})

test('archiving takes the card away and says so', async () => {
  held.documents = [reminder]
  server.use(http.delete('*/api/documents/1', () => new HttpResponse(null, { status: 204 })))
  const user = startApp('/documents')
  await user.click(within(await card()).getByRole('button', { name: `Archive ${title}` }))
  expect(await screen.findByText('Document archived')).toBeTruthy()
  expect(screen.getByText('The document has been archived successfully.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: title })).toBeNull()
})

test('what the server refuses to archive stays in the list with the reason', async () => {
  held.documents = [reminder]
  server.use(http.delete('*/api/documents/1', () => refusal('invalid-input')))
  const user = startApp('/documents')
  await user.click(within(await card()).getByRole('button', { name: `Archive ${title}` }))
  expect(await screen.findByText('Failed to archive document')).toBeTruthy()
  expect(await screen.findByText('Could not be archived')).toBeTruthy()
})

test('deleting asks first and then erases for good', async () => {
  held.documents = [reminder]
  let mode: string | null = null
  server.use(
    http.delete('*/api/documents/1', ({ request }) => {
      mode = new URL(request.url).searchParams.get('permanent')
      return new HttpResponse(null, { status: 204 })
    }),
  )
  const user = startApp('/documents')
  await user.click(within(await card()).getByRole('button', { name: `Actions for ${title}` }))
  await user.click(screen.getByRole('menuitem', { name: 'Delete Document' }))
  const question = await screen.findByRole('alertdialog')
  expect(mode).toBeNull()
  await user.click(within(question).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Document deleted')).toBeTruthy()
  expect(mode).toBe('true')
})

test('a right click opens the menu of the card', async () => {
  held.documents = [reminder]
  startApp('/documents')
  fireEvent.contextMenu((await card()).querySelector('article')!, { clientX: 40, clientY: 40 })
  const entries = screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
  expect(entries).toEqual([
    'View Document',
    'Generate Response',
    'Rename',
    'Keep on this device',
    'Archive Document',
    'Delete Document',
  ])
})

test('the tab of responses leads back to the documents', async () => {
  const user = startApp('/documents?tab=responses')
  expect(await screen.findByText('No response letters yet')).toBeTruthy()
  expect(screen.getByText('Generate a response to a document first')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'View Documents' }))
  expect(await screen.findByText('No documents yet')).toBeTruthy()
})

test('of many letters only those near the screen are there, and a button leads on to the next', async () => {
  held.documents = Array.from({ length: 300 }, (_, i) => ({
    ...reminder,
    id: i + 1,
    title: `Letter ${i + 1}`,
    explanation: null,
    uploadDate: new Date(Date.UTC(2026, 0, 1) + i * 60_000).toISOString(),
  }))
  const user = startApp('/documents')
  const first = await screen.findByRole('link', { name: 'Letter 300' })
  expect(first.closest('li')!.getAttribute('aria-setsize')).toBe('300')
  const last = screen.getAllByRole('article').length
  expect(last).toBeLessThan(60)
  await user.click(screen.getByRole('button', { name: 'Show more documents' }))
  const next = await screen.findByRole('link', { name: `Letter ${300 - last}` })
  // the focus moves only after the row is rendered
  await expect.poll(() => document.activeElement).toBe(next)
  expect(next.closest('li')!.getAttribute('aria-posinset')).toBe(String(last + 1))
})

test('a card says the next step in words, and nothing once that is done', async () => {
  const { explanation } = reminder
  const next = {
    act: 'reply' as const,
    duty: 'must' as const,
    says: [],
    plain: 'Answer the sender by 3 March 2099.',
    date: '2099-03-03',
    deadline: 'reply' as const,
    rule: [],
    rulePlain: '',
  }
  const rule = [{ id: 'rule.period', values: {} }]
  const open = { ...next, plain: 'Answer the sender.', date: null, rule, rulePlain: 'You have.' }
  const done = {
    ...followed,
    what: 'reply' as const,
    dueOn: next.date,
    doneAt: '2025-03-18T09:00:00Z',
  }
  const told = (id: number, rest: object) => ({ ...reminder, id, ...rest })
  held.documents = [
    told(1, { explanation: { ...explanation!, next } }),
    told(2, { explanation: { ...explanation!, next: open } }),
    told(3, { explanation: { ...explanation!, next }, reminders: [done] }),
  ]
  startApp('/documents')
  expect(await screen.findAllByText('Answer the sender by 3 March 2099.')).toHaveLength(1)
  const ask = screen.getByText('Answer the sender.')
  expect(ask.closest('article')!.textContent).toContain('Enter the date')
  expect(screen.getAllByText('Enter the date')).toHaveLength(1)
})

test('a letter whose right to object needs a day says so beside what it asks first', async () => {
  const right = { ...followed, what: 'object', dueOn: null, needs: 'receipt-date' } as const
  const told = (id: number, rest: object) => ({
    ...reminder,
    id,
    reminders: [{ ...right, ...rest }],
  })
  held.documents = [
    told(1, {}),
    told(2, { followed: false }),
    told(3, { doneAt: '2025-03-18T09:00:00Z' }),
  ]
  startApp('/documents')
  const asks = await screen.findAllByText('Enter the date')
  expect(asks.map((one) => one.closest('li')!.dataset['row'])).toEqual(['1'])
})
