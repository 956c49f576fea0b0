import type { Document } from '@brieflotse/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { madeUpClaim } from '../../test/fake-claims.ts'
import { madeUpDocument } from '../../test/made-up.ts'
import { type Rig, startRig } from '../../test/rig.ts'
import { findDocument } from '../find-document.ts'
import { outboxEntries } from '../queries.ts'
import { pull } from '../sync/pull.ts'
import { correctDocument, type WantedCorrection } from './edit.ts'
import { localRowOf } from './patches.ts'

const read = 'DE02120300000000202051'
const mine = 'DE89370400440532013000'

const none = { zip: null, city: null, reference: null, bic: null }
const explanation: Document['explanation'] = {
  sender: { ...none, name: 'Amt', date: null, street: null, house_number: null, iban: read },
  recipient: { ...none, name: null, address: null, reference_number: null, case_file: null },
  document_details: {
    summary: '',
    actions_required: null,
    urgency: 'none',
    payment: { due_date: null, total_fee: '307,88 €', outstanding_fee: null, late_fee: null },
  },
  facts: [{ kind: 'iban', value: read, evidence: [], stated: true, confidence: 0.9, why: 'Read.' }],
  deadlines: [],
  actions: [],
  terms: [],
  whatHappensIfNot: null,
  warnings: [],
}

let rig: Rig
beforeEach(async () => {
  rig = await startRig()
  const claims = [madeUpClaim(7, { iban: read, bic: 'BYLADEM1001' })]
  rig.server.put(madeUpDocument(1, { explanation, claims }))
  await pull(rig.db)
})
afterEach(() => rig.stop())

const iban = (value: string | null) =>
  ({ field: 'fact', kind: 'iban', was: read, to: value === null ? null : { value } }) as const
const word = (x: number): WantedCorrection => ({
  field: 'word',
  page: 1,
  box: { x, y: 10, width: 9, height: 4 },
  was: 'Haüs',
  to: { value: 'Haus' },
})
const shown = async () => (await findDocument(rig.db, 1))!

test('a fact corrected without a connection shows at once, in the explanation and in what is to be paid', async () => {
  rig.server.isDown = true
  await correctDocument(rig.db, 1, iban(mine))
  await rig.run()
  const row = (await rig.db.documents.get(1))!
  for (const { explanation, claims } of [await shown(), row]) {
    expect(explanation?.sender.iban).toBe(mine)
    // the bank code of the old account does not fit the new one
    expect(claims).toMatchObject([{ iban: mine, bic: null }])
  }
  expect((await shown()).explanation?.facts).toMatchObject([{ value: mine, by: 'user', read }])
  rig.server.isDown = false
  await rig.run(true)
  expect(rig.server.rows.get(1)?.corrections).toMatchObject([{ kind: 'iban', value: mine }])
  expect(await outboxEntries(rig.db)).toEqual([])
  expect((await shown()).explanation?.sender.iban).toBe(mine)
})

test('a first pull lays corrections on rows that come packed', async () => {
  const correction = { field: 'fact' as const, kind: 'iban' as const, was: read, value: mine }
  rig.server.put(madeUpDocument(1, { explanation, corrections: [correction] }))
  await rig.db.meta.bulkDelete(['cursor', 'older'])
  await pull(rig.db)
  const row = await rig.db.documents.get(1)
  expect(row?.explanation?.sender.iban).toBe(mine)
  expect(row).toEqual(localRowOf((await rig.db.contents.get(1))!, []))
})

test('a correction taken back before it was sent leaves nothing to send, and what was read', async () => {
  await correctDocument(rig.db, 1, iban(mine))
  expect(await correctDocument(rig.db, 1, iban(null))).toBeNull()
  expect(await outboxEntries(rig.db)).toEqual([])
  expect((await shown()).explanation?.sender.iban).toBe(read)
})

test('one entry carries several corrections, and no more than the server takes', async () => {
  for (let n = 0; n < 60; n += 1) await correctDocument(rig.db, 1, word(n * 10))
  const entries = await outboxEntries(rig.db)
  expect(entries.map(({ changes }) => changes?.length)).toEqual([50, 10])
  await rig.run()
  expect(rig.server.rows.get(1)?.corrections).toHaveLength(60)
})

test('what something was paid for is left to the server', async () => {
  const before = rig.server.rows.get(1)!
  const claims: Document['claims'] = before.claims.map((claim) => ({
    ...claim,
    payments: [
      {
        id: 'p',
        amount: 1,
        how: 'own',
        state: 'paid',
        practice: false,
        on: '2026-01-01',
        note: null,
      },
    ],
  }))
  rig.server.put({ ...before, claims })
  await pull(rig.db)
  rig.server.isDown = true
  await correctDocument(rig.db, 1, iban(mine))
  expect((await shown()).claims).toMatchObject([{ iban: read }])
})
