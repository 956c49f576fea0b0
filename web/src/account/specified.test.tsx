import { messages } from '@brieflotse/contract'
import { screen, within } from '@testing-library/react'
import { http } from 'msw'
import { expect, test } from 'vitest'
import { held, loggedIn, refusal, server } from '../testing/fake-server.ts'
import { startApp } from '../testing/start-app.tsx'

test('while the login is on its way the button says so', async () => {
  held.user = null
  let answer = () => {}
  const asked = new Promise<void>((resolve) => (answer = resolve))
  server.use(
    http.post('*/api/login', async () => {
      await asked
      return loggedIn()
    }),
  )
  const user = startApp('/auth')
  await user.type(await screen.findByLabelText('Username'), 'jana')
  await user.type(screen.getByLabelText('Password'), 'a long password')
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  expect(await screen.findByRole('button', { name: 'Logging in...' })).toBeTruthy()
  answer()
  expect(await screen.findByRole('heading', { name: 'Hello, Jana' })).toBeTruthy()
})

test('a login that fails for another reason is told in the form and in a toast', async () => {
  held.user = null
  server.use(http.post('*/api/login', () => refusal('busy')))
  const user = startApp('/auth')
  await user.type(await screen.findByLabelText('Username'), 'jana')
  await user.type(screen.getByLabelText('Password'), 'a long password')
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  expect(await screen.findAllByText('Login failed')).toHaveLength(2)
})

test('an account that was made is greeted', async () => {
  held.user = null
  server.use(http.post('*/api/register', () => loggedIn(201)))
  const user = startApp('/auth')
  await user.click(await screen.findByRole('tab', { name: 'Register' }))
  await user.type(screen.getByLabelText('Username'), 'jana')
  await user.type(screen.getByLabelText('Password'), 'a long password')
  await user.type(screen.getByLabelText('Email'), 'jana@example.org')
  await user.click(screen.getByRole('button', { name: 'Register' }))
  expect(await screen.findByText('Registration successful')).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'Hello, Jana' })).toBeTruthy()
})

test('a logout that fails says why', async () => {
  server.use(http.post('*/api/logout', () => refusal('busy')))
  const user = startApp('/')
  await user.click(await screen.findByRole('button', { name: 'Account' }))
  await user.click(await screen.findByRole('button', { name: 'Log out' }))
  const toast = await screen.findByText('Logout failed')
  expect(within(toast.parentElement!).getByText(messages.busy)).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Hello, Jana' })).toBeTruthy()
})
