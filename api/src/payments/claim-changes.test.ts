import type { Claim } from '@brieflotse/contract'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { payer } from '../../test/payments.ts'

test('what the user paid elsewhere counts from the day they name, and is taken back again', async () => {
  const { change, claim } = await payer()
  const key = randomUUID()
  const paid = { change: 'paid', amount: 2000, on: '2026-11-18', note: 'At the counter' }
  const answer = await change(paid, key)
  expect(answer.json<Claim>()).toMatchObject({
    state: 'partly-paid',
    paid: 2000,
    payments: [{ id: key, how: 'own', on: '2026-11-18', note: 'At the counter', practice: false }],
  })
  expect((await change(paid, key)).json<Claim>().paid).toBe(2000)
  expect((await change({ ...paid, amount: 2200 })).json<Claim>().state).toBe('paid')
  const back = { change: 'not-paid', paymentId: key }
  expect((await change(back)).json<Claim>()).toMatchObject({ paid: 2200, state: 'partly-paid' })
  expect((await change(back)).statusCode).toBe(200)
  expect(await claim()).toMatchObject({ paid: 2200 })
})

test('what is disputed is so until it is opened again, or paid', async () => {
  const { change } = await payer()
  const disputed = { change: 'disputed', note: 'I returned the goods.' }
  const before = (await change(disputed)).json<Claim>()
  expect(before).toMatchObject({ state: 'disputed', note: 'I returned the goods.' })
  expect((await change({ change: 'reopened' })).json<Claim>().state).toBe('open')
  await change(disputed)
  const paid = { change: 'paid', amount: 4200, on: '2026-11-18' }
  expect((await change(paid)).json<Claim>().state).toBe('paid')
})

test("what a provider confirmed is not the user's to take back, and nothing is no payment", async () => {
  const { change, pay, claim, claimId } = await payer()
  await pay({ amount: 42, claimId })
  const [payment] = (await claim()).payments
  const back = await change({ change: 'not-paid', paymentId: payment!.id })
  expect(back.json()).toMatchObject({ code: 'invalid-input' })
  const nothing = await change({ change: 'paid', amount: 0, on: '2026-11-18' })
  expect(nothing.json()).toMatchObject({ code: 'invalid-amount' })
})

test('every change of a claim reaches the feed as its document', async () => {
  const { client, change, documentId } = await payer()
  const { cursor } = await client.get<{ cursor: number }>('/api/sync?since=0')
  await change({ change: 'disputed', note: null })
  const { changes } = await client.get<{ changes: { id: number; row: { claims: Claim[] } }[] }>(
    `/api/sync?since=${cursor}`,
  )
  expect(changes).toMatchObject([{ id: documentId, row: { claims: [{ state: 'disputed' }] } }])
})

test.each([
  ['an amount that nobody pays', { amount: Number.MAX_SAFE_INTEGER, on: '2026-11-18' }],
  ['a day that does not exist', { amount: 100, on: '2026-02-31' }],
  ['a day of another age', { amount: 100, on: '9999-12-31' }],
  ['a day long ago', { amount: 100, on: '0026-11-18' }],
])('%s is refused, and the letters can still be read', async (_what, paid) => {
  const { client, change, claim } = await payer()
  for (const _twice of [1, 2]) {
    expect((await change({ change: 'paid', ...paid })).statusCode).toBe(400)
  }
  expect(await claim()).toMatchObject({ paid: 0, payments: [] })
  expect((await client.call('GET', '/api/sync?since=0')).statusCode).toBe(200)
})
