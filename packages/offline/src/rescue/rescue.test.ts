import { Dexie } from 'dexie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { madeUpDocument } from '../../test/made-up.ts'
import { aFile, type Rig, startRig } from '../../test/rig.ts'
import { openDatabase } from '../db.ts'
import { pinDocument, pinnedIds } from '../kept/pins.ts'
import { addUpload, archiveDocument } from '../outbox/outbox.ts'
import { outboxEntries } from '../queries.ts'
import { pull } from '../sync/pull.ts'
import { deviceDatabase } from '../device-database.ts'
import { checkDatabase } from './check.ts'
import { acknowledgeLoss, readLoss } from './loss.ts'
import { restoreDatabase } from './restore.ts'

let rig: Rig
beforeEach(async () => {
  rig = await startRig()
  rig.server.put(madeUpDocument(1))
})
afterEach(async () => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  await rig.stop()
})

async function check() {
  const db = openDatabase(1)
  const condition = await checkDatabase(db)
  return { db, condition }
}

/** Stores a mark with this number of unsent changes, in the format of an earlier version. */
const noteWaiting = (waiting: number) => deviceDatabase.marks.put({ userId: 1, waiting })

/** Makes opening fail, as with damaged database files. */
function damage(name = 'UnknownError'): void {
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('Internal error opening backing store', name)
  })
}

test('a database that was there before is fine, and so is the first one of a user', async () => {
  expect(await checkDatabase(rig.db)).toEqual('fine')
  const again = await check()
  expect(again.condition).toEqual('fine')
  again.db.close()
})

test.each(['UnknownError', 'InvalidStateError', 'NotFoundError'])(
  'a database that cannot be opened (%s) is told, and nothing throws',
  async (name) => {
    rig.db.close()
    damage(name)
    expect((await check()).condition).toEqual('broken')
  },
)

test('a database that opens and cannot be read is broken as well', async () => {
  await rig.db.open()
  vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
    throw new DOMException('The data cannot be read', 'UnknownError')
  })
  expect(await checkDatabase(rig.db)).toEqual('broken')
})

test('what was not sent, typed or pinned is carried over when the database is restored', async () => {
  await checkDatabase(rig.db)
  await pull(rig.db)
  await addUpload(rig.db, [aFile('front.jpg'), aFile('back.jpg')])
  await archiveDocument(rig.db, 1)
  await pinDocument(rig.db, 1)
  await rig.db.drafts.put({ key: 'reply', value: 'Sehr geehrte', savedAt: '' })
  rig.db.close()

  expect(await restoreDatabase(1)).toEqual({ kept: 2, lost: 0 })
  const { db, condition } = await check()
  expect(condition).toEqual('fine')
  expect(await db.contents.count()).toBe(0)
  expect((await outboxEntries(db)).map(({ kind }) => kind)).toEqual([
    'upload-document',
    'archive-document',
  ])
  expect(await db.files.count()).toBe(2)
  expect(await pinnedIds(db)).toEqual([1])
  expect(await db.drafts.count()).toBe(1)
  await pull(db)
  expect((await db.documents.get(1))?.status).toBe('archived')
  db.close()
})

test('an upload whose file cannot be read any more is not carried over, and that is said', async () => {
  await checkDatabase(rig.db)
  await addUpload(rig.db, [aFile()])
  await noteWaiting(1)
  await rig.db.files.clear()
  rig.db.close()
  expect(await restoreDatabase(1)).toEqual({ kept: 0, lost: 1 })
})

test('when nothing can be read, an empty database takes its place all the same', async () => {
  await checkDatabase(rig.db)
  await noteWaiting(3)
  rig.db.close()
  const real = IDBFactory.prototype.open
  let broken = true
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(function (this: IDBFactory, ...all) {
    if (broken && all[0] === 'brieflotse-1') throw new DOMException('damaged', 'UnknownError')
    return real.apply(this, all)
  })
  const deleted = vi.spyOn(IDBFactory.prototype, 'deleteDatabase')
  deleted.mockImplementationOnce(function (this: IDBFactory, name) {
    broken = false
    deleted.mockRestore()
    return this.deleteDatabase(name)
  })
  expect(await restoreDatabase(1)).toEqual({ kept: 0, lost: 3 })
  const { db, condition } = await check()
  expect(condition).toEqual('fine')
  db.close()
})

test('a database that the browser deleted is noticed, with what was waiting in it', async () => {
  await checkDatabase(rig.db)
  await noteWaiting(2)
  rig.db.close()
  await Dexie.delete('brieflotse-1')
  const { db, condition } = await check()
  expect(condition).toBe('fine')
  await expect.poll(() => readLoss(db)).toEqual({ uploads: 0, changes: 2 })
  expect(await checkDatabase(db)).toEqual('fine')
  await acknowledgeLoss(db)
  expect(await readLoss(db)).toBeNull()
  db.close()
})
