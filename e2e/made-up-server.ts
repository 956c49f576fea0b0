import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { User } from '../packages/contract/src/index.ts'
import { type Answers, answerTo } from './made-up-api.ts'

const app = fileURLToPath(new URL('../web/dist', import.meta.url))
const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
}

/**
 * Serves the built app with a fake API. Intercepting requests in the browser instead would disable its cache and load the whole app
 * for every page. `answers` may change at any time.
 */
export async function openMadeUpServer(answers: Answers) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    // The body is read before the response, because a client that is still sending would not receive it.
    const parts: Buffer[] = []
    request
      .on('data', (part: Buffer) => parts.push(part))
      .once('end', () => {
        if (request.method === 'PATCH' && pathname === '/api/user') {
          const profile = JSON.parse(Buffer.concat(parts).toString()) as Partial<User>
          answers.language = profile.preferredLanguage ?? answers.language
        }
        if (pathname.startsWith('/api/')) answer(response, pathname, answers)
        else void sendFile(response, pathname)
      })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('no port')
  return {
    address: `http://localhost:${address.port}`,
    async close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

function answer(response: ServerResponse, pathname: string, answers: Answers): void {
  const told = answerTo(pathname, answers)
  if (!told) return void response.destroy()
  const type = told.type ?? 'application/json'
  response.writeHead(told.status, { 'content-type': type, 'cache-control': 'no-store' })
  response.end(told.type ? told.body : JSON.stringify(told.body))
}

/** Serves a file of the app; a URL without a file is a screen. */
async function sendFile(response: ServerResponse, pathname: string): Promise<void> {
  const name = extname(pathname) ? pathname : '/index.html'
  const bytes = await readFile(join(app, name)).catch(() => null)
  if (!bytes) return void response.writeHead(404).end()
  const isHashed = name.startsWith('/assets/')
  response.writeHead(200, {
    'content-type': types[extname(name)] ?? 'application/octet-stream',
    'cache-control': isHashed ? 'max-age=31536000, immutable' : 'no-cache',
  })
  response.end(bytes)
}
