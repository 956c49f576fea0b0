import { afterEach } from 'vitest'
import { openDb, type Db } from '../../db/open.ts'
import { createSqliteQueue } from './sqlite.ts'
import { queueSuite } from './suite.ts'

let db: Db | undefined
afterEach(() => db?.close())

queueSuite('in SQLite', async () => {
  db = await openDb(':memory:')
  let now = 0
  const leaseMs = 5_000
  return {
    db,
    queue: createSqliteQueue({ db, leaseMs, now: () => now }),
    leaseMs,
    pass: (ms) => (now += ms),
  }
})
