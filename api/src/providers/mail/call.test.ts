import { expect, test } from 'vitest'
import { openFakeHttp, type Answered } from '../../../test/fake-http.ts'
import { sendRequest, checkedUrl, providerMessage } from './call.ts'
import { createLetterXpress } from './letterxpress.ts'
import { never, parcel, shown } from '../../../test/providers/mail/suite-rig.ts'

const ask = (url: string) =>
  sendRequest({ method: 'GET', url, headers: {}, signal: never, timeoutMs: 800 })
const account = { user: 'maria@example.org', key: 'apikey-secret', mode: 'live' } as const
const answering = (answered: Answered) => openFakeHttp(() => answered)

test('a redirect is not followed, so that no key reaches another host', async () => {
  const other = await answering({ status: 200, body: '{}' })
  const fake = await answering({
    status: 307,
    body: '{"status":200,"data":{"id":1,"status":"queue"}}',
    headers: { location: `${other.url}/printjobs` },
  })
  const mail = createLetterXpress({ ...account, url: fake.url })
  await expect(mail.submit(parcel(), never)).rejects.toMatchObject({ code: 'provider-down' })
  expect(other.calls).toEqual([])
  await Promise.all([fake.close(), other.close()])
})

test.each([
  ['a page of a proxy', '<html>Bad gateway</html>'],
  ['nothing', ''],
  ['a number', '7'],
  ['a job without an id', '{"status":200,"data":{"status":"queue"}}'],
  ['no data', '{"status":200,"message":"OK"}'],
])('%s instead of an answer is no answer', async (_, body) => {
  const fake = await answering({ status: 200, body })
  const mail = createLetterXpress({ ...account, url: fake.url })
  const down = { code: 'provider-down' }
  await expect(mail.submit(parcel(), never)).rejects.toMatchObject(down)
  await expect(mail.status('1', never)).rejects.toMatchObject(down)
  await expect(mail.find('L-1', never)).rejects.toMatchObject(down)
  await expect(mail.quote(parcel(), never)).rejects.toMatchObject(down)
  await fake.close()
})

test('an empty list may come as "Keine Daten gefunden", but not every 404 is one', async () => {
  const body = '{"status":404,"message":"Keine Daten gefunden"}'
  const [none, gone] = await Promise.all([
    answering({ status: 404, body }),
    answering({ status: 404, body: '{"message":"Not Found"}' }),
  ])
  const find = (url: string) => createLetterXpress({ ...account, url }).find('L-1', never)
  expect(await find(none.url)).toBeNull()
  await expect(find(gone.url)).rejects.toMatchObject({ code: 'not-found' })
  await Promise.all([none.close(), gone.close()])
})

test('a refusal in the body of a good answer is a refusal', async () => {
  const fake = await answering({ status: 200, body: '{"status":422,"message":"Zu viele Seiten"}' })
  const mail = createLetterXpress({ ...account, url: fake.url })
  const refused = { code: 'mail-refused', said: { values: { words: 'Zu viele Seiten' } } }
  await expect(mail.submit(parcel(), never)).rejects.toMatchObject(refused)
  await fake.close()
})

test('a host that is not there is named by its code alone', async () => {
  const fake = await answering({ status: 200, body: '{}' })
  await fake.close()
  const error: unknown = await ask(`${fake.url}/?key=secret`).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ code: 'provider-down', cause: 'ECONNREFUSED' })
  expect(shown(error)).not.toContain('key=secret')
})

test('only encrypted addresses are used, or this machine', () => {
  expect(checkedUrl('https://api.example.org/v3/', 'X')).toBe('https://api.example.org/v3')
  expect(checkedUrl('http://127.0.0.1:4711', 'X')).toBe('http://127.0.0.1:4711')
  expect(() => checkedUrl('http://127.0.0.1.example.org', 'X')).toThrow(
    'X must be an https address',
  )
})

test('what a provider says is one short line without our secrets', () => {
  expect(providerMessage('Key k-1\nof\u0007 k-1 ', ['k-1', ''])).toBe('Key … of …')
  expect(providerMessage('x'.repeat(500), [])).toHaveLength(200)
  expect(providerMessage(' ', [])).toBeNull()
  expect(providerMessage({ key: 'k-1' }, ['k-1'])).toBeNull()
})
