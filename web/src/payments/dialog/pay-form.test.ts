import { checkOf, openAmount, paymentWarnings, wantedOf } from '@brieflotse/letter'
import { LocalDatabase } from '@brieflotse/offline'
import type { DocumentRow } from '@brieflotse/offline'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { claim } from '../../testing/fake-payments.ts'
import { reminder } from '../../testing/sample-document.ts'
import { loadSenderHistory } from './pay-form.tsx'

let db: LocalDatabase
beforeEach(() => {
  db = new LocalDatabase(1)
})
afterEach(() => db.delete())

const letter = { ...reminder, id: 2, claims: [claim], uploadDate: '2025-03-17T09:00:00.000Z' }

/** An earlier letter of the same sender, with a slightly different spelling. */
async function keepEarlier(iban: string, rest: Partial<typeof claim> = {}): Promise<void> {
  const explanation = structuredClone(reminder.explanation!)
  Object.assign(explanation.sender, { iban, name: 'NORDLICHT Energie-GmbH' })
  const row = { ...reminder, id: 1, uploadDate: '2025-02-01T09:00:00.000Z', explanation }
  const claims = [{ ...claim, id: 1, ...rest }]
  const kept = {
    pageCount: 1,
    erasing: false,
    shelf: 'list',
    dueOn: null,
    dueKeys: [] as string[],
    caseKeys: [] as string[],
  } as const
  await db.documents.put({ ...row, ...kept, claims } satisfies DocumentRow)
}

async function warned(document: typeof letter = letter) {
  const wanted = wantedOf(document)
  const check = checkOf(document, wanted, await loadSenderHistory(db, document), wanted.letter)
  return paymentWarnings(check).map(({ code }) => code)
}

test('the first letter of a sender gives no reason to look twice', async () => {
  expect(await warned()).toEqual([])
})

test('another account than in an earlier letter of the same sender is told', async () => {
  await keepEarlier('DE02500105170137075030')
  expect(await warned()).toEqual(['iban-changed'])
  await keepEarlier('DE02120300000000202051')
  expect(await warned()).toEqual([])
})

test('a reminder of an invoice that was paid is told', async () => {
  const own = { id: 'p', how: 'own', state: 'paid', practice: false, note: null } as const
  const payments = [{ ...own, amount: 30538, on: '2025-02-20' }]
  await keepEarlier('DE02120300000000202051', { state: 'paid', paid: 30538, payments })
  expect(await warned()).toEqual(['paid-elsewhere'])
})

test('a letter newer than this one is not what the sender used before', async () => {
  await keepEarlier('DE02500105170137075030')
  expect(await warned({ ...letter, uploadDate: '2025-01-01T09:00:00.000Z' })).toEqual([])
})

test('without a claim the letter itself says what to pay', () => {
  const { claim: none, letter: said } = wantedOf({ ...reminder, claims: [] })
  expect(none).toBeNull()
  expect(said).toEqual({
    payee: 'Nordlicht Energie GmbH',
    iban: 'DE44991200450012345670',
    bic: 'TESTDE2KXXX',
    amount: 30788,
    purpose: '200 448 917 6',
  })
})

test('of a claim that was paid in part the rest is to be paid', () => {
  const part = { ...claim, paid: 10000, state: 'partly-paid' } as const
  expect(openAmount(wantedOf({ ...reminder, claims: [part] }))).toBe(20788)
})
