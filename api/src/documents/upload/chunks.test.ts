import { maxUploadBytes, chunkBytes, type UploadedDocument } from '@brieflotse/contract'
import { createHash, randomUUID } from 'node:crypto'
import { utimesSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { limits } from '../../system/limits.ts'
import { pdf, signUp, type Client } from '../../../test/client.ts'
import { testServer, type TestServer } from '../../../test/test-server.ts'
import { cleanUpJob } from '../clean-up-job.ts'

let server: TestServer
let client: Client
beforeEach(async () => {
  server = await testServer()
  client = await signUp(server)
})

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const letter = pdf('a letter that comes in pieces')
const hash = hashOf(letter)

const put = (bytes: Buffer, { as = hash, offset = 0, size = letter.length, who = client } = {}) =>
  who.call('PUT', `/api/uploads/${as}?offset=${offset}&size=${size}`, {
    headers: { 'content-type': 'application/octet-stream' },
    body: bytes,
  })
const state = (as = hash, who = client) => who.get(`/api/uploads/${as}`)
const held = (files: object[], key = randomUUID() as string, who = client) =>
  who.upload(
    [
      { name: 'targetLanguage', value: 'en' },
      { name: 'held', value: JSON.stringify(files) },
    ],
    { 'idempotency-key': key },
  )
const nothing = { received: 0, complete: false }
const whole = { received: letter.length, complete: true }

describe('a file in pieces', () => {
  test('grows with every piece and becomes a letter', async () => {
    expect(await state()).toEqual(nothing)
    expect((await put(letter.subarray(0, 10))).json()).toEqual({ received: 10, complete: false })
    expect(await state()).toEqual({ received: 10, complete: false })
    expect((await put(letter.subarray(10), { offset: 10 })).json()).toEqual(whole)
    const answer = await held([{ hash, name: '../Brief.pdf' }])
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({
      fileName: 'Brief.pdf',
      mimeType: 'application/pdf',
      byteSize: letter.length,
      fileCount: 1,
      duplicate: false,
    })
    const { id } = answer.json<UploadedDocument>()
    const original = await client.call('GET', `/api/documents/${id}/file`)
    expect(original.rawPayload).toEqual(letter)
    // The document has the content now.
    expect(await state()).toEqual(nothing)
  })

  test('is not harmed by pieces that come twice, at once, or at the wrong place', async () => {
    const piece = letter.subarray(0, 10)
    const answers = await Promise.all([put(piece), put(piece), put(piece, { offset: 5 })])
    for (const answer of answers) expect(answer.json()).toEqual({ received: 10, complete: false })
    await put(letter.subarray(10), { offset: 10 })
    expect((await put(letter.subarray(10), { offset: 10 })).json()).toEqual(whole)
    expect((await put(piece)).json()).toEqual(whole)
  })

  test('that was never begun cannot go on', async () => {
    expect((await put(letter.subarray(10), { offset: 10 })).json()).toEqual(nothing)
  })

  test('with another hash is refused, dropped, and can be sent again', async () => {
    const answer = await put(Buffer.alloc(letter.length, 'x'))
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ code: 'upload-damaged' })
    expect(await state()).toEqual(nothing)
    expect((await put(letter)).json()).toEqual(whole)
  })

  test('is not there for another user, who learns nothing of it', async () => {
    await put(letter)
    const other = await signUp(server)
    expect(await state(hash, other)).toEqual(nothing)
    expect((await held([{ hash, name: 'a.pdf' }], 'k', other)).json()).toMatchObject({
      code: 'piece-missing',
    })
    expect(await state()).toEqual(whole)
  })

  test('needs a signed-in user', async () => {
    for (const method of ['GET', 'PUT'] as const) {
      const answer = await server.app.inject({ method, url: `/api/uploads/${hash}` })
      expect(answer.statusCode).toBe(401)
    }
  })

  test.each([
    ['more than its size', () => put(letter, { size: letter.length - 1 }), 400, 'invalid-input'],
    ['an empty piece', () => put(Buffer.alloc(0)), 400, 'invalid-input'],
    ['no size', () => put(letter, { size: 0 }), 400, 'invalid-input'],
    ['over 10 MB', () => put(letter, { size: maxUploadBytes + 1 }), 400, 'invalid-input'],
    ['too large a piece', () => put(Buffer.alloc(chunkBytes.most + 1)), 413, 'too-large'],
    ['a hash that is none', () => put(letter, { as: '..%2f..%2fetc' }), 404, 'not-found'],
  ])('refuses %s', async (_what, send, status, code) => {
    const answer = await send()
    expect(answer.json()).toMatchObject({ code })
    expect(answer.statusCode).toBe(status)
  })

  test('expires after three days without a piece', async () => {
    await put(letter.subarray(0, 10))
    const { signal } = new AbortController()
    const cleanUp = (now: number) =>
      cleanUpJob({ ...server.deps, now: () => now }).run(
        {},
        { signal, finish: (save) => server.deps.db.write(save) },
      )
    await cleanUp(Date.now() + limits.heldMs - 60_000)
    expect(await state()).toMatchObject({ received: 10 })
    await cleanUp(Date.now() + limits.heldMs + 60_000)
    expect(await state()).toEqual(nothing)
  })

  test('finds no room beside too many others, until one of them lies idle', async () => {
    const others = Array.from({ length: limits.heldFilesPerUser }, (_, n) => pdf(`other ${n}`))
    for (const one of others) {
      await put(one.subarray(0, 5), { as: hashOf(one), size: one.length })
    }
    expect((await put(letter)).json()).toMatchObject({ code: 'rate-limited' })
    const oldest = hashOf(others[7]!)
    const path = join(server.dataFolder, 'held', String(client.user.id))
    const then = new Date(Date.now() - limits.heldIdleMs - 1_000)
    utimesSync(join(path, `${oldest}.${others[7]!.length}`), then, then)
    expect((await put(letter)).json()).toEqual(whole)
    expect(await state(oldest)).toEqual(nothing)
  })
})

