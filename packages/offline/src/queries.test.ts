import type { Document } from '@brieflotse/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { madeUpDocument } from '../test/made-up.ts'
import { type Rig, startRig } from '../test/rig.ts'
import { archiveDocument, eraseDocument } from './outbox/outbox.ts'
import { documentRows, dueDocuments, listedIds } from './queries.ts'
import { pull } from './sync/pull.ts'

let rig: Rig
beforeEach(async () => {
  rig = await startRig()
})
afterEach(() => rig.stop())

function due(id: number, day: string | null): Document {
  const nobody = {
    name: null,
    date: null,
    street: null,
    house_number: null,
    zip: null,
    city: null,
    reference: null,
    iban: null,
    bic: null,
  }
  const { name, zip, city } = nobody
  const recipient = { name, zip, city, address: null, reference_number: null, case_file: null }
  const payment = { due_date: day, total_fee: null, outstanding_fee: null, late_fee: null }
  return madeUpDocument(id, {
    explanation: {
      sender: nobody,
      recipient,
      document_details: { summary: '', actions_required: null, urgency: 'none', payment },
      facts: [],
      deadlines: [],
      actions: [],
      terms: [],
      whatHappensIfNot: null,
      warnings: [],
    },
  })
}

test('the list is its numbers, newest first, and only the rows that are shown', async () => {
  for (let id = 1; id <= 5; id += 1) rig.server.put(madeUpDocument(id))
  rig.server.put(madeUpDocument(6, { status: 'archived' }))
  await pull(rig.db)
  await archiveDocument(rig.db, 4)
  await eraseDocument(rig.db, 2)
  expect(await listedIds(rig.db)).toEqual([5, 3, 1])
  expect((await documentRows(rig.db, [3, 99, 1])).map(({ id }) => id)).toEqual([3, 1])
})

test('payments are found by their day: the nearest first, none that is archived, none of other days', async () => {
  const days = ['2026-03-31', '2026-03-01', null, '2026-02-28', '2026-04-01', '2026-03-02']
  for (const [i, day] of days.entries()) rig.server.put(due(i + 1, day))
  await pull(rig.db)
  await archiveDocument(rig.db, 6)
  const range = { from: '2026-03-01', to: '2026-03-31' }
  const found = await dueDocuments(rig.db, { ...range, most: 3 })
  expect(found.map(({ id }) => id)).toEqual([2, 1])
  expect(await dueDocuments(rig.db, { ...range, most: 1 })).toHaveLength(1)
})
