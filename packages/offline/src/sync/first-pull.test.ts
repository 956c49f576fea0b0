import { afterEach, beforeEach, expect, test } from 'vitest'
import { madeUpDocument } from '../../test/made-up.ts'
import { aFile, otherTab, type Rig, startRig } from '../../test/rig.ts'
import type { LocalDatabase } from '../db.ts'
import { addUpload, archiveDocument } from '../outbox/outbox.ts'
import { listedDocuments } from '../queries.ts'
import { readCursor, unknown } from './cursor.ts'
import { createPull, pull } from './pull.ts'
import { syncOnce } from './sync-once.ts'

let rig: Rig
let newest: number
beforeEach(async () => {
  rig = await startRig()
  rig.server.pageSize = 2
  newest = unknown
  for (let id = 1; id <= 7; id += 1) rig.server.put(madeUpDocument(id))
})
afterEach(() => rig.stop())

const ids = async (db = rig.db) => (await listedDocuments(db)).map(({ id }) => id)

/** Pulls one page; false if there was nothing left to request. */
async function page(db: LocalDatabase = rig.db): Promise<boolean> {
  const pulled = await createPull(db)(newest)
  newest = pulled.newest
  return pulled.asked
}

test('the newest documents are here after the first page, the others come from newest to oldest', async () => {
  const seen: number[][] = []
  while (await page()) seen.push(await ids())
  expect(seen.map((shown) => shown.at(-1))).toEqual([6, 4, 2, 1])
  expect(seen.at(-1)).toEqual([7, 6, 5, 4, 3, 2, 1])
  expect(await readCursor(rig.db)).toEqual({ cursor: 7, older: null, epoch: expect.any(String) })
})

test.each([1, 2, 3, 4])(
  'killed after page %i it goes on where it was, and asks for nothing twice',
  async (pages) => {
    for (let n = 0; n < pages; n += 1) await page()
    rig.server.asked = []
    rig.db.close()
    const db = otherTab()
    newest = unknown
    while (await page(db));
    expect(await ids(db)).toEqual([7, 6, 5, 4, 3, 2, 1])
    const rows = rig.server.asked.flatMap((query) => /before=\d+/.exec(query)?.[0] ?? [])
    // the page that was in flight when the tab was killed is requested again
    expect(new Set(rows).size).toBe(4 - pages)
    db.close()
  },
)

test.each([0, 1, 2, 3])('a line that breaks at page %i loses nothing', async (at) => {
  rig.server.faults = [...Array<null>(at).fill(null), 'offline']
  await expect(pull(rig.db)).rejects.toMatchObject({ code: 'offline' })
  expect(await ids()).toHaveLength(at * 2)
  await pull(rig.db)
  expect(await ids()).toEqual([7, 6, 5, 4, 3, 2, 1])
})

test('what changes in the meantime is there before the next older page', async () => {
  await page()
  rig.server.put(madeUpDocument(8))
  rig.server.put(madeUpDocument(2, { title: 'Read again' }))
  await page()
  expect(await ids()).toEqual([7, 6, 5, 4])
  await page()
  expect(await ids()).toEqual([8, 7, 6, 5, 4, 2])
  while (await page());
  expect(await ids()).toEqual([8, 7, 6, 5, 4, 3, 2, 1])
  expect(await rig.db.contents.get(2)).toMatchObject({ title: 'Read again' })
})

test('what is erased in the meantime goes, and does not come back', async () => {
  await page()
  rig.server.erase(7)
  rig.server.erase(2)
  while (await page());
  expect(await ids()).toEqual([6, 5, 4, 3, 1])
})

test('an older page that was on its way when the document was erased does not bring it back', async () => {
  await page()
  const before = await readCursor(rig.db)
  const other = otherTab()
  rig.server.onResponse = async (url) => {
    if (!url.includes('before=')) return
    rig.server.onResponse = async () => {}
    rig.server.erase(5)
    await createPull(other)(unknown)
  }
  await page()
  expect((await readCursor(rig.db)).older).toBe(before.older)
  while (await page());
  expect(await ids()).toEqual([7, 6, 4, 3, 2, 1])
  other.close()
})

test('two tabs without a lock pull side by side, and nothing is missing or out of date', async () => {
  const other = otherTab()
  await Promise.all([pull(rig.db), pull(other)])
  rig.server.put(madeUpDocument(3, { title: 'New' }))
  rig.server.erase(4)
  await Promise.all([pull(other), pull(rig.db)])
  expect(await ids()).toEqual([7, 6, 5, 3, 2, 1])
  expect(await rig.db.contents.get(3)).toMatchObject({ title: 'New' })
  other.close()
})

test('a waiting change is laid on a row that comes late', async () => {
  await archiveDocument(rig.db, 1)
  await pull(rig.db)
  expect(await ids()).toEqual([7, 6, 5, 4, 3, 2])
})

test('what is added while many pages are pulled is sent between two of them', async () => {
  let sentAt: number | undefined
  let isAdded = false
  const signal = new AbortController().signal
  rig.server.onRequest = async (url) => {
    if (url.includes('before=4') && !isAdded) {
      isAdded = true
      await addUpload(rig.db, [aFile()])
    }
    if (url.endsWith('/api/documents')) sentAt ??= await rig.db.contents.count()
  }
  const request = { force: true, cursor: unknown, signal }
  const world = { now: () => 0, withLock: <T>(_: string, task: () => Promise<T>) => task() }
  await syncOnce(rig.db, request, world)
  expect(sentAt).toBeLessThan(7)
  expect(await rig.db.contents.count()).toBe(8)
})

test.each(['half-way', 'complete'])(
  'a server that was put back to an older state is pulled from the beginning (%s)',
  async (how) => {
    if (how === 'complete') await pull(rig.db)
    else await page()
    rig.server.restart()
    for (const id of [1, 2, 3]) rig.server.put(madeUpDocument(id, { title: 'Restored' }))
    newest = unknown
    while (await page());
    const titles = (await rig.db.documents.bulkGet([1, 2, 3])).map((row) => row?.title)
    expect(titles).toEqual(['Restored', 'Restored', 'Restored'])
    expect(await readCursor(rig.db)).toEqual({ cursor: 3, older: null, epoch: expect.any(String) })
  },
)

test('a wrong clock on this device changes nothing', async () => {
  const upload = new Date(Date.UTC(2030, 0, 1)).toISOString()
  rig.server.put(madeUpDocument(1, { uploadDate: upload, title: 'From the future' }))
  rig.clock.now = 0
  await pull(rig.db)
  rig.server.put(madeUpDocument(1, { uploadDate: upload, title: 'Newer' }))
  await pull(rig.db)
  expect(await rig.db.documents.get(1)).toMatchObject({ title: 'Newer' })
})
