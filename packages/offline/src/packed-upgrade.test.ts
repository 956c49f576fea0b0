import { Dexie } from 'dexie'
import { afterEach, expect, test } from 'vitest'
import { madeUpDocument } from '../test/made-up.ts'
import { wipeDevice } from '../test/rig.ts'
import { databaseName, openDatabase } from './db.ts'
import { renameDocument } from './outbox/edit.ts'
import { localRowOf } from './outbox/patches.ts'
import { checkDatabase } from './rescue/check.ts'

afterEach(wipeDevice)

/** The database as version 4 of the app creates it. */
function version4(): Dexie {
  const old = new Dexie(databaseName(1))
  old.version(4).stores({
    documents: 'id, uploadDate, [shelf+uploadDate], [shelf+dueOn], *dueKeys, *caseKeys',
    contents: 'id',
    outbox: '++seq, &id, documentId, letterId, state',
    files: 'id',
    pictures: '[documentId+page+size], documentId, byteSize',
    originals: '[documentId+number], documentId, byteSize',
    pins: 'id',
    drafts: 'key',
    letters: 'id, clientId, generatedDate, documentId',
    words: '[documentId+page], documentId',
    meta: 'key',
  })
  old.on('versionchange', () => {
    old.close()
    return false
  })
  return old
}

test('what version 4 kept is read and changed beside what is packed, and a page of it that is open is closed', async () => {
  const kept = Array.from({ length: 100 }, (_, at) => madeUpDocument(at + 1))
  const old = version4()
  await old.table('contents').bulkPut(kept)
  await old.table('documents').bulkPut(kept.map((document) => localRowOf(document, [])))
  const db = openDatabase(1)
  expect(await checkDatabase(db)).toBe('fine')
  expect(old.isOpen()).toBe(false)
  expect(await db.contents.toArray()).toEqual(kept)
  await renameDocument(db, 2, 'Rent')
  expect(await db.documents.get(2)).toMatchObject({ givenTitle: 'Rent' })
  await db.contents.where('id').above(50).modify({ originalText: 'Guten Tag' })
  expect((await db.contents.get(50))?.originalText).toBe(kept[49]!.originalText)
  expect(await db.contents.get(51)).toEqual({ ...kept[50], originalText: 'Guten Tag' })
  await db.contents.filter(({ id }) => id % 2 === 0).delete()
  expect(await db.contents.count()).toBe(50)
  db.close()
})
