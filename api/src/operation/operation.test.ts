import type { Backups, Document } from '@brieflotse/contract'
import { appendFile, chmod, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import Fastify from 'fastify'
import { nameAdmins } from '../account/store.ts'
import { limits } from '../system/limits.ts'
import type { ValibotTypes } from '../http/valibot.ts'
import { file, pdf, signUp } from '../../test/client.ts'
import { measureFile } from '../system/disk.ts'
import { testFolder, testServer } from '../../test/test-server.ts'
import { backUp, lockName } from './back-up.ts'
import { backUpJob, planBackUps } from './back-up-job.ts'
import { findBackups } from './backups.ts'
import { registerHealth } from './health.ts'
import { restore } from './restore.ts'
import { backupReport } from './store.ts'

const noon = (day: number) => new Date(Date.UTC(2026, 10, day, 12))

/** A running server with one letter and a backup. */
async function backedUp() {
  const server = await testServer({ dataFolder: join(testFolder(), 'data') })
  const jana = await signUp(server, 'jana')
  await jana.upload([file(pdf('a'))])
  const backupFolder = join(server.dataFolder, '../backups')
  const options = { dataFolder: server.dataFolder, backupFolder, keep: 3 }
  const made = await backUp({ ...options, now: noon(1) })
  return { server, jana, options, backupFolder, made, backup: join(backupFolder, made.name) }
}

/** Every file of a folder with its hash. */
async function hashes(folder: string): Promise<Record<string, string>> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = found.filter((entry) => entry.isFile())
  const paths = files.map(({ parentPath, name }) => join(parentPath, name))
  const pairs = await Promise.all(
    paths.map(async (path) => [relative(folder, path), (await measureFile(path)).sha256] as const),
  )
  return Object.fromEntries(pairs)
}

test('backed up, wiped and restored: the same by checksum, and the server serves it', async () => {
  const { server, backup, options } = await backedUp()
  await server.app.close()
  await server.deps.db.close()
  await rm(options.dataFolder, { recursive: true })
  expect(await restore({ backup, dataFolder: options.dataFolder, now: noon(2) })).toBeNull()
  const { 'manifest.json': _, ...copied } = await hashes(backup)
  expect(await hashes(options.dataFolder)).toEqual(copied)

  const again = await testServer({ dataFolder: options.dataFolder })
  const jana = await signUp(again, 'mila')
  expect(await again.stored()).toHaveLength(1)
  expect(await jana.get<Document[]>('/api/documents')).toEqual([])
  const { count } = await again.deps.db.read
    .selectFrom('documents')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(count).toBe(1)
})

test('while the server runs nothing is restored, and what was there before is moved aside, not removed', async () => {
  const { server, backup, options } = await backedUp()
  const wish = { backup, dataFolder: options.dataFolder, now: noon(2) }
  await expect(restore(wish)).rejects.toThrow('The server is running')
  await server.app.close()
  await server.deps.db.close()
  const aside = await restore(wish)
  expect(await stat(join(aside!, 'brieflotse.db'))).toBeTruthy()
})

test('a backup with a damaged or missing file, or without its end, is refused before anything is touched', async () => {
  const { server, backup, options } = await backedUp()
  await server.app.close()
  await server.deps.db.close()
  const before = await hashes(options.dataFolder)
  const wish = { backup, dataFolder: options.dataFolder, now: noon(2) }
  const [content] = Object.keys(await hashes(backup)).filter((path) => path.startsWith('files'))
  await chmod(join(backup, content!), 0o600)
  const bytes = await readFile(join(backup, content!))
  await rm(join(backup, content!))
  await expect(restore(wish)).rejects.toThrow('is missing in the backup')
  await writeFile(join(backup, content!), bytes.fill(0, 0, 1))
  await expect(restore(wish)).rejects.toThrow('is damaged in the backup')
  await appendFile(join(backup, 'manifest.json'), 'x')
  await expect(restore(wish)).rejects.toThrow('manifest.json')
  await rm(join(backup, 'manifest.json'))
  await expect(restore(wish)).rejects.toThrow('There is no finished backup')
  expect(await hashes(options.dataFolder)).toEqual(before)
})

test.each(['../outside', '/etc/passwd', 'files/../../outside'])(
  'a manifest that names %s is none',
  async (path) => {
    const { backup, options } = await backedUp()
    const entry = { path, bytes: 0, sha256: '0'.repeat(64) }
    const manifest = { version: 1, createdAt: noon(1).toISOString(), entries: [entry] }
    await writeFile(join(backup, 'manifest.json'), JSON.stringify(manifest))
    const wish = { backup, dataFolder: options.dataFolder, now: noon(2) }
    await expect(restore(wish)).rejects.toThrow('manifest.json')
  },
)

