import { fireEvent, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { claim, openBank, practiceOptions } from '../../testing/fake-payments.ts'
import { held, server } from '../../testing/fake-server.ts'
import { reminder } from '../../testing/sample-document.ts'
import { withPlan } from '../../testing/sample-plan.ts'
import { startApp } from '../../testing/start-app.tsx'
import { banks, bicPlaceholder } from '../../text/payments.ts'

function start(change: Parameters<typeof openBank>[0] = {}, rest: Partial<typeof claim> = {}) {
  const { bank, handlers } = openBank(change)
  server.use(...handlers)
  held.documents = [{ ...reminder, claims: [{ ...claim, ...rest }] }]
  return { bank, user: startApp('/documents/1?pay=1') }
}
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Make Payment' }))
const field = async (name: string) => (await dialog()).findByLabelText<HTMLInputElement>(name)
const press = async (user: ReturnType<typeof startApp>, name: string) =>
  user.click(await (await dialog()).findByRole('button', { name }))

async function edit(user: ReturnType<typeof startApp>, name: string, value: string) {
  await press(user, `Edit ${name}`)
  await user.clear(await field(name))
  if (value) await user.type(await field(name), value)
}

test('the letter leads to the dialog, which shows amount, sender and reference and is filled from it', async () => {
  const { handlers } = openBank()
  server.use(...handlers)
  held.documents = [{ ...reminder, claims: [claim] }]
  const user = startApp('/documents/1')
  await user.click(await screen.findByRole('button', { name: 'Pay €307.88' }))
  const due = within(await (await dialog()).findByRole('region', { name: 'Amount due' }))
  expect(due.getByText('€307.88')).toBeTruthy()
  expect(due.getByText('Nordlicht Energie GmbH')).toBeTruthy()
  expect(due.getByText('200 448 917 6')).toBeTruthy()
  expect((await field('Account holder')).value).toBe('Nordlicht Energie GmbH')
  expect((await field('IBAN')).value).toBe('DE02 1203 0000 0000 2020 51')
  expect((await field('BIC')).value).toBe('BYLADEM1001')
  expect((await field('BIC')).placeholder).toBe('')
  await user.click((await dialog()).getByRole('button', { name: 'Edit BIC' }))
  expect((await field('BIC')).placeholder).toBe(bicPlaceholder)
})

test('six banks, the first chosen; fields are read-only until their pen is pressed', async () => {
  const { user } = start()
  const bank = await field('Your bank')
  expect(within(bank).getAllByRole('option')).toHaveLength(6)
  expect(bank.value).toBe(banks[0])
  expect((await field('IBAN')).readOnly).toBe(true)
  await press(user, 'Edit IBAN')
  expect((await field('IBAN')).readOnly).toBe(false)
  expect(document.activeElement).toBe(await field('IBAN'))
})

test.each([
  ['Account holder', '', 'Missing information', 'Please enter the account holder name'],
  ['IBAN', '', 'Missing information', "Please enter the recipient's IBAN"],
  ['IBAN', 'DE02 1203', 'Invalid IBAN', 'German IBAN should be 22 characters long'],
  ['Amount', '12,3456', 'Payment failed', 'Invalid amount format'],
])('%s "%s" is refused: %s, %s', async (name, value, title, text) => {
  const { user, bank } = start()
  await dialog()
  await edit(user, name, value)
  await press(user, 'Confirm Bank Transfer')
  expect(await screen.findByText(title)).toBeTruthy()
  expect(screen.getAllByText(text).length).toBeGreaterThan(0)
  expect(bank.begun).toEqual([])
})

test('a transfer begins, leads to the bank, and is called successful only when it is', async () => {
  const { user, bank } = start()
  await press(user, 'Confirm Bank Transfer')
  expect(await screen.findByText('Payment initiated')).toBeTruthy()
  expect(screen.getByText('Your payment is being processed')).toBeTruthy()
  const link = await screen.findByRole('link', { name: 'Confirm the payment' })
  expect(new URL((link as HTMLAnchorElement).href).pathname).toBe('/api/practice-bank/token')
  expect(screen.queryByText('Payment Successful!')).toBeNull()
  expect(bank.begun).toMatchObject([
    {
      path: '/api/payments/bank-transfer',
      body: {
        amount: 307.88,
        reference: '200 448 917 6',
        recipientName: 'Nordlicht Energie GmbH',
        recipientIBAN: 'DE02120300000000202051',
        claimId: 7,
        again: false,
      },
    },
  ])
  bank.status = 'succeeded'
  expect(await screen.findByText('Payment Successful!')).toBeTruthy()
  expect(screen.getByText('Your payment of €307.88 has been processed successfully.')).toBeTruthy()
  expect(screen.getByText('Practice mode: no money moved.')).toBeTruthy()
  const done = await dialog()
  await user.click(done.getAllByRole('button', { name: 'Close' })[1]!)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a payment that the bank calls off is told as not made, and leads back', async () => {
  const { user } = start({ status: 'canceled' })
  await press(user, 'Confirm Bank Transfer')
  expect(await screen.findByText('This payment was not made.')).toBeTruthy()
  expect(screen.getByText('The bank says: canceled.')).toBeTruthy()
  await press(user, 'Back to the payment')
  expect(
    await (await dialog()).findByRole('button', { name: 'Confirm Bank Transfer' }),
  ).toBeTruthy()
})

test('the server says no with its own words, for bank and PayPal', async () => {
  const { user, bank } = start({ refuses: 'payment-failed' })
  await press(user, 'Confirm Bank Transfer')
  expect(await screen.findByText('Payment failed')).toBeTruthy()
  expect(screen.getByText('Payment processing failed')).toBeTruthy()
  await user.click((await dialog()).getByRole('tab', { name: 'PayPal' }))
  const email = await field('Your PayPal email')
  await user.clear(email)
  await press(user, 'Pay with PayPal')
  expect(await screen.findByText('Invalid email')).toBeTruthy()
  expect(screen.getByText('Please enter a valid email address')).toBeTruthy()
  await user.type(email, 'jana@example.org')
  await press(user, 'Pay with PayPal')
  expect(await screen.findByText('PayPal payment failed')).toBeTruthy()
  expect(bank.begun.at(-1)).toMatchObject({
    path: '/api/payments/paypal',
    body: { payerEmail: 'jana@example.org', amount: 307.88 },
  })
})

test('a changed account needs a second yes that says why', async () => {
  const { user, bank } = start()
  await dialog()
  await edit(user, 'IBAN', 'DE02500105170137075030')
  expect(await screen.findByText(/^The letter says DE02 1203 0000 0000 2020 51/)).toBeTruthy()
  await press(user, 'Confirm Bank Transfer')
  const question = within(await screen.findByRole('alertdialog', { name: 'Pay anyway?' }))
  expect(bank.begun).toEqual([])
  await user.click(question.getByRole('button', { name: 'Pay anyway' }))
  expect(await screen.findByText('Payment started')).toBeTruthy()
  expect(bank.begun).toHaveLength(1)
})

test.each([
  ['paid on another device', 'already-paid', /^This is already paid/],
  ['begun before and left without a yes', 'payment-running', /already being processed/],
] as const)('what was %s is paid again only after a second yes', async (_, refuses, why) => {
  const { user, bank } = start({ refuses })
  await press(user, 'Confirm Bank Transfer')
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText(why)).toBeTruthy()
  bank.refuses = null
  await user.click(question.getByRole('button', { name: 'Pay anyway' }))
  expect(await screen.findByText('Payment started')).toBeTruthy()
  expect(bank.begun.map(({ body }) => (body as { again: boolean }).again)).toEqual([false, true])
})

