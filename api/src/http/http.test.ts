import { ErrorBody, isTemporary } from '@brieflotse/contract'
import { connect, type AddressInfo } from 'node:net'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { signUp } from '../../test/client.ts'
import { testServer } from '../../test/test-server.ts'
import { answerNonsense } from './errors.ts'

const json = { 'content-type': 'application/json' }

describe('every failure has the one shape:', () => {
  test.each([
    [
      'malformed JSON',
      { url: '/api/login', headers: json, body: '{"username":' },
      400,
      'invalid-input',
    ],
    ['an empty body', { url: '/api/login', headers: json, body: '' }, 400, 'invalid-input'],
    ['no body', { url: '/api/login' }, 400, 'invalid-input'],
    [
      'another kind of body',
      { url: '/api/login', headers: { 'content-type': 'text/xml' }, body: '<a/>' },
      400,
      'invalid-input',
    ],
    [
      'a huge body',
      { url: '/api/login', headers: json, body: JSON.stringify({ username: 'x'.repeat(300_000) }) },
      413,
      'too-large',
    ],
    [
      'a poisoned body',
      {
        url: '/api/login',
        headers: json,
        body: '{"__proto__":{"a":1},"username":"a","password":"b"}',
      },
      400,
      'invalid-input',
    ],
    ['no such call', { url: '/api/nothing' }, 404, 'not-found'],
    ['a broken address', { url: '/api/documents/%E0%A4%A' }, 404, 'not-found'],
    ['nobody signed in', { method: 'GET', url: '/api/documents' }, 401, 'not-logged-in'],
  ] as const)('%s', async (_what, request, status, code) => {
    const { app } = await testServer()
    const answer = await app.inject({ method: 'POST', ...request })
    expect(answer.statusCode).toBe(status)
    const body = v.parse(v.strictObject(ErrorBody.entries), answer.json())
    expect(body.code).toBe(code)
    expect(body.message).toBe(body.error)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  })

  test('something unexpected, without a word about what it was', async () => {
    const { app } = await testServer()
    app.get('/api/broken', () => {
      throw new Error('SELECT secret FROM letters')
    })
    const answer = await app.inject({ url: '/api/broken' })
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toMatchObject({ code: 'unexpected' })
    expect(answer.body).not.toContain('secret')
  })

  test('what is not even HTTP', async () => {
    const { app } = await testServer()
    await app.listen({ port: 0, host: '127.0.0.1' })
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
    socket.write('nonsense\r\n\r\n')
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
    expect(head).toMatch(/^HTTP\/1.1 400/)
    expect(JSON.parse(body)).toMatchObject({ code: 'invalid-input' })
  })
})

test.each([
  ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout', 'busy', true],
  ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large', 'too-large', false],
  ['HPE_INVALID_METHOD', '400 Bad Request', 'invalid-input', false],
] as const)(
  '%s is answered with %s, so that devices know whether to try again',
  async (code, line, said, again) => {
    const socket = new PassThrough()
    answerNonsense(Object.assign(new Error(code), { code }), socket as never)
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
    expect(head.split('\r\n')[0]).toBe(`HTTP/1.1 ${line}`)
    expect(JSON.parse(body)).toMatchObject({ code: said })
    expect(isTemporary(said)).toBe(again)
  },
)

describe('a write from another website is refused:', () => {
  test.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 204],
    [{ 'sec-fetch-site': 'same-origin', origin: 'http://localhost:5173' }, 204],
    [{ 'sec-fetch-site': 'none' }, 204],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'http://localhost:80.evil.example' }, 403],
    [{ origin: 'http://localhost:80' }, 204],
    [{}, 204],
  ])('%o is answered with %i', async (headers, status) => {
    const { app } = await testServer()
    const answer = await app.inject({ method: 'POST', url: '/api/logout', headers })
    expect(answer.statusCode).toBe(status)
  })

  test('reading is left to the browser’s own rules', async () => {
    const server = await testServer()
    const client = await signUp(server)
    const headers = { 'sec-fetch-site': 'cross-site' }
    expect((await client.call('GET', '/api/user', { headers })).statusCode).toBe(200)
  })
})

test('every answer forbids foreign scripts, frames and guessed types', async () => {
  const { app } = await testServer()
  const { headers } = await app.inject({ url: '/healthz' })
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("worker-src 'self';")
  expect(policy).toContain("img-src 'self' blob: data:;")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('upgrade-insecure-requests')
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
  })
})

test('answers of the API are not kept by caches', async () => {
  const server = await testServer()
  const client = await signUp(server)
  for (const url of ['/api/user', '/api/documents', '/api/documents/9']) {
    expect((await client.call('GET', url)).headers['cache-control']).toBe('no-store')
  }
})

test('the description of the API names every call', async () => {
  const { app } = await testServer()
  const { paths, openapi } = (await app.inject({ url: '/api/docs/json' })).json<{
    openapi: string
    paths: Record<string, Record<string, object>>
  }>()
  expect(openapi).toBe('3.1.0')
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining([
      '/api/login',
      '/api/register',
      '/api/logout',
      '/api/user',
      '/api/documents',
      '/api/documents/{id}',
      '/api/documents/{id}/pages/{page}',
      '/api/sync',
      '/api/sync/older',
      '/api/events',
    ]),
  )
  const raw = 'application/octet-stream'
  for (const [path, method, type] of [
    ['/api/documents', 'post', 'multipart/form-data'],
    ['/api/process-shared-email', 'post', 'multipart/form-data'],
    ['/api/uploads/{hash}', 'put', raw],
    ['/api/user/signature', 'put', raw],
    ['/api/admin/models/{name}/files/{file}', 'put', raw],
    ['/api/transfers/in', 'post', 'application/zip'],
  ] as const) {
    expect(paths[path]![method]).toMatchObject({ requestBody: { content: { [type]: {} } } })
  }
  expect(paths['/api/user']!.get).toMatchObject({ responses: { default: {} } })
})
