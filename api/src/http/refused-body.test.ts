import { transferType } from '@brieflotse/contract'
import { once } from 'node:events'
import { request as send, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { file, multipart, pdf, signUp } from '../../test/client.ts'
import { testFolder, testServer } from '../../test/test-server.ts'

/** Larger than the socket buffers between two processes, so a sender blocks if the server does not read. */
const large = Buffer.alloc(12_000_000, 'x')

/** Reads the response only after the whole body is sent, as browsers do. */
async function answerTo(port: number, path: string, headers: object, body: Buffer) {
  const sent = send({ port, path, method: 'POST', headers: { ...headers } })
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>
  await new Promise<void>((resolve, reject) => {
    answered.catch(reject)
    sent.write(body, () => resolve())
  })
  sent.end()
  const [answer] = await answered
  answer.resume()
  return answer.statusCode
}

const full = Object.assign(new Error('no room'), { code: 'ENOSPC' })

async function listening() {
  const server = await testServer()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo
  return { ...server, port, cookie: (await signUp(server)).cookie }
}

test('whoever sends a letter hears that there is no room for it, also in the middle of it', async () => {
  const { port, cookie, deps } = await listening()
  vi.spyOn(deps.storage, 'write').mockImplementation(async (content) => {
    for await (const _ of content) break
    throw full
  })
  const form = multipart([file(pdf(String(large)))])
  expect(await answerTo(port, '/api/documents', { ...form.headers, cookie }, form.body)).toBe(507)
})

test('and so does whoever sends an account that cannot be kept', async () => {
  const { port, cookie, deps } = await listening()
  vi.spyOn(deps.transferFolder, 'path').mockReturnValue(join(testFolder(), 'gone/account'))
  const headers = { 'content-type': transferType, cookie }
  expect(await answerTo(port, '/api/transfers/in', headers, large)).toBe(500)
})

test('and so does whoever sends more than a request may hold, whether it says how much or not', async () => {
  const { port } = await listening()
  const headers = { 'content-type': 'application/json' }
  const sized = { ...headers, 'content-length': large.length }
  expect(await answerTo(port, '/api/login', sized, large)).toBe(413)
  expect(await answerTo(port, '/api/login', headers, large)).toBe(413)
})
