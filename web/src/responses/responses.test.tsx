import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { held, refusal, server } from '../testing/fake-server.ts'
import { aLetter } from '../testing/ordered-letter.ts'
import { jana } from '../testing/people.ts'
import { reminder } from '../testing/sample-document.ts'
import { keepsLetters, openDialog, type Sent } from '../testing/open-response.ts'
import { startApp } from '../testing/start-app.tsx'

afterEach(() => vi.restoreAllMocks())

/** The printable version of the letter. */
const paper = () => document.querySelector('body > .din')

test('a letter is generated as it is shown, beside its meaning', async () => {
  const sent = keepsLetters()
  const { user, dialog } = await openDialog()
  expect(await dialog.findByText('Response letter will appear here.')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Generate Response' }))
  expect(await screen.findByText('Response generated')).toBeTruthy()
  expect(screen.getByText('Your response letter has been generated successfully.')).toBeTruthy()
  expect(sent).toMatchObject([
    { title: `Response to: ${reminder.title}`, responseType: 'confirmation', documentId: 1 },
  ])
  expect(await dialog.findByText(/kein Anerkenntnis/)).toBeTruthy()
  expect(dialog.getByText(/does not acknowledge the claim/)).toBeTruthy()
})

test('the kinds of the specification come first, and the default is a confirmation', async () => {
  const { dialog } = await openDialog()
  const select = await dialog.findByRole<HTMLSelectElement>('combobox', { name: 'Kind of answer' })
  const labels = [...select.options].map(({ text }) => text)
  expect(labels.slice(0, 4)).toEqual([
    'Confirmation',
    'Rejection',
    'Further Inquiry',
    'Payment Response',
  ])
  expect(select.value).toBe('confirmation')
})

test('the few kinds that fit are proposed with what they do, and the list of all follows them', async () => {
  const sent = keepsLetters()
  const { user, dialog } = await openDialog()
  const answers = within(await dialog.findByRole('group', { name: 'Answers that fit this letter' }))
  expect(answers.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
    'rejection',
    'payment',
    'inquiry',
    'confirmation',
  ])
  const rejection = answers.getByRole('radio', {
    name: 'Rejection',
    description: 'You say that you do not agree. They check it, and write to you.',
  })
  await user.click(rejection)
  const select = dialog.getByRole<HTMLSelectElement>('combobox')
  expect(select.value).toBe('rejection')
  await user.selectOptions(select, 'Cancel a contract')
  expect(answers.queryByRole('radio', { checked: true })).toBeNull()
  expect(dialog.getByText('You end a contract. They tell you the last day.')).toBeTruthy()
  await user.click(rejection)
  await user.click(dialog.getByRole('button', { name: 'Generate Response' }))
  await screen.findByText('Response generated')
  expect(sent).toMatchObject([{ responseType: 'rejection' }])
})

test('what the user knows goes into the letter, what is missing is marked', async () => {
  const sent = keepsLetters()
  const { user, dialog } = await openDialog()
  await user.selectOptions(await dialog.findByRole('combobox'), 'Pay in instalments')
  await user.type(dialog.getByLabelText('Each payment, in euros'), '50')
  await user.click(dialog.getByRole('button', { name: 'Generate Response' }))
  expect(await dialog.findByText(/2 places to fill in/)).toBeTruthy()
  expect(sent[0]!.content).toContain('Raten von 50,00 €')
  expect(sent[0]!.content).toContain('[Datum]')
})

test('what the server refuses is said as an alert, and nothing is shown as done', async () => {
  server.use(http.post('*/api/response-letters', () => refusal('not-ready')))
  const { user, dialog } = await openDialog()
  await user.click(await dialog.findByRole('button', { name: 'Generate Response' }))
  const alert = await dialog.findByRole('alert')
  expect(alert.textContent).toBe('Failed to generate response. Please try again.')
  expect(dialog.getByText('Response letter will appear here.')).toBeTruthy()
})

