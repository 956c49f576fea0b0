import type { AccountTransfer } from '@brieflotse/contract'
import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { server } from '../../testing/fake-server.ts'
import { startApp } from '../../testing/start-app.tsx'

const running: AccountTransfer = {
  id: 1,
  direction: 'out',
  state: 'running',
  bytes: 4_200_000,
  done: 3,
  total: 17,
  failure: null,
  result: null,
  lost: [],
  createdAt: '2026-01-01T08:00:00.000Z',
  until: null,
}

test('an export says how many letters are in it, how large it is by now, and in the end what it weighs', async () => {
  let out = running
  server.use(http.get('*/api/transfers', () => HttpResponse.json({ out, in: null })))
  startApp('/settings#moving')
  expect(await screen.findByText('3 of 17 letters · 4.2 MB')).toBeTruthy()
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('18')
  out = { ...running, state: 'ready', bytes: 12_300_000, until: '2026-01-08T08:00:00.000Z' }
  expect(await screen.findByText(/^Your file is ready \(12/, {}, { timeout: 5000 })).toBeTruthy()
})
