import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testFolder } from '../../../test/test-server.ts'
import type { Payment } from './payment.ts'
import { createPracticeBank, type Decision, practiceMs } from './practice.ts'
import { charge, never } from '../../../test/providers/payment/suite-rig.ts'
import { paymentSuite } from '../../../test/providers/payment/suite.ts'

async function open() {
  const folder = testFolder()
  let now = Date.parse('2026-11-20T10:00:00.000Z')
  const bank = createPracticeBank({ folder, now: () => now })
  const tokenOf = async (id: string) =>
    (await bank.status(id, never)).approveUrl!.split('/').at(-1)!
  const decide = async (id: string, decision: Decision) => {
    const token = await tokenOf(id)
    await bank.decide(token, (await bank.page(token))!.formToken, decision)
  }
  return { bank, folder, tokenOf, decide, wait: (ms: number) => void (now += ms) }
}

/** Tracks the received amounts for the suite. The practice bank moves no money, so its reported states are all there is to count. */
function counting(bank: Payment) {
  const received = new Map<string, number>()
  const noting =
    <A extends unknown[]>(call: (...args: A) => ReturnType<Payment['status']>) =>
    async (...args: A) => {
      const charged = await call(...args)
      received.set(charged.providerId, charged.received)
      return charged
    }
  const payment: Payment = {
    ...bank,
    create: noting(bank.create),
    status: noting(bank.status),
    capture: noting(bank.capture),
    refund: noting(bank.refund),
  }
  return { payment, taken: () => [...received.values()].reduce((sum, cents) => sum + cents, 0) }
}

paymentSuite('practice bank', async () => {
  const { bank, decide } = await open()
  return {
    ...counting(bank),
    approve: (id) => decide(id, 'approve'),
    decline: (id) => decide(id, 'decline'),
  }
})

test('what was decided stays decided, also when approving and declining come together', async () => {
  const { bank, tokenOf } = await open()
  const { providerId } = await bank.create(charge(), never)
  const token = await tokenOf(providerId)
  const { formToken } = (await bank.page(token))!
  await Promise.all([
    bank.decide(token, formToken, 'approve'),
    bank.decide(token, formToken, 'decline'),
  ])
  expect(await bank.status(providerId, never)).toMatchObject({ status: 'succeeded' })
  expect(await bank.page(token)).toMatchObject({ state: 'approved' })
})

test('a bank that is opened again on its folder knows what it was told', async () => {
  const { bank, folder, decide } = await open()
  const { providerId } = await bank.create(charge(), never)
  await decide(providerId, 'approve')
  const again = createPracticeBank({ folder })
  expect(await again.status(providerId, never)).toMatchObject({ received: 4_210 })
})

test('a payment that nobody decides about is canceled after half an hour', async () => {
  const { bank, tokenOf, wait } = await open()
  const { providerId } = await bank.create(charge(), never)
  const token = await tokenOf(providerId)
  const { formToken } = (await bank.page(token))!
  wait(practiceMs)
  expect((await bank.status(providerId, never)).status).toBe('requires_action')
  wait(1)
  expect(await bank.status(providerId, never)).toMatchObject({ status: 'canceled', received: 0 })
  await bank.decide(token, formToken, 'approve')
  expect((await bank.status(providerId, never)).status).toBe('canceled')
})

test('nobody gets in with another token, or decides without the form', async () => {
  const { bank, tokenOf } = await open()
  const { providerId } = await bank.create(charge(), never)
  const token = await tokenOf(providerId)
  for (const wrong of [`${token}x`, providerId, `${providerId}.${'x'.repeat(43)}`, '../../etc']) {
    expect(await bank.page(wrong)).toBeNull()
    await expect(bank.decide(wrong, '', 'approve')).rejects.toMatchObject({ code: 'not-found' })
  }
  await expect(bank.decide(token, 'guessed', 'approve')).rejects.toMatchObject({
    code: 'cross-site',
  })
  expect((await bank.status(providerId, never)).status).toBe('requires_action')
})

test('the bank forgets what the letter said once it is decided', async () => {
  const { bank, folder, decide } = await open()
  const named = charge({ reference: 'Kundennummer 12345', payee: 'Rhein Energie' })
  const { providerId } = await bank.create(named, never)
  await decide(providerId, 'decline')
  const files = readdirSync(folder)
  expect(files).toEqual([`${providerId}.json`])
  expect(readFileSync(join(folder, files[0]!), 'utf8')).not.toMatch(/12345|Rhein/)
})
