import { statuses } from '@brieflotse/contract'
import Fastify from 'fastify'
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { testServer } from '../../test/test-server.ts'
import { toAppError } from './errors.ts'
import { limits } from '../system/limits.ts'
import { limitBy, registerRateLimit, clientNetworkOf } from './rate-limit.ts'
import { bareAddress, trustOf } from './trusted-proxies.ts'

const trusting = (setting: string) => readConfig({ BRIEFLOTSE_TRUST_PROXY: setting }).trustProxy

const tries = 3

/** A server that allows three requests from each address. `ask` returns the status of a request. */
async function behind(setting: string) {
  const app = Fastify({ trustProxy: trusting(setting) })
  app.setErrorHandler((error, _request, reply) =>
    reply.code(statuses[toAppError(error).code]).send(),
  )
  await registerRateLimit(app)
  const onRequest = limitBy(app, { max: tries, timeWindow: 60_000 }, clientNetworkOf)
  app.get('/', { onRequest }, async () => 'yes')
  const ask = async (headers: Record<string, string>) =>
    (await app.inject({ url: '/', headers })).statusCode
  return { app, ask }
}

type HeadersOf = (claim: string) => Record<string, string>

/**
 * Sends one request more than an address may and returns the last status. `of` builds the headers that a proxy makes of the
 * client's forged ones.
 */
async function lastOf(ask: (headers: Record<string, string>) => Promise<number>, of: HeadersOf) {
  let last = 0
  for (let n = 0; n <= tries; n++) last = await ask(of(`10.1.1.${n}`))
  return last
}

const client = '203.0.113.9'
const forms: [proxy: string, setting: string, headersOf: HeadersOf][] = [
  ['nginx, which appends', 'true', (claim) => ({ 'x-forwarded-for': `${claim}, ${client}` })],
  ['nginx, counted', '1', (claim) => ({ 'x-forwarded-for': `${claim},${client}` })],
  ['nginx, by its network', 'loopback', (claim) => ({ 'x-forwarded-for': `${claim}, ${client}` })],
  ['Caddy, which replaces', 'true', () => ({ 'x-forwarded-for': client })],
  [
    'Traefik, which replaces and says more',
    '127.0.0.1/32',
    () => ({ 'x-forwarded-for': client, 'x-real-ip': client, 'x-forwarded-host': 'evil.example' }),
  ],
  [
    'two in a row, counted',
    '2',
    (claim) => ({ 'x-forwarded-for': `${claim}, ${client}, 198.51.100.7` }),
  ],
  [
    'two in a row, by their networks',
    'loopback, 198.51.100.0/24',
    (claim) => ({ 'x-forwarded-for': `${claim}, ${client}, 198.51.100.7` }),
  ],
  [
    'one that writes the port too',
    'true',
    (claim) => ({ 'x-forwarded-for': `${claim}, ${client}:${claim.split('.')[3]}00` }),
  ],
  [
    'one of IPv6',
    'true',
    (claim) => ({ 'x-forwarded-for': `${claim}, [2001:db8::1]:${claim.split('.')[3]}1` }),
  ],
  [
    'none, and headers that are believed of nobody',
    'false',
    (claim) => ({ 'x-forwarded-for': claim }),
  ],
  [
    'one that is not the one that is trusted',
    '192.0.2.1',
    (claim) => ({ 'x-forwarded-for': claim }),
  ],
  ['one that adds nothing', '1', () => ({})],
]

describe('limits by address hold whatever the client claims, behind', () => {
  test.each(forms)('%s (%s)', async (_proxy, setting, headersOf) => {
    const { ask } = await behind(setting)
    expect(await lastOf(ask, headersOf)).toBe(429)
  })
})

test('clients behind one proxy do not use up the tries of each other', async () => {
  const { ask } = await behind('true')
  await lastOf(ask, () => ({ 'x-forwarded-for': client }))
  expect(await ask({ 'x-forwarded-for': `${client}, 203.0.113.10` })).toBe(200)
})

test('a header that comes in two lines is one list', async () => {
  const { app } = await behind('1')
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const ask = (claim: string) =>
    new Promise<number>((resolve, reject) => {
      const headers = { 'x-forwarded-for': [claim, client] }
      get({ port, headers }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
      }).on('error', reject)
    })
  let last = 0
  for (let n = 0; n <= tries; n++) last = await ask(`10.1.1.${n}`)
  await app.close()
  expect(last).toBe(429)
})

test('a server behind nginx counts logins by who is connected to nginx', async () => {
  const { app } = await testServer({ trustProxy: trusting('true') })
  const login = async (n: number) => {
    const headers = { 'x-forwarded-for': `10.1.1.${n}, ${client}` }
    const body = { username: `name${n}`, password: 'wrong' }
    return (await app.inject({ method: 'POST', url: '/api/login', body, headers })).statusCode
  }
  for (let n = 0; n < limits.loginsPerIp.max; n++) expect(await login(n)).toBe(401)
  expect(await login(99)).toBe(429)
})

test.each([
  ['evil.example', 'https://evil.example', 403],
  ['evil.example', 'http://localhost:80', 204],
  ['localhost', 'http://localhost:3000', 204],
])(
  'whatever X-Forwarded-Host says (%s), a write from %s is answered with %i',
  async (forwarded, origin, status) => {
    const { app } = await testServer({ trustProxy: trusting('true') })
    const headers = { 'x-forwarded-host': forwarded, origin }
    const answer = await app.inject({ method: 'POST', url: '/api/logout', headers })
    expect(answer.statusCode).toBe(status)
  },
)

test.each(['yes', '', '0', '10', '-1', '10.0.0.0/0', '10.0.0.0/33', 'everybody', '::1/129', 'a,b'])(
  '%o does not say whom to trust',
  (setting) => {
    expect(trustOf(setting)).toBeNull()
    expect(() => readConfig({ BRIEFLOTSE_TRUST_PROXY: setting })).toThrow('BRIEFLOTSE_TRUST_PROXY')
  },
)

test.each([
  ['203.0.113.7:4711', '203.0.113.7'],
  ['[2001:db8::1]:4711', '2001:db8::1'],
  ['[::1]', '::1'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8::1', '2001:db8::1'],
  ['unknown', 'unknown'],
])('%s is %s', (written, bare) => expect(bareAddress(written)).toBe(bare))
