import type { UploadedDocument } from '@brieflotse/contract'
import { expect, test } from 'vitest'
import { file, pdf, signUp } from '../../test/client.ts'
import { fakeOcr } from '../../test/fakes.ts'
import { attachment } from '../http/attachment.ts'
import { testServer } from '../../test/test-server.ts'

async function readDocument(fileName = 'letter.pdf') {
  const server = await testServer({ ocr: fakeOcr({ pages: 2 }) })
  server.startJobs()
  const client = await signUp(server)
  const { id } = (await client.upload([file(pdf('a'), fileName)])).json<UploadedDocument>()
  await client.settled(id)
  return { server, client, url: `/api/documents/${id}` }
}

test('each page has a picture in two sizes, kept by the browser but asked for again', async () => {
  const { client, url } = await readDocument()
  const phone = await client.call('GET', `${url}/pages/2?size=phone`)
  const zoom = await client.call('GET', `${url}/pages/2?size=zoom`)
  expect(phone.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, no-cache',
    'content-length': String(phone.rawPayload.length),
  })
  expect(zoom.rawPayload.length).toBe(phone.rawPayload.length + 1)
  const again = await client.call('GET', `${url}/pages/2?size=phone`, {
    headers: { 'if-none-match': String(phone.headers.etag) },
  })
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
})

test.each(['/pages/3', '/pages/0', '/pages/x', '/pages/../file'])(
  'there is no page at %s',
  async (path) => {
    const { client, url } = await readDocument()
    const answer = await client.call('GET', url + path)
    expect(answer.headers['content-type']).not.toBe('image/webp')
  },
)

test('the original is saved under its name and never shown as a page of this site', async () => {
  const { client, url } = await readDocument('Bescheid März 100%.pdf')
  const answer = await client.call('GET', `${url}/file`)
  expect(answer.rawPayload.equals(pdf('a'))).toBe(true)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': attachment('Bescheid März 100%.pdf'),
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
  })
})

test.each([
  ['a.pdf', `attachment; filename="a.pdf"; filename*=UTF-8''a.pdf`],
  [
    'März 100%.pdf',
    `attachment; filename="M_rz 100_.pdf"; filename*=UTF-8''M%C3%A4rz%20100%25.pdf`,
  ],
  ['"; x="', `attachment; filename="_; x=_"; filename*=UTF-8''%22%3B%20x%3D%22`],
  ["it's (1)*", `attachment; filename="it's (1)*"; filename*=UTF-8''it%27s%20%281%29%2A`],
])('a file called %o cannot break out of its header', (name, header) => {
  expect(attachment(name)).toBe(header)
})
