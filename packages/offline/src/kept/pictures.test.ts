import { afterEach, beforeEach, expect, test } from 'vitest'
import { madeUpDocument } from '../../test/made-up.ts'
import { type Rig, startRig } from '../../test/rig.ts'
import { pull } from '../sync/pull.ts'
import { keepLetters } from './keep.ts'
import { loadPicture } from './pictures.ts'

let rig: Rig
beforeEach(async () => {
  rig = await startRig()
})
afterEach(() => rig.stop())

const twoPages = [1, 2].map((number) => ({ number, width: 210, height: 297 }))
const signal = new AbortController().signal
const keys = async () => (await rig.db.pictures.toCollection().primaryKeys()).map(String)

test('every page that was read is kept in phone size, but not of archived documents', async () => {
  rig.server.put(madeUpDocument(1, { pages: twoPages }))
  rig.server.put(madeUpDocument(2, { status: 'archived' }))
  rig.server.put(madeUpDocument(3))
  await pull(rig.db)
  await keepLetters(rig.db, signal)
  expect(await keys()).toEqual(['1,1,phone', '1,2,phone', '3,1,phone'])
  rig.server.isDown = true
  expect((await loadPicture(rig.db, 1, 2, 'phone')).bytes.byteLength).toBeGreaterThan(0)
})

test('the newest documents come first, and a broken connection ends it until the next time', async () => {
  for (const id of [1, 2, 3]) rig.server.put(madeUpDocument(id))
  await pull(rig.db)
  rig.server.faults = [null, 'offline']
  await keepLetters(rig.db, signal)
  expect(await keys()).toEqual(['3,1,phone'])
  await keepLetters(rig.db, signal)
  expect(await keys()).toHaveLength(3)
})

test('a picture the server does not have holds nothing up', async () => {
  for (const id of [1, 2]) rig.server.put(madeUpDocument(id))
  await pull(rig.db)
  rig.server.faults = ['not-found']
  await keepLetters(rig.db, signal)
  expect(await keys()).toEqual(['1,1,phone'])
})

test('a picture that is looked at is kept; without a connection the other size will do', async () => {
  rig.server.put(madeUpDocument(1))
  await pull(rig.db)
  await loadPicture(rig.db, 1, 1, 'zoom')
  rig.server.isDown = true
  expect((await loadPicture(rig.db, 1, 1, 'phone')).mimeType).toBe('application/json')
  await expect(loadPicture(rig.db, 1, 2, 'phone')).rejects.toMatchObject({ code: 'offline' })
})

test('the picture of a document that was erased meanwhile is not kept', async () => {
  rig.server.put(madeUpDocument(1))
  await loadPicture(rig.db, 1, 1, 'phone')
  expect(await keys()).toEqual([])
})
