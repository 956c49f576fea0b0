import type { Changes, ResponseLetter, UploadedDocument } from '@brieflotse/contract'
import { expect, test } from 'vitest'
import { type Client, file, pdf, signUp } from '../../test/client.ts'
import { testServer } from '../../test/test-server.ts'

const key = '6f1c7a52-0d5e-4f6b-9c41-0f3f6c6f7a01'

async function readDocument() {
  const server = await testServer()
  server.startJobs()
  const client = await signUp(server)
  const { id } = (await client.upload([file(pdf('a'))])).json<UploadedDocument>()
  await client.settled(id)
  return { server, client, id }
}

const wish = (documentId: number, rest = {}) => ({
  body: { title: 'Response to: Reminder', responseType: 'confirmation', documentId, ...rest },
})
const create = (client: Client, documentId: number, rest = {}, headers = {}) =>
  client.call('POST', '/api/response-letters', { ...wish(documentId, rest), headers })
const letters = (client: Client) => client.get<ResponseLetter[]>('/api/response-letters')

test('the server writes a letter from what the document says', async () => {
  const { client, id } = await readDocument()
  const answer = await create(client, id)
  expect(answer.statusCode).toBe(201)
  const letter = answer.json<ResponseLetter>()
  expect(letter).toMatchObject({
    title: 'Response to: Reminder',
    responseType: 'confirmation',
    documentId: id,
    physicalDelivery: false,
    deliveryOption: 'standard',
  })
  expect(letter.content).toContain('Sehr geehrte Damen und Herren,')
  expect(letter.content).toContain('Mit freundlichen Grüßen')
  expect(await client.get(`/api/response-letters/${letter.id}`)).toEqual(letter)
})

test('it goes to whoever wrote the document, and prints as a PDF under its title', async () => {
  const { client, id } = await readDocument()
  const letter = (await create(client, id)).json<ResponseLetter>()
  expect(letter).toMatchObject({
    recipientName: 'Stadtwerke Musterhafen',
    recipientAddress: { address: null, zip: null, city: null },
  })
  const answer = await client.call('GET', `/api/response-letters/${letter.id}/pdf`)
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect(answer.headers['content-disposition']).toContain('Response to: Reminder.pdf')
})

test('a letter written on the device is kept as it was shown there', async () => {
  const { client, id } = await readDocument()
  const letter = (await create(client, id, { content: 'Mein Brief' })).json<ResponseLetter>()
  expect(letter.content).toBe('Mein Brief')
})

test.each([
  ['no type', { responseType: '' }, 'Response type is required'],
  ['an unknown type', { responseType: 'poem' }, /not valid/],
  ['no title', { title: '' }, /./],
])('%s is refused', async (_, rest, sentence) => {
  const { client, id } = await readDocument()
  const answer = await create(client, id, rest)
  expect(answer.statusCode).toBe(400)
  expect(answer.json<{ error: string }>().error).toMatch(sentence)
  expect(await letters(client)).toEqual([])
})

test('a document that was not read cannot be answered yet', async () => {
  const server = await testServer()
  const client = await signUp(server)
  const { id } = (await client.upload([file(pdf('a'))])).json<UploadedDocument>()
  expect((await create(client, id)).json()).toMatchObject({ code: 'not-ready' })
})

test('the same wish sent twice is one letter', async () => {
  const { client, id } = await readDocument()
  const headers = { 'idempotency-key': key }
  const [first, second] = [
    await create(client, id, {}, headers),
    await create(client, id, {}, headers),
  ]
  expect(second.json()).toEqual(first.json())
  expect(first.json()).toMatchObject({ clientId: key })
  expect(await letters(client)).toHaveLength(1)
})

test('whose answer was lost gets it, also when the document is gone by then', async () => {
  const { client, id } = await readDocument()
  const headers = { 'idempotency-key': key }
  const first = await create(client, id, {}, headers)
  await client.call('DELETE', `/api/documents/${id}?permanent=true`)
  const second = await create(client, id, {}, headers)
  expect(second.statusCode).toBe(201)
  expect(second.json()).toEqual(first.json())
  expect((await create(client, id)).statusCode).toBe(404)
})

test('the list can be asked for one letter, newest first otherwise', async () => {
  const { client, id } = await readDocument()
  for (const content of ['a', 'b']) await create(client, id, { content })
  const all = await letters(client)
  expect(all.map(({ content }) => content)).toEqual(['b', 'a'])
  const one = await client.get<ResponseLetter[]>(`/api/response-letters?id=${all[1]!.id}`)
  expect(one).toEqual([all[1]])
})

test('an edit says what it replaces; what was changed elsewhere is not overwritten', async () => {
  const { client, id } = await readDocument()
  const letter = (await create(client, id, { content: 'a' })).json<ResponseLetter>()
  const edit = (from: string, to: string) =>
    client.call('PATCH', `/api/response-letters/${letter.id}`, { body: { from, to } })
  expect((await edit('a', 'b')).json()).toMatchObject({ content: 'b' })
  expect((await edit('a', 'c')).json()).toMatchObject({ code: 'conflict' })
  expect((await edit('a', 'b')).statusCode).toBe(200)
  expect((await edit('b', '')).statusCode).toBe(400)
})

test('a letter that was sent stays as it was sent', async () => {
  const { server, client, id } = await readDocument()
  const letter = (await create(client, id, { content: 'a' })).json<ResponseLetter>()
  await server.deps.db.write((tx) =>
    tx.updateTable('response_letters').set({ sent_at: new Date().toISOString() }).execute(),
  )
  const answer = await client.call('PATCH', `/api/response-letters/${letter.id}`, {
    body: { from: 'a', to: 'b' },
  })
  expect(answer.json()).toMatchObject({ code: 'letter-sent' })
})

test('letters stay when their document is erased, and go when they are erased', async () => {
  const { client, id } = await readDocument()
  const letter = (await create(client, id)).json<ResponseLetter>()
  await client.call('DELETE', `/api/documents/${id}?permanent=true`)
  expect(await letters(client)).toHaveLength(1)
  const headers = { 'idempotency-key': key }
  for (const _ of [1, 2]) {
    const answer = await client.call('DELETE', `/api/response-letters/${letter.id}`, { headers })
    expect(answer.statusCode).toBe(204)
  }
  expect(await letters(client)).toEqual([])
})

test('every device hears of a letter, its changes and its end', async () => {
  const { client, id } = await readDocument()
  const since = async (cursor: number) => client.get<Changes>(`/api/sync?since=${cursor}`)
  const { cursor } = await since(0)
  const letter = (await create(client, id, { content: 'a' })).json<ResponseLetter>()
  const made = await since(cursor)
  expect(made.changes).toEqual([{ kind: 'letter', id: letter.id, rev: made.cursor, row: letter }])
  await client.call('DELETE', `/api/response-letters/${letter.id}`)
  expect((await since(made.cursor)).changes).toMatchObject([{ kind: 'letter', row: null }])
})

test('nobody sees or answers what belongs to somebody else', async () => {
  const { server, client, id } = await readDocument()
  const letter = (await create(client, id)).json<ResponseLetter>()
  const other = await signUp(server)
  expect((await create(other, id)).statusCode).toBe(404)
  expect(await letters(other)).toEqual([])
  for (const method of ['GET', 'DELETE'] as const) {
    expect((await other.call(method, `/api/response-letters/${letter.id}`)).statusCode).toBe(404)
  }
})
