import { afterEach, expect, test } from 'vitest'
import { openDb, type Db } from '../db/open.ts'
import { SqliteQueue } from '../providers/queue/sqlite.ts'
import { createRoom } from './room.ts'

let db: Db
afterEach(() => db.close())

test('what an earlier process had to put off for want of room is tried once by the next, and nothing else', async () => {
  db = await openDb(':memory:')
  const queue = new SqliteQueue({ db, leaseMs: 5_000 })
  const later = new Date(Date.now() + 300_000)
  const put = { kind: 'again', at: later, counted: false } as const
  await db.write(async (tx) => {
    await queue.add(tx, { name: 'read', payload: {}, subject: 'planned', runAt: later })
    await queue.add(tx, { name: 'read', payload: {}, subject: 'letter' })
  })
  const putOff = async () => {
    const held = (await queue.take('read'))!
    await db.write((tx) => queue.settle(tx, held, { ...put, failure: 'disk-full' }))
    return held.subject
  }
  expect(await putOff()).toBe('letter')
  const room = createRoom({ db, free: async () => 0 })
  await room.releaseJobs()
  expect(await putOff()).toBe('letter')
  await room.releaseJobs()
  expect(await queue.take('read')).toBeNull()
})
