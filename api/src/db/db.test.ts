import { Kysely, sql, SqliteDialect } from 'kysely'
import SqliteDatabase from 'better-sqlite3'
import { copyFileSync, existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isDiskFull } from '../system/disk.ts'
import { testFolder } from '../../test/test-server.ts'
import { afterCommit, openDb, type Db, type Tx } from './open.ts'
import { createFeed } from './feed.ts'

const real = SqliteDatabase.prototype.pragma
let db: Db
let file: string
beforeEach(async () => {
  vi.restoreAllMocks()
  file = join(testFolder(), 'test.db')
  db = await openDb(file)
})
afterEach(() => db.close())

const user = { username: 'a', username_key: 'a', password_hash: '', created_at: '' }
const addUser = async (tx: Tx) => {
  await tx.insertInto('users').values(user).execute()
}
const users = async () => (await db.read.selectFrom('users').selectAll().execute()).length

test('a database is opened on a disk that was filled while nobody had it open', async () => {
  await db.close()
  const ballast = join(dirname(file), '.ballast')
  // The disk has no space for the 32 kB -shm file.
  const full = Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR_SHMSIZE' })
  const pragma = vi.spyOn(SqliteDatabase.prototype, 'pragma').mockImplementation(function (
    this: InstanceType<typeof SqliteDatabase>,
    ...said
  ) {
    if (existsSync(ballast)) throw full
    return real.apply(this, said)
  })
  db = await openDb(file)
  pragma.mockRestore()
  rmSync(ballast)
  await db.close()
  expect(existsSync(ballast)).toBe(true)
})

test('what was erased just before a kill is out of the log after the next start', async () => {
  const [here, copied] = [testFolder(), testFolder()]
  const killed = await openDb(join(here, 'test.db'))
  const jana = { ...user, city: 'Zwiebelfischkontor' }
  await killed.write((tx) => tx.insertInto('users').values(jana).execute())
  await killed.write((tx) => tx.deleteFrom('users').execute())
  // Copies the files of a running process, because a killed process leaves the same files.
  for (const name of ['test.db', 'test.db-wal']) copyFileSync(join(here, name), join(copied, name))
  await killed.close()
  const log = () => readFileSync(join(copied, 'test.db-wal'), 'latin1')
  expect(log()).toContain('Zwiebelfischkontor')
  const again = await openDb(join(copied, 'test.db'))
  expect(log()).not.toContain('Zwiebelfischkontor')
  await again.close()
})

test('what was written can be read after a start on a full disk, where the log cannot be emptied', async () => {
  const full = Object.assign(new Error('full'), { code: 'SQLITE_FULL' })
  const pragma = vi.spyOn(SqliteDatabase.prototype, 'pragma')
  pragma.mockImplementation(function (this: InstanceType<typeof SqliteDatabase>, text, ...rest) {
    if (text.startsWith('wal_checkpoint')) throw full
    return real.call(this, text, ...rest)
  })
  await db.write(addUser)
  const again = await openDb(file)
  expect(await again.read.selectFrom('users').selectAll().execute()).toHaveLength(1)
  await again.close()
})

describe('a transaction', () => {
  test('that fails leaves nothing and causes nothing', async () => {
    const effects: string[] = []
    const failing = db.write(async (tx) => {
      await addUser(tx)
      afterCommit(tx, () => effects.push('told'))
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await users()).toBe(0)
    expect(effects).toEqual([])
  })

  test('that the disk has no room for says so, and the next one finds all as before', async () => {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db.read)
    const most = (pages: number) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(db.read)
    await most(rows[0]!.page_count)
    const large = { ...user, city: 'x'.repeat(100_000) }
    const add = (row: typeof user) => db.write((tx) => tx.insertInto('users').values(row).execute())
    await expect(add(large)).rejects.toMatchObject({ code: 'SQLITE_FULL' })
    await most(1_000_000)
    await add(user)
    expect(await users()).toBe(1)
  })

  test.skipIf(!existsSync('/dev/full'))(
    'that fails where the system takes nothing more says so, also when SQLite knows no reason',
    async () => {
      const failed = Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR_WRITE' })
      const saysFull = () =>
        db
          .write(async () => {
            throw failed
          })
          .catch(isDiskFull)
      expect(await saysFull()).toBe(false)
      const probe = join(dirname(file), `.room-${process.pid}`)
      symlinkSync('/dev/full', probe)
      expect([await saysFull(), existsSync(probe)]).toEqual([true, false])
    },
  )

  test('has its effects after the commit, when others can see it', async () => {
    let seen = Promise.resolve(0)
    await db.write(async (tx) => {
      await addUser(tx)
      afterCommit(tx, () => (seen = users()))
    })
    expect(await seen).toBe(1)
  })

  test('that is over takes no more effects', async () => {
    let late!: Tx
    await db.write(async (tx) => void (late = tx))
    expect(() => afterCommit(late, () => {})).toThrow('over')
  })

  test('is waited for by what takes erased rows off the disk', async () => {
    const order: string[] = []
    const written = db.write(addUser).then(() => order.push('written'))
    const scrubbed = db.scrub().then(() => order.push('scrubbed'))
    await Promise.all([written, scrubbed])
    expect(order).toEqual(['written', 'scrubbed'])
  })

  test('waits for the one before it', async () => {
    const order: string[] = []
    const write = (name: string) =>
      db.write(async (tx) => {
        order.push(`${name} begins`)
        await addUser(tx).catch(() => {})
        order.push(`${name} ends`)
      })
    await Promise.all([write('one'), write('two')])
    expect(order).toEqual(['one begins', 'one ends', 'two begins', 'two ends'])
  })
})

