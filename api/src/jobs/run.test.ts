import { AppError } from '@brieflotse/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openDb, type Db } from '../db/open.ts'
import { SqliteQueue } from '../providers/queue/sqlite.ts'
import type { Queue } from '../providers/queue/queue.ts'
import { jobs } from './jobs.ts'
import { createRoom } from './room.ts'
import { startRunner, type Handler, type Handlers, type Runner, type RunnerDeps } from './run.ts'

type Read = Handler<'read-document'>

let said: unknown[]
const say = (...line: unknown[]) => void said.push(line.at(-1))
const log = { info: say, warn: say, error: say } as unknown as RunnerDeps['log']
let db: Db
let queue: Queue
let runner: Runner | undefined
/** Fake time: milliseconds added to the real clock. */
let passed: number
/** The free bytes on the fake disk. */
const free = vi.fn(async () => 0)

beforeEach(async () => {
  db = await openDb(':memory:')
  passed = 0
  free.mockClear().mockImplementation(async () => 0)
  said = []
  queue = new SqliteQueue({
    db,
    leaseMs: 5_000,
    now: () => Date.now() + passed,
    onAdded: () => runner?.wake('read-document'),
  })
})
afterEach(async () => {
  await runner?.stop()
  runner = undefined
  await db.close()
})

function start(run: Read['run'], giveUp: Read['giveUp'] = async () => {}) {
  const other = { run: async () => {}, giveUp: async () => {} }
  const handlers = {
    ...Object.fromEntries(Object.keys(jobs).map((name) => [name, other])),
    'read-document': { run, giveUp },
  } as Handlers
  runner = startRunner({
    db,
    queue,
    handlers,
    room: createRoom({ db, free }),
    log,
    heartbeatMs: 5,
    pollMs: 5,
    backOffMs: () => 0,
  })
}

const add = (documentId: number) =>
  db.write((tx) =>
    queue.add(tx, { name: 'read-document', payload: { documentId }, subject: `${documentId}` }),
  )
const rows = () => db.read.selectFrom('jobs').selectAll().execute()

const full = (code: string) => Object.assign(new Error('no room'), { code })

/** A promise and the function that resolves it. */
function promise<T = void>() {
  let keep!: (value: T) => void
  const kept = new Promise<T>((resolve) => (keep = resolve))
  return { kept, keep }
}

/** Records an event in the database, so that a rolled back transaction records nothing. */
const note = (tx: Parameters<Read['giveUp']>[0], key: string) =>
  tx.insertInto('translations').values({ key, value: '', used_at: '' }).execute()
const notes = async () =>
  (await db.read.selectFrom('translations').select('key').execute()).map(({ key }) => key)

