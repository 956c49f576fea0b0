import { AppError } from '@brieflotse/contract'
import { connect, type AddressInfo } from 'node:net'
import { expect, test, vi } from 'vitest'
import { file, pdf, signUp } from '../../test/client.ts'
import { fakeOcr } from '../../test/fakes.ts'
import { testServer } from '../../test/test-server.ts'

test('logs say what happened but nothing of letters, names, passwords, files or questions', async () => {
  const lines: string[] = []
  const secrets = ['geheimbrief', 'liselotte', 'hunter2hunter2', 'scheidung', 'suchwort']
  const server = await testServer({
    logLevel: 'trace',
    logStream: { write: (line) => void lines.push(line) },
    ocr: fakeOcr({
      onRead: async () => {
        // The error message of JSON.parse quotes its input, which could be a letter.
        JSON.parse('geheimbrief {')
      },
    }),
  })
  server.app.get('/api/broken', () => {
    throw new TypeError('geheimbrief')
  })
  server.startJobs()
  const client = await signUp(server, 'liselotte')
  const post = (url: string, body: object) => server.app.inject({ method: 'POST', url, body })
  await post('/api/login', { username: 'liselotte', password: 'hunter2hunter2' })
  await client.call('GET', '/api/documents?q=suchwort')
  await client.call('GET', '/suchwort?suchwort')
  await client.call('GET', '/api/broken')
  const upload = await client.upload([file(pdf('geheimbrief'), 'scheidung.pdf')])
  await client.settled(upload.json<{ id: number }>().id)
  await server.stopJobs()

  const log = lines.join('').toLowerCase()
  const [, session = ''] = client.cookie.toLowerCase().split('=')
  for (const secret of [...secrets, session]) expect(log).not.toContain(secret)
  expect(log).toContain('"route":"/api/login","status":401')
  expect(log).toContain('"type":"typeerror"')
  expect(log).toContain('job failed')
})

test('who goes away in the middle of a letter, and a server that is busy, are none of the errors', async () => {
  const lines: string[] = []
  const levels = () => lines.map((line) => JSON.parse(line) as { level: number; msg: string })
  const server = await testServer({
    logLevel: 'info',
    logStream: { write: (line) => void lines.push(line) },
  })
  const { app } = server
  app.get('/api/busy', () => {
    throw new AppError('busy')
  })
  expect((await app.inject('/api/busy')).statusCode).toBe(503)
  expect(levels()).toContainEqual(expect.objectContaining({ level: 40, msg: 'busy' }))

  const { cookie } = await signUp(server)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const begun = vi.spyOn(server.deps.storage, 'write')
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(
    `POST /api/documents HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\nContent-Length: 9000\r\n` +
      'Content-Type: multipart/form-data; boundary=x\r\n\r\n' +
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7',
  )
  await expect.poll(() => begun).toHaveBeenCalled()
  socket.destroy()
  await expect.poll(() => levels().map(({ msg }) => msg)).toContain('the client went away')
  expect(levels().filter(({ level }) => level >= 50)).toEqual([])
})
