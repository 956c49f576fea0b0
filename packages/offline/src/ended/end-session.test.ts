import { randomUUID } from 'node:crypto'
import { Dexie } from 'dexie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { madeUpDocument, madeUpLetter, madeUpUser } from '../../test/made-up.ts'
import { aFile, type Rig, startRig } from '../../test/rig.ts'
import { getDeviceUser, getSession } from '../account.ts'
import { openDatabase } from '../db.ts'
import { loginDevice } from '../enter.ts'
import { keepLetters } from '../kept/keep.ts'
import { addLetter } from '../letters.ts'
import { pinDocument } from '../kept/pins.ts'
import { addUpload, archiveDocument } from '../outbox/outbox.ts'
import { outboxEntries } from '../queries.ts'
import { heldShares, holdShare } from '../shares.ts'
import { syncInBackground } from '../sync/in-background.ts'
import { nothingNew, unknown } from '../sync/cursor.ts'
import { withLock } from '../sync/lock.ts'
import { syncOnce } from '../sync/sync-once.ts'
import { forgetUser, deviceDatabase } from '../device-database.ts'
import { endOthers } from './end-session.ts'
import { readEnded } from './read-ended.ts'

let rig: Rig
beforeEach(async () => {
  rig = await startRig()
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await rig.stop()
})

const secret = 'Widerspruch gegen den Bescheid'
const signal = new AbortController().signal
const world = { now: () => 0, withLock }
const sync = (cursor = unknown) => syncOnce(rig.db, { force: true, cursor, signal }, world)

/** Sets up a device with letters, pictures and files after a sync, three unsent changes, and a draft. */
async function aDeviceInUse(): Promise<void> {
  rig.server.put(madeUpDocument(1, { title: secret }))
  rig.server.putLetter(madeUpLetter(5))
  await sync()
  await pinDocument(rig.db, 1)
  await keepLetters(rig.db, signal)
  await addUpload(rig.db, [aFile('Bescheid.pdf', 5_000)])
  await archiveDocument(rig.db, 1)
  await rig.db.drafts.put({ key: 'letter:5', value: secret, savedAt: '' })
  await holdShare({ title: secret, text: '', url: '', leftOut: [], files: [aFile('Foto.jpg')] })
}

/** The contents of all databases on this device, as text. */
async function allOnDevice(): Promise<string> {
  const found: string[] = []
  for (const name of await Dexie.getDatabaseNames()) {
    const db = await new Dexie(name).open()
    for (const table of db.tables) {
      await table.each((row) => {
        found.push(`${name} ${table.name} ${JSON.stringify(row, readable)}`)
      })
    }
    db.close()
  }
  return found.join('\n')
}

const readable = (_: string, value: unknown) =>
  value instanceof ArrayBuffer ? new TextDecoder('latin1').decode(value) : value

async function nothingIsReadable(): Promise<void> {
  expect(await Dexie.getDatabaseNames()).not.toContain('brieflotse-1')
  const all = await allOnDevice()
  for (const word of [secret, 'Bescheid.pdf', 'Foto.jpg', '\u0007\u0007']) {
    expect(all).not.toContain(word)
  }
  expect(await getDeviceUser()).toBeNull()
}

test('a device that was logged out elsewhere keeps nothing that can be read', async () => {
  await aDeviceInUse()
  rig.server.userId = null
  expect(await getSession()).toEqual({ from: 'server', user: null })
  await nothingIsReadable()
})

test('what waited there is sent once its user logs in again, with drafts, pins and what was shared', async () => {
  await aDeviceInUse()
  const waiting = await outboxEntries(rig.db)
  rig.server.userId = null
  await getSession()
  rig.server.userId = 1
  await loginDevice({ username: 'user-1', password: 'geheim-geheim' })
  rig.db = openDatabase(1)
  await sync()
  expect(await outboxEntries(rig.db)).toEqual([])
  expect(rig.server.log.map((line) => line.split(' ').at(-1))).toEqual(
    expect.arrayContaining(waiting.map(({ id }) => id)),
  )
  expect(rig.server.rows.size).toBe(2)
  expect(await rig.db.drafts.get('letter:5')).toMatchObject({ value: secret })
  expect(await rig.db.pins.count()).toBe(1)
  expect(await heldShares()).toMatchObject([{ title: secret, files: [{ name: 'Foto.jpg' }] }])
  expect(await deviceDatabase.encrypted.count()).toBe(0)
  expect(await readEnded(1)).toBeNull()
})

