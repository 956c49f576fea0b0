import { afterEach, expect, test } from 'vitest'
import { openDeepl, openLibre } from '../../../test/fake-interpreters.ts'
import { createDeepl } from './deepl.ts'
import { createLibreTranslate } from './libretranslate.ts'

const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})

const wish = () => ({ source: 'de', target: 'en', signal: new AbortController().signal })
const sentence = 'Zahlen Sie <amt1> bis <date1> & "sofort" ‹jetzt›.'

async function deepl(says?: (text: string) => string) {
  const server = await openDeepl(says)
  open.push(server)
  let now = 0
  const options = { timeoutMs: 300, mostPauseMs: 50, now: () => now }
  const interpreter = createDeepl({ key: 'secret:fx', url: server.url, ...options })
  return { server, interpreter, later: (ms: number) => (now += ms) }
}

test('DeepL gets placeholders as empty tags, the key in a header, and gives them back', async () => {
  const { server, interpreter } = await deepl((text) => text.replace('Zahlen Sie', 'Pay'))
  expect(await interpreter.translate([sentence], wish())).toEqual([
    'Pay <amt1> bis <date1> & "sofort" ‹jetzt›.',
  ])
  expect(server.sent[0]).toMatchObject({
    text: ['Zahlen Sie <amt1/> bis <date1/> &amp; "sofort" ‹jetzt›.'],
    source_lang: 'DE',
    target_lang: 'EN-GB',
    tag_handling: 'xml',
  })
  expect(server.keys).toEqual(['DeepL-Auth-Key secret:fx'])
  expect(server.calls).toEqual(['POST /v2/translate'])
})

test('at most fifty texts go in one request', async () => {
  const { server, interpreter } = await deepl()
  const texts = Array.from({ length: 120 }, (_, i) => `Satz ${i}`)
  expect(await interpreter.translate(texts, wish())).toHaveLength(120)
  expect(server.sent.map(({ text }) => text.length)).toEqual([50, 50, 20])
})

test('keys of free accounts have a host of their own, and no key leaves unencrypted', () => {
  expect(createDeepl({ key: 'a:fx' }).host).toBe('api-free.deepl.com')
  expect(createDeepl({ key: 'a' }).host).toBe('api.deepl.com')
  expect(() => createDeepl({ key: 'a', url: 'http://deepl.example' })).toThrow(/https/)
})

test('a short pause that is asked for is waited out, a long one is kept without asking again', async () => {
  const { server, interpreter, later } = await deepl()
  const busy = (after: string) => ({ status: 429, body: '{}', headers: { 'retry-after': after } })
  server.next.push(busy('0'))
  expect(await interpreter.translate(['a'], wish())).toEqual(['EN a'])
  server.next.push(busy('120'))
  await expect(interpreter.translate(['b'], wish())).rejects.toMatchObject({
    code: 'provider-down',
  })
  later(119_000)
  await expect(interpreter.translate(['c'], wish())).rejects.toMatchObject({
    code: 'provider-down',
  })
  expect(server.sent).toHaveLength(3)
  later(2_000)
  expect(await interpreter.translate(['d'], wish())).toEqual(['EN d'])
})

test('a quota that is used up is not asked about again for an hour', async () => {
  const { server, interpreter, later } = await deepl()
  server.next.push({ status: 456, body: '{"message":"Quota exceeded"}' })
  for (const text of ['a', 'b'])
    await expect(interpreter.translate([text], wish())).rejects.toMatchObject({
      cause: expect.stringMatching(/quota|pause/),
    })
  expect(server.sent).toHaveLength(1)
  later(61 * 60_000)
  expect(await interpreter.translate(['c'], wish())).toEqual(['EN c'])
})

test.for(['silent', 'cut', 'lost'] as const)('a service that is %s counts as down', async (how) => {
  const { server, interpreter } = await deepl()
  server.fail(how)
  await expect(interpreter.translate(['a'], wish())).rejects.toMatchObject({
    code: 'provider-down',
  })
})

test('an answer of another shape or length, or a refused key, counts as down and names no key', async () => {
  const { server, interpreter } = await deepl()
  server.next.push(
    { status: 200, body: '{"translations":[]}' },
    { status: 200, body: '<html>' },
    { status: 403, body: 'secret:fx' },
  )
  for (const text of ['a', 'b', 'c']) {
    const failure: unknown = await interpreter.translate([text], wish()).catch((error) => error)
    expect(failure).toMatchObject({ code: 'provider-down' })
    expect(JSON.stringify(failure)).not.toContain('secret')
  }
})

test('LibreTranslate gets codes for placeholders, in requests of a size that it takes', async () => {
  const server = await openLibre((text) => text.replace('Zahlen Sie', 'Pay'))
  open.push(server)
  const interpreter = createLibreTranslate({ url: server.url, key: 'k' })
  const long = Array.from({ length: 6 }, () => 'a'.repeat(500))
  const answers = await interpreter.translate([sentence, ...long], wish())
  expect(answers).toHaveLength(7)
  expect(answers[0]).toBe('Pay <amt1> bis <date1> & "sofort" ‹jetzt›.')
  expect(server.sent[0]).toMatchObject({ format: 'text', api_key: 'k', source: 'de', target: 'en' })
  expect(server.sent[0]!.q[0]).toContain('XAMT1')
  for (const { q } of server.sent) expect(q.join('').length).toBeLessThan(2_000)
})
