import type { Document } from '@brieflotse/contract'
import { expect, test } from 'vitest'
import type { Ocr } from '../../providers/ocr/ocr.ts'
import { file, pdf, signUp, type Client } from '../../../test/client.ts'
import { fakeOcr } from '../../../test/fakes.ts'
import { testServer, type TestServer } from '../../../test/test-server.ts'

/** A fake OCR that finds this many pages in every file. The text of a page is its number and the file's last character. */
function countingOcr(pages: number): Ocr {
  const plain = fakeOcr({ pages })
  return {
    ...plain,
    read: (letter, options) => {
      const name = Buffer.from(letter.bytes).toString('latin1').at(-1)
      return plain.read(letter, {
        ...options,
        onPage: (page) => {
          const [first, ...rest] = page.words
          const text = `Blatt-${name}${page.size.number}`
          return options.onPage({ ...page, words: [{ ...first!, text }, ...rest] })
        },
      })
    },
  }
}

async function start(pages = 4) {
  const server = await testServer({ ocr: countingOcr(pages) })
  server.startJobs()
  const client = await signUp(server)
  const add = async (content: string) => {
    const { id } = (await client.upload([file(pdf(content))])).json<Document>()
    await client.settled(id)
    return id
  }
  return { server, client, add, id: await add('a') }
}

const post = (client: Client, url: string, body: object, key?: string) =>
  client.call('POST', url, { body, ...(key && { headers: { 'idempotency-key': key } }) })

const split = (client: Client, id: number, letters: number[][], rest: object = {}, key?: string) =>
  post(client, `/api/documents/${id}/arrange`, { letters, ...rest }, key)

/** Waits until no job is left, so that the document shows the result of its newest words. */
async function rested(server: TestServer, client: Client, id: number): Promise<Document> {
  await server.until(
    client.user.id,
    () =>
      server.deps.db.read
        .selectFrom('jobs')
        .select('id')
        .where('name', 'like', '%-document')
        .execute(),
    (jobs) => jobs.length === 0,
  )
  return client.document(id)
}

const sheets = ({ originalText }: Document) => originalText.match(/Blatt-\w+/g)

test('a document is split into letters of their own, and goes to the archive with its file', async () => {
  const { server, client, id } = await start()
  const answer = (
    await split(client, id, [
      [1, 2],
      [4, 3],
    ])
  ).json<Document>()
  expect(answer).toMatchObject({ id, status: 'archived', parts: [id + 1, id + 2] })
  const first = await rested(server, client, id + 1)
  const second = await client.document(id + 2)
  expect(first).toMatchObject({
    status: 'completed',
    translationState: 'done',
    partOf: id,
    fileCount: 1,
  })
  expect([sheets(first), sheets(second)]).toEqual([
    ['Blatt-a1', 'Blatt-a2'],
    ['Blatt-a4', 'Blatt-a3'],
  ])
  expect(second.pages.map(({ number }) => number)).toEqual([1, 2])
  expect((await client.call('GET', `/api/documents/${id + 2}/pages/2`)).statusCode).toBe(200)
  expect((await client.call('GET', `/api/documents/${id + 2}/file`)).rawPayload).toEqual(pdf('a'))
})

test('a part that is read again has its own pages only, in their order', async () => {
  const { server, client, id } = await start()
  await split(client, id, [[1], [4, 2, 3]])
  await rested(server, client, id + 2)
  await client.call('POST', `/api/documents/${id + 2}/read`)
  expect(sheets(await rested(server, client, id + 2))).toEqual(['Blatt-a4', 'Blatt-a2', 'Blatt-a3'])
})

test('a split whose answer was lost happens once, and the same key with other letters is refused', async () => {
  const { client, id } = await start()
  const letters = [
    [1, 2],
    [3, 4],
  ]
  await split(client, id, letters, {}, 'key-1')
  expect((await split(client, id, letters, {}, 'key-1')).json()).toMatchObject({
    parts: [id + 1, id + 2],
  })
  expect(await client.get('/api/documents')).toHaveLength(3)
  expect((await split(client, id, [[1], [2, 3, 4]], {}, 'key-1')).json()).toMatchObject({
    code: 'key-reused',
  })
  // The request of a second device that does not know of the first split.
  expect((await split(client, id, letters, {}, 'key-2')).json()).toMatchObject({ code: 'conflict' })
})

test('letters that are not all pages once are refused', async () => {
  const { server, client, id } = await start()
  for (const letters of [
    [
      [1, 2],
      [2, 3],
    ],
    [[1, 2], [3]],
    [
      [1, 2],
      [3, 4, 5],
    ],
  ]) {
    expect((await split(client, id, letters)).json()).toMatchObject({ code: 'conflict' })
  }
  for (const letters of [[], [[]], [[0]], [[1.5]], 'all']) {
    expect((await split(client, id, letters as number[][])).statusCode).toBe(400)
  }
  const other = await signUp(server)
  expect(
    (
      await split(other, id, [
        [1, 2],
        [3, 4],
      ])
    ).statusCode,
  ).toBe(404)
  expect(await client.get('/api/documents')).toHaveLength(1)
})