test('only so many are kept; what two share lies on the disk once; what was cut is cleared away', async () => {
  const { options, backupFolder, backup } = await backedUp()
  await mkdir(join(backupFolder, 'brieflotse-2026-11-02T12-00-00-000Z.part'))
  await mkdir(join(backupFolder, 'somebody-elses'))
  await writeFile(join(backupFolder, 'film.mp4.part'), 'half a film')
  for (const day of [3, 4]) await backUp({ ...options, now: noon(day) })
  const [content] = Object.keys(await hashes(backup)).filter((path) => path.startsWith('files'))
  expect((await stat(join(backup, content!))).nlink).toBe(3)
  await backUp({ ...options, now: noon(5) })
  expect((await findBackups(backupFolder)).map(({ createdAt }) => createdAt.slice(0, 10))).toEqual([
    '2026-11-05',
    '2026-11-04',
    '2026-11-03',
  ])
  const left = (await readdir(backupFolder)).filter((name) => name !== lockName)
  expect(left.toSorted().slice(3)).toEqual(['film.mp4.part', 'somebody-elses'])
  expect(left).toHaveLength(5)
})

test('an administrator begins a backup and sees it; nobody else does', async () => {
  const server = await testServer({ dataFolder: join(testFolder(), 'data') })
  const admin = await signUp(server, 'betreiberin')
  const user = await signUp(server, 'jana')
  await nameAdmins(server.deps.db, ['betreiberin'])
  expect((await user.call('POST', '/api/admin/backups')).statusCode).toBe(403)
  server.startJobs()
  const begun = await admin.call('POST', '/api/admin/backups')
  expect(begun.json()).toMatchObject({ backups: [], running: true, failed: false })
  await expect
    .poll(() => admin.get<Backups>('/api/admin/backups'))
    .toMatchObject({ running: false, failed: false, backups: [{}] })
})

test('a daily backup that was given up is told to the administrator until one was made', async () => {
  const { deps } = await testServer({ dataFolder: join(testFolder(), 'data') })
  const { db, queue } = deps
  const withDaily = { ...deps, backups: { ...deps.backups, daily: true } }
  const { giveUp, run } = backUpJob(withDaily)
  await planBackUps(withDaily)
  const job = (await queue.take('back-up'))!
  await db.write(async (tx) => {
    await queue.settle(tx, job, { kind: 'dead', failure: 'unexpected' })
    await giveUp(tx, { daily: true }, 'unexpected')
  })
  expect(await backupReport(withDaily)).toMatchObject({ running: false, failed: true })
  const running = { signal: new AbortController().signal, finish: db.write }
  await run({ daily: true }, running)
  expect(await backupReport(withDaily)).toMatchObject({ running: false, failed: false })
})

test('ready means that the app is built, the database reads and the disk takes what is written', async () => {
  const server = await testServer()
  expect((await server.app.inject('/healthz')).json()).toEqual({ status: 'ok' })
  const before = await server.app.inject('/readyz')
  expect([before.statusCode, before.json()]).toEqual([
    503,
    { status: 'not ready', failing: ['app'] },
  ])
  await mkdir(join(server.dataFolder, 'web'))
  await writeFile(join(server.dataFolder, 'web/index.html'), '')
  expect((await server.app.inject('/readyz')).json()).toEqual({ status: 'ready', failing: [] })
})

test.each([
  [limits.diskSpareBytes - 1, 503, ['room']],
  [limits.diskSpareBytes, 200, []],
])('with %i bytes left on its disk the server answers %i', async (left, status, failing) => {
  const { deps } = await testServer()
  const app = Fastify().withTypeProvider<ValibotTypes>()
  registerHealth(app, { ...deps, isBuilt: async () => true, free: async () => left })
  const answer = await app.inject('/readyz')
  expect([answer.statusCode, answer.json()]).toMatchObject([status, { failing }])
  expect((await app.inject('/healthz')).statusCode).toBe(200)
})

test('whoever asks for readiness again and again, or all at once, has the disk written once', async () => {
  const server = await testServer()
  const ask = () => server.app.inject('/readyz')
  await Promise.all(Array.from({ length: 20 }, ask))
  const before = (await stat(server.dataFolder)).mtimeMs
  for (let n = 0; n < 20; n += 1) await ask()
  expect((await stat(server.dataFolder)).mtimeMs).toBe(before)
})

test('what can be counted is told to who shows the token, without a word about anybody', async () => {
  const metricsToken = 'a-token-of-the-operator'
  const server = await testServer({ metricsToken })
  const jana = await signUp(server, 'jana')
  await jana.upload([file(pdf('a'))])
  expect((await server.app.inject('/metrics')).statusCode).toBe(404)
  const headers = { authorization: `Bearer ${metricsToken}` }
  const { body, statusCode } = await server.app.inject({ url: '/metrics', headers })
  expect(statusCode).toBe(200)
  expect(body).toContain('brieflotse_documents{status="pending"} 1')
  expect(body).toContain('brieflotse_jobs{name="read-document",state="waiting"} 1')
  expect(body).toMatch(
    /request_duration_seconds_count\{method="POST",route="\/api\/documents",status="201"\} 1/,
  )
  expect(body).not.toContain('jana')
  expect((await (await testServer()).app.inject({ url: '/metrics', headers })).statusCode).toBe(404)
})
