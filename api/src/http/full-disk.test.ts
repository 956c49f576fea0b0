import { beforeEach, expect, test, vi } from 'vitest'
import { sql } from 'kysely'
import { file, pdf, signUp, type Client } from '../../test/client.ts'
import { testServer, type TestServer } from '../../test/test-server.ts'
import { usedUp } from '../system/disk.ts'
import { limits } from '../system/limits.ts'

let server: TestServer
let client: Client
beforeEach(async () => {
  server = await testServer()
  client = await signUp(server)
})

const says = (code: string) => Object.assign(new Error('no room'), { code })
const full = {
  code: 'disk-full',
  error: expect.stringContaining('The disk of this server is full'),
}

const ofQuota = Object.assign(says('Unknown system error -122'), { errno: usedUp })

test.each([says('ENOSPC'), ofQuota])(
  'a letter for which there is no room ($code) can come later',
  async (error) => {
    const write = vi.spyOn(server.deps.storage, 'write').mockRejectedValueOnce(error)
    const upload = () => client.upload([file(pdf('a'))], { 'idempotency-key': 'one' })
    const refused = await upload()
    expect([refused.statusCode, refused.json()]).toEqual([
      507,
      { ...full, message: full.error, said: { id: 'disk-full', values: {} } },
    ])
    write.mockRestore()
    expect((await upload()).statusCode).toBe(201)
  },
)

/** Limits the database to its current size, so that writes fail as on a full disk. */
async function fill() {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(server.deps.db.read)
  const pages = sql.lit(rows[0]!.page_count)
  await sql`pragma max_page_count = ${pages}`.execute(server.deps.db.read)
}

test('so can whatever else has no room in the database, and everything can be read meanwhile', async () => {
  await fill()
  let [letters, answer] = [-1, null as Awaited<ReturnType<Client['upload']>> | null]
  while (!answer || answer.statusCode === 201) {
    letters += 1
    answer = await client.upload([file(pdf(`letter ${letters}`))])
  }
  expect([answer.statusCode, answer.json()]).toMatchObject([507, full])
  expect(await client.get('/api/documents')).toHaveLength(letters)
})

test('nobody is locked out because their session cannot be prolonged', async () => {
  vi.spyOn(server.deps.db, 'write').mockRejectedValue(says('SQLITE_FULL'))
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + limits.sessionRenewMs + 60_000 })
  const answer = await client.call('GET', '/api/documents')
  vi.useRealTimers()
  expect(answer.statusCode).toBe(200)
})
