import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { testFolder, testServer } from '../../test/test-server.ts'

const script = 'console.log("Brieflotse")\n'.repeat(200)

function build(webFolder: string) {
  mkdirSync(join(webFolder, 'assets'), { recursive: true })
  writeFileSync(join(webFolder, 'index.html'), '<title>Brieflotse</title>')
  writeFileSync(join(webFolder, 'sw.js'), '')
  writeFileSync(join(webFolder, 'manifest.webmanifest'), '{}')
  writeFileSync(join(webFolder, 'assets/index-Bx1.js'), script)
}

async function withApp() {
  const webFolder = testFolder()
  build(webFolder)
  return (await testServer({ webFolder })).app
}

const page = { accept: 'text/html,*/*' }

describe('the web app', () => {
  test.each(['/', '/documents', '/documents/7', '/mail-success?id=1'])(
    'is the answer to somebody who opens %s',
    async (url) => {
      const answer = await (await withApp()).inject({ url, headers: page })
      expect(answer.statusCode).toBe(200)
      expect(answer.body).toContain('<title>Brieflotse</title>')
      expect(answer.headers['cache-control']).toBe('private, no-cache')
    },
  )

  test.each([
    '/api/nothing',
    '/api',
    '/models/a/config.json',
    '/models',
    '/assets/gone.js',
    '/x.png',
  ])('is not the answer to %s', async (url) => {
    const answer = await (await withApp()).inject({ url, headers: page })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: 'not-found' })
  })

  test('is not the answer to a program, nor to a write', async () => {
    const app = await withApp()
    expect((await app.inject({ url: '/documents' })).statusCode).toBe(404)
    const write = await app.inject({ method: 'POST', url: '/documents', headers: page })
    expect(write.statusCode).toBe(404)
  })

  test.each([
    ['/assets/index-Bx1.js', 'public, max-age=31536000, immutable'],
    ['/sw.js', 'no-cache'],
    ['/manifest.webmanifest', 'no-cache'],
    ['/index.html', 'no-cache'],
  ])('lets browsers keep %s as "%s"', async (url, cache) => {
    const answer = await (await withApp()).inject({ url })
    expect(answer.headers['cache-control']).toBe(cache)
  })

  test.each([
    '/../session.key',
    '/%2e%2e/session.key',
    '/assets/..%2f..%2fsession.key',
    '//etc/passwd',
  ])('has no way out of its folder: %s', async (url) => {
    const answer = await (await withApp()).inject({ url })
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
  })

  test('may not be built yet', async () => {
    const { app } = await testServer()
    expect((await app.inject({ url: '/', headers: page })).json()).toMatchObject({
      code: 'not-found',
    })
  })

  test('is there as soon as it is built, and again after it was built anew', async () => {
    const webFolder = join(testFolder(), 'web')
    const { app } = await testServer({ webFolder })
    const open = async (url: string) => (await app.inject({ url, headers: page })).statusCode
    for (let round = 0; round < 2; round++) {
      expect(await open('/')).toBe(404)
      expect(await open('/documents')).toBe(404)
      build(webFolder)
      expect(await open('/')).toBe(200)
      expect(await open('/documents')).toBe(200)
      expect(await open('/assets/index-Bx1.js')).toBe(200)
      rmSync(webFolder, { recursive: true })
    }
  })
})

describe('texts are sent compressed', () => {
  const get = async (encoding?: string) =>
    (await withApp()).inject({
      url: '/assets/index-Bx1.js',
      headers: encoding ? { 'accept-encoding': encoding } : {},
    })

  test('with the best coding the reader takes', async () => {
    const br = await get('gzip, deflate, br')
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(script)
    const gzip = await get('gzip, br;q=0')
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(script)
  })

  test('but not to a reader that takes none', async () => {
    for (const encoding of [undefined, 'identity', 'gzip;q=0']) {
      const answer = await get(encoding)
      expect(answer.headers['content-encoding']).toBeUndefined()
      expect(answer.body).toBe(script)
    }
  })

  test('nor when they are short', async () => {
    const app = await withApp()
    const answer = await app.inject({ url: '/healthz', headers: { 'accept-encoding': 'br' } })
    expect(answer.headers['content-encoding']).toBeUndefined()
  })
})
