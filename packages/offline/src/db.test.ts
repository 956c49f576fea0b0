import { afterEach, beforeEach, expect, test } from 'vitest'
import { Dexie } from 'dexie'
import { madeUpDocument } from '../test/made-up.ts'
import { aFile, type Rig, startRig, wipeDevice } from '../test/rig.ts'
import { LocalDatabase, openDatabase } from './db.ts'
import { addUpload } from './outbox/outbox.ts'
import { archivedDocuments, listedDocuments, outboxEntries } from './queries.ts'

let rig: Rig
beforeEach(async () => {
  rig = await startRig()
})
afterEach(() => rig.stop())

/** The database of a future version of the app. */
class NextVersion extends LocalDatabase {
  constructor(userId: number) {
    super(userId)
    this.version(99).stores({ more: 'id' })
  }
}

test('a new version of the schema keeps a full outbox with its files', async () => {
  for (let i = 0; i < 20; i += 1) await addUpload(rig.db, [aFile(`${i}.pdf`, 1_000)])
  const next = new NextVersion(1)
  expect(await next.outbox.orderBy('seq').toArray()).toHaveLength(20)
  const [entry] = await next.outbox.toArray()
  expect((await next.files.get(entry!.files[0]!.id))?.bytes.byteLength).toBe(1_000)
  next.close()
})

test('the new version is not held up by a page of the old one, and that page is told', async () => {
  let closed = 0
  const old = openDatabase(1, () => (closed += 1))
  await old.open()
  const next = new NextVersion(1)
  await next.open()
  expect(closed).toBe(1)
  await expect(old.documents.count()).rejects.toMatchObject({ name: 'DatabaseClosedError' })
  next.close()
})

const [first, second] = [
  '6f1c7a52-0d5e-4f6b-9c41-0f3f6c6f7a01',
  '6f1c7a52-0d5e-4f6b-9c41-0f3f6c6f7a02',
]

/** Creates the data of version 1 of the app: one file per upload, stored under the entry's id. */
async function leaveVersion1(): Promise<void> {
  await wipeDevice()
  const old = new Dexie('brieflotse-1')
  old.version(1).stores({
    documents: 'id, uploadDate',
    contents: 'id',
    outbox: '++seq, &id, documentId, state',
    files: 'id',
    pictures: '[documentId+page+size], documentId',
    meta: 'key',
  })
  const entry = { state: 'waiting', sent: 0, error: null, tries: 0, nextAt: 0, addedAt: '' }
  const file = { fileName: 'letter.pdf', mimeType: 'application/pdf', byteSize: 3 }
  const upload = { ...entry, ...file, id: first, kind: 'upload-document', documentId: null }
  await old.table('outbox').add(upload)
  await old.table('files').add({ id: first, bytes: new Uint8Array([1, 2, 3]).buffer })
  const none = { fileName: null, mimeType: null, byteSize: null }
  await old
    .table('outbox')
    .add({ ...entry, ...none, id: second, kind: 'read-document', documentId: 1 })
  for (const [id, status] of [
    [1, 'completed'],
    [2, 'archived'],
  ] as const) {
    const document = madeUpDocument(id, { status })
    await old.table('contents').add(document)
    await old.table('documents').add({ ...document, pageCount: 1, erasing: false })
  }
  old.close()
}

test('what waited in version 1 is sent by this one, and every letter stays on its shelf', async () => {
  await rig.stop()
  await leaveVersion1()
  rig = await startRig()
  rig.server.put(madeUpDocument(1))
  expect((await listedDocuments(rig.db)).map(({ id }) => id)).toEqual([1])
  expect((await archivedDocuments(rig.db)).map(({ id }) => id)).toEqual([2])
  expect((await outboxEntries(rig.db)).map(({ files }) => files.length)).toEqual([1, 0])
  expect(await rig.run()).toEqual({ sent: 2, stopped: null })
  expect(rig.server.log.map((line) => line.split(' ')[2])).toEqual([first, second])
})
