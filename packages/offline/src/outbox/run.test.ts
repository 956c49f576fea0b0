import { type ErrorCode, errorCodes, isTemporary } from '@brieflotse/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { madeUpDocument } from '../../test/made-up.ts'
import { aFile, otherTab, type Rig, startRig } from '../../test/rig.ts'
import { listedDocuments, outboxEntries } from '../queries.ts'
import { pull } from '../sync/pull.ts'
import { forgetUser } from '../device-database.ts'
import { addUpload, archiveDocument, eraseDocument, readAgain, queueRestore } from './outbox.ts'

let rig: Rig
beforeEach(async () => {
  rig = await startRig()
})
afterEach(() => rig.stop())

const states = async () => (await outboxEntries(rig.db)).map(({ state }) => state)

test('an upload becomes a document, and its file and entry go', async () => {
  const id = await addUpload(rig.db, [aFile('Bescheid März.pdf')])
  expect(await rig.run()).toEqual({ sent: 1, stopped: null })
  expect(await listedDocuments(rig.db)).toMatchObject([
    { clientId: id, fileName: 'Bescheid März.pdf', status: 'pending' },
  ])
  expect(await outboxEntries(rig.db)).toEqual([])
  expect(await rig.db.files.count()).toBe(0)
})

test('an answer lost after the server had acted leads to the same document, not to a second one', async () => {
  await addUpload(rig.db, [aFile()])
  rig.server.faults = ['lost']
  expect(await rig.run()).toEqual({ sent: 0, stopped: 'offline' })
  expect(await states()).toEqual(['waiting'])
  rig.clock.now += 1_000
  expect(await rig.run()).toEqual({ sent: 1, stopped: null })
  expect(rig.server.rows.size).toBe(1)
  expect(await listedDocuments(rig.db)).toHaveLength(1)
})

test.each(errorCodes.filter((code) => isTemporary(code)))(
  'after %s the entry waits, and pauses 1 s doubling to 60 s',
  async (code) => {
    await addUpload(rig.db, [aFile()])
    const pauses: number[] = []
    for (let i = 0; i < 8; i += 1) {
      rig.server.faults = [code]
      expect(await rig.run()).toEqual({ sent: 0, stopped: code })
      const [entry] = await outboxEntries(rig.db)
      expect(entry).toMatchObject({ state: 'waiting', error: { code } })
      pauses.push(entry!.nextAt - rig.clock.now)
      expect(await rig.run()).toEqual({ sent: 0, stopped: null })
      rig.clock.now = entry!.nextAt
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60].map((seconds) => seconds * 1_000))
    expect(await rig.run()).toEqual({ sent: 1, stopped: null })
  },
)

/** Errors after which nobody is logged in, and all entries wait. */
const ends: ErrorCode[] = ['not-logged-in', 'account-deleted']
test.each(errorCodes.filter((code) => !isTemporary(code) && !ends.includes(code)))(
  'after %s the entry is stuck with its reason, its file is kept, and the others go on',
  async (code) => {
    await addUpload(rig.db, [aFile('bad.pdf')])
    await addUpload(rig.db, [aFile('good.pdf')])
    rig.server.faults = [code]
    expect(await rig.run()).toEqual({ sent: 1, stopped: null })
    expect(await outboxEntries(rig.db)).toMatchObject([
      { state: 'stuck', files: [{ name: 'bad.pdf' }], error: { code } },
    ])
    expect(await rig.db.files.count()).toBe(1)
    expect(await rig.run(true)).toEqual({ sent: 0, stopped: null })
  },
)

test('a request that makes the server fail every time is shown as stuck in the end and holds nothing up', async () => {
  await addUpload(rig.db, [aFile('poison.pdf')])
  for (let i = 0; i < 10; i += 1) {
    if (i === 1) await addUpload(rig.db, [aFile('good.pdf')])
    rig.server.faults = i === 1 ? [null, 'unexpected'] : ['unexpected']
    await rig.run(true)
  }
  expect(await outboxEntries(rig.db)).toMatchObject([
    { files: [{ name: 'poison.pdf' }], state: 'stuck' },
  ])
  expect(rig.server.rows.size).toBe(1)
})

test('nobody logged in: everything waits without counting as a try', async () => {
  await addUpload(rig.db, [aFile()])
  rig.server.userId = null
  expect(await rig.run()).toEqual({ sent: 0, stopped: 'not-logged-in' })
  expect(await outboxEntries(rig.db)).toMatchObject([{ state: 'waiting', tries: 0, nextAt: 0 }])
})

test('nothing is sent while the device does not know this user as the one logged in', async () => {
  await addUpload(rig.db, [aFile()])
  await forgetUser()
  expect(await rig.run(true)).toEqual({ sent: 0, stopped: 'not-logged-in' })
  expect(rig.server.log).toEqual([])
})

test('changes of one document go in the order they were made; a stuck one holds back only its own document', async () => {
  for (const id of [1, 2]) rig.server.put(madeUpDocument(id))
  await pull(rig.db)
  await readAgain(rig.db, 1)
  await archiveDocument(rig.db, 1)
  await archiveDocument(rig.db, 2)
  await queueRestore(rig.db, 2)
  rig.server.faults = ['not-ready']
  await rig.run()
  expect(await states()).toEqual(['stuck', 'waiting'])
  expect(rig.server.log.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
    'DELETE /api/documents/2',
    'POST /api/documents/2/restore',
  ])
})

test('an entry that was being sent when its tab died is sent again', async () => {
  await addUpload(rig.db, [aFile()])
  await rig.db.outbox.toCollection().modify({ state: 'sending', sent: 0.5 })
  expect(await rig.run()).toEqual({ sent: 1, stopped: null })
})

test('two runners at the same time do not double anything', async () => {
  const other = otherTab()
  for (let i = 0; i < 5; i += 1) await addUpload(rig.db, [aFile(`${i}.pdf`)])
  const { runOutbox } = await import('./run.ts')
  const second = runOutbox(other, {
    now: () => rig.clock.now,
    force: false,
    signal: new AbortController().signal,
  })
  await Promise.all([rig.run(), second])
  await rig.run()
  expect(rig.server.rows.size).toBe(5)
  expect(await listedDocuments(rig.db)).toHaveLength(5)
  expect(await outboxEntries(rig.db)).toEqual([])
  other.close()
})

test('a clock set back by a day does not make an entry wait for a day', async () => {
  await addUpload(rig.db, [aFile()])
  rig.server.faults = ['offline']
  await rig.run()
  rig.clock.now -= 24 * 60 * 60 * 1_000
  expect(await rig.run()).toEqual({ sent: 1, stopped: null })
})

test.each(['archive', 'erase'])('to %s what was erased elsewhere counts as done', async (what) => {
  rig.server.put(madeUpDocument(1))
  await pull(rig.db)
  rig.server.erase(1)
  await (what === 'erase' ? eraseDocument : archiveDocument)(rig.db, 1)
  expect(await rig.run()).toEqual({ sent: 1, stopped: null })
  await pull(rig.db)
  expect(await rig.db.documents.count()).toBe(0)
})
