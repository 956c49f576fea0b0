import { maxSignatureBytes, type User } from '@brieflotse/contract'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type Client, signUp } from '../../test/client.ts'
import { testServer } from '../../test/test-server.ts'

const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400"><path d="M200 200C250 100 300 300 350 200s150-80 200 20" fill="none" stroke="#1a2a5e" stroke-width="7"/></svg>',
)
const paper = { background: '#c9c4b8' }
const photo = () => sharp(drawing).flatten(paper).jpeg({ quality: 80 }).toBuffer()

const put = (client: Client, body: Buffer, headers = {}) =>
  client.call('PUT', '/api/user/signature', {
    body,
    headers: { 'content-type': 'application/octet-stream', ...headers },
  })

async function signer() {
  return signUp(await testServer())
}

test('a photo of a signature is kept as black ink on white, cut to its ink', async () => {
  const client = await signer()
  expect(client.user.signatureAt).toBeNull()
  const answer = await put(client, await photo())
  expect(answer.statusCode).toBe(200)
  expect(answer.json<User>().signatureAt).toBeTruthy()
  const kept = await client.call('GET', '/api/user/signature')
  expect(kept.headers['content-type']).toBe('image/png')
  const { data, info } = await sharp(kept.rawPayload)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(info.width).toBeGreaterThan(330)
  expect(info.width).toBeLessThan(380)
  expect(data.filter((value) => value > 250).length / data.length).toBeGreaterThan(0.6)
  expect(data.filter((value) => value < 60).length).toBeGreaterThan(500)
})

test('a transparent drawing is ink on white as well', async () => {
  const client = await signer()
  expect((await put(client, await sharp(drawing).png().toBuffer())).statusCode).toBe(200)
})

test.each<[string, () => Promise<Buffer> | Buffer]>([
  ['text', () => Buffer.from('Jana Weber')],
  ['a vector drawing', () => drawing],
  [
    'an empty page',
    () =>
      sharp({ create: { width: 500, height: 300, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
  ],
  ['half a picture', async () => (await photo()).subarray(0, 2000)],
  ['nothing', () => Buffer.alloc(0)],
])('%s is no signature', async (_, make) => {
  const client = await signer()
  const answer = await put(client, await make())
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toMatchObject({ code: 'signature-invalid' })
  expect((await client.call('GET', '/api/user/signature')).statusCode).toBe(404)
})

test('a picture that is too large is refused', async () => {
  const client = await signer()
  expect((await put(client, Buffer.alloc(maxSignatureBytes + 1))).statusCode).toBe(413)
})

test('the same wish sent again after a newer one changes nothing', async () => {
  const client = await signer()
  const first = { 'idempotency-key': '6f1c7a52-0d5e-4f6b-9c41-0f3f6c6f7a01' }
  await put(client, await photo(), first)
  const newer = await sharp(drawing).resize(400).png().toBuffer()
  const { signatureAt } = (await put(client, newer)).json<User>()
  expect((await put(client, await photo(), first)).json<User>().signatureAt).toBe(signatureAt)
})

test('it is taken away for good, and nobody else ever sees it', async () => {
  const server = await testServer()
  const client = await signUp(server)
  const other = await signUp(server, 'other')
  await put(client, await photo())
  expect((await other.call('GET', '/api/user/signature')).statusCode).toBe(404)
  const answer = await client.call('DELETE', '/api/user/signature')
  expect(answer.json<User>().signatureAt).toBeNull()
  expect((await client.call('GET', '/api/user/signature')).statusCode).toBe(404)
})

test('credits are listed with what they were used for', async () => {
  const client = await signer()
  expect(await client.get('/api/user/credits')).toMatchObject([
    { amount: 3, reason: 'welcome', letterTitle: null, letterId: null },
  ])
})
