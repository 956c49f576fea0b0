import type { UploadedDocument } from '@brieflotse/contract'
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { limits } from '../../system/limits.ts'
import { file, pdf, signUp } from '../../../test/client.ts'
import { testServer } from '../../../test/test-server.ts'

const jpeg = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex')
const png = Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex')

describe('an upload', () => {
  test('is answered at once with the document, pending', async () => {
    const server = await testServer()
    const client = await signUp(server)
    const answer = await client.upload([
      { name: 'targetLanguage', value: 'en' },
      file(pdf('a'), 'Brief vom Amt.pdf'),
    ])
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({
      title: 'Brief vom Amt',
      fileName: 'Brief vom Amt.pdf',
      mimeType: 'application/pdf',
      byteSize: 10,
      status: 'pending',
      progress: { step: 'queued', page: 0, pages: 0 },
      sourceLanguage: 'de',
      targetLanguage: 'en',
      userId: client.user.id,
      duplicate: false,
      explanation: null,
      originalText: '',
    })
  })

  test('may name its language after the file, or not at all', async () => {
    const server = await testServer()
    const client = await signUp(server)
    const after = await client.upload([file(pdf('a')), { name: 'targetLanguage', value: 'fr' }])
    expect(after.json()).toMatchObject({ targetLanguage: 'fr' })
    expect((await client.upload([file(pdf('b'))])).json()).toMatchObject({ targetLanguage: 'en' })
  })

  test.each([
    ['image/jpeg', jpeg],
    ['image/png', png],
    ['application/pdf', Buffer.concat([Buffer.from('scanner header\n'), pdf('')])],
  ])('is known as %s by its content, whatever its name says', async (mimeType, bytes) => {
    const server = await testServer()
    const client = await signUp(server)
    expect((await client.upload([file(bytes, 'letter.txt')])).json()).toMatchObject({ mimeType })
  })

  test('carries the client’s id and happens once, however often it is sent', async () => {
    const server = await testServer()
    const client = await signUp(server)
    const key = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all([1, 2, 3].map(() => client.upload([file(pdf('a'))], key)))
    const [first, ...others] = answers.map((answer) => answer.json<UploadedDocument>())
    expect(first).toMatchObject({ clientId: key['idempotency-key'], duplicate: false })
    for (const other of others) expect(other).toMatchObject({ id: first!.id, duplicate: false })
    expect(await client.get('/api/documents')).toHaveLength(1)
  })

  test('with the key of another upload is refused and leaves nothing', async () => {
    const server = await testServer()
    const client = await signUp(server)
    const key = { 'idempotency-key': randomUUID() }
    await client.upload([file(pdf('a'))], key)
    const answer = await client.upload([file(pdf('b'))], key)
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ code: 'key-reused' })
    expect(await client.get('/api/documents')).toHaveLength(1)
    expect(await server.stored()).toHaveLength(1)
  })

  test('that was erased since does not come back when it is sent again', async () => {
    const server = await testServer()
    const client = await signUp(server)
    const key = { 'idempotency-key': randomUUID() }
    const { id } = (await client.upload([file(pdf('a'))], key)).json<UploadedDocument>()
    await client.call('DELETE', `/api/documents/${id}?permanent=true`)
    const again = await client.upload([file(pdf('a'))], key)
    expect(again.json()).toMatchObject({ code: 'not-found' })
    expect(await server.stored()).toEqual([])
  })

  test('is refused when a user sends too many in a minute', async () => {
    const server = await testServer()
    const client = await signUp(server)
    const { max } = limits.uploadsPerUser
    for (let n = 0; n < max; n++) await client.upload([])
    const answer = await client.upload([file(pdf('a'))])
    expect(answer.json()).toMatchObject({ code: 'rate-limited' })
    expect((await (await signUp(server)).upload([file(pdf('a'))])).statusCode).toBe(201)
  })

  test('needs a signed-in user', async () => {
    const server = await testServer()
    const answer = await server.app.inject({ method: 'POST', url: '/api/documents' })
    expect(answer.statusCode).toBe(401)
  })
})

describe('the same content again', () => {
  test('answers with the document there is and does not look into the file again', async () => {
    const server = await testServer()
    const client = await signUp(server)
    const { id } = (await client.upload([file(pdf('a'))])).json<UploadedDocument>()
    const again = await client.upload([file(pdf('a'), 'other name.pdf')])
    expect(again.statusCode).toBe(201)
    expect(again.json()).toMatchObject({ id, duplicate: true, fileName: 'letter.pdf' })
    expect(server.deps.ocr).toMatchObject({ inspections: 1 })
  })

  test('brings an archived document back', async () => {
    const server = await testServer()
    const client = await signUp(server)
    const { id } = (await client.upload([file(pdf('a'))])).json<UploadedDocument>()
    await client.call('DELETE', `/api/documents/${id}`)
    const again = await client.upload([file(pdf('a'))])
    expect(again.json()).toMatchObject({ id, duplicate: true, status: 'pending' })
  })

  test('of another user is a document of its own', async () => {
    const server = await testServer()
    const [one, two] = [await signUp(server), await signUp(server)]
    await one.upload([file(pdf('a'))])
    const { id, duplicate } = (await two.upload([file(pdf('a'))])).json<UploadedDocument>()
    expect(duplicate).toBe(false)
    // Both users share one file, which stays until the last document is erased.
    await two.call('DELETE', `/api/documents/${id}?permanent=true`)
    expect(await server.stored()).toHaveLength(1)
  })
})
