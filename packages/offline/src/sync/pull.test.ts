import { afterEach, beforeEach, expect, test } from 'vitest'
import { madeUpDocument } from '../../test/made-up.ts'
import { type Rig, startRig } from '../../test/rig.ts'
import { archiveDocument } from '../outbox/outbox.ts'
import { findDocument } from '../find-document.ts'
import { hasPulled, listedDocuments } from '../queries.ts'
import { readCursor } from './cursor.ts'
import { applyPage, pull } from './pull.ts'

let rig: Rig
beforeEach(async () => {
  rig = await startRig()
})
afterEach(() => rig.stop())

test('the first pull fetches everything page by page, newest first in the list', async () => {
  for (let id = 1; id <= 7; id += 1) rig.server.put(madeUpDocument(id))
  rig.server.pageSize = 3
  expect(await hasPulled(rig.db)).toBe(false)
  await pull(rig.db)
  expect(await hasPulled(rig.db)).toBe(true)
  expect((await listedDocuments(rig.db)).map(({ id }) => id)).toEqual([7, 6, 5, 4, 3, 2, 1])
})

test('a waiting change stays on top of a row that arrives', async () => {
  rig.server.put(madeUpDocument(1))
  await pull(rig.db)
  await archiveDocument(rig.db, 1)
  rig.server.put(madeUpDocument(1, { title: 'New title' }))
  await pull(rig.db)
  expect(await rig.db.documents.get(1)).toMatchObject({ title: 'New title', status: 'archived' })
})

test('only a tombstone deletes a row, and it takes pictures and text with it', async () => {
  for (const id of [1, 2]) {
    rig.server.put(madeUpDocument(id))
    await rig.db.pictures.put({
      documentId: id,
      page: 1,
      size: 'phone',
      mimeType: 'image/webp',
      byteSize: 1,
      bytes: new ArrayBuffer(1),
    })
  }
  await pull(rig.db)
  rig.server.erase(1)
  await pull(rig.db)
  expect((await listedDocuments(rig.db)).map(({ id }) => id)).toEqual([2])
  expect(await rig.db.contents.count()).toBe(1)
  expect(await rig.db.pictures.count()).toBe(1)
})

test('a new reading drops the old pictures, a new title does not', async () => {
  rig.server.put(madeUpDocument(1))
  await pull(rig.db)
  const picture = {
    documentId: 1,
    page: 1,
    size: 'phone' as const,
    mimeType: 'image/webp',
    byteSize: 1,
  }
  await rig.db.pictures.put({ ...picture, bytes: new ArrayBuffer(1) })
  rig.server.put(madeUpDocument(1, { title: 'New title' }))
  await pull(rig.db)
  expect(await rig.db.pictures.count()).toBe(1)
  rig.server.put(madeUpDocument(1, { originalText: 'Read better' }))
  await pull(rig.db)
  expect(await rig.db.pictures.count()).toBe(0)
})

test('a page that another tab was faster with changes nothing', async () => {
  rig.server.put(madeUpDocument(1, { title: 'New' }))
  await pull(rig.db)
  const row = madeUpDocument(1, { title: 'Old' })
  const page = {
    epoch: 'first',
    cursor: 1,
    more: false,
    changes: [{ kind: 'document' as const, id: 1, rev: 1, row }],
  }
  await applyPage(rig.db, { cursor: 0, older: null, epoch: 'first' }, page, 'newer')
  await applyPage(rig.db, { cursor: 1, older: 2, epoch: 'first' }, page, 'older')
  expect(await findDocument(rig.db, 1)).toMatchObject({ title: 'New' })
})

test('rows and place move together: a page that fails half-way leaves nothing', async () => {
  const changes = [
    { kind: 'document' as const, id: 1, rev: 1, row: madeUpDocument(1) },
    { kind: 'document' as const, id: 2, rev: 2, row: madeUpDocument(2, { userId: 99 }) },
  ]
  const nowhere = { cursor: null, older: null, epoch: null }
  const page = { epoch: 'first', cursor: 2, more: false, changes }
  await expect(applyPage(rig.db, nowhere, page, 'older')).rejects.toThrow()
  expect(await rig.db.documents.count()).toBe(0)
  expect((await readCursor(rig.db)).cursor).toBeNull()
})