describe('a job', () => {
  test('runs as soon as it is added, and its result and its end are one transaction', async () => {
    const done = promise()
    start(async ({ documentId }, { finish }) => {
      await finish(async (tx) => void (await note(tx, `read ${documentId}`)))
      done.keep()
    })
    await add(7)
    await done.kept
    expect(await notes()).toEqual(['read 7'])
    expect(await rows()).toEqual([])
  })

  test('is tried again after a failure, and given up visibly after the last try', async () => {
    const given = promise<string>()
    let tries = 0
    start(
      async () => {
        tries++
        throw new Error('no')
      },
      async (_tx, { documentId }, failure) => given.keep(`${documentId} ${failure}`),
    )
    await add(7)
    expect(await given.kept).toBe('7 reading-failed')
    expect(tries).toBe(3)
    await runner!.stop()
    expect(await rows()).toMatchObject([{ state: 'dead', failure: 'reading-failed', attempts: 3 }])
  })

  test('that finds no room on the disk waits for it, however long that takes, and counts no try', async () => {
    let tries = 0
    const done = promise()
    start(async (_payload, { finish }) => {
      tries++
      passed += 300_000
      // The reader's error if the picture of a page cannot be stored.
      if (tries <= 2) throw new AppError('reading-failed', undefined, { cause: full('ENOSPC') })
      if (tries <= 5) throw full('ENOSPC')
      await finish(async () => {})
      done.keep()
    })
    await add(7)
    await done.kept
    expect(tries).toBe(6)
    expect(await rows()).toEqual([])
  })

  test('that finds no room on the disk goes on as soon as there is some', async () => {
    const again = promise()
    let tries = 0
    start(async () => {
      if (++tries > 1) again.keep()
      throw full('ENOSPC')
    })
    await add(7)
    const looks = () => expect.poll(() => free.mock.calls.length).toBeGreaterThan(3)
    await looks()
    free.mockClear().mockImplementation(async () => 19e6)
    await looks()
    expect(tries).toBe(1)
    // The disk is still too full even for this small write.
    const write = vi.spyOn(db, 'write').mockRejectedValue(full('SQLITE_FULL'))
    free.mockClear().mockImplementation(async () => 20e6)
    await looks()
    expect(tries).toBe(1)
    write.mockRestore()
    await again.kept
    expect(said).not.toContain('cannot look for room on the disk')
  })

  test('is given up at once when trying again cannot help', async () => {
    const given = promise<string>()
    start(
      async () => {
        throw new AppError('file-encrypted')
      },
      async (_tx, _payload, failure) => given.keep(failure),
    )
    await add(7)
    expect(await given.kept).toBe('file-encrypted')
    await runner!.stop()
    expect(await rows()).toMatchObject([{ attempts: 1 }])
  })

  test('that kills the process again and again is given up without another try', async () => {
    await add(7)
    for (let n = 0; n < 10; n++) {
      await queue.take('read-document')
      passed += 5_000
    }
    const given = promise<string>()
    let tries = 0
    start(
      async () => void tries++,
      async (_tx, _payload, failure) => given.keep(failure),
    )
    expect(await given.kept).toBe('reading-failed')
    expect(tries).toBe(0)
  })

  test('that is no reading is not given up as one', async () => {
    start(async () => {})
    await db.write((tx) => queue.add(tx, { name: 'fetch-model', payload: {}, subject: 'm' }))
    await expect.poll(rows).toMatchObject([{ state: 'dead', failure: 'unexpected' }])
  })

  test('whose payload is nonsense is buried', async () => {
    await db.write((tx) =>
      queue.add(tx, { name: 'read-document', payload: { documentId: 'x' }, subject: 'x' }),
    )
    for (let n = 0; n < 3; n++) {
      await queue.take('read-document')
      passed += 5_000
    }
    start(async () => {})
    const buried = async () => (await rows())[0]?.state === 'dead'
    await expect.poll(buried).toBe(true)
  })

  test('that somebody else holds by now is told to stop, and its late result counts for nothing', async () => {
    const started = promise()
    const stopped = promise()
    start(async (_payload, { signal, finish }) => {
      started.keep()
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
      const late = finish(async (tx) => void (await note(tx, 'late')))
      await late.catch(() => {})
      stopped.keep()
    })
    await add(7)
    await started.kept
    // Another process takes over the job, as it would after this one had hung for a long time.
    await db.read.updateTable('jobs').set({ lease: 'of somebody else' }).execute()
    await stopped.kept
    expect(await notes()).toEqual([])
    expect(await rows()).toMatchObject([{ state: 'running', lease: 'of somebody else' }])
  })

  test('is handed back untouched when the server stops, even when its reader does not listen', async () => {
    const started = promise()
    start(() => {
      started.keep()
      return new Promise(() => {})
    })
    await add(7)
    await started.kept
    await runner!.stop()
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 0, lease: null }])
  })
})

test('that jobs cannot be taken is said once when it begins and once when it is over', async () => {
  await add(7)
  let tries = 0
  const take = vi.spyOn(queue, 'take').mockImplementation(async () => {
    tries++
    throw new Error('the disk is full')
  })
  const done = promise()
  start(async (_payload, { finish }) => {
    await finish(async () => {})
    done.keep()
  })
  const kinds = Object.keys(jobs).length
  await expect.poll(() => tries).toBeGreaterThan(3 * kinds)
  expect(said).toEqual(['cannot take jobs'])
  take.mockRestore()
  await done.kept
  await expect.poll(() => said).toContain('jobs are taken again')
  expect(said.filter((line) => line !== 'job done')).toEqual([
    'cannot take jobs',
    'jobs are taken again',
  ])
})

test('that a lease cannot be extended is said once, until it could be', async () => {
  const open = promise()
  start(async (_payload, { finish }) => {
    await open.kept
    await finish(async () => {})
  })
  const extend = vi.spyOn(queue, 'extend')
  const someTimes = async (can: boolean) => {
    extend.mockReset().mockImplementation(async () => can || Promise.reject(new Error('full')))
    await expect.poll(() => extend.mock.calls.length).toBeGreaterThan(3)
  }
  await add(7)
  await someTimes(false)
  expect(said).toEqual(['cannot extend a lease'])
  await someTimes(true)
  await someTimes(false)
  expect(said).toEqual(['cannot extend a lease', 'cannot extend a lease'])
  open.keep()
})

test('two letters are read at once, and the third waits for a free slot', async () => {
  let running = 0
  let most = 0
  const open = promise()
  const two = promise()
  const all = promise()
  let left = 3
  start(async (_payload, { finish }) => {
    most = Math.max(most, ++running)
    if (running === 2) two.keep()
    await open.kept
    running--
    await finish(async () => {})
    if (--left === 0) all.keep()
  })
  await add(1)
  await add(2)
  await add(3)
  await two.kept
  open.keep()
  await all.kept
  expect(most).toBe(2)
})
