import { Dexie } from 'dexie'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FakeServer, startFakeServer } from '../test/fake-server.ts'
import { madeUpDocument, madeUpLetter } from '../test/made-up.ts'
import { wipeDevice } from '../test/rig.ts'
import { getDeviceUser, getSession, logoutDevice, logoutAllDevices } from './account.ts'
import { loginDevice } from './enter.ts'
import { openDatabase, hadRowsKey } from './db.ts'
import { keepLetters } from './kept/keep.ts'
import { pinDocument } from './kept/pins.ts'
import { archiveDocument } from './outbox/outbox.ts'
import { heldShares, holdShare } from './shares.ts'
import { pull } from './sync/pull.ts'

let server: FakeServer
beforeEach(() => {
  server = startFakeServer()
})
afterEach(async () => {
  server.stop()
  await wipeDevice()
})

const credentials = { username: 'user-1', password: 'geheim-geheim' }

test('without a connection the user who was logged in last is remembered', async () => {
  await loginDevice(credentials)
  server.isDown = true
  expect(await getSession()).toMatchObject({ from: 'device', user: { id: 1 } })
})

test('the device knows its user without asking the server, until the user logs out', async () => {
  expect(await getDeviceUser()).toBeNull()
  await loginDevice(credentials)
  server.isDown = true
  expect(await getDeviceUser()).toMatchObject({ id: 1 })
  await logoutDevice()
  expect(await getDeviceUser()).toBeNull()
})

test('the word of the server that nobody is logged in counts more than the memory', async () => {
  await loginDevice(credentials)
  server.userId = null
  expect(await getSession()).toEqual({ from: 'server', user: null })
  server.isDown = true
  expect(await getSession()).toEqual({ from: 'device', user: null })
})

test('a server in trouble does not lock the user out of what is on the device', async () => {
  await loginDevice(credentials)
  server.faults = ['unexpected']
  expect(await getSession()).toMatchObject({ from: 'device', user: { id: 1 } })
})

test('logging out wipes the database of the user, also while it is open', async () => {
  await loginDevice(credentials)
  let closed = false
  const db = openDatabase(1, () => (closed = true))
  server.put(madeUpDocument(1))
  await pull(db)
  await logoutDevice()
  expect(closed).toBe(true)
  expect(await Dexie.getDatabaseNames()).not.toContain('brieflotse-1')
  expect(await getSession()).toEqual({ from: 'server', user: null })
})

test('logging out without a connection wipes at once and ends the session of the server later', async () => {
  await loginDevice(credentials)
  const db = openDatabase(1)
  await db.open()
  server.isDown = true
  await logoutDevice()
  expect(await Dexie.getDatabaseNames()).not.toContain('brieflotse-1')
  expect(await getSession()).toEqual({ from: 'device', user: null })
  server.isDown = false
  expect(await getSession()).toEqual({ from: 'server', user: null })
  expect(server.userId).toBeNull()
})

test('logging out while the disk of the server is full wipes at once and ends its session later', async () => {
  await loginDevice(credentials)
  await openDatabase(1).open()
  server.faults = ['disk-full', 'disk-full']
  await logoutDevice()
  expect(await Dexie.getDatabaseNames()).not.toContain('brieflotse-1')
  expect(await getSession()).toEqual({ from: 'device', user: null })
  expect(await getSession()).toEqual({ from: 'server', user: null })
  expect(server.userId).toBeNull()
})

test('when the server cannot log out the user stays logged in and nothing is wiped', async () => {
  await loginDevice(credentials)
  const db = openDatabase(1)
  await db.open()
  server.faults = ['unexpected']
  await expect(logoutDevice()).rejects.toMatchObject({ code: 'unexpected' })
  expect(await Dexie.getDatabaseNames()).toContain('brieflotse-1')
  expect(await getSession()).toMatchObject({ user: { id: 1 } })
  expect(server.userId).toBe(1)
  db.close()
})

test('two users of one device have two databases', async () => {
  const [first, second] = [openDatabase(1), openDatabase(2)]
  server.put(madeUpDocument(1))
  await pull(first)
  expect(await first.documents.count()).toBe(1)
  expect(await second.documents.count()).toBe(0)
  first.close()
  second.close()
})

test('pictures, files, drafts, pins and changes of one user are not there for another', async () => {
  const [first, second] = [openDatabase(1), openDatabase(2)]
  server.put(madeUpDocument(1))
  server.putLetter(madeUpLetter(5))
  await loginDevice(credentials)
  await pull(first)
  await pinDocument(first, 1)
  await keepLetters(first, new AbortController().signal)
  await archiveDocument(first, 1)
  await first.drafts.put({ key: 'reply', value: 'Sehr geehrte', savedAt: '' })
  await first.words.put({ documentId: 1, page: 1, picture: '', words: [] })
  for (const table of first.tables) {
    if (table.name !== 'files') expect(await table.count(), table.name).toBeGreaterThan(0)
    if (table.name !== 'meta') expect(await second.table(table.name).count(), table.name).toBe(0)
  }
  expect(await second.meta.toCollection().primaryKeys()).toEqual([hadRowsKey])
  second.close()
  await logoutDevice()
  const again = openDatabase(1)
  const empty = again.tables.filter(({ name }) => name !== 'meta')
  for (const table of empty) expect(await table.count(), table.name).toBe(0)
  expect(await again.meta.toCollection().primaryKeys()).toEqual([hadRowsKey])
  again.close()
})

test('what was shared and is undecided goes with the user who logs out', async () => {
  await loginDevice(credentials)
  await holdShare({ title: 'Brief', text: '', url: '', files: [], leftOut: [] })
  await logoutDevice()
  expect(await heldShares()).toEqual([])
})

test('logging out everywhere needs a connection: without one nothing is wiped', async () => {
  await loginDevice(credentials)
  await openDatabase(1).open()
  server.isDown = true
  await expect(logoutAllDevices()).rejects.toMatchObject({ code: 'offline' })
  expect(await Dexie.getDatabaseNames()).toContain('brieflotse-1')
  expect(await getDeviceUser()).toMatchObject({ id: 1 })
})

test('an open page of one user takes no rows of another who logged in meanwhile', async () => {
  const db = openDatabase(1)
  server.put(madeUpDocument(5, { userId: 2 }))
  await expect(pull(db)).rejects.toMatchObject({ code: 'not-logged-in' })
  expect(await db.documents.count()).toBe(0)
  db.close()
})
