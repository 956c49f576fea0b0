import { expect, test } from 'vitest'
import { caseKeysOf } from './case-keys.ts'

type Of = { name?: string; reference?: string; caseFile?: string; customer?: string }
const keys = ({ name = 'Stadtwerke', reference, caseFile, customer }: Of) =>
  caseKeysOf({
    sender: { name, reference: reference ?? null },
    recipient: { case_file: caseFile ?? null, reference_number: customer ?? null },
  } as never)

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
