import { createHash } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { beforeEach, expect, test } from 'vitest'
import { multipart, signUp, type Client } from '../../../test/client.ts'
import { addressOf, incoming } from '../../../test/mail-server.ts'
import { testServer, type TestServer } from '../../../test/test-server.ts'
import { plain, testMail } from '../../../test/test-mails.ts'
import { hmac } from './signing.ts'

const keys = { mailgun: 'mailgun key', postmark: 'postmark key', raw: 'k'.repeat(32) }
let server: TestServer
let client: Client
let to: string

beforeEach(async () => {
  server = await testServer({ incoming: { ...incoming, webhookKeys: keys } })
  client = await signUp(server)
  to = await addressOf(client)
})

const rows = () => server.deps.db.read.selectFrom('arrived_mails').selectAll().execute()
const latin = Buffer.concat([
  Buffer.from(testMail('Rechnung', [plain('Guten Tag')])),
  Buffer.from([0xdf, 0x25, 0x2b, 0x26, 0xfc]),
])
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const seconds = (ago = 0) => String(Math.floor(Date.now() / 1000) - ago)
const post = async (name: string, body: Buffer | string, headers: Record<string, string>) =>
  (await server.app.inject({ method: 'POST', url: `/api/webhooks/${name}`, body, headers }))
    .statusCode

function signedBy(token: string, stamp = seconds(), key = keys.mailgun) {
  return {
    timestamp: stamp,
    token,
    signature: hmac(key, stamp, token),
    recipient: to,
    sender: 'a@b.example',
  }
}
const asForm = (fields: Record<string, string>, mail: Buffer = latin) => {
  const form = multipart([
    ...Object.entries(fields).map(([name, value]) => ({ name, value })),
    { name: 'body-mime', value: mail },
  ])
  return post('mailgun-mime', form.body, form.headers)
}

test('Mailgun hands over a mail as a form, with files or without, byte for byte', async () => {
  expect(await asForm(signedBy('one'))).toBe(200)
  const plainForm = new URLSearchParams(signedBy('two')).toString()
  const packed = [...latin].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  expect(await post('mailgun-mime', `${plainForm}&body-mime=${packed}`, type)).toBe(200)
  expect((await rows()).map(({ content_hash }) => content_hash)).toEqual([hashOf(latin)])
})

test('a signature of Mailgun is for one mail, for some minutes, and made with our key', async () => {
  expect(await asForm(signedBy('one', seconds(3600)))).toBe(401)
  expect(await asForm(signedBy('one', seconds(), 'another key'))).toBe(401)
  expect(await asForm({ ...signedBy('one'), signature: '' })).toBe(401)
  const signed = signedBy('one')
  expect(await asForm(signed)).toBe(200)
  expect(await asForm(signed)).toBe(200)
  expect(await asForm(signed, Buffer.from('From: a@b.example\r\n\r\nother'))).toBe(406)
  expect(await asForm({ ...signedBy('two'), recipient: `x@${incoming.host}` })).toBe(406)
  expect(await rows()).toHaveLength(1)
})

test('however many addresses strangers guess at a provider, the mails of its other senders come in', async () => {
  for (let n = 0; n < 25; n += 1) {
    const guess = { ...signedBy(`guess ${n}`), recipient: `info${n}@${incoming.host}` }
    expect(await asForm(guess)).toBe(406)
  }
  expect(await asForm(signedBy('true'))).toBe(200)
})

test('Postmark is known by its password, and hands over the source of the mail', async () => {
  const body = JSON.stringify({
    MessageID: '1',
    RawEmail: latin.toString('latin1'),
    OriginalRecipient: to,
  })
  const as = (password: string) => ({
    'content-type': 'application/json',
    authorization: `Basic ${Buffer.from(`postmark:${password}`).toString('base64')}`,
  })
  expect(await post('postmark', body, as('wrong'))).toBe(401)
  expect(await post('postmark', body, { 'content-type': 'application/json' })).toBe(401)
  expect(await post('postmark', body, as(keys.postmark))).toBe(200)
  expect(await post('postmark', body, as(keys.postmark))).toBe(200)
  expect(await post('postmark', '{"MessageID":"2"}', as(keys.postmark))).toBe(400)
  expect(await rows()).toHaveLength(1)
})

test('the source of a mail is taken where all of it is signed, for some minutes', async () => {
  const signed = (stamp: string, recipient = to, body = latin) => ({
    'content-type': 'message/rfc822',
    'x-brieflotse-timestamp': stamp,
    'x-brieflotse-recipient': recipient,
    'x-brieflotse-sender': 'a@b.example',
    'x-brieflotse-signature': hmac(
      keys.raw,
      `${stamp}\n${recipient}\na@b.example\n${hashOf(body)}\n`,
    ),
  })
  expect(await post('raw-mail', Buffer.from('other'), signed(seconds()))).toBe(401)
  expect(await post('raw-mail', latin, signed(seconds(3600)))).toBe(401)
  expect(await post('raw-mail', latin, signed('soon'))).toBe(401)
  expect(await post('raw-mail', latin, signed(seconds(), 'x@example.com'))).toBe(406)
  for (const _ of [1, 2]) expect(await post('raw-mail', latin, signed(seconds()))).toBe(200)
  expect(await rows()).toMatchObject([{ user_id: client.user.id, content_hash: hashOf(latin) }])
})

test('a form is not read on once a field is too large, for nobody has shown a signature yet', async () => {
  const head = '--x\r\nContent-Disposition: form-data; name="filler"\r\n\r\n'
  const body = new PassThrough()
  body.write(`${head}${'x'.repeat(65 * 1024)}\r\n--x\r\n`)
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const url = '/api/webhooks/mailgun-mime'
  const answer = await server.app.inject({ method: 'POST', url, payload: body, headers })
  expect(answer.statusCode).toBe(413)
})

test.each(['{"a":1}', '--x\r\nContent-Disposition: form-data; name="recipient"\r\n\r\nto'])(
  'a form that breaks off is no fault of ours: %j',
  async (body) => {
    const type = { 'content-type': 'multipart/form-data; boundary=x' }
    expect(await post('mailgun-mime', body, type)).toBe(400)
  },
)

test('a mail that is too large is refused for good, and without a key nobody listens', async () => {
  const large = Buffer.alloc(incoming.maxBytes + 1, 'x')
  expect(await asForm(signedBy('one'), large)).toBe(413)
  const closed = await testServer({ incoming })
  for (const name of ['mailgun-mime', 'postmark', 'raw-mail']) {
    const answer = await closed.app.inject({ method: 'POST', url: `/api/webhooks/${name}` })
    expect(answer.statusCode).toBe(404)
  }
})
