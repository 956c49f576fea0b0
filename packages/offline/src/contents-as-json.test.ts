import { afterEach, beforeEach, expect, test } from 'vitest'
import { madeUpDocument } from '../test/made-up.ts'
import { LocalDatabase } from './db.ts'

let db: LocalDatabase
beforeEach(() => {
  db = new LocalDatabase(7)
})
afterEach(() => db.delete())

/** A raw row of `contents`, as the browser stores it. */
async function asItLies(id: number): Promise<unknown> {
  await db.open()
  const request = db.backendDB().transaction('contents').objectStore('contents').get(id)
  return new Promise((resolve) => {
    request.addEventListener('success', () => resolve(request.result))
  })
}

test('a content lies in the database as one text and is read as it was put, in every way of reading', async () => {
  const [one, two] = [madeUpDocument(1), madeUpDocument(2)]
  await db.contents.bulkPut([one, two])
  expect(await asItLies(1)).toEqual({ id: 1, packed: JSON.stringify(one) })
  expect(await db.contents.get(1)).toEqual(one)
  expect(await db.contents.bulkGet([2, 3, 1])).toEqual([two, undefined, one])
  expect(await db.contents.toArray()).toEqual([one, two])
  expect(await db.contents.toCollection().reverse().limit(1).toArray()).toEqual([two])
  expect(await db.contents.toCollection().primaryKeys()).toEqual([1, 2])
})

test('a change of a content changes that and nothing else', async () => {
  await db.contents.put(madeUpDocument(1))
  await db.contents.update(1, { originalText: 'Guten Tag' })
  expect(await db.contents.get(1)).toEqual(madeUpDocument(1, { originalText: 'Guten Tag' }))
  await db.contents.delete(1)
  expect(await db.contents.count()).toBe(0)
})

test('what an earlier version of the app kept is read as it lies there', async () => {
  await db.open()
  const kept = madeUpDocument(1)
  const tx = db.backendDB().transaction('contents', 'readwrite')
  tx.objectStore('contents').put(kept)
  await new Promise((resolve) => tx.addEventListener('complete', resolve))
  expect(await db.contents.get(1)).toEqual(kept)
})
