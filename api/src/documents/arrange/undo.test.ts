import type { Document, UploadedDocument } from '@brieflotse/contract'
import { expect, test } from 'vitest'
import { file, pdf, signUp, type Client } from '../../../test/client.ts'
import { fakeOcr } from '../../../test/fakes.ts'
import { testServer } from '../../../test/test-server.ts'

async function start() {
  const server = await testServer({ ocr: fakeOcr({ pages: 2 }) })
  server.startJobs()
  const client = await signUp(server)
  const add = async (content: string) => {
    const { id } = (await client.upload([file(pdf(content))])).json<Document>()
    await client.settled(id)
    return id
  }
  /** Waits until no job is left. */
  const rested = () =>
    server.until(
      client.user.id,
      () =>
        server.deps.db.read
          .selectFrom('jobs')
          .select('id')
          .where('name', 'like', '%-document')
          .execute(),
      (jobs) => jobs.length === 0,
    )
  return { client, add, rested }
}

const post = (client: Client, url: string, body: object) => client.call('POST', url, { body })

test('a payment that came with joined pages goes back with them: nobody is asked to pay it twice', async () => {
  const { client, add, rested } = await start()
  const [id, other] = [await add('a'), await add('b')]
  const [claim] = (await client.document(other)).claims
  const paid = { change: 'paid', amount: 4200, on: '2025-11-01' }
  expect((await post(client, `/api/claims/${claim!.id}`, paid)).statusCode).toBe(200)
  await post(client, `/api/documents/${id}/join`, { other, sure: true })
  await rested()
  expect((await client.document(id)).claims).toMatchObject([{ state: 'paid' }])
  expect((await post(client, `/api/documents/${id}/arrange/undo`, {})).statusCode).toBe(200)
  await rested()
  expect((await client.document(other)).claims).toMatchObject([{ state: 'paid', paid: 4200 }])
  expect((await client.document(id)).claims).toMatchObject([{ state: 'open', paid: 0 }])
})

test('pages that were joined to a letter and are uploaded again answer with that letter', async () => {
  const { client, add, rested } = await start()
  const [id, other] = [await add('a'), await add('b')]
  await post(client, `/api/documents/${id}/join`, { other })
  await rested()
  const again = (await client.upload([file(pdf('b'))])).json<UploadedDocument>()
  expect(again).toMatchObject({ id, duplicate: true })
  expect(await client.document(other)).toMatchObject({ status: 'archived', joinedInto: id })
})

test('a word that was put right in a part stays right when the parts become one document again', async () => {
  const { client, add, rested } = await start()
  const id = await add('a')
  await post(client, `/api/documents/${id}/arrange`, { letters: [[2], [1]] })
  await rested()
  const word = {
    field: 'word',
    page: 1,
    box: { x: 25, y: 100, width: 9, height: 4 },
    was: 'Sehr',
    from: null,
    to: { value: 'Mehr' },
  }
  await client.call('PATCH', `/api/documents/${id + 1}`, { body: { changes: [word] } })
  await rested()
  expect((await post(client, `/api/documents/${id}/arrange/undo`, {})).statusCode).toBe(200)
  await rested()
  expect((await client.document(id)).corrections).toMatchObject([
    { field: 'word', page: 2, was: 'Sehr', value: 'Mehr' },
  ])
})

test('an answer that came with joined pages goes back with them, one written since stays', async () => {
  const { client, add, rested } = await start()
  const [id, other] = [await add('a'), await add('b')]
  const write = async (documentId: number, content: string) => {
    const body = { documentId, title: 'Antwort', responseType: 'confirmation', content }
    return (await post(client, '/api/response-letters', body)).json<{ id: number }>().id
  }
  const before = await write(other, 'Guten Tag')
  await post(client, `/api/documents/${id}/join`, { other, sure: true })
  await rested()
  const since = await write(id, 'Nachtrag')
  const aboutOf = async (letter: number) =>
    (await client.get<{ documentId: number }>(`/api/response-letters/${letter}`)).documentId
  expect([await aboutOf(before), await aboutOf(since)]).toEqual([id, id])
  expect((await post(client, `/api/documents/${id}/arrange/undo`, {})).statusCode).toBe(200)
  expect([await aboutOf(before), await aboutOf(since)]).toEqual([other, id])
})

test('a document whose pages are in other letters comes back from the archive only by taking that back', async () => {
  const { client, add, rested } = await start()
  const [id, other, whole] = [await add('a'), await add('b'), await add('c')]
  await post(client, `/api/documents/${id}/join`, { other })
  await post(client, `/api/documents/${whole}/arrange`, { letters: [[2], [1]] })
  await rested()
  for (const archived of [other, whole]) {
    const refused = await post(client, `/api/documents/${archived}/restore`, {})
    expect(refused.json()).toMatchObject({
      code: 'conflict',
      error: expect.stringContaining('Its pages are in other'),
    })
    expect(await client.document(archived)).toMatchObject({ status: 'archived' })
  }
  // Uploading the file again does not restore the document either.
  const again = (await client.upload([file(pdf('c'))])).json<UploadedDocument>()
  expect(again).toMatchObject({ id: whole, duplicate: true, status: 'archived' })
  await post(client, `/api/documents/${id}/arrange/undo`, {})
  await post(client, `/api/documents/${whole}/arrange/undo`, {})
  for (const back of [other, whole]) {
    expect(await client.document(back)).toMatchObject({ status: 'completed' })
  }
})
