import { afterEach, beforeEach, expect, test } from 'vitest'
import { madeUpDocument } from '../../test/made-up.ts'
import { type Rig, startRig } from '../../test/rig.ts'
import { pull } from '../sync/pull.ts'
import { keepLetters } from './keep.ts'
import { changeKeeping } from './keeping.ts'
import { loadOriginal } from './originals.ts'
import { loadPicture } from './pictures.ts'
import { pinDocument, pinnedIds, unpinDocument } from './pins.ts'
import { readStorageUse } from './storage-use.ts'

let rig: Rig
beforeEach(async () => {
  rig = await startRig()
})
afterEach(() => rig.stop())

const signal = new AbortController().signal
const keep = () => keepLetters(rig.db, signal)
const pictures = async () => (await rig.db.pictures.toCollection().primaryKeys()).map(String)
const originals = async () => (await rig.db.originals.toCollection().primaryKeys()).map(String)

/** Each picture of the fake server is 8 bytes, each original 16. */
async function serve(count: number, days = 0): Promise<void> {
  for (let id = 1; id <= count; id += 1) {
    const uploadDate = new Date(Date.UTC(2026, 0, 1) + id * days * 86_400_000 + id).toISOString()
    rig.server.put(madeUpDocument(id, { uploadDate }))
  }
  await pull(rig.db)
}

test('pages of all letters come before original files, both newest first, and end at the budget', async () => {
  await serve(3)
  await changeKeeping(rig.db, { budget: 60 })
  await keep()
  expect(await pictures()).toEqual(['1,1,phone', '2,1,phone', '3,1,phone'])
  expect(await originals()).toEqual(['2,1', '3,1'])
  await changeKeeping(rig.db, { budget: 17 })
  await keep()
  expect(await originals()).toEqual([])
  expect(await pictures()).toEqual(['2,1,phone', '3,1,phone'])
})

test('the words of a page come and go with its picture', async () => {
  await serve(2)
  await keep()
  const pages = async () => (await rig.db.words.toCollection().primaryKeys()).map(String)
  expect(await pages()).toEqual(['1,1', '2,1'])
  await changeKeeping(rig.db, { budget: 9 })
  await keep()
  expect(await pages()).toEqual(['2,1'])
})

test('what was kept within the budget is not fetched and dropped in turn', async () => {
  await serve(5)
  await changeKeeping(rig.db, { budget: 25 })
  await keep()
  const first = await pictures()
  let asked = 0
  rig.server.onRequest = async () => void (asked += 1)
  await keep()
  expect(asked).toBe(0)
  expect(await pictures()).toEqual(first)
})

test('an older letter is fetched when it is looked at, and goes first when room is needed', async () => {
  await serve(3)
  await changeKeeping(rig.db, { budget: 17 })
  await keep()
  await loadPicture(rig.db, 1, 1, 'phone')
  expect(await pictures()).toHaveLength(3)
  await keep()
  expect(await pictures()).toEqual(['2,1,phone', '3,1,phone'])
})

test('a pinned letter is there whole, beyond the budget, until it is unpinned', async () => {
  await serve(3)
  await changeKeeping(rig.db, { budget: 10 })
  await pinDocument(rig.db, 1)
  await keep()
  expect(await pictures()).toEqual(['1,1,phone'])
  expect(await originals()).toEqual(['1,1'])
  rig.server.isDown = true
  expect((await loadOriginal(rig.db, 1, 1)).bytes.byteLength).toBeGreaterThan(0)
  rig.server.isDown = false
  await unpinDocument(rig.db, 1)
  await keep()
  expect(await originals()).toEqual([])
})

test('only letters of the chosen time are fetched, counted from the newest', async () => {
  await serve(4, 50)
  await changeKeeping(rig.db, { span: 'quarter' })
  await keep()
  expect(await pictures()).toEqual(['3,1,phone', '4,1,phone'])
})

test('every file of a letter is kept under its number', async () => {
  rig.server.put(madeUpDocument(1, { fileCount: 2 }))
  await pull(rig.db)
  await keep()
  expect(await originals()).toEqual(['1,1', '1,2'])
})

test('an erased letter leaves no picture, no file and no pin, wherever it was erased', async () => {
  await serve(1)
  await pinDocument(rig.db, 1)
  await keep()
  rig.server.erase(1)
  await pull(rig.db)
  expect([await pictures(), await originals(), await pinnedIds(rig.db)]).toEqual([[], [], []])
})

test('what is used is added up by kind', async () => {
  await serve(2)
  await keep()
  const use = await readStorageUse(rig.db)
  expect(use).toMatchObject({ lettersCount: 2, pictures: 16, waiting: 0 })
  expect(use.letters).toBeGreaterThan(500)
  expect(use.originals).toBeGreaterThan(0)
})