describe('a letter from files that were sent before', () => {
  test('is made once, however often its answer is lost', async () => {
    await put(letter)
    const files = [{ hash, name: 'a.pdf' }]
    const key = randomUUID()
    const first = (await held(files, key)).json<UploadedDocument>()
    const again = (await held(files, key)).json<UploadedDocument>()
    expect(again).toMatchObject({ id: first.id, duplicate: false })
    expect(await client.get('/api/documents')).toHaveLength(1)
  })

  test('waits for what is missing, and leaves what is there', async () => {
    await put(letter)
    const missing = hashOf(pdf('b'))
    const answer = await held([
      { hash, name: 'a.pdf' },
      { hash: missing, name: 'b.pdf' },
    ])
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ code: 'piece-missing' })
    expect(await state()).toEqual(whole)
    expect(await server.stored()).toEqual([])
  })

  test('keeps what it was sent when the database fails, so that nothing is sent again', async () => {
    await put(letter)
    const failing = vi.spyOn(server.deps.documents, 'add').mockRejectedValueOnce(new Error('full'))
    expect((await held([{ hash, name: 'a.pdf' }])).json()).toMatchObject({ code: 'unexpected' })
    failing.mockRestore()
    expect((await held([{ hash, name: 'a.pdf' }])).statusCode).toBe(201)
  })

  test.each([
    ['no list', '{"hash":1}'],
    ['no JSON', '[{'],
    ['an empty list', '[]'],
    ['a path for a hash', '[{"hash":"../../etc/passwd","name":"a"}]'],
    ['too many', JSON.stringify(Array.from({ length: 21 }, () => ({ hash, name: 'a' })))],
  ])('is refused with %s', async (_what, value) => {
    const answer = await client.upload([{ name: 'held', value }])
    expect(answer.json()).toMatchObject({ code: 'invalid-input' })
  })

  test('that is erased leaves nothing where its pieces were either', async () => {
    await put(letter)
    const { id } = (await held([{ hash, name: 'a.pdf' }])).json<UploadedDocument>()
    // As if the server had died between the commit and the clean-up.
    await put(letter)
    await client.call('DELETE', `/api/documents/${id}?permanent=true`)
    expect(await state()).toEqual(nothing)
    expect(await server.stored()).toEqual([])
  })
})
