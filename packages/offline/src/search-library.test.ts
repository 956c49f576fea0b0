import type { Document } from '@brieflotse/contract'
import { Dexie } from 'dexie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { madeUpDocument, madeUpLetter } from '../test/made-up.ts'
import { otherTab, type Rig, startRig } from '../test/rig.ts'
import { logoutDevice } from './account.ts'
import { renameDocument } from './outbox/edit.ts'
import { eraseDocument } from './outbox/outbox.ts'
import { openSearchLibrary, type SearchLibrary } from './search-library.ts'
import type { SearchFilters } from './search/filters.ts'
import { unknown } from './sync/cursor.ts'
import { createPull, pull } from './sync/pull.ts'

let rig: Rig
let library: SearchLibrary
beforeEach(async () => {
  rig = await startRig()
  library = openSearchLibrary(rig.db, () => {})
})
afterEach(async () => {
  library.close()
  await rig.stop()
})

const days = { today: '2026-03-10', weekEnd: '2026-03-17', monthEnd: '2026-04-09' }
const found = (query: string, filters: SearchFilters = {}) =>
  library.find(query, filters, days).ids.toSorted((a, b) => a - b)
/** Waits until all letters are indexed and expects these results. */
const finds = (query: string, ids: number[], filters: SearchFilters = {}) =>
  expect.poll(() => library.find('', {}, days).complete && found(query, filters)).toEqual(ids)

const gives = async (...documents: Document[]) => {
  for (const document of documents) rig.server.put(document)
  await pull(rig.db)
}

test('a letter is found by its text, its translation, its name and its tags as soon as it has arrived', async () => {
  const text = { originalText: 'Ihr Abfallgebührenbescheid', translatedText: 'Your waste notice' }
  await gives(madeUpDocument(1, { ...text, tags: ['Wohnung'] }), madeUpDocument(2))
  await finds('gebuehr', [1])
  expect(found('waste')).toEqual([1])
  expect(found('wohnung')).toEqual([1])
  expect(found('official notice')).toEqual([1, 2])
})

test('what the server changes is found by what it says now, without a connection as well', async () => {
  await gives(madeUpDocument(1, { originalText: 'Kündigung' }))
  await finds('kuendigung', [1])
  await gives(madeUpDocument(1, { originalText: 'Bestätigung' }))
  rig.server.isDown = true
  await finds('bestatigung', [1])
  expect(found('kuendigung')).toEqual([])
})

test('an erased letter is found no more, before the server knows of it and after', async () => {
  await gives(madeUpDocument(1, { originalText: 'Geheimes' }))
  await finds('geheimes', [1])
  await eraseDocument(rig.db, 1)
  await finds('geheimes', [])
  await rig.run()
  await finds('geheimes', [])
  expect(await rig.db.documents.toArray()).toEqual([])
})

test('a name the user gives is searched at once, and changes of another tab as well', async () => {
  await gives(madeUpDocument(1))
  await finds('letter', [1])
  const other = otherTab()
  await renameDocument(other, 1, 'Heizkosten')
  await finds('heizkosten', [1])
  other.close()
})

test('a letter that could not be read when it changed is found after the next change of another', async () => {
  await gives(madeUpDocument(1), madeUpDocument(2))
  await finds('letter', [1, 2])
  const reading = vi.spyOn(rig.db.documents, 'bulkGet')
  reading.mockImplementationOnce(() => Dexie.Promise.reject(new Error('The disk was away')))
  await renameDocument(rig.db, 1, 'Heizkosten')
  await expect.poll(() => reading).toHaveBeenCalled()
  await renameDocument(rig.db, 2, 'Strom')
  await finds('heizkosten', [1])
  expect(found('strom')).toEqual([2])
})

test('an answer is found with the letter it answers', async () => {
  await gives(madeUpDocument(1))
  rig.server.putLetter(madeUpLetter(5, { content: 'Hiermit widerspreche ich.' }))
  await pull(rig.db)
  await finds('widerspreche', [1])
  await rig.db.letters.delete(5)
  await finds('widerspreche', [])
})

test('the words of letters that were there before are collected once and kept', async () => {
  await gives(...Array.from({ length: 30 }, (_, i) => madeUpDocument(i + 1)))
  await finds(
    'damen herren',
    Array.from({ length: 30 }, (_, i) => i + 1),
  )
  expect(await rig.db.documents.filter((row) => row.searchWords === undefined).count()).toBe(0)
})

test('during the first pull letters are found by their names, and by their words once it is over', async () => {
  for (let id = 1; id <= 3; id += 1)
    rig.server.put(madeUpDocument(id, { title: `Brief ${id}`, originalText: 'Kündigung' }))
  rig.server.pageSize = 2
  await createPull(rig.db)(unknown)
  await expect.poll(() => found('brief')).toEqual([2, 3])
  expect(found('kuendigung')).toEqual([])
  expect(library.find('', {}, days).complete).toBe(false)
  await pull(rig.db)
  await finds('kuendigung', [1, 2, 3])
})

test('a pull that is interrupted keeps no words from being found', async () => {
  for (let id = 1; id <= 3; id += 1)
    rig.server.put(madeUpDocument(id, { originalText: 'Kündigung' }))
  rig.server.pageSize = 2
  await createPull(rig.db)(unknown)
  rig.server.isDown = true
  await expect.poll(() => found('kuendigung'), { timeout: 15_000 }).toEqual([2, 3])
})

test('logging out leaves no word behind', async () => {
  await gives(madeUpDocument(1, { originalText: 'Geheimes' }))
  await finds('geheimes', [1])
  await logoutDevice()
  library.close()
  const empty = otherTab()
  expect(await empty.documents.count()).toBe(0)
  empty.close()
})

test('filters are combined, and what is archived is found only where it is asked for', async () => {
  const bill = { documentType: 'Rechnung', tags: ['Strom', 'Wohnung'] } as const
  await gives(
    madeUpDocument(1, { ...bill, tags: [...bill.tags] }),
    madeUpDocument(2, { ...bill, tags: ['Strom'] }),
    madeUpDocument(3, { status: 'archived' }),
    madeUpDocument(4, { status: 'failed' }),
  )
  await finds('', [1, 2, 4])
  expect(found('', { type: 'Rechnung' })).toEqual([1, 2])
  expect(found('', { type: 'Rechnung', tags: ['strom', 'wohnung'] })).toEqual([1])
  expect(found('damen', { status: 'archived' })).toEqual([3])
  expect(found('', { status: 'failed' })).toEqual([4])
  expect(found('', { due: 'late' })).toEqual([])
  expect(library.choices().tags).toEqual([
    ['Strom', 2],
    ['Wohnung', 1],
  ])
})
