import type { Explanation } from '@brieflotse/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { madeUpDocument } from '../test/made-up.ts'
import { type Rig, startRig } from '../test/rig.ts'
import { caseKeysOf } from './case-keys.ts'
import { lettersOfCase } from './cases.ts'
import { archiveDocument, eraseDocument } from './outbox/outbox.ts'
import { pull } from './sync/pull.ts'

let rig: Rig
beforeEach(async () => {
  rig = await startRig()
})
afterEach(() => rig.stop())

type Of = { name?: string; reference?: string; caseFile?: string; customer?: string; day?: string }
const keys = (of: Of) => caseKeysOf(read(of))
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

test.each<[string, Of, Of]>([
  ['blanks and strokes', { reference: '200 448 917 6' }, { reference: '200-448.917/6' }],
  ['small letters', { reference: 'az. 12 C 345/24' }, { caseFile: 'AZ 12 C 345/24' }],
  [
    'the way a firm is written',
    { name: 'Müller Energie GmbH & Co. KG', reference: '471108' },
    { name: 'MUELLER ENERGIE', reference: '471108' },
  ],
  [
    'a department behind the name',
    { name: 'Finanzamt Kiel, Rechtsbehelfsstelle', reference: '471108' },
    { name: 'Finanzamt Kiel', reference: '471108' },
  ],
])('letters belong together whatever %s', (_, one, other) => {
  expect(keys(one)).toHaveLength(1)
  expect(keys(one)).toEqual(keys(other))
})

test.each<[string, Of]>([
  ['no sender', { name: '', reference: '4711081' }],
  ['no reference', {}],
  ['a short one', { reference: '12/25' }],
  ['one of few digits', { reference: 'RECHNUNG 12' }],
  ['a day in its place', { reference: '17.03.2025' }],
  ['zeros', { reference: '000000' }],
])('a letter with %s belongs to no case', (_, of) => {
  expect(keys(of)).toEqual([])
})

test('strangers stay strangers: one reference of two senders, two references of one sender', () => {
  const one = keys({ reference: '4711081' })
  expect(keys({ name: 'Finanzamt', reference: '4711081' })).not.toEqual(one)
  expect(keys({ reference: '4711082' })).not.toEqual(one)
})

test('a customer number counts only where there is no reference', () => {
  expect(keys({ reference: '4711081', customer: '999888' })).toHaveLength(1)
  expect(keys({ customer: '999888' })).toHaveLength(1)
})

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
