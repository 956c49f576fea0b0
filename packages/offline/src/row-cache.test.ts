import { Dexie } from 'dexie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { madeUpDocument } from '../test/made-up.ts'
import { LocalDatabase } from './db.ts'
import { localRowOf } from './outbox/patches.ts'
import { createRowCache } from './row-cache.ts'

let db: LocalDatabase
beforeEach(async () => {
  db = new LocalDatabase(7)
  await db.documents.bulkPut([1, 2, 3].map((id) => localRowOf(madeUpDocument(id), [])))
})
afterEach(() => db.delete())

const titled = (id: number, title: string) => localRowOf(madeUpDocument(id, { title }), [])

test('a row is read once: when others are wanted as well, it stays the same object', async () => {
  const shelf = createRowCache(db)
  const end = shelf.subscribe(() => {})
  shelf.want([1, 2])
  await expect.poll(() => shelf.get(2)?.id).toBe(2)
  const before = shelf.get(1)
  shelf.want([1, 2, 3])
  await expect.poll(() => shelf.get(3)?.id).toBe(3)
  expect(shelf.get(1)).toBe(before)
  end()
})

test('a row that changed, came or went is another one, and whoever listens is told', async () => {
  const shelf = createRowCache(db)
  const heard = vi.fn<() => void>()
  const end = shelf.subscribe(heard)
  shelf.want([1, 2, 4])
  await expect.poll(() => shelf.get(2)?.id).toBe(2)
  const [version, untouched] = [shelf.version(), shelf.get(2)]
  await db.documents.put(titled(1, 'Neu'))
  await expect.poll(() => shelf.get(1)?.title).toBe('Neu')
  expect(shelf.version()).toBeGreaterThan(version)
  expect(heard).toHaveBeenCalled()
  expect(shelf.get(2)).toBe(untouched)
  await db.documents.put(titled(4, 'Dazu'))
  await expect.poll(() => shelf.get(4)?.title).toBe('Dazu')
  await db.documents.delete(1)
  await expect.poll(() => shelf.get(1)).toBeUndefined()
  end()
})

test('what changed while nobody listened is read again', async () => {
  const shelf = createRowCache(db)
  shelf.want([1])
  const end = shelf.subscribe(() => {})
  await expect.poll(() => shelf.get(1)?.id).toBe(1)
  end()
  await db.documents.put(titled(1, 'Neu'))
  const again = shelf.subscribe(() => {})
  await expect.poll(() => shelf.get(1)?.title).toBe('Neu')
  again()
})

test('a change whose reading failed is read with the next one', async () => {
  const shelf = createRowCache(db)
  const end = shelf.subscribe(() => {})
  shelf.want([1, 2])
  await expect.poll(() => shelf.get(2)?.id).toBe(2)
  const failing = vi.spyOn(db.documents, 'bulkGet')
  failing.mockImplementationOnce(() => Dexie.Promise.reject(new Error('The disk was away')))
  await db.documents.put(titled(1, 'Neu'))
  await expect.poll(() => failing).toHaveBeenCalled()
  await db.documents.put(titled(2, 'Anders'))
  await expect.poll(() => shelf.get(1)?.title).toBe('Neu')
  expect(shelf.get(2)?.title).toBe('Anders')
  end()
})
