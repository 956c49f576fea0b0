import { cleanup, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { claim } from '../../testing/fake-payments.ts'
import { held, server } from '../../testing/fake-server.ts'
import { reminder } from '../../testing/sample-document.ts'
import { startApp, startAppInWindow } from '../../testing/start-app.tsx'

const region = (name: string) => screen.findByRole('region', { name })

test('the answer comes first: kind, day, amount, what to do and what happens otherwise', async () => {
  held.documents = [reminder]
  startApp('/documents/1')
  const answer = within(await region('In short'))
  expect(answer.getByRole('heading', { name: 'Payment reminder' })).toBeTruthy()
  const [step] = answer.getAllByRole('listitem')
  expect(within(step!).getByText('Pay €307.88 by 28 March 2025.')).toBeTruthy()
  expect(within(step!).getByText('Friday, 28 March 2025')).toBeTruthy()
  expect(within(step!).getByRole('button', { name: 'Pay €307.88' })).toBeTruthy()
  expect(answer.getByText('Your supply may be cut off.')).toBeTruthy()
})

test('what the letter says word for word is folded below its meaning, a rough translation marked', async () => {
  held.documents = [reminder]
  startApp('/documents/1')
  const answer = within(await region('In short'))
  const german = answer.getByText(/^Sollte bis zu diesem Termin/)
  expect(german.lang).toBe('de')
  expect(german.closest('details')!.open).toBe(false)
  const translated = answer.getByText(/cut off four weeks after/)
  expect(within(translated).getByText('Rough translation')).toBeTruthy()
})

test('a sentence that was not translated leaves no German outside of the folded part', async () => {
  const explanation = reminder.explanation!
  const none = { translated: null, quality: 'none' } as const
  const [step] = explanation.plan!.steps
  const unthreatened = { ...step!, otherwise: [], otherwisePlain: '' }
  held.documents = [
    {
      ...reminder,
      explanation: {
        ...explanation,
        actions: explanation.actions.map((action) => ({ ...action, ...none })),
        whatHappensIfNot: { ...explanation.whatHappensIfNot!, ...none, plain: null },
        plan: { ...explanation.plan!, steps: [unthreatened] },
      },
    },
  ]
  startApp('/documents/1')
  const answer = within(await region('In short'))
  expect(answer.getByText(/^The letter warns you of something/)).toBeTruthy()
  for (const german of answer.getAllByText(/Wir fordern|Sollte bis/)) {
    expect(german.closest('details')).toBeTruthy()
  }
})

test('once a part was paid, what is asked for is what is left', async () => {
  const part = { id: 'a', amount: 10_000, how: 'own', state: 'paid', on: '2025-03-18' } as const
  const payments = [{ ...part, practice: false, note: null }]
  held.documents = [
    { ...reminder, claims: [{ ...claim, state: 'partly-paid', paid: 10_000, payments }] },
  ]
  startApp('/documents/1')
  const answer = within(await region('In short'))
  expect(answer.getByText('Pay €207.88 by 28 March 2025.')).toBeTruthy()
  expect(answer.getByText('€100.00 of €307.88 paid')).toBeTruthy()
  expect(answer.getByRole('button', { name: 'Pay €207.88' })).toBeTruthy()
})

test('the payment box names outstanding amount, late fee and total', async () => {
  held.documents = [reminder]
  startApp('/documents/1')
  const box = within(await region('Payment'))
  expect(box.getByText('€305.38')).toBeTruthy()
  expect(box.getByText('€2.50')).toBeTruthy()
  expect(box.getByText('DE44 9912 0045 0012 3456 70')).toBeTruthy()
})

test('what makes up a total is left out where it makes another sum', async () => {
  const explanation = reminder.explanation!
  const { payment } = explanation.document_details
  const document_details = {
    ...explanation.document_details,
    payment: { ...payment, late_fee: '52,50' },
  }
  held.documents = [{ ...reminder, explanation: { ...explanation, document_details } }]
  startApp('/documents/1')
  const box = within(await region('Payment'))
  expect(box.getAllByRole('definition')[0]!.textContent).toBe('€307.88')
  expect(box.queryByText('€52.50')).toBeNull()
})

test('a counted day shows its steps and the law, and that it is no legal advice', async () => {
  held.documents = [reminder]
  startApp('/documents/1')
  const card = within(await region('Dates and deadlines'))
  expect(card.getByText(/§ 19 \(2\) StromGVV/)).toBeTruthy()
  expect(card.getByText('Four weeks after 14 March 2025 is 11 April 2025.')).toBeTruthy()
  expect(card.getByText('This is a calculation, not legal advice.')).toBeTruthy()
})

test('that a day is over is said by the clock of today, whatever was said when the letter was read', async () => {
  const explanation = reminder.explanation!
  const [deadline] = explanation.deadlines
  const ahead = { ...deadline!, date: '2099-03-28' }
  const payment = { ...explanation.document_details.payment, due_date: ahead.date }
  const old = { code: 'already-overdue' as const, text: 'An old word.', evidence: [] }
  const changed = {
    ...explanation,
    document_details: { ...explanation.document_details, payment },
    deadlines: [ahead],
    warnings: [...explanation.warnings, old],
  }
  held.documents = [reminder, { ...reminder, id: 2, explanation: changed }]
  startApp('/documents/1')
  expect(await screen.findByText(/^You had to pay by 28 March 2025/)).toBeTruthy()
  cleanup()
  startApp('/documents/2')
  await region('Before you act')
  expect(screen.queryByText(/^You had to pay by|An old word/)).toBeNull()
})

test('the German of what is asked is folded away, and sender and recipient stand in one card', async () => {
  held.documents = [reminder]
  startApp('/documents/1')
  const asked = within(await region('Required Action'))
  expect(asked.getByText(/^Wir fordern Sie auf/).closest('details')!.open).toBe(false)
  const parties = within(await region('Sender and recipient'))
  expect(parties.getByRole('heading', { name: 'Sender' })).toBeTruthy()
  expect(parties.getByRole('heading', { name: 'Recipient' })).toBeTruthy()
})

test('a fact is shown marked on the page of the letter', async () => {
  held.documents = [reminder]
  const user = startApp('/documents/1')
  const facts = within(await region('What we found in the letter'))
  await user.click(facts.getByText(/^Show (all|the other)/))
  await user.click(facts.getByRole('button', { name: /^IBAN/ }))
  const marked = await screen.findByRole('img', { name: 'Marked: IBAN' })
  expect(marked.querySelectorAll('g:last-of-type rect')).toHaveLength(1)
})

test('original and translation stand side by side, each in its language, rough ones marked', async () => {
  held.documents = [reminder]
  const user = startApp('/documents/1')
  await user.click(await screen.findByRole('button', { name: 'View Original & Translation' }))
  const dialog = within(await screen.findByRole('dialog'))
  const languageOf = (text: string) => dialog.getByText(text).closest<HTMLElement>('[lang]')!.lang
  expect(languageOf('Sehr geehrte Frau Börgermöller,')).toBe('de')
  expect(languageOf('Dear Ms Börgermöller,')).toBe('en')
  expect(dialog.getByText('Translation (English)')).toBeTruthy()
  expect(dialog.getByText('Original (German)')).toBeTruthy()
  expect(dialog.getAllByText('(Rough translation)')).toHaveLength(1)
})

test('a document that does not exist is said with the sentence of the specification', async () => {
  startApp('/documents/77')
  const alert = await screen.findByText(/^Could not load document\./)
  expect(alert.textContent).toBe(
    "Could not load document. It may have been deleted or you don't have permission to view it.",
  )
})

test('a document without an explanation offers the way back', async () => {
  held.documents = [{ ...reminder, explanation: null }]
  const user = startApp('/documents/1')
  expect(await screen.findByText('Analysis not available')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Go Back' }))
  expect(await screen.findByRole('heading', { name: 'My Documents' })).toBeTruthy()
})

test('deleting from here leads to the list', async () => {
  held.documents = [reminder]
  server.use(http.delete('*/api/documents/1', () => new HttpResponse(null, { status: 204 })))
  const user = startAppInWindow('/documents/1')
  const before = history.length
  await user.click(await screen.findByRole('button', { name: 'Delete document' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Document deleted')).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'My Documents' })).toBeTruthy()
  expect(location.pathname).toBe('/documents')
  // the history has no entry that leads back to the erased document
  expect(history.length).toBe(before)
})

test('without a connection nobody is told that the letter is read, and paying stays the one main button', async () => {
  server.use(http.post('*/api/documents/1/*', () => HttpResponse.error()))
  held.documents = [{ ...reminder, claims: [claim] }]
  const user = startApp('/documents/1')
  await user.click(await screen.findByRole('button', { name: 'Read again' }))
  expect(await screen.findByText('Reading again')).toBeTruthy()
  expect(screen.queryByText('We are reading the letter again')).toBeNull()
  const translation = screen.getByRole('button', { name: 'View Original & Translation' })
  expect(translation.className).not.toContain('bg-accent ')
})
