import type { Document, User } from '@brieflotse/contract'
import type { InjectOptions } from 'fastify'
import type { TestServer } from './test-server.ts'

export type Client = Awaited<ReturnType<typeof signUp>>

let count = 0

export const registration = (username: string) => ({
  username,
  password: 'a long password',
  email: 'somebody@example.org',
})

/** The session cookie from a response, for the next request. */
export function cookieOf(answer: { headers: Record<string, unknown> }): string {
  const set = [answer.headers['set-cookie']].flat().map(String)
  return set.map((cookie) => cookie.split(';')[0]).join('; ')
}

/** Registers a new user and returns a client with their session. */
export async function signUp(server: TestServer, username = `user${++count}`) {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/register',
    body: registration(username),
  })
  if (answer.statusCode !== 201) throw new Error(`Not registered: ${answer.body}`)
  return clientOf(server, cookieOf(answer), answer.json<User>())
}

export function clientOf(server: TestServer, cookie: string, user: User) {
  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    rest: InjectOptions = {},
  ) => server.app.inject({ ...rest, method, url, headers: { cookie, ...rest.headers } })
  const get = async <T>(url: string) => (await call('GET', url)).json<T>()
  return {
    user,
    cookie,
    call,
    get,
    upload: (parts: Part[], headers: Record<string, string> = {}) => {
      const form = multipart(parts)
      return call('POST', '/api/documents', { ...form, headers: { ...form.headers, ...headers } })
    },
    document: (id: number) => get<Document>(`/api/documents/${id}`),
    /** Waits until the document is read or has failed. */
    settled: (id: number) =>
      server.until(
        user.id,
        () => get<Document>(`/api/documents/${id}`),
        ({ status }) => status === 'completed' || status === 'failed',
      ),
  }
}

export type Part = { name: string; value: string | Buffer; fileName?: string; type?: string }

export const file = (value: string | Buffer, fileName = 'letter.pdf'): Part => ({
  name: 'file',
  value,
  fileName,
})

/** A fake PDF: a real header, and content that makes it unique. */
export const pdf = (content: string) => Buffer.from(`%PDF-1.7\n${content}`)

const boundary = '----------------------------brieflotse'

export function multipart(parts: Part[]): { body: Buffer; headers: Record<string, string> } {
  const pieces = parts.flatMap(({ name, value, fileName, type = 'application/octet-stream' }) => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"`),
    Buffer.from(
      fileName === undefined
        ? '\r\n\r\n'
        : `; filename="${fileName}"\r\nContent-Type: ${type}\r\n\r\n`,
    ),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ])
  return {
    body: Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}
