import { databaseName, openDatabase } from '@brieflotse/offline'
import { Dexie } from 'dexie'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { countKeptPages, dropPages, keepPage, keptPages, movePage, removePage } from './pages.ts'

const user = 77
let db = openDatabase(user)
beforeEach(() => {
  db = openDatabase(user)
})
afterEach(async () => {
  db.close()
  await Dexie.delete(databaseName(user))
})

const page = (mark: number) => Uint8Array.of(mark).buffer
const marks = async () => (await keptPages(db)).map(({ bytes }) => new Uint8Array(bytes)[0])

test('pages are there again after a reload, in the order they were given', async () => {
  for (const mark of [1, 2, 3]) await keepPage(db, page(mark), null)
  const [, second] = await keptPages(db)
  await movePage(db, second!.id, -1)
  db.close()
  db = openDatabase(user)
  expect(await marks()).toEqual([2, 1, 3])
})

test('a page taken again stands in the place of the first one', async () => {
  for (const mark of [1, 2]) await keepPage(db, page(mark), null)
  await keepPage(db, page(9), (await keptPages(db))[0]!.id)
  expect(await marks()).toEqual([9, 2])
  expect(await db.drafts.count()).toBe(3)
})

test('nothing stays of pages that were removed or sent', async () => {
  for (const mark of [1, 2]) await keepPage(db, page(mark), null)
  await removePage(db, (await keptPages(db))[0]!.id)
  expect(await countKeptPages(db)).toBe(1)
  await dropPages(db)
  expect(await db.drafts.count()).toBe(0)
})
