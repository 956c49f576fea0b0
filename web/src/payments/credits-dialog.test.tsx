import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openBank, practiceOptions } from '../testing/fake-payments.ts'
import { held, server } from '../testing/fake-server.ts'
import { jana } from '../testing/people.ts'
import { startApp } from '../testing/start-app.tsx'

const dialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Buy service credits' }))

test('credits are bought from the settings; the new balance comes from the server', async () => {
  const { bank, handlers } = openBank()
  server.use(...handlers)
  const user = startApp('/settings#letters')
  await user.click(await screen.findByRole('link', { name: 'Buy credits' }))
  const shown = await dialog()
  expect(shown.getByText(/^You have 3 credits/)).toBeTruthy()
  await user.click(shown.getByRole('radio', { name: /^20 credits/ }))
  await user.click(await shown.findByRole('button', { name: 'Pay €20.00 with PayPal' }))
  expect(await shown.findByText('Payment started')).toBeTruthy()
  expect(bank.begun).toMatchObject([
    { path: '/api/payments/credits', body: { credits: 20, method: 'paypal' } },
  ])
  held.user = { ...jana, credits: 23 }
  bank.status = 'succeeded'
  expect(await shown.findByText('Payment Successful!')).toBeTruthy()
  await user.click(shown.getAllByRole('button', { name: 'Close' })[1]!)
  expect(await screen.findByText('23 credits')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('where nothing can be bought, that is said', async () => {
  server.use(...openBank({ options: { ...practiceOptions, online: null, paypal: null } }).handlers)
  startApp('/settings#credits')
  expect(await (await dialog()).findByText('You cannot buy credits here.')).toBeTruthy()
})
