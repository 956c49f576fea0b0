import { AppError, getDocument, getUser, login, logout } from '@brieflotse/contract'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { madeUpDocument, madeUpUser } from '../../test/made-up.ts'
import { callEndpoint, onSignedOut } from './call.ts'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

async function failureOf(promise: Promise<unknown>): Promise<AppError> {
  const error: unknown = await promise.catch((thrown: unknown) => thrown)
  if (error instanceof AppError) return error
  throw new Error('expected an AppError')
}

function answerWith(status: number, body: string) {
  server.use(http.get('*/api/user', () => new HttpResponse(body, { status, statusText: 'Sad' })))
}

test('an answer is parsed by the contract: fields it does not name are dropped', async () => {
  server.use(
    http.get('*/api/documents/7', () =>
      HttpResponse.json({ ...madeUpDocument(7), secretColumn: 'x' }),
    ),
  )
  expect(await callEndpoint(getDocument, { params: { id: '7' } })).toEqual(madeUpDocument(7))
})

test('an answer that breaks the contract is unexpected, not half a row', async () => {
  answerWith(200, JSON.stringify({ id: 'seven' }))
  expect(await failureOf(callEndpoint(getUser))).toMatchObject({ code: 'unexpected' })
})

test('credentials go along with every call', async () => {
  const sent: string[] = []
  server.use(
    http.get('*/api/user', ({ request }) => {
      sent.push(request.credentials)
      return HttpResponse.json(madeUpUser(1))
    }),
  )
  await callEndpoint(getUser)
  expect(sent).toEqual(['include'])
})

test('a JSON content type is sent only with a body', async () => {
  const types: (string | null)[] = []
  server.use(
    http.post('*/api/login', ({ request }) => {
      types.push(request.headers.get('Content-Type'))
      return HttpResponse.json(madeUpUser(1))
    }),
    http.post('*/api/logout', ({ request }) => {
      types.push(request.headers.get('Content-Type'))
      return new HttpResponse(null, { status: 204 })
    }),
  )
  await callEndpoint(login, { body: { username: 'anna', password: 'geheim-geheim' } })
  expect(await callEndpoint(logout)).toBeNull()
  expect(types).toEqual(['application/json', null])
})

test.each([
  [
    409,
    '{"code":"conflict","error":"Said first","message":"Said second"}',
    'conflict',
    'Said first',
  ],
  [400, '{"message":"Said second"}', 'invalid-input', 'Said second'],
  [500, '{"error":""}', 'unexpected', '500: {"error":""}'],
  [502, '<html>Bad gateway</html>', 'busy', '502: <html>Bad gateway</html>'],
  [404, '', 'not-found', '404: Sad'],
  [429, 'slow down', 'rate-limited', '429: slow down'],
  [418, '{"code":"no-such-code","error":"Tea"}', 'invalid-input', 'Tea'],
  [400, '{"error":{"nested":true}}', 'invalid-input', '400: {"error":{"nested":true}}'],
])('status %i with body %s is the error %s: %s', async (status, body, code, message) => {
  answerWith(status, body)
  expect(await failureOf(callEndpoint(getUser))).toMatchObject({ code, message })
})

test('no network is offline', async () => {
  server.use(http.get('*/api/user', () => HttpResponse.error()))
  expect(await failureOf(callEndpoint(getUser))).toMatchObject({ code: 'offline' })
})

test('a call that is called off is offline, also before it began', async () => {
  expect(
    await failureOf(callEndpoint(getUser, undefined, { signal: AbortSignal.abort() })),
  ).toMatchObject({
    code: 'offline',
  })
})

test('whoever listens hears that nobody is logged in, but not that a password was wrong', async () => {
  let heard = 0
  const stop = onSignedOut(() => (heard += 1))
  answerWith(401, '{"code":"wrong-credentials","error":"x","message":"x"}')
  await failureOf(callEndpoint(getUser))
  expect(heard).toBe(0)
  answerWith(401, '{"code":"not-logged-in","error":"x","message":"x"}')
  await failureOf(callEndpoint(getUser))
  expect(heard).toBe(1)
  stop()
  await failureOf(callEndpoint(getUser))
  expect(heard).toBe(1)
})
