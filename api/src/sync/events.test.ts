import type { AddressInfo } from 'node:net'
import { describe, expect, test, vi } from 'vitest'
import { limits } from '../system/limits.ts'
import { file, pdf, signUp, type Client } from '../../test/client.ts'
import { testServer, type TestServer } from '../../test/test-server.ts'

async function listening() {
  const server = await testServer()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  return server
}

/** Opens an event stream. Its cursors are read one after the other; null means the stream was closed. */
async function open(server: TestServer, client: Client) {
  const { port } = server.app.server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}/api/events`, {
    headers: { cookie: client.cookie },
  })
  const text = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  return {
    response,
    async next(): Promise<number | null> {
      for (;;) {
        const end = rest.indexOf('\n\n')
        const event = end < 0 ? '' : rest.slice(0, end)
        if (end >= 0) rest = rest.slice(end + 2)
        const data = /^event: change\nid: [\w-]+\ndata: (\d+)$/.exec(event)
        if (data) return Number(data[1])
        if (end >= 0) continue
        const { value, done } = await text.read()
        if (done) return null
        rest += value
      }
    },
  }
}

describe('the event stream', () => {
  test('tells the newest cursor at the start and after each change', async () => {
    const server = await listening()
    const client = await signUp(server)
    const stream = await open(server, client)
    expect(stream.response.headers.get('content-type')).toMatch(/^text\/event-stream/)
    expect(stream.response.headers.get('cache-control')).toBe('no-store')
    expect(await stream.next()).toBe(0)
    await client.upload([file(pdf('a'))])
    const cursor = (await stream.next())!
    expect((await client.get<{ cursor: number }>('/api/sync?since=0')).cursor).toBe(cursor)
  })

  test('tells nothing of the changes of others', async () => {
    const server = await listening()
    const [one, two] = [await signUp(server), await signUp(server)]
    const stream = await open(server, one)
    expect(await stream.next()).toBe(0)
    await two.upload([file(pdf('a'))])
    await one.upload([file(pdf('a'))])
    const { cursor } = await one.get<{ cursor: number }>('/api/sync?since=0')
    expect(await stream.next()).toBe(cursor)
  })

  test('ends with the session it was opened in, and no other', async () => {
    const server = await listening()
    const client = await signUp(server)
    const stranger = await signUp(server)
    const stream = await open(server, client)
    const other = await open(server, stranger)
    await client.call('POST', '/api/logout')
    expect(await stream.next()).toBe(0)
    expect(await stream.next()).toBeNull()
    await stranger.upload([file(pdf('a'))])
    expect(await other.next()).toBe(0)
    expect(await other.next()).toBeGreaterThan(0)
  })

  test('ends everywhere when the user logs out everywhere', async () => {
    const server = await listening()
    const client = await signUp(server)
    const stream = await open(server, client)
    await client.call('POST', '/api/logout-everywhere')
    await stream.next()
    expect(await stream.next()).toBeNull()
  })

  test('makes room for a new one when a user has too many', async () => {
    const server = await listening()
    const client = await signUp(server)
    const first = await open(server, client)
    for (let n = 0; n < limits.eventStreamsPerUser; n++) await open(server, client)
    expect(await first.next()).toBe(0)
    expect(await first.next()).toBeNull()
  })

  test('ends when it cannot tell the newest cursor, so that the device connects again', async () => {
    const server = await listening()
    const client = await signUp(server)
    const { read } = server.deps.db
    const select = read.selectFrom.bind(read)
    const broken = vi.spyOn(read, 'selectFrom').mockImplementation(((table: 'changes') => {
      if (table === 'changes') throw new Error('the disk does not answer')
      return select(table)
    }) as typeof select)
    const stream = await open(server, client)
    expect(await stream.next()).toBeNull()
    broken.mockRestore()
    expect(await (await open(server, client)).next()).toBe(0)
  })

  test('does not keep the server from stopping', async () => {
    const server = await listening()
    const stream = await open(server, await signUp(server))
    await server.app.close()
    await stream.next()
    expect(await stream.next()).toBeNull()
  })

  test('is closed to those who are not signed in', async () => {
    const server = await testServer()
    expect((await server.app.inject({ url: '/api/events' })).statusCode).toBe(401)
  })
})