test('another user who logs in finds nothing of it, and it still waits for its own', async () => {
  await aDeviceInUse()
  rig.server.userId = null
  await getSession()
  rig.server.userId = 2
  await loginDevice({ username: 'user-2', password: 'geheim-geheim' })
  const other = openDatabase(2)
  await syncOnce(other, { force: true, cursor: nothingNew, signal }, world)
  expect(await other.outbox.count()).toBe(0)
  expect(await heldShares()).toEqual([])
  expect(await deviceDatabase.encrypted.where({ userId: 1 }).count()).toBeGreaterThan(0)
  other.close()
})

test('with every page closed the worker hears of it and does the same', async () => {
  await aDeviceInUse()
  rig.db.close()
  rig.server.userId = null
  await syncInBackground(signal)
  await nothingIsReadable()
})

test('letters that an earlier version left behind go when somebody else logs in, or nobody is', async () => {
  await aDeviceInUse()
  await forgetUser()
  rig.server.userId = null
  await getSession()
  expect(await Dexie.getDatabaseNames()).not.toContain('brieflotse-1')
  const left = openDatabase(1)
  await left.open()
  rig.server.userId = 2
  await loginDevice({ username: 'user-2', password: 'geheim-geheim' })
  await expect.poll(() => Dexie.getDatabaseNames()).not.toContain('brieflotse-1')
})

test.each([
  ['a device that never got a key', async () => rig.db.meta.delete('device-key')],
  ['a page without https', async () => vi.stubGlobal('crypto', { ...crypto, subtle: undefined })],
])('%s names what could not be kept', async (_, prepare) => {
  await aDeviceInUse()
  await prepare()
  rig.server.userId = null
  await getSession()
  expect(await Dexie.getDatabaseNames()).not.toContain('brieflotse-1')
  expect(await deviceDatabase.encrypted.count()).toBe(0)
  expect((await readEnded(1))?.lost).toEqual([
    { kind: 'upload-document', name: 'Bescheid.pdf' },
    { kind: 'archive-document', name: secret },
    { kind: 'draft', name: madeUpLetter(5).title },
  ])
})

test('what was being typed is named where it cannot be kept, also when nothing else waits', async () => {
  rig.server.put(madeUpDocument(1, { title: 'Bußgeld' }))
  await sync()
  const clientId = await addLetter(rig.db, 1, {
    title: 'Bitte um Aufschub',
    responseType: 'extension',
    content: 'Guten Tag',
  })
  const typed = {
    'answer:1': { kind: 'objection' },
    'share:x': 'Liebe Frau Roth,\nja',
    profile: {},
  }
  const drafts = { ...typed, [`letter:${clientId}`]: 'Guten Tag, bitte', 'letter:5': '' }
  for (const [key, value] of Object.entries(drafts)) {
    await rig.db.drafts.put({ key, value, savedAt: '' })
  }
  await rig.db.meta.delete('device-key')
  rig.server.userId = null
  await getSession()
  const names = (await readEnded(1))?.lost.flatMap(({ kind, name }) =>
    kind === 'draft' ? name : [],
  )
  expect(names?.toSorted()).toEqual(['', 'Bitte um Aufschub', 'Bußgeld', 'Liebe Frau Roth,'])
})

test('a key that opens nothing any more names what is lost instead of trying for ever', async () => {
  await aDeviceInUse()
  rig.server.userId = null
  await getSession()
  rig.server.userId = 1
  rig.server.deviceKey = 'B'.repeat(43)
  await loginDevice({ username: 'user-1', password: 'geheim-geheim' })
  rig.db = openDatabase(1)
  await sync()
  expect(await deviceDatabase.encrypted.count()).toBe(0)
  expect(await readEnded(1)).toMatchObject({ kept: 0, unopened: 2 })
})

