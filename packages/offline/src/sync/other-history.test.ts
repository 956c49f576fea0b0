import { afterEach, beforeEach, expect, test } from 'vitest'
import { madeUpDocument, madeUpLetter } from '../../test/made-up.ts'
import { aFile, otherTab, type Rig, startRig } from '../../test/rig.ts'
import { loadOriginal } from '../kept/originals.ts'
import { addUpload, archiveDocument } from '../outbox/outbox.ts'
import { renameDocument } from '../outbox/edit.ts'
import { listedDocuments, outboxEntries } from '../queries.ts'
import { createPull, pull } from './pull.ts'
import { unknown } from './cursor.ts'
import { syncOnce } from './sync-once.ts'

let rig: Rig
beforeEach(async () => {
  rig = await startRig()
  for (const id of [1, 2, 3]) rig.server.put(madeUpDocument(id))
})
afterEach(() => rig.stop())

const sync = (db = rig.db) => {
  const request = { force: true, cursor: unknown, signal: new AbortController().signal }
  const world = { now: () => 0, withLock: <T>(_: string, task: () => Promise<T>) => task() }
  return syncOnce(db, request, world)
}
const shown = async () =>
  (await listedDocuments(rig.db)).map(({ id, title }) => `${id} ${title}`).toSorted()
const onServer = () =>
  [...rig.server.rows.values()].map(({ id, title }) => `${id} ${title}`).toSorted()

/** The device knows letters 4 and 5; the restored server does not, and its counter has passed the device's cursor. */
async function restoredAndBeyond(): Promise<void> {
  const backup = rig.server.copy()
  for (const id of [4, 5]) rig.server.put(madeUpDocument(id))
  rig.server.put(madeUpDocument(1, { title: 'Changed in what is lost' }))
  rig.server.putLetter(madeUpLetter(6))
  await pull(rig.db)
  rig.server.restore(backup)
  for (let id = 1_000_006; id < 1_000_016; id += 1) rig.server.put(madeUpDocument(id))
  rig.server.erase(2)
}

test.each([1, 2, 100])(
  'a device hears of a restore also when the counter has passed its place (pages of %i)',
  async (pageSize) => {
    rig.server.pageSize = pageSize
    await restoredAndBeyond()
    await pull(rig.db)
    expect(await shown()).toEqual(onServer())
    expect(await rig.db.letters.count()).toBe(0)
  },
)

test('until all of the other history was read, what the device shows stays; killed on the way, it goes on', async () => {
  await restoredAndBeyond()
  rig.server.pageSize = 3
  await createPull(rig.db)(unknown)
  await createPull(rig.db)(unknown)
  expect(await rig.db.documents.get(5)).toBeDefined()
  rig.db.close()
  const other = otherTab()
  await pull(other)
  other.close()
  await rig.db.open()
  expect(await shown()).toEqual(onServer())
})

test('a server put back a second time in the middle is read from its beginning', async () => {
  const backup = rig.server.copy()
  await restoredAndBeyond()
  rig.server.pageSize = 4
  await createPull(rig.db)(unknown)
  await createPull(rig.db)(unknown)
  rig.server.restore(backup)
  await pull(rig.db)
  expect(await shown()).toEqual(onServer())
})

test('what waits in the outbox outlives it, and happens once although the server has lost its keys', async () => {
  await pull(rig.db)
  const backup = rig.server.copy()
  await addUpload(rig.db, [aFile()])
  await archiveDocument(rig.db, 1)
  await renameDocument(rig.db, 3, 'Rent')
  rig.server.faults = ['lost']
  await sync()
  expect(await outboxEntries(rig.db)).toHaveLength(3)
  rig.server.restore(backup)
  await sync()
  expect(await outboxEntries(rig.db)).toEqual([])
  const rows = [...rig.server.rows.values()]
  expect(rows).toHaveLength(4)
  expect(rows.map(({ status, givenTitle }) => [status, givenTitle])).toEqual(
    expect.arrayContaining([
      ['archived', null],
      [expect.anything(), 'Rent'],
    ]),
  )
  expect(await rig.db.documents.count()).toBe(4)
})

test('a letter that only this device has left is uploaded again under its name; what is on its way out is not', async () => {
  const backup = rig.server.copy()
  const named = { givenTitle: 'Rent', tags: ['Home'] }
  rig.server.put(madeUpDocument(7, named))
  rig.server.put(madeUpDocument(8, { partOf: 1 }))
  rig.server.put(madeUpDocument(9))
  await pull(rig.db)
  for (const id of [7, 8, 9]) await loadOriginal(rig.db, id, 1)
  rig.server.restore(backup)
  await rig.db.documents.update(9, { erasing: true })
  await pull(rig.db)
  const [entry, ...more] = await outboxEntries(rig.db)
  expect(more).toEqual([])
  expect(entry).toMatchObject({
    kind: 'upload-document',
    label: { title: 'Rent', tags: ['Home'] },
    files: [{ mimeType: 'application/json' }],
  })
  await sync()
  expect(rig.server.rows.size).toBe(4)
  expect(await rig.db.documents.count()).toBe(4)
})

test('pages that were joined to a letter come back with it, once; alone when only they were lost', async () => {
  rig.server.put(madeUpDocument(6))
  const backup = rig.server.copy()
  rig.server.put(madeUpDocument(7, { joined: [8] }))
  rig.server.put(madeUpDocument(8, { status: 'archived', joinedInto: 7 }))
  rig.server.put(madeUpDocument(9, { status: 'archived', joinedInto: 6 }))
  await pull(rig.db)
  for (const id of [7, 8, 9]) await loadOriginal(rig.db, id, 1)
  rig.server.restore(backup)
  await pull(rig.db)
  expect(await outboxEntries(rig.db)).toHaveLength(2)
})

test('an earlier version of the app, which knew no epoch, keeps its place', async () => {
  await pull(rig.db)
  await rig.db.meta.delete('epoch')
  rig.server.asked = []
  rig.server.put(madeUpDocument(4))
  await pull(rig.db)
  expect(rig.server.asked).toEqual([expect.stringContaining('since=3')])
})
