import { afterEach, beforeEach, expect, test } from 'vitest'
import { madeUpClaim } from '../../test/fake-claims.ts'
import { madeUpDocument } from '../../test/made-up.ts'
import { type Rig, startRig } from '../../test/rig.ts'
import { findDocument } from '../find-document.ts'
import { outboxEntries } from '../queries.ts'
import { pull } from '../sync/pull.ts'
import { addClaimChange, takeBackPayment } from './part-changes.ts'
import { discardEntry } from './outbox.ts'
import { applyPatches } from './patches.ts'

let rig: Rig
beforeEach(async () => {
  rig = await startRig()
  rig.server.put(madeUpDocument(1, { claims: [madeUpClaim(7), madeUpClaim(8)] }))
  await pull(rig.db)
})
afterEach(() => rig.stop())

const key = { documentId: 1, claimId: 7 }
const paid = (amount = 30788) =>
  ({ change: 'paid', amount, on: '2025-03-20', note: 'at the bank' }) as const
const shown = async () => {
  const { claims } = (await findDocument(rig.db, 1))!
  expect((await rig.db.documents.get(1))!.claims).toEqual(claims)
  return claims[0]!
}
const served = () => rig.server.rows.get(1)!.claims[0]!

test('a payment noted without a connection shows at once and reaches the server once, later', async () => {
  rig.server.isDown = true
  await addClaimChange(rig.db, key, paid())
  await rig.run()
  expect(await shown()).toMatchObject({ state: 'paid', paid: 30788 })
  expect(served().state).toBe('open')
  rig.server.isDown = false
  rig.server.faults = ['lost']
  await rig.run(true)
  await rig.run(true)
  expect(served().payments).toHaveLength(1)
  expect(await shown()).toEqual(served())
  expect((await findDocument(rig.db, 1))!.claims[1]!.state).toBe('open')
  expect(await outboxEntries(rig.db)).toEqual([])
})

test('the same said twice at once is one payment', async () => {
  const first = await addClaimChange(rig.db, key, paid())
  expect(await addClaimChange(rig.db, key, paid())).toBe(first)
  expect(await outboxEntries(rig.db)).toHaveLength(1)
})

test('a payment that the server does not know is taken back by dropping the entry', async () => {
  const id = await addClaimChange(rig.db, key, paid(100))
  expect(await shown()).toMatchObject({ state: 'partly-paid', paid: 100 })
  expect(await takeBackPayment(rig.db, key, id)).toBeNull()
  expect(await outboxEntries(rig.db)).toEqual([])
  expect(await shown()).toMatchObject({ state: 'open', paid: 0 })
})

test('a payment that the server knows is taken back there', async () => {
  await addClaimChange(rig.db, key, paid())
  await rig.run()
  await takeBackPayment(rig.db, key, (await shown()).payments[0]!.id)
  expect(await shown()).toMatchObject({ state: 'open', payments: [] })
  await rig.run()
  expect(served()).toMatchObject({ state: 'open', payments: [] })
})

test('one that may have arrived is taken back after it', async () => {
  rig.server.faults = ['lost']
  const id = await addClaimChange(rig.db, key, paid())
  await rig.run()
  expect(served().payments).toHaveLength(1)
  await takeBackPayment(rig.db, key, id)
  expect(await shown()).toMatchObject({ state: 'open', payments: [] })
  await rig.run(true)
  expect(served()).toMatchObject({ state: 'open', payments: [] })
})

test('a claim is disputed and opened again; discarding the change takes it back', async () => {
  rig.server.isDown = true
  const id = await addClaimChange(rig.db, key, { change: 'disputed', note: 'never ordered' })
  expect(await shown()).toMatchObject({ state: 'disputed', note: 'never ordered' })
  await addClaimChange(rig.db, key, { change: 'reopened' })
  expect((await shown()).state).toBe('open')
  const [, second] = await outboxEntries(rig.db)
  await discardEntry(rig.db, second!.id)
  expect((await shown()).state).toBe('disputed')
  await discardEntry(rig.db, id)
  expect((await shown()).state).toBe('open')
})

const explanation = { document_details: { payment: { due_date: '2025-03-28' } } }
const dueOn = async () => (await rig.db.documents.get(1))?.dueOn

test('what was paid is due no more', async () => {
  const claims = [madeUpClaim(7)]
  await rig.db.contents.put({ ...madeUpDocument(1), claims, explanation: explanation as never })
  await applyPatches(rig.db, 1)
  expect(await dueOn()).toBe('2025-03-28')
  await addClaimChange(rig.db, key, paid())
  expect(await dueOn()).toBeNull()
})

test.each([
  ['in practice is still due', true, '2025-03-28'],
  ['for real is not', false, null],
])('what was paid %s', async (_how, practice, due) => {
  const payment = { id: 'x', amount: 30788, how: 'bank', state: 'paid', on: '2025-03-20' } as const
  const payments = [{ ...payment, practice, note: null }]
  const claims = [madeUpClaim(9, { state: 'paid', paid: 30788, payments })]
  await rig.db.contents.put({ ...madeUpDocument(1), claims, explanation: explanation as never })
  await applyPatches(rig.db, 1)
  expect(await dueOn()).toBe(due)
})
