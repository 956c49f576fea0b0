import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { limits } from '../../system/limits.ts'
import { pdf, signUp } from '../../../test/client.ts'
import { testServer } from '../../../test/test-server.ts'

const letter = pdf('x'.repeat(1_000))
const hash = createHash('sha256').update(letter).digest('hex')

test('pieces that stand still on dead lines give way to a new one, and what they had brought counts for nothing', async () => {
  const server = await testServer()
  const client = await signUp(server)
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo
  const begin = async (): Promise<Socket> => {
    const arrives = once(server.app.server, 'request')
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write(
      `PUT /api/uploads/${hash}?offset=0&size=${letter.length} HTTP/1.1\r\nHost: localhost\r\n` +
        `Cookie: ${client.cookie}\r\nContent-Type: application/octet-stream\r\n` +
        `Content-Length: ${letter.length}\r\n\r\n${letter.subarray(0, 100).toString()}`,
    )
    await arrives
    return socket
  }
  const sockets: Socket[] = []
  for (let n = 0; n < limits.piecesAtOncePerUser; n += 1) sockets.push(await begin())
  // `events.once` would reject if the connection fails before it is closed.
  const closed = new Promise((done) => sockets[0]!.once('close', done))
  sockets.push(await begin())
  await closed

  expect(await client.get(`/api/uploads/${hash}`)).toEqual({ received: 0, complete: false })
  const answer = await client.call('PUT', `/api/uploads/${hash}?offset=0&size=${letter.length}`, {
    headers: { 'content-type': 'application/octet-stream' },
    body: letter,
  })
  expect(answer.json()).toEqual({ received: letter.length, complete: true })
  for (const socket of sockets) socket.destroy()
})
