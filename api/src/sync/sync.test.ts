import type {
  Changes,
  DocumentListItem,
  OlderRows,
  PackedDocument,
  UploadedDocument,
} from '@brieflotse/contract'
import { expect, test } from 'vitest'
import { file, pdf, signUp, type Client } from '../../test/client.ts'
import { testServer } from '../../test/test-server.ts'

const upload = async (client: Client, content: string) =>
  (await client.upload([file(pdf(content))])).json<UploadedDocument>().id
const older = (client: Client, before: number | null, limit = 100) =>
  client.get<Changes>(`/api/sync/older?limit=${limit}${before === null ? '' : `&before=${before}`}`)
const since = (client: Client, cursor: number, limit = 100) =>
  client.get<Changes>(`/api/sync?since=${cursor}&limit=${limit}`)

test('a new device gets every document with its newest state, and a cursor', async () => {
  const server = await testServer()
  server.startJobs()
  const client = await signUp(server)
  const id = await upload(client, 'a')
  await client.settled(id)
  const { cursor, more, changes } = await since(client, 0)
  expect(more).toBe(false)
  expect(changes).toMatchObject([{ kind: 'document', id, rev: cursor }])
  expect(changes[0]!.row).toEqual(await client.document(id))
})

test('after the cursor only what changed is told, oldest change first', async () => {
  const server = await testServer()
  const client = await signUp(server)
  const [a, b] = [await upload(client, 'a'), await upload(client, 'b')]
  const { cursor } = await since(client, 0)
  expect(await since(client, cursor)).toMatchObject({ cursor, more: false, changes: [] })
  await client.call('DELETE', `/api/documents/${b}`)
  await client.call('DELETE', `/api/documents/${a}`)
  const { changes } = await since(client, cursor)
  expect(changes).toMatchObject([
    { id: b, row: { status: 'archived' } },
    { id: a, row: { status: 'archived' } },
  ])
})

test('an erased document leaves a tombstone', async () => {
  const server = await testServer()
  const client = await signUp(server)
  const id = await upload(client, 'a')
  const { cursor } = await since(client, 0)
  await client.call('DELETE', `/api/documents/${id}?permanent=true`)
  expect((await since(client, cursor)).changes).toMatchObject([{ id, row: null }])
})

test('a long feed comes in pages that leave nothing out', async () => {
  const server = await testServer()
  const client = await signUp(server)
  const ids: number[] = []
  for (const content of ['a', 'b', 'c', 'd', 'e']) ids.push(await upload(client, content))
  const seen: number[] = []
  let page: Changes = { epoch: '', cursor: 0, more: true, changes: [] }
  while (page.more) {
    page = await since(client, page.cursor, 2)
    expect(page.changes.length).toBeLessThanOrEqual(2)
    seen.push(...page.changes.map(({ id }) => id))
  }
  expect(seen).toEqual(ids)
})

test('a page ends early when its rows are large', async () => {
  const server = await testServer()
  const client = await signUp(server)
  for (const content of ['a', 'b', 'c']) await upload(client, content)
  await server.deps.db.write(async (tx) => {
    const rows = await tx.selectFrom('documents').select('id').execute()
    for (const { id } of rows) {
      const value = { document_id: id, original_text: 'x'.repeat(1_200_000), explanation: 'null' }
      await tx
        .insertInto('document_readings')
        .values({ ...value, sentences: '[]' })
        .execute()
    }
  })
  const first = await since(client, 0)
  expect(first).toMatchObject({ more: true })
  expect(first.changes).toHaveLength(2)
  expect((await since(client, first.cursor)).changes).toHaveLength(1)
})

test('a new device gets the newest documents first, page by page down to the oldest', async () => {
  const server = await testServer()
  const client = await signUp(server)
  const ids: number[] = []
  for (const content of ['a', 'b', 'c', 'd', 'e']) ids.push(await upload(client, content))
  const { cursor } = await since(client, 0)
  const seen: number[] = []
  let before: number | null = null
  for (let more = true; more;) {
    const page = await older(client, before, 2)
    expect(page.cursor).toBe(cursor)
    expect(page.changes.length).toBeLessThanOrEqual(2)
    seen.push(...page.changes.map(({ id }) => id))
    before = page.changes.at(-1)!.rev
    more = page.more
  }
  expect(seen).toEqual(ids.toReversed())
})

test('going down, a packed row has what lists show, and the whole document as text', async () => {
  const server = await testServer()
  server.startJobs()
  const client = await signUp(server)
  const id = await upload(client, 'a')
  await client.settled(id)
  const { changes } = await client.get<OlderRows>('/api/sync/older?packed=1')
  const whole = await client.document(id)
  const [listed] = await client.get<DocumentListItem[]>('/api/documents')
  const row = changes[0]!.row as PackedDocument
  expect(JSON.parse(row.packed)).toEqual(whole)
  expect(row).toMatchObject({ ...listed, fileName: whole.fileName, pages: whole.pages })
  expect(row).not.toHaveProperty('sentences')
})

test('going down, a row that changed meanwhile is left to the feed, and the cursor tells of it', async () => {
  const server = await testServer()
  const client = await signUp(server)
  const [a, b, c] = [
    await upload(client, 'a'),
    await upload(client, 'b'),
    await upload(client, 'c'),
  ]
  const first = await older(client, null, 1)
  expect(first.changes.map(({ id }) => id)).toEqual([c])
  await client.call('DELETE', `/api/documents/${a}`)
  await client.call('DELETE', `/api/documents/${c}?permanent=true`)
  const second = await older(client, first.changes[0]!.rev, 10)
  expect(second.changes.map(({ id }) => id)).toEqual([b])
  expect(second.cursor).toBeGreaterThan(first.cursor)
  expect((await since(client, first.cursor)).changes).toMatchObject([
    { id: a, row: { status: 'archived' } },
    { id: c, row: null },
  ])
})

test('going down shows no tombstones and nothing of somebody else', async () => {
  const server = await testServer()
  const [owner, other] = [await signUp(server), await signUp(server)]
  const id = await upload(owner, 'a')
  await owner.call('DELETE', `/api/documents/${id}?permanent=true`)
  expect(await older(owner, null)).toMatchObject({ more: false, changes: [] })
  expect(await older(other, null)).toMatchObject({ cursor: 0, more: false, changes: [] })
})

test('nobody sees the changes of somebody else', async () => {
  const server = await testServer()
  const owner = await signUp(server)
  await upload(owner, 'a')
  expect(await since(await signUp(server), 0)).toMatchObject({
    cursor: 0,
    more: false,
    changes: [],
  })
})

test('a cursor from a database that was put back to an older state starts over', async () => {
  const server = await testServer()
  const client = await signUp(server)
  await upload(client, 'a')
  expect((await since(client, 1_000_000)).changes).toHaveLength(1)
})

test.each(['since=-1', 'since=x', '', 'since=0&limit=0', 'since=0&limit=201'])(
  'a question like %o is refused',
  async (query) => {
    const server = await testServer()
    const client = await signUp(server)
    const answer = await client.call('GET', `/api/sync?${query}`)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'invalid-input' })
  },
)
