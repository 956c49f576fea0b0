import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { contentOf, openFakeHub, smallModel, type FakeHub } from '../../../test/fake-hub.ts'
import { testFolder } from '../../../test/test-server.ts'
import { sizeOf } from './catalogue.ts'
import { fetchModel } from './fetch-model.ts'
import { modelManifestName, modelFiles } from './manifest.ts'
import { ModelStore } from './model-store.ts'

const model = smallModel()
const large = 'onnx/encoder_model_quantized.onnx'
let hub: FakeHub
let folder = ''
let shelf: ModelStore
let seen: number[] = []

beforeAll(async () => {
  hub = await openFakeHub()
})
afterAll(() => hub.close())
beforeEach(() => {
  folder = testFolder()
  shelf = new ModelStore(folder, { models: [model], free: async () => 1e12 })
  hub.trouble = undefined
  hub.asked.length = 0
  seen = []
})

type More = Partial<Parameters<typeof fetchModel>[0]>
const fetchIt = (more: More = {}) =>
  fetchModel({
    model,
    shelf,
    hub: hub.url,
    signal: new AbortController().signal,
    onProgress: (done) => seen.push(done),
    ...more,
  })

test('a model is fetched through a redirect, verified, and gets its place with a note of what it is', async () => {
  expect(await shelf.list()).toEqual([])
  await fetchIt()
  expect(await shelf.list()).toEqual([
    {
      name: 'opus-mt-de-en',
      source: 'de',
      target: 'en',
      bytes: sizeOf(model),
      licence: 'CC BY 4.0',
      origin: 'Nobody',
    },
  ])
  expect(seen.at(-1)).toBe(sizeOf(model))
  expect(seen).toEqual(seen.toSorted((a, b) => a - b))
  expect(await readFile(join(folder, model.name, large))).toEqual(contentOf(large))
  expect(existsSync(join(folder, '.incoming', model.name))).toBe(false)
})

test('a connection that is cut leaves no model, and the next try goes on where it stopped', async () => {
  hub.trouble = (path) => (path === large ? 'cut' : undefined)
  await expect(fetchIt()).rejects.toMatchObject({ code: 'provider-down' })
  expect(await shelf.list()).toEqual([])
  hub.trouble = undefined
  hub.asked.length = 0
  await fetchIt()
  expect(hub.asked[0]!.path).toBe(large)
  expect(hub.asked[0]!.range).toMatch(/^bytes=[1-9]\d*-$/)
  expect(await shelf.isInstalled(model.name)).toBe(true)
})

test('a host that knows no ranges is asked for the whole file again', async () => {
  hub.trouble = (path) => (path === large ? 'cut' : undefined)
  await expect(fetchIt()).rejects.toMatchObject({ code: 'provider-down' })
  hub.trouble = () => 'no-ranges'
  await fetchIt()
  expect(await readFile(join(folder, model.name, large))).toEqual(contentOf(large))
})

test.for([
  ['damage', 'model-damaged'],
  ['longer', 'model-damaged'],
  ['gone', 'model-gone'],
  ['down', 'provider-down'],
  ['silent', 'provider-down'],
] as const)('%s: nothing is installed, and the reason is %s', async ([trouble, code]) => {
  hub.trouble = (path) => (path === 'tokenizer.json' ? trouble : undefined)
  await expect(fetchIt({ patienceMs: 300 })).rejects.toMatchObject({ code })
  expect(await shelf.list()).toEqual([])
  if (code === 'model-damaged') expect((await shelf.have(model))[2]).toBe(0)
  hub.trouble = undefined
  await fetchIt()
  expect(await shelf.isInstalled(model.name)).toBe(true)
})