describe('the feed', () => {
  const setUp = async () => {
    const feed = createFeed()
    await db.write(addUser)
    return feed
  }
  const row = { userId: 1, kind: 'document', id: 7 } as const

  test('gives every change a higher number and keeps the newest of each row', async () => {
    const feed = await setUp()
    const one = await db.write((tx) => feed.changed(tx, row))
    const two = await db.write((tx) => feed.changed(tx, { ...row, erased: true }))
    expect(two).toBeGreaterThan(one)
    expect(await db.read.selectFrom('changes').selectAll().execute()).toEqual([
      { user_id: 1, kind: 'document', row_id: 7, rev: two, erased: 1 },
    ])
  })

  test('tells listeners of this user after the commit', async () => {
    const feed = await setUp()
    const told: number[] = []
    const stop = feed.listen(1, (rev) => told.push(rev))
    feed.listen(2, () => told.push(-1))
    const rev = await db.write(async (tx) => {
      const given = await feed.changed(tx, row)
      expect(told).toEqual([])
      return given
    })
    stop()
    await db.write((tx) => feed.changed(tx, row))
    expect(told).toEqual([rev])
  })
})

describe('the database', () => {
  test('keeps rows from naming what does not exist', async () => {
    const orphan = db.read
      .insertInto('sessions')
      .values({ user_id: 99, token_hash: 't', created_at: '', expires_at: '' })
      .execute()
    await expect(orphan).rejects.toThrow('FOREIGN KEY')
  })

  test('lets credit entries neither change nor go while their user stays', async () => {
    await db.write(addUser)
    const entry = { user_id: 1, amount: 3, reason: 'welcome', created_at: '' }
    await db.read.insertInto('credit_entries').values(entry).execute()
    const change = db.read.updateTable('credit_entries').set({ amount: 100 }).execute()
    await expect(change).rejects.toThrow('never changed')
    await expect(db.read.deleteFrom('credit_entries').execute()).rejects.toThrow('never removed')
    await db.read.deleteFrom('users').execute()
    expect(await db.read.selectFrom('credit_entries').selectAll().execute()).toEqual([])
  })

  test('is brought to the newest schema once, and opened again as it is', async () => {
    const file = join(testFolder(), 'again.db')
    const first = await openDb(file)
    await first.write(addUser)
    await first.close()
    const second = await openDb(file)
    expect(await second.read.selectFrom('users').selectAll().execute()).toHaveLength(1)
    await second.close()
  })

  test('is left in one file when it is closed', async () => {
    const file = join(testFolder(), 'closed.db')
    const closing = await openDb(file)
    await closing.write(addUser)
    await closing.close()
    const sqlite = new SqliteDatabase(file, { readonly: true })
    const raw = new Kysely<{ users: object }>({ dialect: new SqliteDialect({ database: sqlite }) })
    expect(await raw.selectFrom('users').selectAll().execute()).toHaveLength(1)
    await raw.destroy()
  })
})

test('reading or writing inside a write says so instead of waiting for itself forever', async () => {
  const only = 'only its tx can be used'
  await expect(db.write(() => users())).rejects.toThrow(only)
  await expect(db.write(() => db.write(addUser))).rejects.toThrow(only)
  await expect(db.write(() => db.scrub())).rejects.toThrow(only)
  // Code that a write started may read after the write has ended.
  let after: Promise<number> | undefined
  let over = () => {}
  const isOver = new Promise<void>((resolve) => (over = resolve))
  await db.write(async (tx) => {
    await addUser(tx)
    after = isOver.then(users)
  })
  over()
  expect(await after).toBe(1)
})
