import { Dexie } from 'dexie'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aFile, type Rig, startRig } from '../../test/rig.ts'
import { madeUpUser } from '../../test/made-up.ts'
import { logoutDevice } from '../account.ts'
import { addUpload } from '../outbox/outbox.ts'
import { outboxEntries } from '../queries.ts'
import { forgetUser, rememberUser } from '../device-database.ts'
import { readMark } from '../rescue/loss.ts'
import { bornKey } from '../rescue/marks.ts'
import { LeftForLater, syncInBackground } from './in-background.ts'
import { withLock } from './lock.ts'

let rig: Rig
beforeEach(async () => {
  rig = await startRig()
})
afterEach(() => rig.stop())

const run = () => syncInBackground(new AbortController().signal)

test('what waits is sent with every page closed, and its document is there when one opens', async () => {
  await addUpload(rig.db, [aFile()])
  rig.db.close()
  await run()
  await rig.db.open()
  expect(await outboxEntries(rig.db)).toEqual([])
  expect(await rig.db.documents.count()).toBe(1)
})

test('without a connection it is rejected, so that the browser comes back, and then all is sent once', async () => {
  await addUpload(rig.db, [aFile()])
  rig.server.isDown = true
  await expect(run()).rejects.toThrow(LeftForLater)
  rig.server.isDown = false
  rig.server.faults = ['lost']
  await expect(run()).rejects.toThrow(LeftForLater)
  await run()
  expect(rig.server.rows.size).toBe(1)
})

test('a pause does not hold it up, and what is stuck is for the user, not for the browser', async () => {
  await addUpload(rig.db, [aFile()])
  rig.server.faults = ['busy']
  await expect(run()).rejects.toThrow(LeftForLater)
  rig.server.faults = ['file-broken']
  await run()
  expect(await outboxEntries(rig.db)).toMatchObject([{ state: 'stuck' }])
})

test('the mark of what waits is left alone until it was seen what was lost before', async () => {
  await addUpload(rig.db, [aFile()])
  rig.server.isDown = true
  await expect(run()).rejects.toThrow(LeftForLater)
  expect(await readMark(1)).toBeNull()
  await rig.db.meta.put({ key: bornKey, value: true })
  await expect(run()).rejects.toThrow(LeftForLater)
  expect(await readMark(1)).toMatchObject({ waiting: 1, uploads: 1 })
})

test('a database that was wiped by logging out is not made anew', async () => {
  await addUpload(rig.db, [aFile()])
  await logoutDevice()
  await run()
  // the device still remembers a user whose database is gone
  await rememberUser(madeUpUser(1))
  await run()
  expect(await Dexie.getDatabaseNames()).not.toContain('brieflotse-1')
  expect(rig.server.rows.size).toBe(0)
})

test('where nobody is logged in any more everything stays for the next login', async () => {
  await addUpload(rig.db, [aFile()])
  await forgetUser()
  await run()
  expect(await outboxEntries(rig.db)).toHaveLength(1)
})

test('it takes turns with an open page', async () => {
  await addUpload(rig.db, [aFile()])
  const log: string[] = []
  let open = () => {}
  const page = withLock('brieflotse-sync-1', async () => {
    await new Promise<void>((resolve) => (open = resolve))
    log.push('page')
  })
  const worker = run().then(() => log.push('worker'))
  await expect.poll(() => rig.db.isOpen()).toBe(true)
  open()
  await Promise.all([page, worker])
  expect(log).toEqual(['page', 'worker'])
})
