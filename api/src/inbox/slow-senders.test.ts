import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { multipart, signUp } from '../../test/client.ts'
import { addressOf, incoming } from '../../test/mail-server.ts'
import { testServer, type TestServer } from '../../test/test-server.ts'
import { plain, testMail } from '../../test/test-mails.ts'
import { hmac } from './webhooks/signing.ts'

const keys = { mailgun: 'mailgun key', postmark: 'postmark key', raw: 'k'.repeat(32) }
const mail = Buffer.from(testMail('Rechnung', [plain('Guten Tag')]))

const lines: Socket[] = []
afterEach(() => lines.splice(0).forEach((line) => line.destroy()))

const mailServer = () => testServer({ incoming: { ...incoming, webhookKeys: keys } })

/** Starts POST requests from a second IP address whose bodies never arrive completely. */
async function drip(server: TestServer, path: string, count: number, headers = '') {
  if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo
  for (let n = 0; n < count; n++) {
    const arrives = once(server.app.server, 'request')
    const line = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' })
    line.on('error', () => {})
    line.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10000\r\n${headers}` +
        'Content-Type: multipart/form-data; boundary=x\r\n\r\n--x\r\n',
    )
    lines.push(line)
    await arrives
  }
}

function mailgunForm(to: string) {
  const stamp = String(Math.floor(Date.now() / 1000))
  const fields = {
    timestamp: stamp,
    token: 'one',
    signature: hmac(keys.mailgun, stamp, 'one'),
    recipient: to,
  }
  return multipart([
    ...Object.entries(fields).map(([name, value]) => ({ name, value })),
    { name: 'body-mime', value: mail },
  ])
}

test('posts of strangers that drip do not keep out what a mail provider hands over', async () => {
  const server = await mailServer()
  const to = await addressOf(await signUp(server))
  await drip(server, '/api/webhooks/mailgun-mime', 3)
  const url = '/api/webhooks/mailgun-mime'
  const answer = await server.app.inject({ method: 'POST', url, ...mailgunForm(to) })
  expect(answer.statusCode).toBe(200)
})

test('who has not the key of a webhook is refused before the body', async () => {
  const server = await mailServer()
  const fresh = String(Math.floor(Date.now() / 1000))
  const old = String(Math.floor(Date.now() / 1000) - 3600)
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo
  const ask = async (path: string, headers: string) => {
    const line = connect(port, '127.0.0.1')
    lines.push(line)
    line.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10000\r\n` +
        `Content-Type: application/json\r\n${headers}\r\n{`,
    )
    const [data] = (await once(line, 'data')) as [Buffer]
    return data.toString().slice(9, 12)
  }
  const wrong = Buffer.from('postmark:wrong').toString('base64')
  expect(await ask('/api/webhooks/postmark', `Authorization: Basic ${wrong}\r\n`)).toBe('401')
  expect(await ask('/api/webhooks/postmark', '')).toBe('401')
  const signed = (stamp: string) => `x-brieflotse-timestamp: ${stamp}\r\n`
  expect(await ask('/api/webhooks/raw-mail', signed(fresh))).toBe('401')
  const signature = 'x-brieflotse-signature: ab\r\n'
  expect(await ask('/api/webhooks/raw-mail', signed(old) + signature)).toBe('401')
})

test('mails of one user that drip keep no other user from sharing one', async () => {
  const server = await mailServer()
  const [slow, other] = [await signUp(server), await signUp(server)]
  await drip(server, '/api/process-shared-email', 3, `Cookie: ${slow.cookie}\r\n`)
  const form = multipart([
    { name: 'source', value: 'email_share' },
    { name: 'emailContent', value: 'Guten Tag' },
  ])
  const answer = await other.call('POST', '/api/process-shared-email', form)
  expect(answer.statusCode).toBe(200)
}, 30_000)
