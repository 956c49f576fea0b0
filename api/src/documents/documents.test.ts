import type { Document, UploadedDocument } from '@brieflotse/contract'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { file, pdf, signUp, type Client } from '../../test/client.ts'
import { testServer } from '../../test/test-server.ts'

async function uploaded(client: Client, content = 'a'): Promise<number> {
  return (await client.upload([file(pdf(content))])).json<UploadedDocument>().id
}

describe('the list', () => {
  test('shows the user’s documents, newest first, with what their cards need', async () => {
    const server = await testServer()
    server.startJobs()
    const client = await signUp(server)
    const [first, second] = [await uploaded(client, 'a'), await uploaded(client, 'b')]
    await client.settled(first)
    await client.settled(second)
    const list = await client.get<Document[]>('/api/documents')
    expect(list.map(({ id }) => id)).toEqual([second, first])
    expect(list[0]).toMatchObject({
      title: 'Stadtwerke Musterhafen, Mahnung',
      status: 'completed',
      explanation: { sender: { name: 'Stadtwerke Musterhafen', date: '2026-11-02' } },
    })
    expect(Object.keys(list[0]!.explanation!)).toEqual(['sender', 'recipient', 'document_details'])
  })

  test('follows every change', async () => {
    const server = await testServer()
    const client = await signUp(server)
    const id = await uploaded(client)
    const status = async () => (await client.get<Document[]>('/api/documents'))[0]?.status
    expect(await status()).toBe('pending')
    await client.call('DELETE', `/api/documents/${id}`)
    expect(await status()).toBe('archived')
    await client.call('POST', `/api/documents/${id}/restore`)
    expect(await status()).toBe('pending')
    await client.call('DELETE', `/api/documents/${id}?permanent=true`)
    expect(await status()).toBeUndefined()
  })

  test('misses no document that changes while the list is made', async () => {
    const server = await testServer()
    const { deps } = server
    const client = await signUp(server)
    const id = await uploaded(client)
    const list = deps.answers.list(client.user.id)
    await deps.db.write((tx) => deps.documents.archive(tx, id))
    expect(JSON.parse((await list).text)).toMatchObject([{ id, status: 'archived' }])
  })
})

describe('deleting', () => {
  test('archives: the document is still there and can be restored', async () => {
    const server = await testServer()
    const client = await signUp(server)
    const id = await uploaded(client)
    const answer = await client.call('DELETE', `/api/documents/${id}`)
    expect(answer.statusCode).toBe(204)
    expect(await client.document(id)).toMatchObject({ status: 'archived' })
    const restored = await client.call('POST', `/api/documents/${id}/restore`)
    expect(restored.json()).toMatchObject({ id, status: 'pending' })
  })

  test('for good erases rows, files, pictures, words and jobs at once', async () => {
    const server = await testServer()
    server.startJobs()
    const client = await signUp(server)
    const id = await uploaded(client)
    await client.settled(id)
    await server.stopJobs()
    await client.call('POST', `/api/documents/${id}/read`)
    expect(await server.stored()).toHaveLength(3)

    const answer = await client.call('DELETE', `/api/documents/${id}?permanent=true`)
    expect(answer.statusCode).toBe(204)
    expect((await client.call('GET', `/api/documents/${id}`)).statusCode).toBe(404)
    expect(await server.stored()).toEqual([])
    const { read } = server.deps.db
    for (const table of ['documents', 'document_readings', 'document_pages', 'files'] as const) {
      expect(await read.selectFrom(table).selectAll().execute()).toEqual([])
    }
    expect(
      await read.selectFrom('jobs').selectAll().where('name', '<>', 'clean-up').execute(),
    ).toEqual([])
  })

  test('for good is still a success when the answer was lost and it is sent again', async () => {
    const server = await testServer()
    const client = await signUp(server)
    const url = `/api/documents/${await uploaded(client)}?permanent=true`
    const headers = { 'idempotency-key': 'erase-1' }
    for (let n = 0; n < 2; n++) {
      expect((await client.call('DELETE', url, { headers })).statusCode).toBe(204)
    }
    const other = await client.call('DELETE', url, { headers: { 'idempotency-key': 'erase-2' } })
    expect(other.statusCode).toBe(404)
  })

  test('that arrives late for a second time does not undo what the user did since', async () => {
    const server = await testServer()
    const client = await signUp(server)
    const url = `/api/documents/${await uploaded(client)}`
    const headers = { 'idempotency-key': 'archive-1' }
    await client.call('DELETE', url, { headers })
    await client.call('POST', `${url}/restore`)
    expect((await client.call('DELETE', url, { headers })).statusCode).toBe(204)
    expect((await client.call('GET', url)).json()).toMatchObject({ status: 'pending' })
  })

  test('takes no other word for "permanent"', async () => {
    const server = await testServer()
    const client = await signUp(server)
    const id = await uploaded(client)
    const answer = await client.call('DELETE', `/api/documents/${id}?permanent=yes`)
    expect(answer.statusCode).toBe(400)
    expect(await client.document(id)).toMatchObject({ status: 'pending' })
  })
})

describe('somebody else’s document', () => {
  const routes = [
    ['GET', ''],
    ['DELETE', ''],
    ['DELETE', '?permanent=true'],
    ['POST', '/restore'],
    ['POST', '/read'],
    ['GET', '/pages/1'],
    ['GET', '/file'],
  ] as const

  test.each(routes)('answers %s %s exactly like one that does not exist', async (method, path) => {
    const server = await testServer()
    server.startJobs()
    const owner = await signUp(server)
    const id = await uploaded(owner)
    await owner.settled(id)
    const stranger = await signUp(server)
    const foreign = await stranger.call(method, `/api/documents/${id}${path}`)
    const missing = await stranger.call(method, `/api/documents/999${path}`)
    expect(foreign.statusCode).toBe(404)
    expect(foreign.body).toBe(missing.body)
    expect(await owner.document(id)).toMatchObject({ status: 'completed' })
  })

  test.each(['abc', '0', '-1', '1.5', '1e3', '99999999999999999999', '..%2f1'])(
    'and an id like %o are the same',
    async (id) => {
      const server = await testServer()
      const client = await signUp(server)
      const answer = await client.call('GET', `/api/documents/${id}`)
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toMatchObject({ code: 'not-found' })
    },
  )

  test('and everybody’s documents are closed to those who are not signed in', async () => {
    const server = await testServer()
    const id = await uploaded(await signUp(server))
    for (const [method, path] of routes) {
      const answer = await server.app.inject({ method, url: `/api/documents/${id}${path}` })
      expect(answer.statusCode).toBe(401)
    }
  })
})

test('nothing of an erased letter can be read in the files of the database', async () => {
  const server = await testServer()
  const client = await signUp(server)
  const upload = await client.upload([file(pdf('a'), 'Scheidungsurteil.pdf')])
  const { id } = upload.json<UploadedDocument>()
  server.startJobs()
  await client.settled(id)
  await server.stopJobs()
  const onDisk = () =>
    ['brieflotse.db', 'brieflotse.db-wal']
      .map((name) => readFileSync(join(server.dataFolder, name), 'latin1'))
      .join('')
  expect(onDisk()).toContain('Scheidungsurteil')
  expect(onDisk()).toContain('Bitte zahlen Sie')
  await client.call('DELETE', `/api/documents/${id}?permanent=true`)
  expect(onDisk()).not.toContain('Scheidungsurteil')
  expect(onDisk()).not.toContain('Bitte zahlen Sie')
})