/** Logs user 1 in and syncs, as a page does. */
async function loginAgain(): Promise<void> {
  rig.server.userId = 1
  await loginDevice({ username: 'user-1', password: 'geheim-geheim' })
  rig.db = openDatabase(1)
  await sync(nothingNew)
}

const uploads = () =>
  rig.server.log.filter((line) => line.startsWith('POST /api/documents ')).length

test('a device of another history keeps nothing readable, and uploads after the next login what the server lost', async () => {
  await aDeviceInUse()
  rig.server.restart()
  rig.server.userId = null
  expect(await getSession()).toEqual({ from: 'server', user: null })
  await nothingIsReadable()
  expect(await readEnded(1)).toMatchObject({ kept: 2, letters: 1, lost: [] })
  await loginAgain()
  // the unsent upload, and letter 1
  await expect.poll(async () => (await sync(), uploads())).toBe(2)
  expect(await rig.db.documents.get(1)).toBeUndefined()
  expect(await deviceDatabase.encrypted.count()).toBe(0)
})

test('a letter of another history that the server still has comes back and is not uploaded twice', async () => {
  await aDeviceInUse()
  const backup = rig.server.copy()
  rig.server.restore(backup)
  rig.server.userId = null
  await getSession()
  await loginAgain()
  await sync()
  expect(uploads()).toBe(1)
  expect((await rig.db.documents.get(1))?.title).toBe(secret)
})

test('somebody else who logs in before the user was told of another history does not end the only copy', async () => {
  await aDeviceInUse()
  await forgetUser()
  rig.db.close()
  rig.server.restart()
  rig.server.userId = 2
  await loginDevice({ username: 'user-2', password: 'geheim-geheim' })
  await expect.poll(() => Dexie.getDatabaseNames()).not.toContain('brieflotse-1')
  expect(await allOnDevice()).not.toContain('\u0007\u0007')
  await loginAgain()
  await expect.poll(async () => (await sync(), uploads())).toBe(2)
})

test('where the server of the other user does not say which history it tells, all of it stays for the next try', async () => {
  await aDeviceInUse()
  rig.db.close()
  rig.server.isDown = true
  await expect(endOthers(2)).rejects.toThrow()
  expect(await Dexie.getDatabaseNames()).toContain('brieflotse-1')
})

test('letters that only this device may have are named where nothing can be encrypted', async () => {
  await aDeviceInUse()
  await rig.db.meta.delete('device-key')
  rig.server.restart()
  rig.server.userId = null
  await getSession()
  expect(await Dexie.getDatabaseNames()).not.toContain('brieflotse-1')
  expect((await readEnded(1))?.lost).toContainEqual({ kind: 'letter', name: secret })
})

test('over plain HTTP letters that only this device may have stay, and are uploaded after the next login', async () => {
  await aDeviceInUse()
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto), randomUUID })
  rig.server.restart()
  rig.server.userId = null
  await getSession()
  expect(await Dexie.getDatabaseNames()).toContain('brieflotse-1')
  await loginAgain()
  await expect.poll(async () => (await sync(), uploads())).toBe(2)
})

test('within one history nothing of what the server has is encrypted', async () => {
  await aDeviceInUse()
  await forgetUser()
  rig.db.close()
  rig.server.userId = 2
  await loginDevice({ username: 'user-2', password: 'geheim-geheim' })
  await expect.poll(() => Dexie.getDatabaseNames()).not.toContain('brieflotse-1')
  expect(await readEnded(1)).toMatchObject({ kept: 2, letters: 0 })
})

test('an answer that is not ours wipes nothing: a proxy that asks for a password, a server in trouble', async () => {
  await aDeviceInUse()
  vi.stubGlobal('fetch', async () => new Response('<h1>401</h1>', { status: 401 }))
  expect(await getSession()).toMatchObject({ from: 'device', user: madeUpUser(1) })
  await syncInBackground(signal).catch(() => {})
  expect(await rig.db.documents.count()).toBe(1)
  expect(await outboxEntries(rig.db)).toHaveLength(2)
})
