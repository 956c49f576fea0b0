import type { StorageReport } from '@brieflotse/contract'
import SqliteDatabase from 'better-sqlite3'
import { once } from 'node:events'
import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { nameAdmins } from '../account/store.ts'
import { signUp } from '../../test/client.ts'
import { testFolder, testServer } from '../../test/test-server.ts'
import { proveContentJob } from '../documents/prove-content-job.ts'
import { CannotOpen } from './cannot-open.ts'
import { lockFolder } from './folder-lock.ts'
import { openDb } from './open.ts'

async function used(): Promise<string> {
  const file = join(testFolder(), 'brieflotse.db')
  await (await openDb(file)).close()
  return file
}

const damage: [name: string, hurt: (file: string) => void][] = [
  ['is no database', (file) => writeFileSync(file, 'x'.repeat(20_000))],
  [
    'has lost its tables',
    (file) => {
      const bytes = readFileSync(file)
      writeFileSync(file, bytes.fill(0x58, 100, bytes.length / 2))
    },
  ],
  ['is cut', (file) => writeFileSync(file, readFileSync(file).subarray(0, 5_000))],
]

test.each(damage)('a database that %s is one sentence that says what to do', async (_, hurt) => {
  const file = await used()
  hurt(file)
  for (const end of ['-wal', '-shm']) rmSync(`${file}${end}`, { force: true })
  const before = readFileSync(file)
  const opened = openDb(file)
  await expect(opened).rejects.toThrow(CannotOpen)
  await expect(opened).rejects.toThrow(/damaged.*npm run restore/)
  expect(readFileSync(file).equals(before)).toBe(true)
})

test('so is one that a newer version has used', async () => {
  const file = await used()
  const later = new SqliteDatabase(file)
  later.exec(`insert into kysely_migration values ('999', '2030-01-01T00:00:00.000Z')`)
  later.close()
  await expect(openDb(file)).rejects.toThrow(/newer version/)
})

test('a data folder has one server at a time, and a second one is told so', async () => {
  const folder = testFolder()
  const unlock = await lockFolder(folder, 0)
  await expect(lockFolder(folder, 0)).rejects.toThrow(/Another Brieflotse uses the data folder/)
  const waits = lockFolder(folder, 5_000)
  unlock()
  const next = await waits
  next()
})

/** Overwrites the first page of a table and its indexes: the file can be opened, but the table cannot be read. */
function rot(file: string, table: string): void {
  const sqlite = new SqliteDatabase(file)
  sqlite.pragma('wal_checkpoint(TRUNCATE)')
  const pages = sqlite
    .prepare<[string], number>('select rootpage from sqlite_master where tbl_name = ?')
    .pluck()
    .all(table)
  const size = sqlite.pragma('page_size', { simple: true }) as number
  sqlite.close()
  const handle = openSync(file, 'r+')
  for (const page of pages) writeSync(handle, Buffer.alloc(size, 0x5a), 0, size, (page - 1) * size)
  closeSync(handle)
}

test('a start that meets damage behind the first page ends with the same sentence', async () => {
  const file = await used()
  rot(file, 'server_time')
  const folder = dirname(file)
  const main = new URL('../main.ts', import.meta.url).pathname
  const server = spawn(process.execPath, ['--import', 'tsx', main], {
    env: {
      PATH: process.env['PATH'],
      BRIEFLOTSE_DATA_DIR: folder,
      BRIEFLOTSE_TRANSLATION: 'off',
      BRIEFLOTSE_LOG_LEVEL: 'silent',
      PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 25_000,
  })
  let said = ''
  server.stderr.on('data', (bytes: Buffer) => (said += bytes.toString()))
  const [code] = (await once(server, 'close')) as [number]
  expect([code, said.trim().split('\n')]).toEqual([1, [expect.stringMatching(/damaged.*restore/)]])
})

test('damage that is met while the server runs makes it not ready, and the administrator is told', async () => {
  const dataFolder = testFolder()
  const before = await testServer({ dataFolder })
  await before.app.close()
  await before.deps.db.close()
  rot(join(dataFolder, 'brieflotse.db'), 'transfers')
  const server = await testServer({ dataFolder })
  const { deps, app } = server
  const admin = await signUp(server, 'boss')
  await nameAdmins(deps.db, ['boss'])
  let told = 0
  deps.db.damage.whenNoted(() => (told += 1))
  const report = await admin.get<StorageReport>('/api/admin/storage')
  expect(report.tidyingStops).toEqual([expect.objectContaining({ reason: 'damaged' })])
  expect(told).toBe(1)
  const ready = await app.inject('/readyz')
  expect(ready.statusCode).toBe(503)
  expect(ready.json()).toMatchObject({ tidyingStopped: ['damaged'] })
  expect(ready.json<{ failing: string[] }>().failing).toContain('database')
})

test('the weekly proof finds damage that nobody has met', async () => {
  const { deps, dataFolder } = await testServer()
  const run = () =>
    proveContentJob(deps).run(
      {},
      { signal: new AbortController().signal, finish: (save) => deps.db.write(save) },
    )
  await run()
  expect(deps.db.damage.since()).toBeNull()
  rot(join(dataFolder, 'brieflotse.db'), 'past_records')
  await run()
  expect(deps.db.damage.since()).not.toBeNull()
})