test('where providers do not pass claims on, the code is the way and no provider is offered', async () => {
  const { user } = start({ options: { ...practiceOptions, forClaims: false } })
  const shown = await dialog()
  expect(await shown.findByText(/^You pay with your own bank/)).toBeTruthy()
  expect(await shown.findByRole('img', { name: /^GiroCode: €307.88/ })).toBeTruthy()
  expect(shown.queryByRole('button', { name: 'Confirm Bank Transfer' })).toBeNull()
  await user.click(shown.getByRole('tab', { name: 'PayPal' }))
  expect(await shown.findByText(/^You cannot pay with PayPal here/)).toBeTruthy()
  expect(shown.queryByRole('button', { name: 'Pay with PayPal' })).toBeNull()
})

test('without a connection the code is there and what was paid can be noted; paying from here says what it needs', async () => {
  server.use(
    http.get('*/api/payments/options', () => HttpResponse.error()),
    http.post('*/api/claims/7', () => HttpResponse.error()),
  )
  held.documents = [{ ...reminder, claims: [claim] }]
  const user = startApp('/documents/1?pay=1')
  const shown = await dialog()
  expect(await shown.findByText(/^You cannot pay from here while you are offline/)).toBeTruthy()
  expect(await shown.findByRole('img', { name: /^GiroCode/ })).toBeTruthy()
  await press(user, 'I have paid')
  await user.clear(await shown.findByLabelText('Paid on'))
  await user.type(shown.getByLabelText('Paid on'), '2025-03-20')
  await user.type(shown.getByLabelText('Note'), 'at the counter')
  await press(user, 'Mark as paid')
  expect(await screen.findByText('Marked as paid')).toBeTruthy()
  expect(await screen.findAllByText('Paid on 20 March 2025')).not.toEqual([])
  expect(screen.getByText('at the counter')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Undo/ }))
  expect(await screen.findByRole('button', { name: 'Pay €307.88' })).toBeTruthy()
})

