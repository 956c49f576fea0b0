import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { modelFiles } from '../../api/src/providers/translation/model-folder.ts'
import { fetchModel, importModel } from './install-model.ts'

/** A host like the real one: large files are redirected, and their hash stands in a header of the first answer. */
const contents = new Map(
  modelFiles.map((file) => [`/${file}`, Buffer.from(`content of ${file} `.repeat(2000))]),
)
const asked: { url: string; range: string | undefined }[] = []
let spoil: ((url: string) => 'break' | 'damage' | undefined) | undefined

function answer(request: IncomingMessage, response: ServerResponse): void {
  const url = request.url!.replace('/storage', '')
  const body = contents.get(url)!
  if (!request.url!.startsWith('/storage')) {
    response.writeHead(302, {
      location: `/storage${url}`,
      'x-linked-size': body.length,
      'x-linked-etag': `"${createHash('sha256').update(body).digest('hex')}"`,
    })
    return void response.end()
  }
  asked.push({ url, range: request.headers.range })
  const from = Number(/bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0)
  const part = Buffer.from(body.subarray(from))
  response.writeHead(from ? 206 : 200, { 'content-length': part.length })
  const wish = spoil?.(url)
  if (wish === 'damage') part.fill(0, 0, 10)
  if (wish !== 'break') return void response.end(part)
  // Only what the client has already taken survives a broken connection, so the connection breaks after that.
  response.write(part.subarray(0, 5000))
  const taken = () => sizeOf(join(`${target()}.part`, `${url}.part`))
  void vi.waitUntil(async () => (await taken()) > 0).finally(() => response.destroy())
}

const server = createServer(answer)
let source = ''
let folder = ''
const target = () => join(folder, 'opus-mt-de-en')
const sizeOf = (path: string) =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  )
const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  source = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'models-'))
  asked.length = 0
  spoil = undefined
  return () => rm(folder, { recursive: true })
})
afterAll(() => void server.close())

test('a model is fetched, verified and then given its name; the second run does nothing', async () => {
  const seen = new Map<string, number>()
  expect(
    await fetchModel(source, target(), (file, done, total) => seen.set(file, done / total)),
  ).toBe(true)
  expect([...seen.values()]).toEqual(modelFiles.map(() => 1))
  expect(await readFile(join(target(), 'config.json'))).toEqual(contents.get('/config.json'))
  expect(await exists(`${target()}.part`)).toBe(false)
  expect(await fetchModel(source, target(), () => {})).toBe(false)
})

test('a broken connection leaves no model, and the next run goes on where it stopped', async () => {
  const large = '/onnx/encoder_model_quantized.onnx'
  spoil = (url) => (url === large ? 'break' : undefined)
  await expect(fetchModel(source, target(), () => {})).rejects.toThrow(/goes on from there/)
  expect(await exists(target())).toBe(false)
  spoil = undefined
  asked.length = 0
  await fetchModel(source, target(), () => {})
  expect(asked[0]?.url).toBe(large)
  expect(asked[0]?.range).toMatch(/^bytes=[1-9]\d*-$/)
  expect(await readFile(join(target(), large))).toEqual(contents.get(large))
})

test('a file with the wrong hash is thrown away', async () => {
  spoil = (url) => (url === '/tokenizer.json' ? 'damage' : undefined)
  await expect(fetchModel(source, target(), () => {})).rejects.toThrow(/damaged/)
  expect(await exists(join(`${target()}.part`, 'tokenizer.json'))).toBe(false)
  expect(await exists(target())).toBe(false)
})

test('without internet the error says how to do without', async () => {
  await expect(fetchModel('http://127.0.0.1:9', target(), () => {})).rejects.toThrow(
    /--from <folder>/,
  )
})

test('a folder is taken over when it is complete, and named when it is not', async () => {
  const from = join(folder, 'stick')
  for (const file of modelFiles.slice(1)) {
    await mkdir(dirname(join(from, file)), { recursive: true })
    await writeFile(join(from, file), 'x')
  }
  await expect(importModel(from, target())).rejects.toThrow(/Missing or empty: config.json/)
  await writeFile(join(from, 'config.json'), '{}')
  expect(await importModel(from, target())).toBe(true)
  expect(await exists(join(target(), 'onnx/encoder_model_quantized.onnx'))).toBe(true)
})
