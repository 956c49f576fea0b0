import { type MailOrder, type MailQuote, type ResponseLetter } from '@brieflotse/contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { held, refusal, server } from '../../testing/fake-server.ts'
import { jana } from '../../testing/people.ts'
import { reminder } from '../../testing/sample-document.ts'
import { aLetter, aMailedLetter, aQuote } from '../../testing/ordered-letter.ts'
import { startApp, startAppInWindow } from '../../testing/start-app.tsx'

const settled = {
  ...jana,
  lastName: 'Börger',
  address: 'Lange Straße 1',
  postalCode: '24148',
  city: 'Kiel',
}
const done = 'Confirm & Send Letter'

beforeEach(() => {
  held.user = settled
  held.documents = [reminder]
  held.letters = [aLetter()]
})

/** A fake post office that accepts every order. */
function takesOrders(quote: Partial<MailQuote> = {}) {
  const orders: MailOrder[] = []
  server.use(
    http.get('*/api/physical-mail/quote/:id', () => HttpResponse.json({ ...aQuote, ...quote })),
    http.post('*/api/physical-mail', async ({ request }) => {
      orders.push((await request.json()) as MailOrder)
      const letter = aMailedLetter()
      return HttpResponse.json({ id: 11, trackingId: 'BL123', letter }, { status: 201 })
    }),
    http.post('*/api/response-letters', async ({ request }) => {
      const body = (await request.json()) as Partial<ResponseLetter>
      const clientId = request.headers.get('Idempotency-Key')
      return HttpResponse.json(aLetter({ ...body, clientId }), { status: 201 })
    }),
  )
  return orders
}