test('ten times of what the letter asks for is asked about before it is noted, and a wrong year is told', async () => {
  const noted = vi.fn()
  server.use(
    http.get('*/api/payments/options', () => HttpResponse.error()),
    http.post('*/api/claims/7', async ({ request }) => {
      noted(await request.json())
      return HttpResponse.error()
    }),
  )
  held.documents = [{ ...reminder, claims: [claim] }]
  const user = startApp('/documents/1?pay=1')
  const shown = await dialog()
  await press(user, 'I have paid')
  const enter = (label: string, value: string) =>
    fireEvent.change(shown.getByLabelText(label), { target: { value } })
  await shown.findByLabelText('Amount')
  enter('Amount', '3078,80')
  enter('Paid on', '0025-03-20')
  await press(user, 'Mark as paid')
  expect(await shown.findByText('Please check the year.')).toBeTruthy()
  enter('Paid on', '2025-03-20')
  await press(user, 'Mark as paid')
  const question = await screen.findByRole('alertdialog', { name: 'Is this amount right?' })
  within(question).getByText('You wrote that you paid €3,078.80. The letter asks for €307.88.')
  await user.click(within(question).getByRole('button', { name: 'Change the amount' }))
  expect(noted).not.toHaveBeenCalled()
  await press(user, 'Mark as paid')
  await user.click(await screen.findByRole('button', { name: 'Yes, I paid €3,078.80' }))
  await expect.poll(() => noted).toHaveBeenCalledWith(expect.objectContaining({ amount: 307_880 }))
})

test('the bank of the account is named, and one that does not exist is told', async () => {
  const { user } = start()
  expect(await (await dialog()).findByText('Deutsche Kreditbank Berlin')).toBeTruthy()
  await edit(user, 'IBAN', 'DE14123456780000004711')
  expect(await (await dialog()).findByText(/^No German bank has this bank code/)).toBeTruthy()
  expect((await dialog()).queryByText('Deutsche Kreditbank Berlin')).toBeNull()
})

test('what a code on the letter and an electronic invoice say otherwise is told before paying', async () => {
  start()
  const [document] = held.documents
  const rest = { payee: null, bic: null, purpose: null, evidence: [] }
  const sources = [
    { ...rest, from: 'girocode', iban: 'DE89370400440532013000', amount: 30788 },
    { ...rest, from: 'e-invoice', iban: claim.iban, amount: 40000 },
  ] as const
  const text = 'The code on the letter gives the reference “99”, the text “4711”.'
  const warnings = [{ code: 'sources-purpose' as const, text, evidence: [] }]
  held.documents = [
    { ...document!, explanation: { ...document!.explanation!, sources: [...sources], warnings } },
  ]
  const twice = within(
    await (await dialog()).findByRole('region', { name: 'Check before you pay' }),
  )
  const said = (await twice.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(said).toEqual([
    expect.stringMatching(/^The code on the letter shows another account: DE89 3704/),
    expect.stringMatching(/^The electronic invoice shows another amount: €400.00/),
    text,
  ])
})

test('a letter whose plan asks for no transfer cannot be paid, whatever amount it prints', async () => {
  const { handlers } = openBank()
  server.use(...handlers)
  held.documents = [withPlan(reminder, {})]
  startApp('/documents/1?pay=1')
  expect(await (await dialog()).findByText(/^We found no amount in this letter/)).toBeTruthy()
  expect((await dialog()).queryByRole('button', { name: 'Confirm Bank Transfer' })).toBeNull()
})

test('behind a caution nobody pays before they have checked with the sender, and then its amount', async () => {
  const { handlers } = openBank()
  server.use(...handlers)
  const caution = {
    code: 'offer' as const,
    says: [],
    plain: 'This is an offer, not a bill.',
    signs: [],
    amount: { cents: 79_865, currency: 'EUR', role: 'whole' as const },
    payee: 'ZW Treuhand Services',
  }
  held.documents = [withPlan(reminder, { caution })]
  const user = startApp('/documents/1?pay=1')
  expect(await (await dialog()).findByText('This is an offer, not a bill.')).toBeTruthy()
  expect((await dialog()).queryByLabelText('IBAN')).toBeNull()
  await press(user, 'I checked with the sender')
  const due = within(await (await dialog()).findByRole('region', { name: 'Amount due' }))
  expect(due.getByText('€798.65')).toBeTruthy()
  expect((await field('Account holder')).value).toBe('ZW Treuhand Services')
})
