import { Dexie } from 'dexie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { madeUpDocument, madeUpUser } from '../../test/made-up.ts'
import { aFile, type Rig, startRig } from '../../test/rig.ts'
import { getSession, logoutDevice } from '../account.ts'
import { openDatabase } from '../db.ts'
import { addUpload, archiveDocument, newEntry } from '../outbox/outbox.ts'
import { syncInBackground } from '../sync/in-background.ts'
import { withLock } from '../sync/lock.ts'
import { startSync } from '../sync/sync.ts'
import type { SyncEnvironment } from '../sync/environment.ts'
import { rememberUser, deviceDatabase } from '../device-database.ts'
import { checkDatabase } from './check.ts'
import { readEnded } from '../ended/read-ended.ts'
import { readLoss } from './loss.ts'
import { writeMark } from './marks.ts'
import { restoreDatabase } from './restore.ts'

/** A fake world in which nothing happens by itself. */
const quiet: SyncEnvironment = {
  now: () => 0,
  after: () => () => {},
  rest: async () => {},
  onWake: () => () => {},
  listenEvents: () => () => {},
  withLock,
}

let rig: Rig
beforeEach(async () => {
  rig = await startRig()
  rig.server.put(madeUpDocument(1))
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await rig.stop()
})

async function check() {
  const db = openDatabase(1)
  expect(await checkDatabase(db)).toBe('fine')
  return { db }
}

/** A fake of the browser's cookies, which survive the eviction of databases. */
function keepCookies(first: string[] = []): Map<string, string> {
  const jar = new Map(first.map((name) => [name, '1']))
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      const [, name, value] = /^(.*?)=(.*?);/.exec(text)!
      if (/Max-Age=0/.test(text)) jar.delete(name!)
      else jar.set(name!, value!)
    },
  })
  return jar
}

/** Deletes every database of this site, as a browser does that needs space. */
async function evictAll(): Promise<void> {
  rig.db.close()
  await deviceDatabase.delete()
  await deviceDatabase.open()
  await Dexie.delete('brieflotse-1')
}

test('when the browser deletes everything of this site, what waited is told from its cookies', async () => {
  keepCookies()
  await checkDatabase(rig.db)
  await addUpload(rig.db, [aFile()])
  await addUpload(rig.db, [aFile()])
  await archiveDocument(rig.db, 1)
  rig.server.isDown = true
  const sync = startSync(rig.db, quiet)
  await expect.poll(() => document.cookie).toMatch(/brieflotse-waiting-1=3.2/)
  await sync.stop()
  await evictAll()
  const { db } = await check()
  await expect.poll(() => readLoss(db)).toEqual({ uploads: 2, changes: 1 })
  db.close()
})

test('nothing is said where nothing waited, nor to another user, nor after a logout', async () => {
  keepCookies()
  await checkDatabase(rig.db)
  await evictAll()
  const { db } = await check()
  expect(await readLoss(db)).toBeNull()
  await writeMark(1, [newEntry('archive-document', { documentId: 1 })])
  const other = openDatabase(2)
  await checkDatabase(other)
  expect(await readLoss(other)).toBeNull()
  other.close()
  db.close()
  await rememberUser(madeUpUser(1))
  await logoutDevice()
  const again = await check()
  expect(await readLoss(again.db)).toBeNull()
  again.db.close()
})

test('where only the cookie of the server is left, the user is told that something may be lost', async () => {
  keepCookies(['brieflotse-rows'])
  const { db } = await check()
  await expect.poll(() => readLoss(db)).toBe('unknown')
  db.close()
  expect(await restoreDatabase(1)).toMatchObject({ kept: 0 })
  const restored = await check()
  expect(await readLoss(restored.db)).toBeNull()
  restored.db.close()
})

test('a page that was left before that was noted is not taken for a database that was deleted', async () => {
  const jar = keepCookies()
  await rig.db.open()
  jar.set('brieflotse-rows', '1')
  rig.db.close()
  const { db } = await check()
  await expect.poll(() => db.meta.get('born')).toBeDefined()
  expect(await readLoss(db)).toBeNull()
  db.close()
})

test.each([
  ['a page', () => {}],
  // some browsers do not let workers set cookies
  ['a worker', () => vi.stubGlobal('document', undefined)],
])(
  'where %s ended the session, nothing is said of the browser: what was lost has its name',
  async (_, by) => {
    const jar = keepCookies(['brieflotse-rows'])
    await addUpload(rig.db, [aFile('Bescheid.pdf')])
    rig.server.userId = null
    by()
    await getSession()
    const cookies = [...jar.keys()]
    keepCookies(cookies)
    const { db } = await check()
    expect(await readLoss(db)).toBeNull()
    expect(await readEnded(1)).toMatchObject({
      lost: [{ kind: 'upload-document', name: 'Bescheid.pdf' }],
    })
    db.close()
  },
)

test('a session that ended with nothing waiting does not hide what the browser deletes later', async () => {
  await rig.db.open()
  rig.server.userId = null
  await getSession()
  const { db } = await check()
  await expect.poll(() => deviceDatabase.ended.get(1)).toBeUndefined()
  db.close()
  keepCookies(['brieflotse-rows'])
  await deviceDatabase.marks.clear()
  await Dexie.delete('brieflotse-1')
  const again = await check()
  await expect.poll(() => readLoss(again.db)).toBe('unknown')
  again.db.close()
})

test('the worker notes that what waited has been sent', async () => {
  const set = vi.fn(async () => {})
  vi.stubGlobal('cookieStore', { set })
  await checkDatabase(rig.db)
  await addUpload(rig.db, [aFile()])
  await syncInBackground(new AbortController().signal)
  expect(set).toHaveBeenLastCalledWith(
    expect.objectContaining({ name: 'brieflotse-waiting-1', value: '0.0' }),
  )
})
