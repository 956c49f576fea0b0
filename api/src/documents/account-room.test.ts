import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { file, multipart, pdf, signUp, type Client } from '../../test/client.ts'
import { testServer } from '../../test/test-server.ts'

const letter = (n: number) => file(pdf(`${n}`.padEnd(40_000, 'x')))
const status = async (client: Client, n: number) => (await client.upload([letter(n)])).statusCode

test('an account takes no more than the operator allows, and takes again when something was erased', async () => {
  const server = await testServer({ maxBytesPerUser: 100_000 })
  const [client, other] = [await signUp(server), await signUp(server)]
  const first = (await client.upload([letter(1)])).json<{ id: number }>()
  expect(await status(client, 2)).toBe(201)
  const refused = await client.upload([letter(3)])
  expect(refused.statusCode).toBe(507)
  expect(refused.json()).toMatchObject({ code: 'account-full' })
  expect(await client.get('/api/documents')).toHaveLength(2)
  expect(await server.stored()).toHaveLength(2)
  // Content that is already stored takes no additional space.
  expect(await status(client, 1)).toBe(201)
  expect(await status(other, 3)).toBe(201)
  const form = multipart([
    { name: 'source', value: 'email_share' },
    { name: 'emailContent', value: 'Anbei der Brief.' },
    { ...letter(4), name: 'attachment_0' },
  ])
  const shared = await client.call('POST', '/api/process-shared-email', form)
  expect(shared.json()).toMatchObject({ code: 'account-full' })
  await client.call('DELETE', `/api/documents/${first.id}?permanent=true`)
  expect(await status(client, 3)).toBe(201)
})

test('uploads at the same time do not pass it together', async () => {
  const server = await testServer({ maxBytesPerUser: 100_000 })
  const client = await signUp(server)
  const answers = await Promise.all([1, 2, 3, 4].map((n) => status(client, n)))
  expect(answers.toSorted((a, b) => a - b)).toEqual([201, 201, 507, 507])
})

test('pictures of pages count as well', async () => {
  const server = await testServer({ maxBytesPerUser: 50_000 })
  const client = await signUp(server)
  server.startJobs()
  const { id } = (await client.upload([letter(1)])).json<{ id: number }>()
  await client.settled(id)
  const { db } = server.deps
  const page = await db.read.selectFrom('document_pages').selectAll().executeTakeFirstOrThrow()
  await db.write((tx) =>
    tx.updateTable('files').set({ size: 20_000 }).where('hash', '=', page.zoom_hash).execute(),
  )
  expect((await client.upload([file(pdf('small'))])).statusCode).toBe(507)
})

test('texts of response letters count as well; one that is shortened is taken in any case', async () => {
  const server = await testServer({ maxBytesPerUser: 50_000 })
  const client = await signUp(server)
  server.startJobs()
  const { id: documentId } = (await client.upload([file(pdf('small'))])).json<{ id: number }>()
  await client.settled(documentId)
  const write = (content: string) =>
    client.call('POST', '/api/response-letters', {
      body: { documentId, title: 'W', responseType: 'objection', content },
    })
  const text = 'Ü'.repeat(10_000)
  const { id } = (await write(text)).json<{ id: number }>()
  expect((await write(text)).statusCode).toBe(201)
  const refused = await write(text)
  expect([refused.statusCode, refused.json().code]).toEqual([507, 'account-full'])
  expect(await client.get('/api/response-letters')).toHaveLength(2)
  const edit = async (from: string, to: string) => {
    const body = { from, to }
    return (await client.call('PATCH', `/api/response-letters/${id}`, { body })).statusCode
  }
  expect(await edit(text, text + text)).toBe(507)
  expect(await edit(text, 'kurz')).toBe(200)
  expect(await edit('kurz', text)).toBe(200)
})

test('the limit is in megabytes, and there is none where nothing is set', () => {
  expect(readConfig({}).maxBytesPerUser).toBeNull()
  expect(readConfig({ BRIEFLOTSE_MAX_MB_PER_USER: '500' }).maxBytesPerUser).toBe(500e6)
  expect(() => readConfig({ BRIEFLOTSE_MAX_MB_PER_USER: '0' })).toThrow('MAX_MB_PER_USER')
})
