import { expect, test } from 'vitest'
import { file, multipart, type Part, pdf } from '../../test/client.ts'
import { testServer } from '../../test/test-server.ts'
import { limits } from '../system/limits.ts'

const field = (name: string, value: string): Part => ({ name, value })

async function share(parts: Part[]): Promise<string> {
  const { app } = await testServer()
  const { body, headers } = multipart(parts)
  const answer = await app.inject({ method: 'POST', url: '/share', headers, body })
  expect(answer.statusCode).toBe(303)
  return String(answer.headers['location'])
}

test('a shared text goes on to the screen in its address', async () => {
  const parts = [field('title', 'Fwd: Bescheid'), field('text', 'a&b=c#d'), field('url', '')]
  expect(await share(parts)).toBe('/share?title=Fwd%3A+Bescheid&text=a%26b%3Dc%23d&url=')
})

test('a shared file is not kept, and the screen is told to ask for it again', async () => {
  const parts = [file(pdf('a'.repeat(200_000))), field('title', 'behind the file')]
  expect(await share(parts)).toBe('/share?title=behind+the+file&text=&url=&problem=not-ready')
})

test('foreign fields, endless texts and a form cut off end on the screen as well', async () => {
  const endless = [field('held', 'x'), field('text', 'ü'.repeat(1_000_000))]
  const address = await share(endless)
  expect(address.length).toBeLessThan(limits.sharedQueryCharacters + 100)
  expect(address).toMatch(/problem=not-ready$/)
  expect(address).not.toContain('held')

  const { app } = await testServer()
  const { body, headers } = multipart([field('title', 'Bescheid'), field('text', 'half')])
  const cut = body.subarray(0, body.length - 20)
  const answer = await app.inject({ method: 'POST', url: '/share', headers, body: cut })
  expect(answer.headers['location']).toBe('/share?title=Bescheid&text=&url=&problem=not-ready')
})

test('it is no way to burden the server', async () => {
  const { app } = await testServer()
  const { body, headers } = multipart([field('title', 'x')])
  const post = () => app.inject({ method: 'POST', url: '/share', headers, body })
  for (let i = 0; i < limits.sharesPerIp.max; i += 1) expect((await post()).statusCode).toBe(303)
  expect((await post()).statusCode).toBe(429)
})
