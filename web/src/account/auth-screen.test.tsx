import { screen, within } from '@testing-library/react'
import { http } from 'msw'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { held, loggedIn, refusal, server } from '../testing/fake-server.ts'
import { jana } from '../testing/people.ts'
import { startApp } from '../testing/start-app.tsx'

beforeEach(() => {
  held.user = null
})

const login = () => screen.findByRole('button', { name: 'Log in' })

test('an empty login form says what is missing and sends nothing', async () => {
  const user = startApp('/auth')
  await user.click(await login())
  expect(await screen.findByText('Username is required')).toBeTruthy()
  expect(screen.getByText('Password is required')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Username'))
})

test('a wrong password is said in the form and in a toast', async () => {
  server.use(http.post('*/api/login', () => refusal('wrong-credentials')))
  const user = startApp('/auth')
  await user.type(await screen.findByLabelText('Username'), 'jana')
  await user.type(screen.getByLabelText('Password'), 'not this one')
  await user.click(await login())
  expect(await screen.findByText('Invalid username or password')).toBeTruthy()
  expect(await screen.findByText('Invalid username or password. Please try again.')).toBeTruthy()
})

test('logging in greets and goes back to where the user wanted to be', async () => {
  server.use(http.post('*/api/login', () => loggedIn()))
  const user = startApp('/documents')
  await user.type(await screen.findByLabelText('Username'), 'jana')
  await user.type(screen.getByLabelText('Password'), 'a long password')
  await user.click(await login())
  expect(await screen.findByRole('heading', { name: 'My Documents' })).toBeTruthy()
  expect(screen.getByText('Login successful')).toBeTruthy()
  expect(screen.getByText('Welcome back, Jana!')).toBeTruthy()
})

test('the registration form names every rule that is broken', async () => {
  const user = startApp('/auth')
  await user.click(await screen.findByRole('tab', { name: 'Register' }))
  await user.type(screen.getByLabelText('Username'), 'ab')
  await user.type(screen.getByLabelText('Email'), 'nowhere')
  await user.click(screen.getByRole('button', { name: 'Register' }))
  expect(await screen.findByText('Username must be at least 3 characters')).toBeTruthy()
  expect(screen.getByText('Password must be at least 8 characters')).toBeTruthy()
  expect(screen.getByText('Invalid email format')).toBeTruthy()
})

test('the sentence of the server says why an account was not made', async () => {
  server.use(http.post('*/api/register', () => refusal('username-taken')))
  const user = startApp('/auth')
  await user.click(await screen.findByRole('tab', { name: 'Register' }))
  await user.type(screen.getByLabelText('Username'), 'jana')
  await user.type(screen.getByLabelText('Password'), 'a long password')
  await user.type(screen.getByLabelText('Email'), 'jana@example.org')
  await user.click(screen.getByRole('button', { name: 'Register' }))
  const toast = await screen.findByText('Registration failed')
  expect(within(toast.parentElement!).getByText(/already taken/)).toBeTruthy()
})

test('Account logs the user out and leads to the login page', async () => {
  held.user = jana
  const user = startApp('/')
  await user.click(await screen.findByRole('button', { name: 'Account' }))
  await user.click(await screen.findByRole('button', { name: 'Log out' }))
  expect(await login()).toBeTruthy()
  expect(screen.getByText('Logged out')).toBeTruthy()
  expect(screen.getByText('You have been successfully logged out.')).toBeTruthy()
})

test('Account asks first, and says that nothing waits here', async () => {
  held.user = jana
  const user = startApp('/')
  await user.click(await screen.findByRole('button', { name: 'Account' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Log out?' }))
  expect(question.getByText(/Everything you did here is on the server/)).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Stay logged in' }))
  expect(screen.getByRole('heading', { name: 'Hello, Jana' })).toBeTruthy()
})

test('Logout, which says what it does, logs out at once where nothing waits', async () => {
  held.user = jana
  const user = startApp('/')
  await user.click(await screen.findByRole('button', { name: 'Logout' }))
  expect(await login()).toBeTruthy()
})

test('whoever is logged in does not see the login page', async () => {
  held.user = jana
  startApp('/auth')
  expect(await screen.findByRole('heading', { name: 'Hello, Jana' })).toBeTruthy()
})

test('whoever was invited begins with the form for a new account, and the invitation goes along', async () => {
  location.hash = '#invite=abc'
  onTestFinished(() => void (location.hash = ''))
  const sent = vi.fn<(body: unknown) => void>()
  server.use(
    http.post('*/api/register', async ({ request }) => {
      sent(await request.json())
      return loggedIn(201)
    }),
  )
  const user = startApp('/auth')
  await user.type(await screen.findByLabelText('Email'), 'jana@example.org')
  await user.type(screen.getByLabelText('Username'), 'jana')
  await user.type(screen.getByLabelText(/^Password/), 'a long password')
  await user.click(screen.getByRole('button', { name: 'Register' }))
  await expect.poll(() => sent.mock.calls[0]?.[0]).toMatchObject({ invite: 'abc' })
})