async function toMailStep(start = startApp) {
  // with an existing letter, the dialog would not create a new one
  held.letters = []
  const user = start('/documents/1')
  await user.click(await screen.findByRole('button', { name: 'Generate Response Letter' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Response Letter' }))
  await user.click(await dialog.findByRole('button', { name: 'Generate Response' }))
  await user.click(await dialog.findByRole('button', { name: 'Send by Mail' }))
  await dialog.findByRole('heading', { name: 'Mail Your Response Letter' })
  return { user, dialog }
}

async function openList(item: string) {
  const user = startApp('/documents?tab=responses')
  await user.click(await screen.findByRole('button', { name: /^More about/ }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
  return user
}

test('from the document: way, recipient, confirmation, and the receipt', async () => {
  const orders = takesOrders()
  const { user, dialog } = await toMailStep()
  expect(await dialog.findByText('Nordlicht Energie GmbH')).toBeTruthy()
  for (const part of ['Werftkai', '7', '24103', 'Kiel']) {
    expect(dialog.getByText(part)).toBeTruthy()
  }
  expect(dialog.getByText(/^Delivery in 2-3 business days/)).toBeTruthy()
  expect(dialog.getByText(/^With detailed tracking/)).toBeTruthy()
  expect(dialog.getByText(/original sender becomes the recipient/)).toBeTruthy()
  await user.click(dialog.getByRole('radio', { name: /Registered mail/ }))
  expect(dialog.getByText('€3.65')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Continue to Confirmation' }))
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Confirm Physical Mail Sending' }),
  )
  expect(question.getByText('Registered mail')).toBeTruthy()
  expect(question.getByText('Wednesday, 19 March 2025')).toBeTruthy()
  expect(question.getByText('You use 2 of your 3 credits, and 1 will be left')).toBeTruthy()
  expect(question.getByText(/This uses physical mail credits. You cannot undo it/)).toBeTruthy()
  expect(question.getByText('Practice mode: nothing will be posted.')).toBeTruthy()
  const button = question.getByRole('button', { name: done })
  act(() => {
    button.click()
    button.click()
  })
  expect(await screen.findByRole('heading', { name: /Letter Sent Successfully$/ })).toBeTruthy()
  expect(orders).toEqual([
    {
      responseLetterID: 7,
      deliveryOption: 'registered',
      printOptions: { blackAndWhite: true, doubleSided: false },
      price: 365,
    },
  ])
})

test('the button waits for the price of today, and says so', async () => {
  takesOrders()
  let answer = () => {}
  const asked = new Promise<void>((resolve) => (answer = resolve))
  server.use(
    http.get('*/api/physical-mail/quote/:id', async () => {
      await asked
      return HttpResponse.json(aQuote)
    }),
  )
  const { user, dialog } = await toMailStep()
  await dialog.findByText('Nordlicht Energie GmbH')
  await user.click(dialog.getByRole('button', { name: 'Continue to Confirmation' }))
  const question = within(await screen.findByRole('alertdialog'))
  const waits = await question.findByRole('button', { name: 'Asking for today’s price…' })
  expect(waits.hasAttribute('disabled')).toBe(true)
  answer()
  const goes = await question.findByRole('button', { name: done })
  expect(goes.hasAttribute('disabled')).toBe(false)
})

test('Back from the receipt leads to the letter that was answered, not to where it is answered', async () => {
  takesOrders()
  const { user, dialog } = await toMailStep(startAppInWindow)
  await dialog.findByText('Nordlicht Energie GmbH')
  await user.click(dialog.getByRole('button', { name: 'Continue to Confirmation' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: done }))
  await screen.findByRole('heading', { name: /Letter Sent Successfully$/ })
  act(() => history.back())
  expect(await screen.findByRole('button', { name: 'Generate Response Letter' })).toBeTruthy()
  expect(location.search).toBe('')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('back to the letter, and another kind of letter: without a letter there is nothing to mail', async () => {
  takesOrders()
  const { user, dialog } = await toMailStep()
  await user.click(dialog.getByRole('button', { name: 'Back to Letter' }))
  await dialog.findByLabelText('Your answer')
  await user.selectOptions(dialog.getByRole('combobox'), 'Rejection')
  await user.click(await dialog.findByRole('button', { name: 'Send by Mail' }))
  expect(await screen.findByText('Unable to send mail')).toBeTruthy()
  expect(screen.getByText('Please generate a response letter first.')).toBeTruthy()
})

test('a document that does not say who sent it cannot be answered by mail', async () => {
  takesOrders({ problems: [{ code: 'no-recipient', message: 'No address.' }] })
  const { explanation } = reminder
  const sender = { ...explanation!.sender, name: null }
  held.documents = [{ ...reminder, explanation: { ...explanation!, sender } }]
  const { dialog } = await toMailStep()
  expect(await dialog.findByText('Document does not contain sender information')).toBeTruthy()
  const go = dialog.getByRole<HTMLButtonElement>('button', { name: 'Continue to Confirmation' })
  expect(go.disabled).toBe(true)
})

test('what stands in the way is said before the confirmation, with what to do', async () => {
  takesOrders({
    balance: 1,
    problems: [{ code: 'too-many-pages', message: 'More than 20 pages.' }],
  })
  const { dialog } = await toMailStep()
  expect(await dialog.findByText('More than 20 pages.')).toBeTruthy()
  expect(dialog.getByText(/You need 2 credits .* and you have 1/)).toBeTruthy()
  expect(dialog.getByRole('link', { name: 'Get credits' }).getAttribute('href')).toBe(
    '/settings#credits',
  )
  const go = dialog.getByRole<HTMLButtonElement>('button', { name: 'Continue to Confirmation' })
  expect(go.disabled).toBe(true)
})

test('from the list: printed on both sides, told by a notice, and only once', async () => {
  const orders = takesOrders()
  const user = await openList('Send By Mail')
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Confirm Physical Mail Delivery' }),
  )
  await waitFor(() =>
    expect(question.getByRole<HTMLButtonElement>('button', { name: done }).disabled).toBe(false),
  )
  await user.click(question.getByRole('button', { name: done }))
  expect(await screen.findByText('Letter sent successfully')).toBeTruthy()
  expect(
    screen.getByText('Your letter has been queued for delivery. Tracking ID: BL123'),
  ).toBeTruthy()
  expect(orders[0]!.printOptions).toEqual({ blackAndWhite: true, doubleSided: true })
  expect(await screen.findByText('Sent by mail')).toBeTruthy()
  expect(screen.getByText('Practice: nothing was posted')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^More about/ }))
  expect(screen.queryByRole('menuitem', { name: 'Send By Mail' })).toBeNull()
})

test('a refusal is an alert in the dialog, and the card says that nothing was posted', async () => {
  takesOrders()
  server.use(http.post('*/api/physical-mail', () => refusal('not-printable')))
  const user = await openList('Send By Mail')
  const question = within(await screen.findByRole('alertdialog'))
  await waitFor(() =>
    expect(question.getByRole<HTMLButtonElement>('button', { name: done }).disabled).toBe(false),
  )
  await user.click(question.getByRole('button', { name: done }))
  expect(
    await question.findByText('Mail delivery failed. Please check your connection and try again.'),
  ).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText('Not ordered, nothing was posted')).toBeTruthy()
})

test('on its own screen a refusal is a notice with the reason', async () => {
  takesOrders()
  server.use(http.post('*/api/physical-mail', () => refusal('mail-refused')))
  const user = startApp('/responses/7')
  await user.click(await screen.findByRole('button', { name: 'Send via Mail' }))
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Confirm Physical Mail Delivery' }),
  )
  expect(question.getByText('Standard mail')).toBeTruthy()
  await waitFor(() =>
    expect(question.getByRole<HTMLButtonElement>('button', { name: done }).disabled).toBe(false),
  )
  await user.click(question.getByRole('button', { name: done }))
  expect(await screen.findByText('Failed to send letter')).toBeTruthy()
  expect(screen.getAllByText(/The print shop refused this letter/).length).toBeGreaterThan(0)
})

test('without a connection the order waits, says so everywhere, and can be taken back', async () => {
  const offline = () => HttpResponse.error()
  server.use(
    http.get('*/api/physical-mail/quote/:id', offline),
    http.post('*/api/physical-mail', offline),
  )
  const user = startApp('/responses/7')
  await user.click(await screen.findByRole('button', { name: 'Send via Mail' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(await question.findByText(/^This is our list price/)).toBeTruthy()
  await user.click(question.getByRole('button', { name: done }))
  expect(await screen.findByText('Waiting for a connection')).toBeTruthy()
  expect(screen.getAllByText('Waiting to be sent by mail').length).toBeGreaterThan(0)
  expect(screen.queryByText('Sent by mail')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Do not send it' }))
  const sure = within(await screen.findByRole('alertdialog'))
  await user.click(sure.getByRole('button', { name: 'Do not send it' }))
  expect(await screen.findByText('Digital only')).toBeTruthy()
})
