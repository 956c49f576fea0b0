import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { cookieOf } from '../../test/client.ts'
import { testFolder, testServer } from '../../test/test-server.ts'
import { sessionCookie } from './session.ts'

const script = 'console.log("Brieflotse")\n'.repeat(200)
const squeezed = brotliCompressSync(script)
const lines = [
  { path: '^/(?!auth$)', files: ['/assets/signed-in-A.js', '/assets/first-E.css'] },
  { path: '^/(?!auth$)', files: ['/assets/face-F.woff2'] },
  { path: '^/documents/\\d+$', files: ['/assets/letter-B.js', '/assets/signed-in-A.js'] },
  { path: '^/', language: 'tr', files: ['/assets/tables-D.js'] },
]

async function withApp({ early = JSON.stringify(lines) } = {}) {
  const webFolder = testFolder()
  mkdirSync(join(webFolder, 'assets'), { recursive: true })
  writeFileSync(join(webFolder, 'index.html'), '<title>Brieflotse</title>')
  if (early) writeFileSync(join(webFolder, 'early.json'), early)
  writeFileSync(join(webFolder, 'assets/first-C.js'), script)
  writeFileSync(join(webFolder, 'assets/first-C.js.br'), squeezed)
  return (await testServer({ webFolder })).app
}

const page = { accept: 'text/html,*/*' }

describe('a page names what its first words need', () => {
  const linkOf = async (url: string, headers: Record<string, string> = page) => {
    const answer = await (await withApp()).inject({ url, headers })
    return String(answer.headers['link'] ?? '')
  }

  test('once each, by its address, the styles first and the font last', async () => {
    expect(await linkOf('/settings?a=1')).toBe(
      '</assets/first-E.css>; rel=preload; as=style; crossorigin, </assets/signed-in-A.js>; rel=modulepreload, ' +
        '</assets/face-F.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin',
    )
    const letter = await linkOf('/documents/7')
    expect(letter.match(/signed-in-A/g)).toHaveLength(1)
    expect(letter).toContain('</assets/letter-B.js>; rel=modulepreload')
    expect(await linkOf('/auth')).toBe('')
  })

  test('and of the languages that of the browser, as the page itself chooses it', async () => {
    const linkIn = (tags: string) => linkOf('/auth', { ...page, 'accept-language': tags })
    expect(await linkIn('es-ES, tr-TR;q=0.9,de;q=0.8')).toContain('/assets/tables-D.js')
    expect(await linkIn('de;q=0.1,tr')).toContain('/assets/tables-D.js')
    for (const tags of ['en-GB,tr;q=0.9', 'tr;q=0.1,de', 'de', 'es'])
      expect(await linkIn(tags)).toBe('')
  })

  test('and calls only for somebody with a session', async () => {
    expect(await linkOf('/')).not.toContain('/api/')
    const signedIn = await linkOf('/', { ...page, cookie: `${sessionCookie}=anything` })
    expect(signedIn).toContain(
      '</api/user>; rel=preload; as=fetch; crossorigin=use-credentials, </api/sync/older?limit=',
    )
  })

  test('and no rows for a browser that was given them, until somebody comes or goes', async () => {
    const { app } = await testServer()
    const user = { username: 'lara', password: 'a long password' }
    const more = { email: 'lara@example.org', firstName: 'Lara' }
    await app.inject({ method: 'POST', url: '/api/register', body: { ...user, ...more } })
    const comes = () => app.inject({ method: 'POST', url: '/api/login', body: user })
    for (const url of ['/api/sync/older?limit=20', '/api/sync?since=0']) {
      const session = cookieOf(await comes())
      const marked = await app.inject({ url, headers: { cookie: session } })
      const cookie = `${session}; ${cookieOf(marked)}`
      const links = await linkOf('/', { ...page, cookie })
      expect(links).toContain('</api/user>')
      expect(links).not.toContain('/api/sync')
      // A cookie that is already there is not set again.
      const again = await app.inject({ url, headers: { cookie } })
      expect(again.headers['set-cookie']).toBeUndefined()
      const goes = await app.inject({ method: 'POST', url: '/api/logout', headers: { cookie } })
      const other = { method: 'POST', url: '/api/login', body: user, headers: { cookie } } as const
      for (const { headers } of [goes, await app.inject(other)])
        expect(String(headers['set-cookie'])).toMatch(/brieflotse-rows=; Max-Age=0/)
    }
  })

  test('and no cache in between gives it to somebody else, also where there is nothing new', async () => {
    const app = await withApp()
    const first = await app.inject({ url: '/', headers: page })
    const headers = { ...page, 'if-none-match': String(first.headers['etag']) }
    const again = await app.inject({ url: '/documents/7', headers })
    expect([first.statusCode, again.statusCode]).toEqual([200, 304])
    for (const { headers: sent } of [first, again]) {
      expect(sent['cache-control']).toBe('private, no-cache')
      expect(sent['vary']).toMatch(/^accept, accept-language, cookie/)
    }
    expect(first.headers['vary']).toMatch(/, accept-encoding$/)
    expect((await app.inject('/assets/first-C.js')).headers['vary']).toBe('accept-encoding')
  })

  test('nothing with what is no page, and nothing where the app is being built', async () => {
    expect(await linkOf('/assets/first-C.js')).toBe('')
    for (const early of ['', '[{"pa']) {
      const answer = await (await withApp({ early })).inject({ url: '/', headers: page })
      expect([answer.statusCode, answer.headers['link']]).toEqual([200, undefined])
    }
  })
})

describe('a file whose smallest form lies beside it', () => {
  const get = async (encoding: string, more: object = {}) =>
    (await withApp()).inject({
      url: '/assets/first-C.js',
      headers: { 'accept-encoding': encoding },
      ...more,
    })

  test('is sent as it lies there to whoever takes it', async () => {
    const answer = await get('gzip, deflate, br')
    expect(answer.rawPayload.equals(squeezed)).toBe(true)
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script)
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
    expect(answer.headers['content-type']).toMatch(/^(text|application)\/javascript/)
  })

  test('is sent in another form to whoever does not, and caches keep them apart', async () => {
    const gzip = await get('gzip')
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(script)
    const plain = await get('identity')
    expect(plain.body).toBe(script)
    for (const { headers } of [gzip, plain]) expect(headers['vary']).toBe('accept-encoding')
    expect(plain.headers['etag']).not.toBe((await get('br')).headers['etag'])
  })

  test('is not sent again to whoever has it, nor with the answer to HEAD', async () => {
    const app = await withApp()
    const ask = (headers: object, method: 'GET' | 'HEAD' = 'GET') =>
      app.inject({ method, url: '/assets/first-C.js', headers: { ...headers } })
    for (const coding of ['br', 'identity']) {
      const { headers } = await ask({ 'accept-encoding': coding })
      const again = await ask({ 'accept-encoding': coding, 'if-none-match': headers['etag'] })
      expect([again.statusCode, again.body]).toEqual([304, ''])
      const head = await ask({ 'accept-encoding': coding }, 'HEAD')
      expect([head.statusCode, head.body, head.headers['etag']]).toEqual([200, '', headers['etag']])
    }
    const part = await ask({ 'accept-encoding': 'identity', range: 'bytes=0-6' })
    expect([part.statusCode, part.body]).toEqual([206, 'console'])
  })
})
