import type * as offline from '@brieflotse/offline'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { held, server } from './testing/fake-server.ts'
import { aLetter, aQuote } from './testing/ordered-letter.ts'
import { reminder } from './testing/sample-document.ts'
import { startApp } from './testing/start-app.tsx'

// Failures for which nobody gives a reason, such as a full disk: the sentences of the specification stand in for it.
vi.mock('@brieflotse/offline', async (original) => {
  const fails = () => Promise.reject(new TypeError('x is not a function'))
  return {
    ...(await original<typeof offline>()),
    eraseDocument: fails,
    eraseLetter: fails,
    queueMailOrder: fails,
    registerUser: fails,
  }
})

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  held.documents = [reminder]
  held.letters = [aLetter()]
})

test('a document that cannot be deleted, without a reason', async () => {
  const user = startApp('/documents')
  await user.click(await screen.findByRole('button', { name: /^Actions for Nordlicht/ }))
  await user.click(screen.getByRole('menuitem', { name: 'Delete Document' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Delete failed')).toBeTruthy()
  expect(screen.getByText('Could not delete the document')).toBeTruthy()
})

test('a response letter that cannot be deleted, without a reason', async () => {
  const user = startApp('/documents?tab=responses')
  await user.click(await screen.findByRole('button', { name: /^Delete Response to/ }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Delete Response' }))
  expect(await screen.findByText('Delete failed')).toBeTruthy()
  expect(screen.getByText('Could not delete the response letter')).toBeTruthy()
})

test('mail that cannot be ordered, without a reason', async () => {
  server.use(http.get('*/api/physical-mail/quote/:id', () => HttpResponse.json(aQuote)))
  const user = startApp('/responses/7')
  await user.click(await screen.findByRole('button', { name: 'Send via Mail' }))
  const send = await screen.findByRole<HTMLButtonElement>('button', {
    name: 'Confirm & Send Letter',
  })
  await waitFor(() => expect(send.disabled).toBe(false))
  await user.click(send)
  expect(await screen.findByText('Failed to send letter')).toBeTruthy()
  expect(screen.getByText('An error occurred while processing your request')).toBeTruthy()
})

test('an account that cannot be created, without a reason', async () => {
  held.user = null
  const user = startApp('/auth')
  await user.click(await screen.findByRole('tab', { name: 'Register' }))
  await user.type(screen.getByLabelText('Username'), 'jana')
  await user.type(screen.getByLabelText('Password'), 'a long password')
  await user.type(screen.getByLabelText('Email'), 'jana@example.org')
  await user.click(screen.getByRole('button', { name: 'Register' }))
  const toast = await screen.findByText('Registration failed')
  expect(
    within(toast.parentElement!).getByText('Could not create account. Please try again.'),
  ).toBeTruthy()
})
