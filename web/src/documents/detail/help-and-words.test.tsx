import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { held } from '../../testing/fake-server.ts'
import { reminder } from '../../testing/sample-document.ts'
import { startApp } from '../../testing/start-app.tsx'

const region = (name: string) => screen.findByRole('region', { name })

test('the answer says what kind of letter it is, and the summary what usually follows', async () => {
  held.documents = [reminder]
  startApp('/documents/1')
  expect(
    within(await region('In short')).getByText(/^The sender says that you have not/),
  ).toBeTruthy()
  expect(
    within(await region('Summary')).getByText('You can ask it to let you pay in parts.'),
  ).toBeTruthy()
})

const [step] = reminder.explanation!.plan!.steps
const unthreatened = {
  steps: [{ ...step!, otherwise: [], otherwisePlain: '' }],
  caution: null,
  unclear: null,
}

test('what usually happens is named as such where the letter threatens with nothing', async () => {
  held.documents = [
    {
      ...reminder,
      explanation: { ...reminder.explanation!, plan: unthreatened, whatHappensIfNot: null },
    },
  ]
  startApp('/documents/1')
  const answer = within(await region('In short'))
  expect(answer.getByText('You have to pay to be connected again.')).toBeTruthy()
  expect(answer.getByText(/^We did not find this in the letter/)).toBeTruthy()
})

test('whom to ask is named with number and address; a printed number can be seen on the page', async () => {
  held.documents = [reminder]
  startApp('/documents/1')
  const card = within(await region('Who can help you'))
  expect(card.getByRole('link', { name: /0431 555-1/ }).getAttribute('href')).toBe('tel:04315551')
  const place = card.getByRole('link', { name: /meine-schulden\.de/ })
  expect(place.getAttribute('rel')).toContain('noreferrer')
  expect(card.getByRole('button', { name: /Number of Nordlicht/ })).toBeTruthy()
})

test('a letter that came before there was help shows no empty card', async () => {
  const { help: _help, letterKind: _kind, ...before } = reminder.explanation!
  held.documents = [{ ...reminder, explanation: before }]
  startApp('/documents/1')
  await region('In short')
  expect(screen.queryByRole('region', { name: 'Who can help you' })).toBeNull()
})

test('a bureaucratic word in the German text opens its meaning and closes it again', async () => {
  held.documents = [reminder]
  startApp('/documents/1')
  await region('In short')
  await userEvent.click(screen.getByRole('button', { name: 'View Original & Translation' }))
  const dialog = within(await screen.findByRole('dialog'))
  const [word] = dialog.getAllByRole('button', { name: 'Mahnung' })
  await userEvent.click(word!)
  expect(word!.getAttribute('aria-expanded')).toBe('true')
  expect(dialog.getByText(/A reminder that a payment is late/)).toBeTruthy()
  await userEvent.keyboard('{Enter}')
  expect(dialog.queryByText(/A reminder that a payment is late/)).toBeNull()
})
