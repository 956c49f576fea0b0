import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { held, server } from '../../testing/fake-server.ts'
import { aLetter, aQuote } from '../../testing/ordered-letter.ts'
import { jana } from '../../testing/people.ts'
import { reminder } from '../../testing/sample-document.ts'
import { startApp } from '../../testing/start-app.tsx'

const sender = {
  ...jana,
  lastName: 'Börger',
  address: 'Lange Straße 1',
  postalCode: '24148',
  city: 'Kiel',
}

beforeEach(() => {
  held.documents = [reminder]
  held.letters = [aLetter()]
  server.use(
    http.get('*/api/physical-mail/quote/:id', () => HttpResponse.json(aQuote)),
    http.get('*/api/user/signature', () => HttpResponse.arrayBuffer(new ArrayBuffer(8))),
  )
})

test('who has no signature is offered one before posting, in the dialog of the document', async () => {
  held.user = sender
  const user = startApp('/documents/1')
  await user.click(await screen.findByRole('button', { name: 'Generate Response Letter' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Response Letter' }))
  // uses the existing letter
  await user.click(await dialog.findByRole('button', { name: 'Send by Mail' }))
  const sign = within(await dialog.findByRole('region', { name: 'Sign your letter' }))
  expect(await sign.findByRole('button', { name: 'Draw your signature' })).toBeTruthy()
  const go = dialog.getByRole<HTMLButtonElement>('button', { name: 'Continue to Confirmation' })
  await expect.poll(() => go.disabled).toBe(false)
  await user.click(sign.getByRole('button', { name: 'Draw your signature' }))
  expect(await screen.findByRole('dialog', { name: 'Your signature' })).toBeTruthy()
})

test('from the letter by itself as well, and the confirmation says what it answers', async () => {
  held.user = sender
  const user = startApp('/responses/7')
  await user.click(await screen.findByRole('button', { name: 'Send via Mail' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(await question.findByRole('region', { name: 'Sign your letter' })).toBeTruthy()
  expect(question.getByText('Your answer to').nextSibling?.textContent).toBe('2. Mahnung')
})

test('who has a signature is not asked for another', async () => {
  held.user = { ...sender, signatureAt: '2025-03-01T08:00:00.000Z' }
  const user = startApp('/responses/7')
  await user.click(await screen.findByRole('button', { name: 'Send via Mail' }))
  const question = within(await screen.findByRole('alertdialog'))
  await question.findByText('€1.20')
  expect(question.queryByRole('region', { name: 'Sign your letter' })).toBeNull()
})
