import { openDatabase, queueMailOrder } from '@brieflotse/offline'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { held, refusal, server } from '../testing/fake-server.ts'
import { reminder } from '../testing/sample-document.ts'
import { aLetter, aMailedLetter, aMailOrder } from '../testing/ordered-letter.ts'
import { startApp } from '../testing/start-app.tsx'

beforeEach(() => {
  held.documents = [reminder]
})

test('without a letter it leads to the documents and says why', async () => {
  startApp('/mail-success')
  expect(await screen.findByText('No letter specified')).toBeTruthy()
  expect(screen.getByText('Please select a letter to view.')).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'My Documents' })).toBeTruthy()
})

test('the receipt says what was ordered, for whom, for how much, and that it was practice', async () => {
  held.letters = [aMailedLetter()]
  startApp('/mail-success?id=7')
  const title = 'Practice: nothing was posted Letter Sent Successfully'
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
  const card = within(screen.getByRole('region', { name: 'Receipt' }))
  for (const label of [
    'Date sent',
    'Delivery method',
    'Recipient',
    'Estimated delivery',
    'Total cost',
  ]) {
    expect(card.getByText(label)).toBeTruthy()
  }
  expect(card.getByText('Standard mail')).toBeTruthy()
  expect(card.getByText(/Werftkai 7/)).toBeTruthy()
  expect(card.getByText('Thursday, 20 March 2025')).toBeTruthy()
  expect(card.getByText('€1.20 and 2 credits')).toBeTruthy()
  expect(screen.getAllByText('Practice: nothing was posted').length).toBeGreaterThan(0)
  const way = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(way('Back to Documents')).toBe('/documents')
  expect(way('Print Receipt')).toBe('/mail-receipt?id=7&print=1')
  expect(way('Download PDF')).toBe('/mail-receipt?id=7')
})

test('a letter that was really posted says so, and nothing of practice', async () => {
  held.letters = [aMailedLetter({ mail: aMailOrder({ practice: false, provider: 'pingen' }) })]
  startApp('/mail-success?id=7')
  expect(await screen.findByRole('heading', { name: 'Letter Sent Successfully' })).toBeTruthy()
  expect(screen.queryByText(/nothing was posted/)).toBeNull()
})

test('the tracking card shows the status, and more when asked', async () => {
  const events = [
    { status: 'printed', at: '2025-03-17T12:00:00.000Z', location: 'Hamburg', text: null },
    { status: 'in_transit', at: '2025-03-18T06:00:00.000Z', location: null, text: null },
  ] as const
  const mail = aMailOrder({ events: [...events] })
  held.letters = [
    aMailedLetter({ mail, deliveryStatus: 'in_transit', deliveryLocation: 'Hamburg' }),
  ]
  const user = startApp('/mail-success?id=7')
  const card = within(await screen.findByRole('region', { name: 'Tracking details' }))
  expect(card.getByText('in transit')).toBeTruthy()
  for (const label of ['Message', 'Last updated', 'Estimated delivery', 'Location']) {
    expect(card.getByText(label)).toBeTruthy()
  }
  expect(card.getByText(/Normal letters have no tracking/)).toBeTruthy()
  expect(card.queryByText('BL123')).toBeNull()
  await user.click(card.getByRole('button', { name: 'Show more' }))
  expect(card.getByText('BL123')).toBeTruthy()
  expect(card.getByText('Recipient')).toBeTruthy()
  expect(card.getByText('Delivery option')).toBeTruthy()
  expect(card.getAllByText(/Hamburg/)).toHaveLength(2)
  await user.click(card.getByRole('button', { name: 'Show less' }))
  expect(card.queryByText('BL123')).toBeNull()
})

test('sharing hands the address on, or puts it on the clipboard', async () => {
  held.letters = [aMailedLetter()]
  const user = startApp('/mail-success?id=7')
  const copied = vi.spyOn(navigator.clipboard, 'writeText')
  await user.click(await screen.findByRole('button', { name: 'Share Receipt' }))
  expect(await screen.findByText('Link copied')).toBeTruthy()
  expect(copied).toHaveBeenCalledWith(`${location.origin}/mail-success?id=7`)
})

test('an order that waits never claims to be sent', async () => {
  held.letters = [aLetter()]
  server.use(http.post('*/api/physical-mail', () => HttpResponse.error()))
  startApp('/mail-success?id=7')
  expect(await screen.findByText('No letter information found.')).toBeTruthy()
  const db = openDatabase(1)
  await queueMailOrder(
    db,
    { id: 7, clientId: null, title: 'x' },
    {
      deliveryOption: 'registered',
      printOptions: { blackAndWhite: true, doubleSided: false },
      price: 365,
      recipient: ['Amt Musterau'],
      estimatedOn: '2025-03-19',
    },
  )
  db.close()
  expect(await screen.findByRole('heading', { name: 'Waiting for a connection' })).toBeTruthy()
  expect(screen.getByText(/Nothing was posted yet/)).toBeTruthy()
  expect(screen.getByText('Date of your order')).toBeTruthy()
  expect(screen.queryByText('Letter Sent Successfully')).toBeNull()
})

test.each([
  ['failed', 'Your answer was not posted'],
  ['canceled', 'You stopped the mailing'],
] as const)('an order that %s says so and that nothing was charged', async (state, title) => {
  const failure = { code: 'mail-refused' as const, message: 'The address is not complete.' }
  const mail = aMailOrder({ state, failure: state === 'failed' ? failure : null })
  held.letters = [aMailedLetter({ physicalDelivery: false, mail })]
  startApp('/mail-success?id=7')
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
  expect(screen.getByText('You paid nothing')).toBeTruthy()
})

test('an order can be stopped while the print shop still can', async () => {
  const soon = new Date(Date.now() + 600_000).toISOString()
  held.letters = [aMailedLetter({ mail: aMailOrder({ cancelUntil: soon }) })]
  const stopped = aMailedLetter({
    physicalDelivery: false,
    mail: aMailOrder({ state: 'canceled' }),
  })
  server.use(http.post('*/api/physical-mail/11/cancel', () => HttpResponse.json(stopped)))
  const user = startApp('/mail-success?id=7')
  await user.click(await screen.findByRole('button', { name: 'Stop the mailing' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Stop the mailing' }))
  expect(await screen.findByRole('heading', { name: 'You stopped the mailing' })).toBeTruthy()
})

test('a letter that is not on this device is asked of the server; what goes wrong is said', async () => {
  server.use(http.get('*/api/response-letters/9', () => refusal('busy')))
  startApp('/mail-success?id=9')
  expect(
    await screen.findByText(
      'Error loading receipt: The server is busy. Please try again in a moment.',
    ),
  ).toBeTruthy()
})

test('the page to print says the same and that it was practice', async () => {
  held.letters = [aMailedLetter()]
  startApp('/mail-receipt?id=7')
  const title = 'Practice: nothing was posted Receipt for a letter by post'
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
  expect(screen.getByText('€1.20 and 2 credits')).toBeTruthy()
  expect(screen.getByText('black and white, on one side')).toBeTruthy()
  expect(screen.getByText('Practice: nothing was posted')).toBeTruthy()
})
