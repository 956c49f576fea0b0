import type { Document } from '@brieflotse/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { madeUpDocument } from '../../test/made-up.ts'
import { aFile, type Rig, startRig } from '../../test/rig.ts'
import { findDocument } from '../find-document.ts'
import { archivedDocuments, listedDocuments, outboxEntries } from '../queries.ts'
import { pull } from '../sync/pull.ts'
import { newId } from './new-id.ts'
import {
  addUpload,
  archiveDocument,
  discardEntry,
  eraseDocument,
  readAgain,
  queueRestore,
  retryEntry,
} from './outbox.ts'
import { settled } from './settled.ts'

let rig: Rig
beforeEach(async () => {
  rig = await startRig()
})
afterEach(() => rig.stop())

async function pulled(rest: Partial<Document> = {}) {
  rig.server.put(madeUpDocument(1, rest))
  await pull(rig.db)
}

test('archiving hides the document at once and discarding brings it back', async () => {
  await pulled()
  const id = await archiveDocument(rig.db, 1)
  expect(await listedDocuments(rig.db)).toEqual([])
  expect(await archivedDocuments(rig.db)).toMatchObject([{ id: 1 }])
  await discardEntry(rig.db, id)
  expect(await listedDocuments(rig.db)).toMatchObject([{ id: 1, status: 'completed' }])
})

test('erasing hides the document everywhere, but its rows stay until the server says yes', async () => {
  await pulled()
  await eraseDocument(rig.db, 1)
  expect(await findDocument(rig.db, 1)).toBeNull()
  expect(await listedDocuments(rig.db)).toEqual([])
  expect(await rig.db.contents.count()).toBe(1)
  await rig.run()
  expect(await rig.db.contents.count()).toBe(0)
  expect(await rig.db.documents.count()).toBe(0)
})

test('restoring shows an archived document again at once', async () => {
  await pulled({ status: 'archived' })
  await queueRestore(rig.db, 1)
  expect(await listedDocuments(rig.db)).toMatchObject([{ id: 1, status: 'pending' }])
  await rig.run()
  expect(await findDocument(rig.db, 1)).toMatchObject({ status: 'completed' })
})

test('reading again shows the document as waiting, without its old failure', async () => {
  await pulled({ status: 'failed', failure: 'No text could be read.' })
  await readAgain(rig.db, 1)
  expect(await findDocument(rig.db, 1)).toMatchObject({ status: 'pending', failure: null })
})

test('the change and its entry are written together or not at all', async () => {
  await pulled()
  await expect(
    rig.db.transaction('rw', rig.db.tables, async () => {
      await archiveDocument(rig.db, 1)
      throw new Error('the tab dies here')
    }),
  ).rejects.toThrow('the tab dies here')
  expect(await outboxEntries(rig.db)).toEqual([])
  expect(await listedDocuments(rig.db)).toMatchObject([{ status: 'completed' }])
})

test('archiving again counts when the first answer was lost and another device restored it meanwhile', async () => {
  rig.server.put(madeUpDocument(1))
  await pull(rig.db)
  rig.server.faults = ['lost']
  await archiveDocument(rig.db, 1)
  await rig.run()
  rig.server.put(madeUpDocument(1))
  await archiveDocument(rig.db, 1)
  await rig.run(true)
  expect(await outboxEntries(rig.db)).toEqual([])
  expect(rig.server.rows.get(1)?.status).toBe('archived')
})

test('a double tap is one entry; the same wish after another one is a new entry', async () => {
  await pulled()
  const first = await archiveDocument(rig.db, 1)
  expect(await archiveDocument(rig.db, 1)).toBe(first)
  await queueRestore(rig.db, 1)
  expect(await archiveDocument(rig.db, 1)).not.toBe(first)
})

test('a stuck upload can be tried again or discarded with its file', async () => {
  const id = await addUpload(rig.db, [aFile()])
  rig.server.faults = ['file-broken']
  await rig.run()
  await retryEntry(rig.db, id)
  expect(await outboxEntries(rig.db)).toMatchObject([{ state: 'waiting', error: null, tries: 0 }])
  await discardEntry(rig.db, id)
  expect(await outboxEntries(rig.db)).toEqual([])
  expect(await rig.db.files.count()).toBe(0)
})

test('an entry that is just being sent cannot be discarded', async () => {
  const id = await addUpload(rig.db, [aFile()])
  await rig.db.outbox.toCollection().modify({ state: 'sending' })
  await discardEntry(rig.db, id)
  expect(await outboxEntries(rig.db)).toHaveLength(1)
})

test('whoever waits for an upload hears its document', async () => {
  const id = await addUpload(rig.db, [aFile()])
  const outcome = settled(rig.db, id)
  await rig.run()
  const [document] = await listedDocuments(rig.db)
  expect(await outcome).toEqual({
    state: 'done',
    documentId: document!.id,
    duplicate: false,
  })
})

test('whoever waits without a connection hears that it waits, also for the second in line', async () => {
  await addUpload(rig.db, [aFile('1.pdf')])
  const second = await addUpload(rig.db, [aFile('2.pdf')])
  rig.server.isDown = true
  const outcome = settled(rig.db, second)
  await rig.run()
  expect(await outcome).toMatchObject({ state: 'waiting', error: { code: 'offline' } })
})

test('whoever waits hears that an entry is stuck, or was discarded', async () => {
  const id = await addUpload(rig.db, [aFile()])
  rig.server.faults = ['file-broken']
  await rig.run()
  expect(await settled(rig.db, id)).toMatchObject({
    state: 'stuck',
    error: { code: 'file-broken' },
  })
  await discardEntry(rig.db, id)
  expect(await settled(rig.db, id)).toEqual({ state: 'gone' })
})

test('ids are version 4 UUIDs', () => {
  expect(newId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

test('an upload asks for English', async () => {
  await addUpload(rig.db, [aFile()])
  await rig.run()
  const [document] = await listedDocuments(rig.db)
  expect(document).toMatchObject({ targetLanguage: 'en' })
})
