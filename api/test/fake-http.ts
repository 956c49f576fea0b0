import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { NetworkFailure } from './providers/payment/suite-rig.ts'

export type Asked = {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: string
  bytes: Buffer
}
export type Answered = {
  status: number
  body: string
  type?: string
  headers?: Record<string, string>
}

export type FakeHttp = {
  url: string
  port: number
  /** Makes the next request fail, or the next one whose path matches `on`. Requests for which `spared` is true never fail. */
  fail(how: NetworkFailure, on?: RegExp): void
  /** Decides for each request whether it fails, for randomised tests. */
  trouble: ((asked: Asked) => NetworkFailure | undefined) | undefined
  /** All requests received, such as `POST /v1/refunds`. */
  calls: string[]
  close(): Promise<void>
}

/** A real HTTP server on 127.0.0.1 that can simulate every kind of network failure. */
export async function openFakeHttp(
  answer: (asked: Asked) => Answered,
  spared: (asked: Asked) => boolean = () => false,
): Promise<FakeHttp> {
  const next: { how: NetworkFailure; on: RegExp }[] = []
  const troubleOf = (asked: Asked): NetworkFailure | undefined => {
    if (spared(asked)) return undefined
    const at = next.findIndex(({ on }) => on.test(asked.path))
    return at >= 0 ? next.splice(at, 1)[0]?.how : fake.trouble?.(asked)
  }
  const server = createServer((request, response) => {
    void heard(request).then((body) => {
      if (!body) return
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://fake')
      const asked: Asked = {
        method: request.method ?? 'GET',
        path: pathname,
        query: searchParams,
        headers: request.headers,
        body: body.toString(),
        bytes: body,
      }
      fake.calls.push(`${asked.method} ${asked.path}`)
      const how = troubleOf(asked)
      if (how === 'silent') return
      if (how === 'down') return send(response, failed(503))
      if (how === 'busy') return send(response, failed(429))
      const answered = answer(asked)
      if (how === 'lost') return
      if (how !== 'cut') return send(response, answered)
      const bytes = Buffer.from(answered.body)
      response.writeHead(answered.status, {
        'content-type': 'application/json',
        'content-length': bytes.length,
      })
      response.write(bytes.subarray(0, Math.ceil(bytes.length / 2)), () => request.socket.destroy())
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const fake: FakeHttp = {
    url: `http://127.0.0.1:${port}`,
    port,
    fail: (how, on = /^/) => void next.push({ how, on }),
    trouble: undefined,
    calls: [],
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
  return fake
}

/** The request's body; null if the client disconnects before the end. */
const heard = (request: IncomingMessage): Promise<Buffer | null> =>
  buffer(request).catch(() => null)

const failed = (status: number): Answered => ({
  status,
  headers: status === 429 ? { 'retry-after': '0' } : {},
  body: JSON.stringify({
    error: { type: 'api_error', message: 'An error occurred.' },
    name: 'ERROR',
  }),
})

function send(response: ServerResponse, { status, body, type, headers }: Answered): void {
  response.writeHead(status, { 'content-type': type ?? 'application/json', ...headers }).end(body)
}
