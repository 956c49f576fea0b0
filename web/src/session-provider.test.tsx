import { cleanup, screen } from '@testing-library/react'
import { http } from 'msw'
import { expect, test } from 'vitest'
import { held, server } from './testing/fake-server.ts'
import { startApp } from './testing/start-app.tsx'

async function wasHereBefore() {
  startApp('/')
  await screen.findByRole('heading', { name: 'Hello, Jana' })
  cleanup()
}

test('who was here before sees the app at once, however slow the network is', async () => {
  await wasHereBefore()
  server.use(http.get('*/api/user', () => new Promise<never>(() => {})))
  startApp('/')
  expect(await screen.findByRole('heading', { name: 'Hello, Jana' })).toBeTruthy()
})

test('when the server says that nobody is logged in, the login page follows', async () => {
  await wasHereBefore()
  held.user = null
  startApp('/')
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeTruthy()
})

test('who was never here waits for the word of the server', async () => {
  server.use(http.get('*/api/user', () => new Promise<never>(() => {})))
  startApp('/documents')
  expect(await screen.findByText('Loading...')).toBeTruthy()
})

test('an unknown address says so to everybody', async () => {
  held.user = null
  startApp('/nowhere')
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy()
})
