import type { Document, UploadedDocument } from '@brieflotse/contract'
import { expect, test } from 'vitest'
import { file, pdf, signUp, type Client } from '../../test/client.ts'
import { testServer } from '../../test/test-server.ts'

async function start() {
  const server = await testServer()
  const client = await signUp(server)
  const { id } = (await client.upload([file(pdf('a'))])).json<UploadedDocument>()
  return { server, client, id }
}

const rename = (client: Client, id: number, from: unknown, to: unknown, key?: string) =>
  edit(client, id, [{ field: 'title', from, to }], key)

const edit = (client: Client, id: number, changes: unknown[], key?: string) =>
  client.call('PATCH', `/api/documents/${id}`, {
    body: { changes },
    ...(key && { headers: { 'idempotency-key': key } }),
  })

test('a name the user gave is in the answer, in the list and in the feed', async () => {
  const { client, id } = await start()
  const answer = await rename(client, id, null, '  Heating  ')
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({ id, givenTitle: 'Heating', title: 'letter' })
  expect(await client.get('/api/documents')).toMatchObject([{ givenTitle: 'Heating' }])
  expect(await client.get('/api/sync?since=0')).toMatchObject({ changes: [{ id }] })
})

test('reading again keeps the name and the tags the user gave', async () => {
  const { server, client, id } = await start()
  await edit(client, id, [
    { field: 'title', from: null, to: 'Heating' },
    { field: 'tags', from: [], to: ['flat', 'flat', 'winter'] },
  ])
  server.startJobs()
  await client.settled(id)
  await client.call('POST', `/api/documents/${id}/read`)
  expect(await client.settled(id)).toMatchObject({
    title: 'Stadtwerke Musterhafen, Mahnung',
    givenTitle: 'Heating',
    tags: ['flat', 'winter'],
  })
})

test('a name can be taken away again', async () => {
  const { client, id } = await start()
  await rename(client, id, null, 'Heating')
  expect((await rename(client, id, 'Heating', null)).json()).toMatchObject({ givenTitle: null })
})

test('a field that holds something else by now gives a conflict, and nothing of the edit happens', async () => {
  const { client, id } = await start()
  await rename(client, id, null, 'Theirs')
  const answer = await edit(client, id, [
    { field: 'tags', from: [], to: ['flat'] },
    { field: 'title', from: null, to: 'Mine' },
  ])
  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toMatchObject({ code: 'conflict' })
  expect(await client.document(id)).toMatchObject({ givenTitle: 'Theirs', tags: [] })
})

test('a field that already holds what is wanted is no conflict', async () => {
  const { client, id } = await start()
  await rename(client, id, null, 'Same')
  expect((await rename(client, id, 'Older', 'Same')).statusCode).toBe(200)
})

test('an edit whose answer was lost counts once, also after the field was changed since', async () => {
  const { client, id } = await start()
  await rename(client, id, null, 'First', 'key-1')
  await rename(client, id, 'First', 'Second', 'key-2')
  const again = await rename(client, id, null, 'First', 'key-1')
  expect(again.statusCode).toBe(200)
  expect(again.json<Document>().givenTitle).toBe('Second')
  const other = await rename(client, id, null, 'Other', 'key-1')
  expect(other.json()).toMatchObject({ code: 'key-reused' })
})

test('somebody else’s document is not there', async () => {
  const { server, client, id } = await start()
  const other = await signUp(server)
  expect((await rename(other, id, null, 'Mine now')).statusCode).toBe(404)
  expect(await client.document(id)).toMatchObject({ givenTitle: null })
})

const refused: [why: string, changes: unknown[]][] = [
  ['no change', []],
  ['an empty name', [{ field: 'title', from: null, to: '   ' }]],
  ['a name of 201 characters', [{ field: 'title', from: null, to: 'x'.repeat(201) }]],
  ['a name with a line break', [{ field: 'title', from: null, to: 'a\nb' }]],
  ['a name that turns the direction of writing', [{ field: 'title', from: null, to: 'a\u202eb' }]],
  ['21 tags', [{ field: 'tags', from: [], to: Array.from({ length: 21 }, (_, n) => `t${n}`) }]],
  ['a tag of 41 characters', [{ field: 'tags', from: [], to: ['x'.repeat(41)] }]],
  ['a field that is not the user’s', [{ field: 'status', from: 'pending', to: 'completed' }]],
  ['no old value', [{ field: 'title', to: 'Heating' }]],
]

test.each(refused)('%s is refused', async (_why, changes) => {
  const { client, id } = await start()
  expect((await edit(client, id, changes)).statusCode).toBe(400)
  expect(await client.document(id)).toMatchObject({ givenTitle: null, tags: [] })
})

test('a step marked as done survives another reading, and can be opened again', async () => {
  const { server, client, id } = await start()
  const mark = (from: boolean, to: boolean, step = 'send Bitte senden Sie uns die Kopie.') =>
    edit(client, id, [{ field: 'step', step, from, to }])
  expect((await mark(false, true)).json()).toMatchObject({
    doneSteps: ['send Bitte senden Sie uns die Kopie.'],
  })
  // the same mark from a second device changes nothing
  expect((await mark(false, true)).statusCode).toBe(200)
  await mark(false, true, 'call Rufen Sie uns an.')
  server.startJobs()
  await client.settled(id)
  expect(await client.document(id)).toMatchObject({
    doneSteps: ['send Bitte senden Sie uns die Kopie.', 'call Rufen Sie uns an.'],
  })
  expect((await mark(true, false)).json()).toMatchObject({ doneSteps: ['call Rufen Sie uns an.'] })
  expect((await mark(false, true, 'x'.repeat(201))).statusCode).toBe(400)
})

test('a document takes a limited number of marks', async () => {
  const { client, id } = await start()
  const marks = (at: number) =>
    Array.from({ length: 50 }, (_, n) => ({
      field: 'step',
      step: `send ${at + n}`,
      from: false,
      to: true,
    }))
  expect((await edit(client, id, marks(0))).statusCode).toBe(200)
  expect((await edit(client, id, marks(50))).statusCode).toBe(200)
  expect((await edit(client, id, marks(100))).statusCode).toBe(400)
  expect((await client.document(id)).doneSteps).toHaveLength(100)
})
