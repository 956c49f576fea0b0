import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, onTestFinished, test, vi } from 'vitest'
import { standStill, claim, openBank } from '../testing/fake-payments.ts'
import { held, server } from '../testing/fake-server.ts'
import { reminder } from '../testing/sample-document.ts'
import { startApp } from '../testing/start-app.tsx'

const address = '/payment-complete?payment_intent=pay-1'

function start(change: Parameters<typeof openBank>[0], path = address) {
  const { bank, handlers } = openBank(change)
  server.use(...handlers)
  return { bank, user: startApp(path) }
}

test('what is being processed is looked at again until it has succeeded', async () => {
  const { bank } = start({ status: 'processing' })
  expect(await screen.findByRole('heading', { name: 'Verifying Payment' })).toBeTruthy()
  await waitFor(() => expect(bank.asked).toBe(1))
  bank.status = 'succeeded'
  expect(await screen.findByRole('heading', { name: 'Payment Successful' })).toBeTruthy()
  expect(bank.asked).toBe(2)
  expect(screen.getByText('pay-1')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/')
  expect(screen.queryByRole('link', { name: 'Try Again' })).toBeNull()
})

test('the status is asked again after three seconds and not before', async () => {
  const { bank } = start({ status: 'processing' })
  let arrive = () => {}
  let answer = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  const answered = new Promise<void>((resolve) => (answer = resolve))
  server.use(
    http.get('*/api/payments/:id/status', () => {
      arrive()
      return answered.then(() => undefined)
    }),
  )
  await arrived
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  answer()
  await standStill(() => screen.queryByText('The bank says: processing.') !== null)
  await standStill()
  vi.advanceTimersByTime(2999)
  await standStill()
  expect(bank.asked).toBe(1)
  vi.advanceTimersByTime(1)
  await standStill(() => bank.asked === 2)
  expect(bank.asked).toBe(2)
})

test.each(['requires_payment_method', 'canceled', 'requires_action'] as const)(
  'whoever comes back with %s has not paid',
  async (status) => {
    start({ status })
    expect(await screen.findByRole('heading', { name: 'Payment Failed' })).toBeTruthy()
    expect(screen.getAllByText(`The bank says: ${status}.`)).not.toEqual([])
    expect(await screen.findByText('Payment incomplete')).toBeTruthy()
    const again = screen.getByRole('link', { name: 'Try Again' })
    expect(again.getAttribute('href')).toBe('/payment-test')
  },
)

test('without a payment there is nothing to look at', async () => {
  start({}, '/payment-complete')
  expect(await screen.findByText('Payment error')).toBeTruthy()
  expect(screen.getAllByText('No payment information found')).not.toEqual([])
})

test('what the server does not know is not called a failure of the payment', async () => {
  start({}, '/payment-complete?payment_intent=other')
  expect(await screen.findByRole('heading', { name: 'Verification failed' })).toBeTruthy()
  expect(await screen.findByText('Failed to verify payment status')).toBeTruthy()
  expect(screen.queryByText('Payment Failed')).toBeNull()
})

test('a line that breaks is asked again by itself', async () => {
  const { bank } = start({ status: 'succeeded' })
  server.use(http.get('*/api/payments/:id/status', () => HttpResponse.error(), { once: true }))
  expect(await screen.findByRole('heading', { name: 'Verification failed' })).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'Payment Successful' })).toBeTruthy()
  expect(bank.asked).toBe(1)
})

test('the payment of a letter leads back to it', async () => {
  const payment = {
    id: 'pay-1',
    amount: 30788,
    how: 'bank',
    state: 'paid',
    practice: true,
    on: '2025-03-20',
    note: null,
  } as const
  held.documents = [{ ...reminder, claims: [{ ...claim, payments: [payment] }] }]
  start({ status: 'succeeded' })
  const back = await screen.findByRole('link', { name: 'Back to the letter' })
  expect(back.getAttribute('href')).toBe('/documents/1')
})
