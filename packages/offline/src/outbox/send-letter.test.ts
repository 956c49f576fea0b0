import { chunkBytes } from '@brieflotse/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aFile, type Rig, startRig } from '../../test/rig.ts'
import { listedDocuments, outboxEntries } from '../queries.ts'
import { forgetUser } from '../device-database.ts'
import { addUpload } from './outbox.ts'

let rig: Rig
beforeEach(async () => {
  rig = await startRig()
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await rig.stop()
})

const MB = 1024 * 1024

/** A file large enough to be sent in pieces; `seed` varies its content. */
function aLargeFile(name: string, size: number, seed = 1) {
  const bytes = new Uint8Array(size)
  for (let i = 0; i < size; i += 1) bytes[i] = (i * seed) % 251
  return { name, mimeType: 'application/pdf', bytes: bytes.buffer }
}

/** Runs the outbox until it is empty, waiting as long as it asks; returns the longest pause. */
async function runUntilEmpty(): Promise<number> {
  let longest = 0
  for (let runs = 0; runs < 100; runs += 1) {
    await rig.run()
    const [entry] = await outboxEntries(rig.db)
    if (!entry || entry.state === 'stuck') return longest
    longest = Math.max(longest, entry.nextAt - rig.clock.now)
    rig.clock.now = entry.nextAt
  }
  throw new Error('It never ends')
}

const everyNth = (n: number, fault: 'offline' | 'lost') => {
  let count = 0
  rig.server.onRequest = async () => {
    count += 1
    if (count % n === 0) rig.server.faults.unshift(fault)
  }
}

test.each([
  [3, 'lost'],
  [6, 'offline'],
  [8, 'offline'],
  [12, 'offline'],
] as const)(
  'ten megabytes arrive over a line that breaks at every request number %i (%s), for at most 1.3 times the bytes',
  async (n, fault) => {
    const size = 10 * MB
    await addUpload(rig.db, [aLargeFile('Bescheid.pdf', size)])
    everyNth(n, fault)
    const longest = await runUntilEmpty()
    expect(await outboxEntries(rig.db)).toEqual([])
    expect(rig.server.rows.size).toBe(1)
    expect(await rig.db.files.count()).toBe(0)
    expect(rig.server.pieceBytes / size).toBeLessThanOrEqual(1.3)
    // an upload that makes progress never pauses long
    expect(longest).toBeLessThanOrEqual(2_000)
  },
)

test('an upload goes on where it was when the tab died, and its progress says so', async () => {
  const size = 4 * MB
  await addUpload(rig.db, [aLargeFile('a.pdf', size)])
  rig.server.onRequest = async () => {
    if (rig.server.pieceBytes > size / 2) rig.server.isDown = true
  }
  await rig.run()
  expect(await outboxEntries(rig.db)).toMatchObject([{ error: { code: 'offline' } }])
  const seen: number[] = []
  rig.server.isDown = false
  rig.server.onRequest = async (url) => {
    const [entry] = await outboxEntries(rig.db)
    if (!url.includes('/api/uploads/') || !url.includes('offset')) return
    seen.push(entry!.sent)
  }
  await rig.run(true)
  expect(rig.server.rows.size).toBe(1)
  expect(rig.server.pieceBytes).toBeLessThanOrEqual(size + 3 * chunkBytes.most)
  expect(seen.length).toBeGreaterThan(0)
  for (const sent of seen) expect(sent).toBeGreaterThanOrEqual(0.3)
})

test('several photos become one letter, in the order they were chosen', async () => {
  await addUpload(rig.db, [aLargeFile('1.jpg', MB, 2), aLargeFile('2.jpg', MB, 3), aFile('3.jpg')])
  expect(await rig.run()).toEqual({ sent: 1, stopped: null })
  expect([...rig.server.rows.values()]).toMatchObject([{ fileName: '1.jpg', fileCount: 3 }])
  await addUpload(rig.db, [aFile('a.jpg'), aFile('b.jpg')])
  await rig.run()
  expect(await listedDocuments(rig.db)).toContainEqual(
    expect.objectContaining({ fileName: 'a.jpg' }),
  )
  expect([...rig.server.rows.values()][1]).toMatchObject({ fileCount: 2 })
})

test('small files go in one request, and so does everything where there are no hashes', async () => {
  await addUpload(rig.db, [aFile('a.pdf', 500 * 1024)])
  await rig.run()
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(rig.clock.now % 7) })
  await addUpload(rig.db, [aLargeFile('b.pdf', MB)])
  await rig.run()
  expect(rig.server.rows.size).toBe(2)
  expect(rig.server.pieceBytes).toBe(0)
})

test('what the server dropped meanwhile is sent once more', async () => {
  await addUpload(rig.db, [aLargeFile('a.pdf', MB)])
  let expired = false
  rig.server.onRequest = async (url) => {
    if (expired || !url.endsWith('/api/documents')) return
    expired = true
    rig.server.held.expire()
  }
  expect(await rig.run()).toEqual({ sent: 1, stopped: null })
  expect(rig.server.pieceBytes).toBe(2 * MB)
})

test('what was damaged on its way is sent once more; damaged again, the user is asked', async () => {
  await addUpload(rig.db, [aLargeFile('a.pdf', MB)])
  rig.server.onRequest = async (url) => {
    if (url.includes('offset')) rig.server.held.damage()
  }
  await rig.run()
  const [entry] = await outboxEntries(rig.db)
  expect(entry).toMatchObject({ state: 'stuck', error: { code: 'upload-damaged' } })
  expect(await rig.db.files.count()).toBe(1)
})

test('the answer to the last call lost: the letter is there once', async () => {
  await addUpload(rig.db, [aLargeFile('a.pdf', MB)])
  rig.server.onRequest = async (url) => {
    if (url.endsWith('/api/documents')) rig.server.faults = ['lost']
  }
  await rig.run()
  expect(await outboxEntries(rig.db)).toMatchObject([{ state: 'waiting' }])
  rig.server.onRequest = async () => {}
  await rig.run(true)
  expect(rig.server.rows.size).toBe(1)
  expect(await outboxEntries(rig.db)).toEqual([])
  // and its files are not uploaded again
  expect(rig.server.pieceBytes).toBe(MB)
})

test('a letter whose user leaves while its pieces are sent goes to nobody', async () => {
  await addUpload(rig.db, [aLargeFile('a.pdf', 4 * MB)])
  rig.server.onRequest = async (url) => {
    if (url.includes('offset')) await forgetUser()
  }
  expect(await rig.run()).toEqual({ sent: 0, stopped: 'not-logged-in' })
  expect(rig.server.rows.size).toBe(0)
  expect(rig.server.pieceBytes).toBe(chunkBytes.least)
  expect(await outboxEntries(rig.db)).toMatchObject([{ state: 'waiting' }])
})
