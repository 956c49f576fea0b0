import { expect, test } from 'vitest'
import { testServer } from '../../test/test-server.ts'

/** The documented routes that need no session. A new line here opens a route to strangers. */
const open = [
  'POST /api/register',
  'POST /api/login',
  'POST /api/logout',
  // Calendar and mail programs have no session; the unguessable URL authorizes them.
  'GET /api/calendar/{file}',
  'GET /api/reminder-mail',
  'POST /api/reminder-mail',
  'GET /healthz',
  'GET /readyz',
]

test('every route wants a session, but those that are named here', async () => {
  const { app } = await testServer()
  const { paths } = (await app.inject({ url: '/api/docs/json' })).json<{
    paths: Record<string, Record<string, object>>
  }>()
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })),
  )
  expect(routes.length).toBeGreaterThan(80)
  const answered: string[] = []
  for (const { method, path } of routes) {
    const url = path.replaceAll(/\{\w+\}/g, '1')
    const answer = await app.inject({ method: method as 'GET', url })
    if (!answer.body.includes('"not-logged-in"')) answered.push(`${method} ${path}`)
  }
  expect(answered.toSorted()).toEqual(open.toSorted())
})
