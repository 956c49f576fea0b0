import { saveSignature, openDatabase } from '@brieflotse/offline'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { server } from '../testing/fake-server.ts'
import { jana } from '../testing/people.ts'
import { startApp } from '../testing/start-app.tsx'
import { complaintsOf, detailsOf } from './profile-block.tsx'

const region = async (name: string) => within(await screen.findByRole('region', { name }))

test('the form is there with the first words, so that nothing below it moves', async () => {
  startApp('/settings')
  const block = await region('Your details')
  expect(block.getByRole('button', { name: 'Save details' })).toBeTruthy()
})

test('what was changed of the details is sent, and nothing else', async () => {
  const sent: unknown[] = []
  server.use(
    http.patch('*/api/user', async ({ request }) => {
      const body = (await request.json()) as object
      sent.push(body)
      return HttpResponse.json({ ...jana, ...body })
    }),
  )
  const user = startApp('/settings')
  const block = await region('Your details')
  const street = await block.findByLabelText('Street and number')
  await user.type(street, 'Hafenweg 3')
  await user.type(block.getByLabelText('Postcode'), '4413')
  await user.click(block.getByRole('button', { name: 'Save details' }))
  expect(block.getByText(/five digits/)).toBeTruthy()
  expect(document.activeElement).toBe(block.getByLabelText('Postcode'))
  await user.type(block.getByLabelText('Postcode'), '5')
  await user.click(block.getByRole('button', { name: 'Save details' }))
  expect(await screen.findByText('Details saved')).toBeTruthy()
  expect(sent).toEqual([{ address: 'Hafenweg 3', postalCode: '44135' }])
})

test.each([
  [{}, []],
  [{ postalCode: '1010', country: 'Österreich' }, []],
  [{ postalCode: '1010' }, ['postalCode']],
  [{ phone: '0231/12 34-56', email: 'a@b.de', address: 'C 4, 12' }, []],
  [
    { phone: 'later', email: 'jana@', address: 'Hafenweg', firstName: '?' },
    ['firstName', 'address', 'phone', 'email'],
  ],
])('%j is complained about where it cannot be right', (typed, names) => {
  expect(Object.keys(complaintsOf({ ...detailsOf(jana), ...typed }))).toEqual(names)
})

test('a signature is shown where it is printed, and can be removed', async () => {
  let removed = false
  server.use(
    http.put('*/api/user/signature', () =>
      HttpResponse.json({ ...jana, signatureAt: '2026-01-01T08:00:00.000Z' }),
    ),
    http.delete('*/api/user/signature', () => {
      removed = true
      return HttpResponse.json(jana)
    }),
  )
  const db = openDatabase(1)
  await saveSignature(db, new Uint8Array([1, 2, 3]).buffer)
  db.close()
  const user = startApp('/settings')
  const block = await region('Your signature')
  expect(await block.findByRole('img', { name: /as it is printed/ })).toBeTruthy()
  await user.click(block.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('Signature removed')).toBeTruthy()
  expect(await block.findByText('No signature yet.')).toBeTruthy()
  expect(removed).toBe(true)
})

test('credits are listed with what they were used for', async () => {
  const at = '2026-01-01T08:00:00.000Z'
  server.use(
    http.get('*/api/user/credits', () =>
      HttpResponse.json([
        {
          amount: -2,
          reason: 'letter-reserved',
          letterTitle: 'Response to: Bill',
          letterId: 7,
          at,
        },
        { amount: 3, reason: 'welcome', letterTitle: null, letterId: null, at },
      ]),
    ),
  )
  const user = startApp('/settings#posting')
  const block = await region('Service credits')
  await user.click(block.getByRole('button', { name: 'How you used your credits' }))
  expect((await block.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'Posting a letter1 January 2026 · Response to: Bill−2',
    'Free credits to start1 January 2026+3',
  ])
})
