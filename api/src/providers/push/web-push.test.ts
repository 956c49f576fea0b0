import { afterAll, beforeAll, expect, test } from 'vitest'
import { fakePush, type FakePush } from '../../../test/fake-push.ts'
import { pushReceiver, readVapid } from '../../../test/push-cipher.ts'
import { isPublicAddress, isPublicHttps, lookUpPublic } from './public-host.ts'

let service: FakePush
beforeAll(async () => {
  service = await fakePush()
})
afterAll(() => service.close())

const never = new AbortController().signal
const message = {
  text: JSON.stringify({ title: 'Frist für Öl 🧾' }),
  keepFor: 3600,
  topic: 'due-2026-03-01',
}
const addressOf = ({ endpoint, keys }: ReturnType<FakePush['browser']>) => ({ endpoint, ...keys })

test('a message can be read by the device it is for, and by no other', async () => {
  const browser = service.browser()
  expect(await service.provider.send(addressOf(browser), message, never)).toBe('sent')
  const [first] = service.arrived
  expect(first?.text).toBe(message.text)
  expect(first?.body.includes('Frist')).toBe(false)
  expect(() => pushReceiver().read(first!.body)).toThrow()
  expect(first?.headers).toMatchObject({
    ttl: '3600',
    urgency: 'high',
    topic: 'due-2026-03-01',
    'content-encoding': 'aes128gcm',
  })
})

test('the push service hears who sends, signed, for itself and for less than a day', async () => {
  const { headers } = service.arrived[0]!
  const { aud, exp, sub, key } = readVapid(String(headers['authorization']))
  expect(aud).toBe(new URL(service.browser().endpoint).origin)
  expect(sub).toBe('mailto:operator@brieflotse.example.com')
  expect(key).toBe(service.keys.publicKey)
  expect(exp - Date.now() / 1000).toBeLessThanOrEqual(24 * 3600)
})

test.each([
  [404, 'gone'],
  [410, 'gone'],
])('an answer of %i means that the device is %s', async (status, outcome) => {
  const browser = service.browser()
  service.answers.set(browser.path, status)
  expect(await service.provider.send(addressOf(browser), message, never)).toBe(outcome)
})

test.each([
  [429, 'rate-limited'],
  [500, 'provider-down'],
  [503, 'provider-down'],
  [302, 'provider-down'],
  [400, 'invalid-input'],
  [403, 'invalid-input'],
])('an answer of %i is %s, and no redirect is followed', async (status, code) => {
  const browser = service.browser()
  service.answers.set(browser.path, status)
  const before = service.arrived.length
  await expect(service.provider.send(addressOf(browser), message, never)).rejects.toMatchObject({
    code,
  })
  expect(service.arrived).toHaveLength(before)
})

test('a device with keys that are none is one that can never be told anything', async () => {
  const browser = service.browser()
  const to = { endpoint: browser.endpoint, p256dh: 'AAAA', auth: 'AAAA' }
  expect(await service.provider.send(to, message, never)).toBe('gone')
})

test.each([
  ['https://fcm.googleapis.com/fcm/send/x', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
  ['https://web.push.apple.com/x', true],
  ['http://fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com:8443/x', false],
  ['https://name:word@fcm.googleapis.com/x', false],
  ['https://localhost/x', false],
  ['https://intranet/x', false],
  ['https://127.0.0.1/x', false],
  ['https://2130706433/x', false],
  ['https://0x7f.1/x', false],
  ['https://[::1]/x', false],
  ['https://[::ffff:10.0.0.1]/x', false],
  ['https://printer.local/x', false],
  ['https://metadata.google.internal/x', false],
  ['file:///etc/passwd', false],
])('%s may be a push address: %s', (address, is) => {
  expect(isPublicHttps(address)).toBe(is)
})

test('addresses of networks that are not the open internet are known', () => {
  const ours = [
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '127.9.9.9',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    '2001:db8::1',
    'nonsense',
  ]
  expect(ours.filter(isPublicAddress)).toEqual([])
  expect(['142.250.74.10', '2a00:1450:4001::1'].every(isPublicAddress)).toBe(true)
})

test('a name that leads to this machine is not followed', async () => {
  const failed = await new Promise((resolve) => lookUpPublic('localhost', { all: true }, resolve))
  expect(failed).toMatchObject({ code: 'EPRIVATE' })
})