test('a full disk is noticed before and while it is written to, and what arrived stays', async () => {
  const full = new ModelStore(folder, { models: [model], free: async () => 1e6 })
  await expect(fetchIt({ shelf: full })).rejects.toMatchObject({ code: 'server-full' })
  expect(hub.asked).toEqual([])
  let left = 400_000
  const keep: More['keep'] = async (part, chunk) => {
    left -= chunk.length
    if (left < 0) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' })
    await part.appendFile(chunk)
  }
  await expect(fetchIt({ keep })).rejects.toMatchObject({ code: 'server-full' })
  expect(await shelf.list()).toEqual([])
  expect((await shelf.have(model))[0]).toBe(model.files[0]!.bytes)
})

test('a fetch that is called off leaves what arrived and installs nothing', async () => {
  const stop = new AbortController()
  hub.trouble = (path) => (path === large ? 'slow' : undefined)
  const fetching = fetchIt({
    signal: stop.signal,
    onProgress: (done) => done > 600_000 && stop.abort(new Error('enough')),
  })
  await expect(fetching).rejects.toThrow('enough')
  expect(await shelf.list()).toEqual([])
})

test('half a file under a right name is no model', async () => {
  await fetchIt()
  await writeFile(join(folder, model.name, large), 'half')
  expect(await shelf.list()).toEqual([])
  expect(await shelf.folders()).toEqual([])
})

function stick(change: (at: string) => void = () => {}): string {
  const at = testFolder()
  for (const path of modelFiles) {
    mkdirSync(dirname(join(at, path)), { recursive: true })
    writeFileSync(join(at, path), contentOf(path))
  }
  change(at)
  return at
}

test('a folder is taken when every file is the right one, and nothing else in it is', async () => {
  const at = stick((path) => writeFileSync(join(path, 'something.sh'), 'rm'))
  expect(await shelf.takeFrom(at)).toBe('opus-mt-de-en')
  expect(existsSync(join(folder, 'opus-mt-de-en', 'something.sh'))).toBe(false)
  expect(await shelf.isInstalled('opus-mt-de-en')).toBe(true)
})

test('a folder with a damaged file, without one, or with a link in its place is refused whole', async () => {
  const spoilt = [
    stick((at) => writeFileSync(join(at, large), 'x'.repeat(contentOf(large).length))),
    stick((at) => writeFileSync(join(at, 'config.json'), 'other')),
    testFolder(),
  ]
  const elsewhere = stick()
  const linked = testFolder()
  for (const path of modelFiles) {
    mkdirSync(dirname(join(linked, path)), { recursive: true })
    symlinkSync(join(elsewhere, path), join(linked, path))
  }
  for (const at of [...spoilt, linked])
    await expect(shelf.takeFrom(at)).rejects.toMatchObject({ code: 'model-damaged' })
  expect(await shelf.list()).toEqual([])
})

test('a model of another language comes with a note that says what it is, and leads nowhere else', async () => {
  const other = { ...smallModel('own-de-uk'), licence: 'Our own', origin: 'Ourselves' }
  const note = (content: object) =>
    stick((at) => writeFileSync(join(at, modelManifestName), JSON.stringify(content)))
  // The catalogue is empty, because this model's files would otherwise be recognised as a known one.
  const open = new ModelStore(folder, { models: [] })
  expect(await open.takeFrom(note(other))).toBe('own-de-uk')
  expect(await open.list()).toMatchObject([{ name: 'own-de-uk', source: 'de', target: 'uk' }])
  const bad = [
    { ...other, name: '../../etc-de-uk' },
    { ...other, name: 'own-de-en' },
    { ...other, files: [{ ...other.files[0]!, path: '../../x' }, ...other.files.slice(1)] },
    { ...other, files: other.files.slice(1) },
  ]
  for (const wrong of bad)
    await expect(open.takeFrom(note(wrong))).rejects.toMatchObject({ code: 'model-damaged' })
})

test('a newer one takes the place of a model in one step, and a removed one is gone', async () => {
  await fetchIt()
  await shelf.takeFrom(stick())
  expect(await shelf.list()).toHaveLength(1)
  await shelf.remove(model.name)
  expect(await shelf.list()).toEqual([])
  await expect(shelf.remove('../models')).rejects.toThrow()
})
