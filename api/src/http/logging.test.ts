import { expect, test } from 'vitest'
import { file, pdf, signUp } from '../testing/client.ts'
import { fakeOcr } from '../testing/fakes.ts'
import { testServer } from '../testing/test-server.ts'

test('logs say what happened but nothing of letters, names, passwords, files or questions', async () => {
  const lines: string[] = []
  const secrets = ['geheimbrief', 'liselotte', 'hunter2hunter2', 'scheidung', 'suchwort']
  const server = await testServer({
    logLevel: 'trace',
    logStream: { write: (line) => void lines.push(line) },
    ocr: fakeOcr({
      onRead: async () => {
        // What JSON.parse says about a letter quotes it.
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
  for (const secret of secrets) expect(log).not.toContain(secret)
  expect(log).toContain('"route":"/api/login","status":401')
  expect(log).toContain('"type":"typeerror"')
  expect(log).toContain('job failed')
})
