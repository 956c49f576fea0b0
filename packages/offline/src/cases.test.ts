import type { Explanation } from '@brieflotse/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { madeUpDocument } from '../test/made-up.ts'
import { type Rig, startRig } from '../test/rig.ts'
import { lettersOfCase } from './cases.ts'
import { archiveDocument, eraseDocument } from './outbox/outbox.ts'
import { pull } from './sync/pull.ts'

let rig: Rig
beforeEach(async () => {
  rig = await startRig()
})
afterEach(() => rig.stop())

type Of = { name?: string; reference?: string; caseFile?: string; customer?: string; day?: string }
const nobody = { name: null, zip: null, city: null }
const read = ({ name = 'Stadtwerke', reference, caseFile, customer, day }: Of): Explanation => ({
  sender: {
    ...nobody,
    name,
    street: null,
    house_number: null,
    iban: null,
    bic: null,
    reference: reference ?? null,
    date: day ?? null,
  },
  recipient: {
    ...nobody,
    address: null,
    case_file: caseFile ?? null,
    reference_number: customer ?? null,
  },
  document_details: {
    summary: '',
    actions_required: null,
    urgency: 'none',
    payment: { due_date: null, total_fee: null, outstanding_fee: null, late_fee: null },
  },
  facts: [],
  deadlines: [],
  actions: [],
  terms: [],
  whatHappensIfNot: null,
  warnings: [],
})
const put = (id: number, of: Of) => rig.server.put(madeUpDocument(id, { explanation: read(of) }))

test('the other letters of a case come newest first, archived ones too, erased ones not', async () => {
  const reference = '4711081'
  put(1, { reference, day: '2025-01-10' })
  put(2, { reference, day: '2025-03-10' })
  put(3, { reference, day: '2025-02-10' })
  put(4, { reference: '4711082', day: '2025-02-11' })
  put(5, { reference, day: '2025-02-12' })
  await pull(rig.db)
  await archiveDocument(rig.db, 1)
  await eraseDocument(rig.db, 5)
  expect((await lettersOfCase(rig.db, 2)).map(({ id }) => id)).toEqual([3, 1])
  expect(await lettersOfCase(rig.db, 4)).toEqual([])
})

test('among a thousand letters those of a case are found at once', async () => {
  put(1, { reference: '4711081' })
  await pull(rig.db)
  const [row] = await rig.db.documents.toArray()
  const many = Array.from({ length: 1000 }, (_, n) => ({
    ...row!,
    id: n + 2,
    caseKeys: [`stadtwerke ${500_000 + n}`],
  }))
  await rig.db.documents.bulkPut([...many, { ...row!, id: 20_000 }])
  let read = 0
  rig.db.documents.hook('reading', (one) => ((read += 1), one))
  expect((await lettersOfCase(rig.db, 1)).map(({ id }) => id)).toEqual([20_000])
  expect(read).toBeLessThan(5)
})
