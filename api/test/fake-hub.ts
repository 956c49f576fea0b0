import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Model } from '../src/providers/models/catalogue.ts'
import { modelFiles } from '../src/providers/models/manifest.ts'
import { sha256 } from '../src/system/sha256.ts'

export type Trouble =
  | 'cut'
  | 'damage'
  | 'gone'
  | 'down'
  | 'no-ranges'
  | 'silent'
  | 'longer'
  | 'slow'

const contents = new Map(
  modelFiles.map((path) => [path, Buffer.from(`content of ${path} `.repeat(9_000))]),
)

/** A model with the real structure but small files. */
export const smallModel = (name = 'opus-mt-de-en'): Model => {
  const [source = '', target = ''] = name.split('-').slice(-2)
  return {
    name,
    source,
    target,
    licence: 'CC BY 4.0',
    origin: 'Nobody',
    at: `made-up/${name}/resolve/1`,
    files: modelFiles.map((path) => {
      const body = contents.get(path)!
      return { path, bytes: body.length, sha256: sha256(body) }
    }),
  }
}

export const contentOf = (path: string): Buffer => contents.get(path as (typeof modelFiles)[0])!

export type FakeHub = Awaited<ReturnType<typeof openFakeHub>>

/** A fake model host. Like the real one it redirects to its storage, and it can simulate failures. */
export async function openFakeHub() {
  const asked: { path: string; range: string | undefined }[] = []
  const hub = { trouble: undefined as ((path: string) => Trouble | undefined) | undefined }
  const held: (() => void)[] = []
  const server = createServer((request, response) => {
    const url = request.url!
    if (!url.startsWith('/storage')) {
      return void response.writeHead(302, { location: `/storage${url}` }).end()
    }
    const path = url.split('/resolve/1/')[1]!
    const body = contents.get(path as (typeof modelFiles)[0])
    const wish = hub.trouble?.(path)
    const range = request.headers.range
    asked.push({ path, range })
    if (!body || wish === 'gone') return void response.writeHead(404).end()
    if (wish === 'down') return void response.writeHead(503).end()
    const from = wish === 'no-ranges' ? 0 : Number(/bytes=(\d+)-/.exec(range ?? '')?.[1] ?? 0)
    const part = Buffer.from(body.subarray(from))
    if (wish === 'damage') part.fill(0, 0, 10)
    const headers = from
      ? { 'content-range': `bytes ${from}-${body.length - 1}/${body.length}` }
      : {}
    response.writeHead(from ? 206 : 200, headers)
    if (wish === 'longer') return void response.end(Buffer.concat([part, part]))
    if (wish === 'silent') return void response.write(part.subarray(0, 5_000))
    if (wish === 'slow') {
      response.write(part.subarray(0, 5_000))
      return void held.push(() => response.end(part.subarray(5_000)))
    }
    if (wish === 'cut') {
      // The connection is closed only after the client has received the bytes, because a broken connection loses unsent ones.
      return void response.write(part.subarray(0, Math.ceil(part.length / 2)), () =>
        setImmediate(() => response.socket?.end()),
      )
    }
    response.end(part)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return Object.assign(hub, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    /** Completes responses that were held back by `slow`. */
    release: () => held.splice(0).forEach((go) => go()),
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  })
}
