import type { ModelOverview } from '@brieflotse/contract'
import { get as httpGet } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ModelStore } from '../providers/models/model-store.ts'
import { signUp, type Client } from '../../test/client.ts'
import { contentOf, openFakeHub, smallModel, type FakeHub } from '../../test/fake-hub.ts'
import { testFolder, testServer, type TestServer } from '../../test/test-server.ts'

const known = [smallModel('opus-mt-de-en'), smallModel('opus-mt-en-de')]
const large = 'onnx/encoder_model_quantized.onnx'
let hub: FakeHub

beforeAll(async () => {
  hub = await openFakeHub()
})
afterAll(() => hub.close())
beforeEach(() => {
  hub.trouble = undefined
  hub.asked.length = 0
})

async function world(dataFolder = testFolder(), free = async () => 1e12) {
  const shelf = new ModelStore(join(dataFolder, 'models'), { models: known, free })
  const server = await testServer({ dataFolder, models: { store: shelf, hub: hub.url, known } })
  return { server, shelf, dataFolder }
}

async function admin(server: TestServer): Promise<Client> {
  const client = await signUp(server)
  const set = { is_admin: 1 } as const
  await server.deps.db.write((tx) =>
    tx.updateTable('users').set(set).where('id', '=', client.user.id).execute(),
  )
  return client
}

/** Polls the models after each event of the server until they match. */
async function until(
  { deps }: TestServer,
  client: Client,
  satisfied: (shelf: ModelOverview) => boolean,
): Promise<ModelOverview> {
  for (;;) {
    let stop = () => {}
    const changed = new Promise<void>((done) => {
      stop = deps.modelNews.listen(done)
    })
    const found = await client.get<ModelOverview>('/api/admin/models')
    if (satisfied(found)) return found
    await changed.finally(stop)
  }
}

const stateOf = (shelf: ModelOverview, name: string) =>
  shelf.offered.find((model) => model.name === name)!

test('only an administrator sees and changes what is installed; everybody hears what there is', async () => {
  const { server } = await world()
  const user = await signUp(server)
  for (const [method, url] of [
    ['GET', '/api/admin/models'],
    ['POST', '/api/admin/models/opus-mt-de-en/fetch'],
    ['DELETE', '/api/admin/models/opus-mt-de-en'],
    ['PUT', '/api/admin/models/opus-mt-de-en/files/0?offset=0'],
  ] as const) {
    const answer = await user.call(method, url, {
      ...(method === 'PUT' && {
        body: Buffer.from('x'),
        headers: { 'content-type': 'application/octet-stream' },
      }),
    })
    expect(answer.statusCode, url).toBe(403)
  }
  expect(await user.get('/api/translation')).toMatchObject({
    installed: [{ name: 'letters-de-en', shipped: true, licence: 'CC BY 4.0' }],
    wanted: 'en',
    used: 'en',
    service: null,
  })
})

test('two models that are asked for come one after the other, and are there without a restart', async () => {
  const { server } = await world()
  const client = await admin(server)
  hub.trouble = (path) => (path === large ? 'slow' : undefined)
  await client.call('POST', '/api/admin/models/opus-mt-de-en/fetch')
  await client.call('POST', '/api/admin/models/opus-mt-en-de/fetch')
  // A repeated request changes nothing.
  await client.call('POST', '/api/admin/models/opus-mt-en-de/fetch')
  server.startJobs()
  const during = await until(
    server,
    client,
    (shelf) => stateOf(shelf, 'opus-mt-de-en').done > 600_000,
  )
  expect(during.offered.map(({ state }) => state)).toEqual(['fetching', 'waiting'])
  hub.trouble = undefined
  hub.release()
  // The model's folder can appear a moment before its job has ended.
  const after = await until(server, client, ({ offered }) =>
    offered.every(({ state }) => state === 'installed'),
  )
  expect(after.installed).toHaveLength(3)
  expect(hub.asked.filter(({ path }) => path === 'config.json')).toHaveLength(2)
})

test('a server that was killed goes on with the fetch where it was, and a broken line is said and mended', async () => {
  const first = await world()
  const client = await admin(first.server)
  let tries = 0
  // The second try hangs, so that the job is still running when the test looks at it.
  hub.trouble = (path) => (path !== large ? undefined : ++tries === 1 ? 'cut' : 'slow')
  await client.call('POST', '/api/admin/models/opus-mt-de-en/fetch')
  first.server.startJobs()
  const broken = await until(
    first.server,
    client,
    (shelf) => stateOf(shelf, 'opus-mt-de-en').state === 'broken',
  )
  expect(stateOf(broken, 'opus-mt-de-en').failure).toMatch(/cannot reach/)
  await first.server.stopJobs()
  hub.trouble = undefined
  hub.asked.length = 0
  const second = await world(first.dataFolder)
  second.server.startJobs()
  await expect.poll(() => second.shelf.isInstalled('opus-mt-de-en')).toBe(true)
  expect(hub.asked[0]).toMatchObject({ path: large, range: expect.stringMatching(/^bytes=[1-9]/) })
})

