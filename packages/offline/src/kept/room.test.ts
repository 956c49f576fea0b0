import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { madeUpDocument } from '../../test/made-up.ts'
import { aFile, type Rig, startRig } from '../../test/rig.ts'
import { addUpload, archiveDocument } from '../outbox/outbox.ts'
import { outboxEntries } from '../queries.ts'
import { pull } from '../sync/pull.ts'
import { keepLetters } from './keep.ts'
import { pinDocument } from './pins.ts'

let rig: Rig
beforeEach(async () => {
  rig = await startRig()
  for (const id of [1, 2]) rig.server.put(madeUpDocument(id))
  await pull(rig.db)
  await pinDocument(rig.db, 1)
  await keepLetters(rig.db, new AbortController().signal)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rig.stop()
})

const counts = async () => [await rig.db.pictures.count(), await rig.db.originals.count()]

/** Makes writes to `table` fail while `isFull` returns true, as on a full device. */
function fill(table: string, isFull: () => boolean): void {
  for (const method of ['add', 'put'] as const) {
    const real = IDBObjectStore.prototype[method]
    vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(function (
      this: IDBObjectStore,
      ...values
    ) {
      if (this.name === table && isFull()) throw new DOMException('full', 'QuotaExceededError')
      return real.apply(this, values)
    })
  }
}

test('when the device is full, what can be fetched again makes room for an upload', async () => {
  let tries = 0
  fill('files', () => (tries += 1) === 1)
  await addUpload(rig.db, [aFile()])
  expect(await outboxEntries(rig.db)).toHaveLength(1)
  expect(await rig.db.files.count()).toBe(1)
  expect(await counts()).toEqual([0, 0])
})

test('when even that does not help, it is said, and nothing is half-kept', async () => {
  fill('outbox', () => true)
  await expect(addUpload(rig.db, [aFile()])).rejects.toMatchObject({ code: 'device-full' })
  expect(await outboxEntries(rig.db)).toEqual([])
  expect(await rig.db.files.count()).toBe(0)
})

test('a change of a document makes room as well, and does not show when it was not kept', async () => {
  fill('outbox', () => true)
  await expect(archiveDocument(rig.db, 2)).rejects.toMatchObject({ code: 'device-full' })
  expect((await rig.db.documents.get(2))!.status).toBe('completed')
})

test('rows of the server make room, and what waits in the outbox is never dropped for them', async () => {
  await addUpload(rig.db, [aFile()])
  let tries = 0
  fill('contents', () => (tries += 1) === 1)
  rig.server.put(madeUpDocument(3))
  await pull(rig.db)
  expect(await rig.db.contents.count()).toBe(3)
  expect(await rig.db.files.count()).toBe(1)
})

test('an error that is not about space is passed on, and nothing is dropped', async () => {
  const before = await counts()
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('broken', 'DataError')
  })
  await expect(addUpload(rig.db, [aFile()])).rejects.toThrow('broken')
  expect(await counts()).toEqual(before)
})
