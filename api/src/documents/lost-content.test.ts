import type { StorageReport } from '@brieflotse/contract'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { nameAdmins } from '../account/store.ts'
import { file, pdf, signUp } from '../../test/client.ts'
import { testServer, type TestServer } from '../../test/test-server.ts'
import { planProving, proveContentJob } from './prove-content-job.ts'

const damage: [name: string, hurt: (path: string) => void][] = [
  ['missing', (path) => rmSync(path)],
  ['damaged', (path) => writeFileSync(path, 'rotten')],
]

async function withLetter() {
  const lines: string[] = []
  const logStream = { write: (line: string) => void lines.push(line) }
  const server = await testServer({ logLevel: 'error', logStream })
  const client = await signUp(server)
  const { id } = (await client.upload([file(pdf('a'))])).json<{ id: number }>()
  const [hash = ''] = await server.stored()
  return { server, client, id, hash, lines, path: pathOf(server, hash) }
}

const pathOf = ({ dataFolder }: TestServer, hash: string) =>
  join(dataFolder, 'files', hash.slice(0, 2), hash)

test.each(damage)(
  'content that is %s is said to the user, and its hash to the operator',
  async (what, hurt) => {
    const { client, id, hash, lines, path } = await withLetter()
    hurt(path)
    const answer = await client.call('GET', `/api/documents/${id}/file`)
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toMatchObject({ code: 'content-lost' })
    expect(answer.headers).not.toHaveProperty('etag')
    expect(answer.body).not.toContain(hash)
    expect(lines.join('')).toContain(`content ${hash} is ${what}`)
  },
)

test.each(damage)('a letter whose file is %s fails with that reason', async (_, hurt) => {
  const { server, client, id, path } = await withLetter()
  hurt(path)
  server.startJobs()
  expect(await client.settled(id)).toMatchObject({
    status: 'failed',
    failure: expect.stringContaining('has lost this file') as string,
  })
})

test.each(damage)(
  'the weekly proof names content that is %s, and comes again',
  async (what, hurt) => {
    const { server, hash, path } = await withLetter()
    const { db } = server.deps
    const error = vi.fn()
    const proof = proveContentJob({ ...server.deps, log: { error } })
    const running = {
      signal: new AbortController().signal,
      finish: (save: (tx: never) => Promise<void>) => db.write((tx) => save(tx as never)),
    }
    await planProving(server.deps)
    await proof.run({}, running)
    expect(error).not.toHaveBeenCalled()
    hurt(path)
    await expect(proof.run({}, running)).rejects.toMatchObject({ code: 'content-lost' })
    expect(error).toHaveBeenCalledOnce()
    const [[{ err }]] = error.mock.calls as [[{ err: { cause: Error } }]]
    expect(err.cause.message).toBe(`content ${hash} is ${what}`)
    await db.write((tx) => proof.giveUp(tx, {}, 'content-lost'))
    const jobs = await db.read
      .selectFrom('jobs')
      .selectAll()
      .where('name', '=', 'prove-content')
      .execute()
    expect(jobs.every(({ state }) => state === 'waiting')).toBe(true)
    expect(jobs.length).toBeGreaterThan(0)
  },
)

test.each(damage)(
  'an administrator sees content that is %s with its place, until it is brought back',
  async (what, hurt) => {
    const { server, client, hash, path } = await withLetter()
    const { db } = server.deps
    await nameAdmins(db, [client.user.username])
    const lost = async () => (await client.get<StorageReport>('/api/admin/storage')).lost
    const proof = proveContentJob(server.deps)
    const running = {
      signal: new AbortController().signal,
      finish: (save: (tx: never) => Promise<void>) => db.write((tx) => save(tx as never)),
    }
    const whole = readFileSync(path)
    expect(await lost()).toEqual([])
    hurt(path)
    await expect(proof.run({}, running)).rejects.toMatchObject({ code: 'content-lost' })
    const users = [client.user.username]
    expect(await lost()).toMatchObject([{ hash, what, bytes: whole.length, users }])
    const since = (await lost())[0]?.since
    await expect(proof.run({}, running)).rejects.toMatchObject({ code: 'content-lost' })
    expect(await lost()).toMatchObject([{ hash, since }])
    rmSync(path, { force: true })
    writeFileSync(path, whole)
    await proof.run({}, running)
    expect(await lost()).toEqual([])
  },
)