test('without a connection the letter is kept, listed and can be erased at once', async () => {
  server.use(http.post('*/api/response-letters', () => HttpResponse.error()))
  const { user, dialog } = await openDialog()
  await user.click(await dialog.findByRole('button', { name: 'Generate Response' }))
  expect(await screen.findByText(/It will sync when you are online/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('link', { name: 'Documents' }))
  await user.click(await screen.findByRole('tab', { name: 'Generated Responses' }))
  expect(await screen.findByText('Saved on this device, not on the server yet')).toBeTruthy()
})

test('the list opens a letter to read, and a card can be erased after a question', async () => {
  keepsLetters()
  server.use(http.delete('*/api/response-letters/7', () => new HttpResponse(null, { status: 204 })))
  const { user, dialog } = await openDialog()
  await user.click(await dialog.findByRole('button', { name: 'Generate Response' }))
  await screen.findByText('Response generated')
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('link', { name: 'Documents' }))
  await user.click(await screen.findByRole('tab', { name: 'Generated Responses' }))
  expect(await screen.findByText(/^Confirmation/)).toBeTruthy()
  expect(screen.getByText('Generated on 17 March 2025')).toBeTruthy()
  const title = `Response to: ${reminder.title}`
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${title}`) }))
  const viewer = within(await screen.findByRole('dialog', { name: title }))
  expect(viewer.getByText(/Sehr geehrte Damen und Herren/)).toBeTruthy()
  await waitFor(() => expect(paper()?.textContent).toContain('Sehr geehrte Damen und Herren'))
  await user.click(viewer.getAllByRole('button', { name: 'Close' })[0]!)
  await user.click(await screen.findByRole('button', { name: new RegExp(`^Delete ${title}`) }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Delete Response' }))
  expect(await screen.findByText('Response deleted')).toBeTruthy()
  expect(screen.getByText('The response letter has been deleted successfully.')).toBeTruthy()
  expect(await screen.findByText('No response letters yet')).toBeTruthy()
})

test('both addresses of a letter show it; one that is gone says so', async () => {
  startApp('/response-letters/99')
  expect(await screen.findByText(/^Could not load this answer/)).toBeTruthy()
})

test.each([
  ['Ctrl', { ctrlKey: true }],
  ['Meta', { metaKey: true }],
])('%s and a click on a completed document starts a response', async (_, key) => {
  held.documents = [reminder]
  startApp('/documents')
  const link = await screen.findByRole('link', { name: /Nordlicht Energie GmbH/ })
  fireEvent.click(link, key)
  expect(await screen.findByRole('dialog', { name: 'Response Letter' })).toBeTruthy()
})

test('the name and address that are typed go into the letter and are kept with it', async () => {
  const sent = keepsLetters()
  const told: unknown[] = []
  server.use(
    http.patch('*/api/user', async ({ request }) => {
      told.push(await request.json())
      return HttpResponse.json({ ...jana, lastName: 'Börger' })
    }),
  )
  const { user, dialog } = await openDialog()
  await user.type(await dialog.findByLabelText('Last name'), 'Börger')
  await user.type(dialog.getByLabelText('Town'), 'Kiel')
  await user.click(dialog.getByRole('button', { name: 'Generate Response' }))
  await screen.findByText('Response generated')
  expect(sent[0]!.content).toMatch(/Jana Börger$/)
  await waitFor(() => expect(told).toEqual([{ lastName: 'Börger', city: 'Kiel' }]))
})

test('what is missing of the sender is said at the letter, with the way to Settings, and keeps from nothing', async () => {
  const sent = keepsLetters()
  const { user, dialog } = await openDialog()
  await user.click(await dialog.findByRole('button', { name: 'Generate Response' }))
  expect(await dialog.findByText(/^Your name and address are not complete yet/)).toBeTruthy()
  const way = dialog.getByRole('link', { name: 'Enter name and address' })
  expect(way.getAttribute('href')).toBe('/settings')
  expect(dialog.getByRole('button', { name: 'Send by Mail' })).toHaveProperty('disabled', false)
  await waitFor(() => expect(sent).toHaveLength(1))
})

test('whose address is complete is neither asked for it nor told of it', async () => {
  held.user = {
    ...jana,
    lastName: 'Börger',
    address: 'Lange Straße 1',
    postalCode: '24148',
    city: 'Kiel',
  }
  keepsLetters()
  const { user, dialog } = await openDialog()
  await user.click(await dialog.findByRole('button', { name: 'Generate Response' }))
  expect(await dialog.findByRole('button', { name: 'Send by Mail' })).toBeTruthy()
  expect(dialog.queryByText(/^Your name and address/)).toBeNull()
})

test('a day or an amount is not taken over into another kind of letter', async () => {
  const sent = keepsLetters()
  const { user, dialog } = await openDialog()
  await user.selectOptions(await dialog.findByRole('combobox'), 'Pay in instalments')
  await user.type(dialog.getByLabelText('Each payment, in euros'), '50')
  await user.selectOptions(dialog.getByRole('combobox'), 'Confirmation')
  await user.selectOptions(dialog.getByRole('combobox'), 'Pay in instalments')
  await user.click(dialog.getByRole('button', { name: 'Generate Response' }))
  await screen.findByText('Response generated')
  expect(sent[0]!.content).not.toContain('50,00 €')
})

test('editing has the focus at once and gives it back', async () => {
  keepsLetters()
  const { user, dialog } = await openDialog()
  await user.click(await dialog.findByRole('button', { name: 'Generate Response' }))
  await user.click(await dialog.findByRole('button', { name: 'Edit' }))
  expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Your answer' }))
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Edit' }))
})

test('what was typed stays when it could not be kept', async () => {
  keepsLetters()
  const { user, dialog } = await openDialog()
  await user.click(await dialog.findByRole('button', { name: 'Generate Response' }))
  await user.click(await dialog.findByRole('button', { name: 'Edit' }))
  const field = dialog.getByRole('textbox', { name: 'Your answer' })
  fireEvent.change(field, { target: { value: 'Meine Worte' } })
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(full)
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full)
  await user.click(dialog.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Could not change the answer')).toBeTruthy()
  expect(dialog.getByDisplayValue('Meine Worte')).toBeTruthy()
})

test('what was typed and not saved is what is shown when the letter is opened again', async () => {
  held.letters = [aLetter({ content: 'Wie es war' })]
  const user = startApp('/responses/7')
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  fireEvent.change(screen.getByRole('textbox', { name: 'Your answer' }), {
    target: { value: 'Meine Worte' },
  })
  await user.click(screen.getByRole('link', { name: 'Generated Responses' }))
  await user.click(await screen.findByRole('button', { name: /^More about/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'View Letter' }))
  expect(await screen.findByDisplayValue('Meine Worte')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Download' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByRole('button', { name: 'Edit' })).toBeTruthy()
  expect(screen.queryByDisplayValue('Meine Worte')).toBeNull()
})

test('who changes the letter at once finds nothing lying over it', async () => {
  keepsLetters()
  const { user, dialog } = await openDialog()
  await user.click(await dialog.findByRole('button', { name: 'Generate Response' }))
  await screen.findByText('Response generated')
  await user.click(await dialog.findByRole('button', { name: 'Edit' }))
  expect(screen.queryByText('Response generated')).toBeNull()
  expect(dialog.getByRole('textbox', { name: 'Your answer' })).toBe(document.activeElement)
})

test.each([
  ['a finger', (letter: HTMLElement) => fireEvent.touchMove(letter)],
  ['a wheel', (letter: HTMLElement) => fireEvent.wheel(letter)],
])('who reads on in the letter by %s finds nothing lying over its meaning', async (_, readOn) => {
  keepsLetters()
  const { user, dialog } = await openDialog()
  await user.click(await dialog.findByRole('button', { name: 'Generate Response' }))
  await screen.findByText('Response generated')
  const meaning = await dialog.findByText(/does not acknowledge the claim/)
  act(() => void readOn(meaning))
  expect(screen.queryByText('Response generated')).toBeNull()
})

test('clicks that come together make one letter', async () => {
  const sent = keepsLetters()
  const { dialog } = await openDialog()
  const button = await dialog.findByRole('button', { name: 'Generate Response' })
  act(() => {
    button.click()
    button.click()
  })
  expect(await screen.findByText('Response generated')).toBeTruthy()
  expect(sent).toHaveLength(1)
})

test('a copy of the letter that is answered goes along when that is wanted', async () => {
  const sent = keepsLetters() as (Sent & { attachments?: number[] })[]
  const { user, dialog } = await openDialog()
  await user.click(await dialog.findByRole('checkbox', { name: /^Attach a copy/ }))
  await user.click(dialog.getByRole('button', { name: 'Generate Response' }))
  await screen.findByText('Response generated')
  expect(sent[0]!.attachments).toEqual([1])
})
