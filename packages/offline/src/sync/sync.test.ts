import { afterEach, beforeEach, expect, test } from 'vitest'
import { madeUpDocument } from '../../test/made-up.ts'
import { aFile, type Rig, startRig } from '../../test/rig.ts'
import { addUpload } from '../outbox/outbox.ts'
import { settled } from '../outbox/settled.ts'
import { outboxEntries } from '../queries.ts'
import type { EventListeners } from './events.ts'
import { withLock } from './lock.ts'
import { readCursor } from './cursor.ts'
import { startSync, type Sync } from './sync.ts'

let rig: Rig
let sync: Sync
let wake: () => void
let events: EventListeners
let timer: { ms: number; task: () => void } | null

beforeEach(async () => {
  rig = await startRig()
  timer = null
})
afterEach(async () => {
  await sync.stop()
  await rig.stop()
})

function start(firstScreen?: () => Promise<void>): void {
  sync = startSync(rig.db, {
    ...(firstScreen && { firstScreen }),
    now: () => rig.clock.now,
    after(ms, task) {
      const mine = { ms, task }
      timer = mine
      return () => {
        if (timer === mine) timer = null
      }
    },
    onWake(listener) {
      wake = listener
      return () => {}
    },
    rest: async () => {},
    listenEvents(listeners) {
      events = listeners
      return () => {}
    },
    withLock,
  })
}

function ring(): void {
  rig.clock.now += timer!.ms
  timer!.task()
}

const idle = () => expect.poll(() => sync.getState()).toBe('idle')
const timerSet = () => expect.poll(() => timer).not.toBeNull()
const titles = async () => (await rig.db.documents.toArray()).map(({ title }) => title)

test('at the start it sends what waits and pulls what changed', async () => {
  rig.server.put(madeUpDocument(1))
  await addUpload(rig.db, [aFile()])
  start()
  await expect.poll(titles).toHaveLength(2)
  expect(await outboxEntries(rig.db)).toEqual([])
})

test('a device that has its letters shows its first screen before it syncs', async () => {
  start()
  await expect.poll(() => readCursor(rig.db)).toMatchObject({ cursor: 0 })
  await sync.stop()
  rig.server.put(madeUpDocument(1))
  let shown = () => {}
  const looked = new Promise<void>((resolve) => {
    start(() => {
      resolve()
      return new Promise((done) => {
        shown = done
      })
    })
  })
  await looked
  expect(await titles()).toHaveLength(0)
  shown()
  await expect.poll(titles).toHaveLength(1)
})

test('a new device syncs at once', async () => {
  rig.server.put(madeUpDocument(1))
  start(() => new Promise(() => {}))
  await expect.poll(titles).toHaveLength(1)
})

test('an event pulls, and one that says nothing new costs no request', async () => {
  start()
  await idle()
  rig.server.put(madeUpDocument(1))
  events.change(rig.server.cursor)
  await expect.poll(() => readCursor(rig.db)).toMatchObject({ cursor: 1 })
  // the original file is cached last
  await expect.poll(() => rig.db.originals.count()).toBe(1)
  await idle()
  rig.server.faults = ['unexpected']
  events.change(1)
  await idle()
  expect(rig.server.faults).toEqual(['unexpected'])
})

test('what is added while it runs is sent at once', async () => {
  start()
  await idle()
  const id = await addUpload(rig.db, [aFile()])
  expect(await settled(rig.db, id)).toMatchObject({ state: 'done' })
})

test('without a connection it says so and tries again after a pause', async () => {
  rig.server.isDown = true
  start()
  const id = await addUpload(rig.db, [aFile()])
  expect(await settled(rig.db, id)).toMatchObject({ state: 'waiting' })
  await timerSet()
  expect(sync.getState()).toBe('offline')
  rig.server.isDown = false
  ring()
  await expect.poll(() => outboxEntries(rig.db)).toEqual([])
})

test('when the network is back it does not wait for the pause to end', async () => {
  rig.server.isDown = true
  start()
  const id = await addUpload(rig.db, [aFile()])
  await settled(rig.db, id)
  await timerSet()
  rig.server.isDown = false
  wake()
  await expect.poll(() => outboxEntries(rig.db)).toEqual([])
})

test('a pull that failed is made up for, with growing pauses', async () => {
  rig.server.put(madeUpDocument(1))
  rig.server.faults = ['unexpected', 'unexpected']
  start()
  await timerSet()
  expect(timer!.ms).toBe(2_000)
  ring()
  await expect.poll(() => timer?.ms).toBe(4_000)
  ring()
  await expect.poll(titles).toHaveLength(1)
  await idle()
  expect(timer).toBeNull()
})

test('while the disk of the server is full what is new there still comes in', async () => {
  rig.server.put(madeUpDocument(1))
  const id = await addUpload(rig.db, [aFile()])
  rig.server.faults = ['disk-full']
  start()
  await timerSet()
  expect(await settled(rig.db, id)).toMatchObject({ state: 'waiting' })
  expect((await readCursor(rig.db)).cursor).toBe(1)
})

test('an entry behind a stuck one sets no timer', async () => {
  rig.server.put(madeUpDocument(1))
  const { archiveDocument, queueRestore } = await import('../outbox/outbox.ts')
  await archiveDocument(rig.db, 1)
  await queueRestore(rig.db, 1)
  rig.server.faults = ['not-ready']
  start()
  await expect.poll(titles).toHaveLength(1)
  await idle()
  expect(timer).toBeNull()
})

test('signed out, it stops until the user is back', async () => {
  rig.server.userId = null
  start()
  await expect.poll(() => sync.getState()).toBe('signed-out')
  expect(timer).toBeNull()
  rig.server.userId = 1
  rig.server.put(madeUpDocument(1))
  sync.now()
  await expect.poll(titles).toHaveLength(1)
})

test('a closed database is no crash', async () => {
  start()
  await idle()
  rig.db.close({ disableAutoOpen: true })
  sync.now()
  await timerSet()
  expect(sync.getState()).toBe('idle')
})

test('stopped, it does nothing more', async () => {
  start()
  await sync.stop()
  rig.server.faults = ['unexpected']
  sync.now()
  wake()
  expect(rig.server.faults).toEqual(['unexpected'])
})
