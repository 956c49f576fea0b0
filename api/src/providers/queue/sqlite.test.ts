import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { openDb, type Db } from '../../db/open.ts'
import { SqliteQueue } from './sqlite.ts'
import { queueSuite } from '../../../test/providers/queue/suite.ts'

let db: Db | undefined
afterEach(() => db?.close())

queueSuite('in SQLite', async () => {
  db = await openDb(':memory:')
  let now = 0
  const leaseMs = 5_000
  const userOf = sql<number | null>`payload ->> '$.userId'`
  return {
    db,
    queue: new SqliteQueue({ db, leaseMs, now: () => now, userOf }),
    leaseMs,
    pass: (ms) => (now += ms),
  }
})

test('jobs in SQLite are taken and held by the way that knows a full disk', async () => {
  db = await openDb(':memory:')
  const queue = new SqliteQueue({ db, leaseMs: 5_000 })
  const job = { name: 'read', payload: {}, subject: 'letter' }
  await db.write((tx) => queue.add(tx, job))
  const full = new Error('full')
  const write = vi.spyOn(db, 'write').mockRejectedValue(full)
  await expect(queue.take('read')).rejects.toBe(full)
  write.mockRestore()
  const held = await queue.take('read')
  vi.spyOn(db, 'write').mockRejectedValue(full)
  await expect(queue.extend(held!)).rejects.toBe(full)
})
