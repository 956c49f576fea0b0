import { noSessionCookie } from '@brieflotse/contract'
import { expect, test } from 'vitest'
import { cookieOf, signUp } from '../../test/client.ts'
import { testServer } from '../../test/test-server.ts'

const page = { accept: 'text/html,*/*' }

test('who opens the app without a session is told so once, in a cookie that scripts can read', async () => {
  const { app } = await testServer()
  const first = await app.inject({ url: '/auth', headers: page })
  expect(first.headers['set-cookie']).toBe(`${noSessionCookie}=1; Path=/; SameSite=Lax`)
  const cookie = `${noSessionCookie}=1`
  const again = await app.inject({ url: '/documents', headers: { ...page, cookie } })
  expect(again.headers['set-cookie']).toBeUndefined()
})

test('a program and a call are told nothing', async () => {
  const { app } = await testServer()
  for (const url of ['/api/user', '/assets/x.js', '/healthz']) {
    expect((await app.inject({ url, headers: page })).headers['set-cookie']).toBeUndefined()
  }
})

test('logging in takes the word back, logging out says it again', async () => {
  const server = await testServer()
  const user = await signUp(server, 'lara')
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/login',
    headers: { cookie: `${noSessionCookie}=1` },
    body: { username: 'lara', password: 'a long password' },
  })
  expect(String(answer.headers['set-cookie'])).toContain(`${noSessionCookie}=; Max-Age=0`)
  const out = await user.call('POST', '/api/logout')
  expect(String(out.headers['set-cookie'])).toContain(`${noSessionCookie}=1`)
})

test('who has a session is no visitor, whatever the browser kept', async () => {
  const server = await testServer()
  const { app } = server
  await signUp(server, 'lara')
  const body = { username: 'lara', password: 'a long password' }
  const session = cookieOf(await app.inject({ method: 'POST', url: '/api/login', body }))
  const known = await app.inject({ url: '/', headers: { ...page, cookie: session } })
  expect(known.headers['set-cookie']).toBeUndefined()
  const cookie = `${session}; ${noSessionCookie}=1`
  const both = await app.inject({ url: '/', headers: { ...page, cookie } })
  expect(String(both.headers['set-cookie'])).toContain(`${noSessionCookie}=;`)
})
