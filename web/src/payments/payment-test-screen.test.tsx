import { fireEvent, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, onTestFinished, test, vi } from 'vitest'
import { standStill, openBank } from '../testing/fake-payments.ts'
import { server } from '../testing/fake-server.ts'
import { startApp } from '../testing/start-app.tsx'

function start(change: Parameters<typeof openBank>[0] = {}) {
  const { bank, handlers } = openBank(change)
  server.use(...handlers)
  return { bank, user: startApp('/payment-test') }
}
const amount = () => screen.findByLabelText<HTMLInputElement>('Amount (EUR)')
const begin = 'Pay by online banking'

test('the form begins with 5.00 and "Test payment", in steps of a cent', async () => {
  start()
  const field = await amount()
  expect([field.value, field.min, field.step]).toEqual(['5.00', '0.01', '0.01'])
  expect(screen.getByLabelText<HTMLInputElement>('Reference').value).toBe('Test payment')
})

test.each(['', '0', '-3', '0.001'])('"%s" is no amount to pay', async (value) => {
  const { user, bank } = start()
  await user.clear(await amount())
  if (value) await user.type(await amount(), value)
  await user.click(screen.getByRole('button', { name: begin }))
  expect(await screen.findByText('Invalid amount')).toBeTruthy()
  expect(screen.getByText('Please enter a valid amount greater than 0')).toBeTruthy()
  expect(bank.begun).toEqual([])
})

test('a payment needs a reference', async () => {
  const { user, bank } = start()
  await user.clear(await screen.findByLabelText('Reference'))
  await user.click(screen.getByRole('button', { name: begin }))
  expect(await screen.findByText('Missing reference')).toBeTruthy()
  expect(screen.getByText('Please enter a payment reference')).toBeTruthy()
  expect(bank.begun).toEqual([])
})

test('a payment shows its summary, and is looked at by itself after a while', async () => {
  const { user, bank } = start()
  await user.click(await screen.findByRole('button', { name: begin }))
  expect(await screen.findByText('Payment summary')).toBeTruthy()
  expect(screen.getByText('€5.00')).toBeTruthy()
  expect(bank.begun).toMatchObject([
    { path: '/api/payments/sofort', body: { amount: 5, reference: 'Test payment' } },
  ])
  expect(screen.getByRole('link', { name: 'Go to your bank' })).toBeTruthy()
  expect(bank.asked).toBe(0)
  bank.status = 'succeeded'
  expect(await screen.findByText('Paid')).toBeTruthy()
  expect(bank.asked).toBe(1)
  expect(await screen.findByText('Payment Successful')).toBeTruthy()
})

test('the status can be looked at by hand; what cannot be verified is said', async () => {
  const { user, bank } = start()
  await user.click(await screen.findByRole('button', { name: begin }))
  bank.status = 'canceled'
  await user.click(await screen.findByRole('button', { name: 'Check Payment Status' }))
  expect(await screen.findByText('Cancelled')).toBeTruthy()
  expect(screen.getByText('Payment error')).toBeTruthy()
})

test('a status that does not arrive is told', async () => {
  const { user } = start()
  await user.click(await screen.findByRole('button', { name: begin }))
  server.use(http.get('*/api/payments/:id/status', () => HttpResponse.error()))
  await user.click(await screen.findByRole('button', { name: 'Check Payment Status' }))
  expect(await screen.findByText('Status check failed')).toBeTruthy()
  expect(screen.getByText('Unable to verify payment status')).toBeTruthy()
})

test('a payment without an ID cannot be checked', async () => {
  const { user } = start()
  const nameless = {
    paymentIntentId: '',
    clientSecret: 'secret',
    status: 'processing',
    approveUrl: null,
    provider: 'practice',
    practice: true,
  }
  server.use(http.post('*/api/payments/sofort', () => HttpResponse.json(nameless, { status: 201 })))
  await user.click(await screen.findByRole('button', { name: begin }))
  await user.click(await screen.findByRole('button', { name: 'Check Payment Status' }))
  expect(await screen.findByText('No payment ID available')).toBeTruthy()
})

test('a payment is looked at by itself after five seconds and not before', async () => {
  const { bank } = start()
  const button = await screen.findByRole('button', { name: begin })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  fireEvent.click(button)
  await standStill(() => screen.queryByText('Payment summary') !== null)
  await standStill()
  vi.advanceTimersByTime(4999)
  await standStill()
  expect(bank.asked).toBe(0)
  vi.advanceTimersByTime(1)
  await standStill(() => bank.asked === 1)
  expect(bank.asked).toBe(1)
})

test('a payment that cannot begin says so and leads back to the form', async () => {
  const { user } = start({ refuses: 'payment-not-created' })
  await user.click(await screen.findByRole('button', { name: begin }))
  expect(await screen.findByText('Payment initialization failed')).toBeTruthy()
  expect(screen.getByText('Failed to create payment')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Go Back' }))
  expect((await amount()).value).toBe('5.00')
})
