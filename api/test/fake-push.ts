import { createServer, request as httpRequest } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import webpush from 'web-push'
import { createWebPush } from '../src/providers/push/web-push.ts'
import { pushReceiver } from './push-cipher.ts'

export type Arrived = { path: string; headers: Record<string, unknown>; body: Buffer; text: string }
export type FakePush = Awaited<ReturnType<typeof fakePush>>

/** A fake push service on this machine, with fake browsers and the real provider that sends to it. */
export async function fakePush() {
  const arrived: Arrived[] = []
  const browsers = new Map<string, ReturnType<typeof pushReceiver>>()
  /** The response status for an endpoint; 201 by default. */
  const answers = new Map<string, number>()
  let heard = () => {}
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const path = request.url ?? ''
      const status = answers.get(path) ?? 201
      const body = Buffer.concat(chunks)
      if (status === 201) {
        const text = browsers.get(path)?.read(body) ?? ''
        arrived.push({ path, headers: request.headers, body, text })
      }
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end('x')
      heard()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const keys = webpush.generateVAPIDKeys()
  const provider = createWebPush({
    contact: 'mailto:operator@brieflotse.example.com',
    ...keys,
    reach: {
      accepts: (endpoint) => endpoint.startsWith(`${origin}/`),
      request: httpRequest,
    },
  })
  return {
    keys,
    provider,
    arrived,
    answers,
    texts: () => arrived.map(({ text }) => JSON.parse(text) as Record<string, unknown>),
    /** A new fake browser; returns its push subscription. */
    browser(label = 'Chrome on Android') {
      const path = `/send/${browsers.size + 1}`
      const receiver = pushReceiver()
      browsers.set(path, receiver)
      return { path, endpoint: origin + path, keys: receiver.keys, label }
    },
    /** Resolves when the service receives the next request. */
    next: () => new Promise<void>((resolve) => (heard = resolve)),
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
