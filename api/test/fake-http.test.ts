import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { openFakeHttp } from './fake-http.ts'

test('a caller that hangs up in the middle of what it says is answered by nobody, and breaks nothing', async () => {
  const fake = await openFakeHttp(() => ({ status: 200, body: '' }))
  const socket = connect(fake.port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write('POST /half HTTP/1.1\r\nHost: fake\r\nContent-Length: 100\r\n\r\nhalf')
  // The response to a second client shows that the server has received the first one's data.
  expect((await fetch(`${fake.url}/whole`)).status).toBe(200)
  socket.destroy()
  await fake.close()
  expect(fake.calls).toEqual(['GET /whole'])
})