test('what was read of a word goes with its page, and a fact with the letter that says it', async () => {
  const { server, client, id } = await start(2)
  const box = { x: 25, y: 100, width: 9, height: 4 }
  const word = {
    field: 'word',
    page: 2,
    box,
    was: 'Blatt-a2',
    from: null,
    to: { value: 'Blatt-b2' },
  }
  const changes = [
    word,
    { field: 'fact', kind: 'amount-total', was: '4200', from: null, to: { value: '4300' } },
    { field: 'fact', kind: 'amount-late-fee', was: '5', from: null, to: { value: '500' } },
  ]
  await client.call('PATCH', `/api/documents/${id}`, { body: { changes } })
  await rested(server, client, id)
  await split(client, id, [[1], [2]])
  const first = await rested(server, client, id + 1)
  const second = await client.document(id + 2)
  expect(first.corrections).toEqual([
    { field: 'fact', kind: 'amount-total', was: '4200', value: '4300' },
  ])
  expect(second.corrections).toContainEqual({
    field: 'word',
    page: 1,
    box,
    was: 'Blatt-a2',
    value: 'Blatt-b2',
  })
})

test('what was paid is split only when the user is sure, and nobody is asked to pay it twice', async () => {
  const { server, client, id } = await start(2)
  const [claim] = (await client.document(id)).claims
  await server.deps.db.write((tx) =>
    tx
      .updateTable('claims')
      .set({ disputed_at: '2026-11-20T10:00:00.000Z' })
      .where('id', '=', claim!.id)
      .execute(),
  )
  expect((await split(client, id, [[1], [2]])).json()).toMatchObject({ code: 'acted-on' })
  await split(client, id, [[1], [2]], { sure: true })
  await rested(server, client, id + 1)
  expect((await client.document(id + 1)).claims).toMatchObject([
    { amount: 4200, state: 'disputed' },
  ])
  expect((await post(client, `/api/documents/${id}/arrange/undo`, {})).json()).toMatchObject({
    code: 'acted-on',
  })
})

test('pages are put in another order, and that it is one letter is kept', async () => {
  const { server, client, id } = await start(3)
  await split(client, id, [[3, 1, 2]])
  const document = await rested(server, client, id)
  expect(sheets(document)).toEqual(['Blatt-a3', 'Blatt-a1', 'Blatt-a2'])
  expect(document).toMatchObject({ id, status: 'completed', stack: null, parts: [] })
  await split(client, id, [[2, 3, 1]])
  expect(sheets(await rested(server, client, id))).toEqual(['Blatt-a1', 'Blatt-a2', 'Blatt-a3'])
})

test('a split is taken back: the parts go, the document returns', async () => {
  const { server, client, id } = await start()
  await split(client, id, [
    [1, 2],
    [3, 4],
  ])
  await rested(server, client, id)
  const back = await post(client, `/api/documents/${id}/arrange/undo`, {}, 'key-1')
  expect(back.json()).toMatchObject({ id, status: 'completed', parts: [] })
  expect((await post(client, `/api/documents/${id}/arrange/undo`, {}, 'key-1')).statusCode).toBe(
    200,
  )
  expect(await client.get('/api/documents')).toMatchObject([{ id }])
  expect((await client.call('GET', `/api/documents/${id}/file`)).rawPayload).toEqual(pdf('a'))
  // The document can be split again.
  expect((await split(client, id, [[1], [2, 3, 4]])).statusCode).toBe(200)
})

test('the pages of two uploads become one letter, and are taken apart again', async () => {
  const { server, client, id, add } = await start(2)
  const other = await add('b')
  await post(client, `/api/documents/${id}/join`, { other })
  const whole = await rested(server, client, id)
  expect(sheets(whole)).toEqual(['Blatt-a1', 'Blatt-a2', 'Blatt-b1', 'Blatt-b2'])
  expect(whole).toMatchObject({ fileCount: 2, joined: [other] })
  expect(await client.document(other)).toMatchObject({ status: 'archived', joinedInto: id })
  await split(client, id, [[3, 1, 4, 2]])
  await client.call('POST', `/api/documents/${id}/read`)
  expect(sheets(await rested(server, client, id))).toEqual([
    'Blatt-b1',
    'Blatt-a1',
    'Blatt-b2',
    'Blatt-a2',
  ])
  await post(client, `/api/documents/${id}/arrange/undo`, {})
  expect(sheets(await rested(server, client, id))).toEqual(['Blatt-a1', 'Blatt-a2'])
  expect(await client.document(other)).toMatchObject({ status: 'completed', joinedInto: null })
})

test('a document is not joined to itself, to somebody else’s, or to one in the archive', async () => {
  const { server, client, id, add } = await start(2)
  const other = await add('b')
  const join = (who: Client, to: number) => post(who, `/api/documents/${id}/join`, { other: to })
  expect((await join(client, id)).json()).toMatchObject({ code: 'conflict' })
  expect((await join(client, 999)).statusCode).toBe(404)
  const stranger = await signUp(server)
  const theirs = (await stranger.upload([file(pdf('c'))])).json<Document>().id
  expect((await join(client, theirs)).statusCode).toBe(404)
  await client.call('DELETE', `/api/documents/${other}`)
  expect((await join(client, other)).json()).toMatchObject({ code: 'conflict' })
})

test('the file of a split document stays when the document is erased, as long as a letter of it does', async () => {
  const { server, client, id } = await start(2)
  await split(client, id, [[1], [2]])
  await rested(server, client, id)
  await client.call('DELETE', `/api/documents/${id}?permanent=true`)
  expect(await client.document(id + 1)).toMatchObject({ partOf: null })
  expect((await client.call('GET', `/api/documents/${id + 1}/file`)).rawPayload).toEqual(pdf('a'))
  await client.call('DELETE', `/api/documents/${id + 1}?permanent=true`)
  await client.call('DELETE', `/api/documents/${id + 2}?permanent=true`)
  expect(await server.deps.db.read.selectFrom('files').select('hash').execute()).toEqual([])
})
