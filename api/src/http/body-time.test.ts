import Fastify from 'fastify'
import { connect, type AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { limitBodyTime } from './body-time.ts'

const times = { jsonBodyMs: 150, slowBodyMs: 150, slowBodyBytes: 50 }
const app = Fastify()
limitBodyTime(app, times)
app.addContentTypeParser('text/plain', { parseAs: 'buffer' }, (_r, body, done) => done(null, body))
app.post('/', async () => 'taken')

const endings: (() => void)[] = []
afterEach(() => endings.splice(0).forEach((end) => end()))

/** Sends a body of 1,000 bytes slowly, `bytes` at a time, and returns the status and the time until the connection was closed. */
async function drip(type: string, bytes: number, everyMs: number, size = 1_000) {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  const since = performance.now()
  let heard = ''
  const head = `POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: ${type}\r\n`
  socket.write(`${head}Content-Length: ${size}\r\n\r\n"`)
  let sent = 1
  const timer = setInterval(() => {
    const now = Math.min(bytes, size - sent)
    sent += now
    if (now > 0 && socket.writable)
      socket.write(sent === size ? `${'x'.repeat(now - 1)}"` : 'x'.repeat(now))
  }, everyMs)
  endings.push(() => clearInterval(timer))
  socket.on('data', (data: Buffer) => (heard += data.toString()))
  socket.on('error', () => {})
  await new Promise((done) => socket.once('close', done))
  return { status: heard.slice(9, 12), ms: performance.now() - since }
}

test('JSON that drips is given up, and the line is cut', async () => {
  const { status, ms } = await drip('application/json', 100, 60)
  expect(status).toBe('408')
  expect(ms).toBeLessThan(5_000)
})

test('JSON that comes in time is taken', async () => {
  expect((await drip('application/json', 500, 10)).status).toBe('200')
})

test('a larger body is given up when it stands still, and taken when it is slow but goes on', async () => {
  expect((await drip('text/plain', 1, 40)).status).toBe('408')
  const { status, ms } = await drip('text/plain', 100, 40)
  expect(status).toBe('200')
  expect(ms).toBeGreaterThan(times.jsonBodyMs)
})