test.for([
  ['damage', /arrived damaged/],
  ['gone', /no longer offered/],
] as const)(
  '%s at the host: it is given up, says why, and can be asked for again',
  async ([trouble, why]) => {
    const { server } = await world()
    const client = await admin(server)
    hub.trouble = (path) => (path === 'tokenizer.json' ? trouble : undefined)
    await client.call('POST', '/api/admin/models/opus-mt-de-en/fetch')
    server.startJobs()
    const failed = await until(
      server,
      client,
      (shelf) => stateOf(shelf, 'opus-mt-de-en').state === 'failed',
    )
    expect(stateOf(failed, 'opus-mt-de-en').failure).toMatch(why)
    expect(failed.installed).toHaveLength(1)
    hub.trouble = undefined
    await client.call('POST', '/api/admin/models/opus-mt-de-en/fetch')
    await until(server, client, ({ installed }) => installed.length === 2)
  },
)

test('a fetch is stopped by removing the model, and leaves nothing', async () => {
  const { server, shelf } = await world()
  const client = await admin(server)
  hub.trouble = (path) => (path === large ? 'slow' : undefined)
  await client.call('POST', '/api/admin/models/opus-mt-de-en/fetch')
  server.startJobs()
  await until(server, client, (found) => stateOf(found, 'opus-mt-de-en').done > 600_000)
  const answer = await client.call('DELETE', '/api/admin/models/opus-mt-de-en')
  expect(stateOf(answer.json<ModelOverview>(), 'opus-mt-de-en')).toMatchObject({
    state: 'none',
    done: 0,
  })
  expect(await shelf.list()).toEqual([])
  const kept = await client.call('DELETE', '/api/admin/models/letters-de-en')
  expect(kept.statusCode).toBe(400)
})

test('a model comes in pieces from a browser: taken up again, refused when it is another, never with a name', async () => {
  const { server } = await world()
  const client = await admin(server)
  const send = (file: number | string, offset: number, body: Buffer) =>
    client.call('PUT', `/api/admin/models/opus-mt-de-en/files/${file}?offset=${offset}`, {
      body,
      headers: { 'content-type': 'application/octet-stream' },
    })
  const [first] = known
  for (const wrong of ['99', '..%2F..%2Fetc', '-1', 'config.json'])
    expect((await send(wrong, 0, Buffer.from('x'))).statusCode, wrong).toBeGreaterThanOrEqual(400)
  const config = contentOf('config.json')
  expect((await send(0, 0, config.subarray(0, 1000))).json()).toEqual({
    have: 1000,
    installed: false,
  })
  // A repeated chunk, and a chunk that leaves a gap.
  for (const offset of [0, 5000])
    expect((await send(0, offset, config.subarray(0, 1000))).json()).toMatchObject({ have: 1000 })
  expect((await send(0, 1000, Buffer.alloc(config.length - 1000))).json()).toMatchObject({
    code: 'model-damaged',
  })
  expect((await send(1, 0, Buffer.alloc(first!.files[1]!.bytes + 1))).statusCode).toBe(422)
  expect((await client.get<ModelOverview>('/api/admin/models')).offered[0]!.done).toBe(0)
  for (const [i, { path }] of first!.files.entries()) {
    const last = await send(i, 0, contentOf(path))
    expect(last.json()).toEqual({ have: contentOf(path).length, installed: i === 5 })
  }
  const { installed } = await client.get<ModelOverview>('/api/admin/models')
  expect(installed.map(({ name }) => name)).toContain('opus-mt-de-en')
})

test('a disk that is full is said before anything is fetched', async () => {
  const { server } = await world(testFolder(), async () => 1e6)
  const client = await admin(server)
  await client.call('POST', '/api/admin/models/opus-mt-de-en/fetch')
  server.startJobs()
  const full = await until(server, client, (shelf) => shelf.offered[0]!.state === 'failed')
  expect(full.offered[0]!.failure).toMatch(/disk of the server is full/)
  expect(hub.asked).toEqual([])
})

test('news of models reach whoever listens, and a file of a model is never answered with the app', async () => {
  const { server } = await world()
  const client = await admin(server)
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const stream = httpGet(`${address}/api/events`, { headers: { cookie: client.cookie } })
  const heard = new Promise<void>((done) => {
    stream.on('response', (answer) => {
      let text = ''
      answer.on('data', (bytes: Buffer) => {
        text += bytes.toString()
        if (text.includes('event: change')) server.deps.modelNews.notify()
        if (text.includes('event: models\ndata: \n\n')) done()
      })
    })
  })
  await heard
  stream.destroy()
  const missing = await client.call('GET', '/models/opus-mt-de-en/config.json', {
    headers: { accept: 'text/html' },
  })
  expect(missing.statusCode).toBe(404)
  expect(missing.body).not.toMatch(/<html/)
})
