import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { openDb } from '../db/open.ts'
import { SqliteQueue } from '../providers/queue/sqlite.ts'
import { createRoom } from './room.ts'
import { type Handlers, runJob } from './run.ts'

test('nothing of a job stays in memory when it is over, though its runner lives on', async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const db = await openDb(':memory:')
  const queue = new SqliteQueue({ db, leaseMs: 5_000, onAdded: () => {} })
  await db.write((tx) => queue.add(tx, { name: 'clean-up', subject: 'everything', payload: {} }))
  const job = await queue.take('clean-up')
  let seen: WeakRef<AbortSignal> | undefined
  const handler = {
    run: async (_payload: unknown, { signal }: { signal: AbortSignal }) => {
      seen = new WeakRef(signal)
    },
  }
  const handlers = { 'clean-up': handler } as unknown as Handlers
  const log = { info() {}, warn() {}, error() {} }
  const runner = new AbortController()
  const deps = { db, queue, handlers, room: createRoom({ db, free: async () => 0 }), log }
  const paces = { heartbeatMs: 1_000, pollMs: 1_000 }
  await runJob({ ...deps, ...paces } as never, 'clean-up', job!, runner.signal)
  await expect.poll(() => (collect(), seen!.deref() === undefined)).toBe(true)
  await db.close()
})
