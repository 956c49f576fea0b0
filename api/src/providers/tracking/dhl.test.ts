import { afterEach, expect, test } from 'vitest'
import { dhlKey, openFakeDhl, type FakeDhl, type FakeShipment } from '../../../test/fake-dhl.ts'
import { createDhlTracking } from './dhl.ts'
import { isProofAddress } from './proof.ts'

const signal = new AbortController().signal
const code = 'RT123456785DE'
const item = { code, zip: '04109', since: '2026-11-25T16:00:00.000Z' }
const berlin = (postalCode = '04109', addressLocality = 'Leipzig') => ({
  address: { postalCode, addressLocality, countryCode: 'DE' },
})
const transit = {
  timestamp: '2026-11-26T02:11:00',
  statusCode: 'transit',
  status: 'Die Sendung wurde im Briefzentrum bearbeitet.',
  location: berlin('04158'),
}
const carried = {
  ...transit,
  timestamp: '2026-11-26T08:01:00+01:00',
  status: 'Die Sendung ist in Zustellung.',
}
const delivered = {
  timestamp: '2026-11-26T10:42:00',
  statusCode: 'delivered',
  status: 'Die Sendung wurde zugestellt.',
  location: berlin(),
}
const opened: FakeDhl[] = []
afterEach(async () => {
  for (const fake of opened.splice(0)) await fake.close()
})

async function dhl(...given: Partial<FakeShipment>[]) {
  const fake = await openFakeDhl()
  opened.push(fake)
  let clock = Date.parse('2026-11-26T12:00:00Z')
  if (given.length > 0) {
    fake.shipments.set(
      code,
      given.map((one) => ({ id: code, service: 'post-de', destination: berlin(), ...one })),
    )
  }
  const options = { key: dhlKey, url: fake.url, spacingMs: 0, now: () => clock }
  const isProofAllowed = (url: string) => url.startsWith(`${fake.url}/pod/`)
  const tracking = createDhlTracking({ ...options, isProofAllowed })
  const pass = (ms: number) => (clock += ms)
  return { fake, tracking, pass, options, look: () => tracking.look(item, signal) }
}

test('what DHL reports becomes ours, oldest first, in our time', async () => {
  const { fake, look } = await dhl({
    status: delivered,
    events: [delivered, carried, transit],
    estimatedTimeOfDelivery: '2026-11-26T18:00:00+01:00',
  })
  expect(await look()).toEqual({
    status: 'delivered',
    at: '2026-11-26T09:42:00.000Z',
    location: '04109 Leipzig',
    estimatedDelivery: '2026-11-26T17:00:00.000Z',
    events: [
      {
        status: 'in_transit',
        at: '2026-11-26T01:11:00.000Z',
        location: '04158 Leipzig',
        text: 'Die Sendung wurde im Briefzentrum bearbeitet.',
      },
      expect.objectContaining({ status: 'out_for_delivery', at: '2026-11-26T07:01:00.000Z' }),
      expect.objectContaining({ status: 'delivered' }),
    ],
    proof: null,
  })
  expect(Object.fromEntries(fake.asked[0]!)).toEqual({
    trackingNumber: code,
    service: 'post-de',
    requesterCountryCode: 'DE',
    language: 'de',
    recipientPostalCode: '04109',
  })
})

test('what is not known yet is nothing, and known later', async () => {
  const { fake, look } = await dhl()
  expect(await look()).toBeNull()
  fake.shipments.set(code, [{ id: code, status: transit }])
  expect(await look()).toMatchObject({ status: 'in_transit' })
})

test.each([
  ['of another service', { service: 'express' }],
  ['to another postcode', { destination: berlin('20095', 'Hamburg') }],
  ['to another country', { destination: { address: { countryCode: 'FR' } } }],
  ['with another number', { id: 'RT473124829DE' }],
  ['of last year', { status: { ...delivered, timestamp: '2025-11-26T10:42:00' } }],
])('an item %s is not ours', async (_, given) => {
  const { look } = await dhl({ status: delivered, ...given })
  expect(await look()).toBeNull()
})

test('ours is found beside a foreign one with the same number', async () => {
  const { look } = await dhl({ service: 'express', status: delivered }, { status: transit })
  expect(await look()).toMatchObject({ status: 'in_transit' })
})

test('events from before the order and from the future are left out, and the same one counts once', async () => {
  const { look } = await dhl({
    status: transit,
    events: [
      { ...delivered, timestamp: '2031-01-01T00:00:00' },
      transit,
      transit,
      { ...delivered, timestamp: '2024-05-05T00:00:00' },
    ],
  })
  expect((await look())!.events).toHaveLength(1)
})

test('a scan that arrives late does not undo a delivery', async () => {
  const late = { ...transit, timestamp: '2026-11-26T11:00:00' }
  const { look } = await dhl({ status: late, events: [late, delivered] })
  expect(await look()).toMatchObject({ status: 'delivered', at: '2026-11-26T09:42:00.000Z' })
})

test('a letter that went back to its sender came back, whatever code stands beside it', async () => {
  const status = 'Die Sendung wurde an den Absender zurückgesandt.'
  const { look } = await dhl({ events: [{ ...delivered, status }] })
  expect(await look()).toMatchObject({ status: 'returned', proof: null })
})

test.each([
  [{}],
  [{ status: { statusCode: 'transit' } }],
  [{ status: { timestamp: 'soon', statusCode: 'transit' } }],
  [{ status: { timestamp: '2026-11-26T10:00:00', statusCode: 'unknown' } }],
  [{ events: 'none', details: 7 as never }],
  [{ events: [null, 3, {}] }],
])('an answer without what we need is nothing: %j', async (given) => {
  const { look } = await dhl(given)
  expect(await look()).toBeNull()
})

test('what is missing beside the status is left out', async () => {
  const { look } = await dhl({ events: [null, { ...transit, location: 'Leipzig' }] })
  expect(await look()).toMatchObject({
    status: 'in_transit',
    location: null,
    estimatedDelivery: null,
  })
})

test('a wrong key, a broken server and a torn answer are the provider’s, and the key is told to nobody', async () => {
  const { fake, options, look } = await dhl({ status: transit })
  const wrong = createDhlTracking({ ...options, key: 'secret-wrong' })
  const refused = (await wrong.look(item, signal).catch((error: unknown) => error)) as Error
  expect(refused).toMatchObject({ code: 'provider-down' })
  expect(String(refused.cause)).toContain('is the key valid?')
  expect(String(refused.cause) + refused.message).not.toContain('secret-wrong')
  for (const how of ['down', 'cut'] as const) {
    fake.fail(how)
    await expect(look()).rejects.toMatchObject({ code: 'provider-down' })
  }
})

test('after "too many" it asks nothing until the time that DHL named', async () => {
  const { fake, look, pass } = await dhl({ status: transit })
  fake.left = 0
  await expect(look()).rejects.toMatchObject({ code: 'rate-limited' })
  fake.left = 10
  await expect(look()).rejects.toMatchObject({ code: 'rate-limited' })
  expect(fake.calls).toHaveLength(1)
  pass(600_000)
  expect(await look()).toMatchObject({ status: 'in_transit' })
})

test('250 questions a day and no more, and again the next day', async () => {
  const { fake, look, pass } = await dhl()
  fake.left = 1_000
  for (let n = 0; n < 250; n += 1) await look()
  await expect(look()).rejects.toMatchObject({ code: 'rate-limited' })
  expect(fake.calls).toHaveLength(250)
  pass(86_400_000)
  expect(await look()).toBeNull()
})

test('one question a second', async () => {
  const { fake, options } = await dhl()
  const tracking = createDhlTracking({ ...options, spacingMs: 100, now: Date.now })
  const begun = Date.now()
  await Promise.all([1, 2, 3].map(() => tracking.look(item, signal)))
  expect(fake.calls).toHaveLength(3)
  expect(Date.now() - begun).toBeGreaterThanOrEqual(199)
})

test('the proof of delivery is fetched at once, and is what its bytes say', async () => {
  const { fake, look } = await dhl()
  const pod = (path: string) => ({ proofOfDelivery: { documentUrl: `${fake.url}${path}` } })
  const put = (details: object) =>
    fake.shipments.set(code, [{ id: code, status: delivered, details }])
  fake.proof = { bytes: Buffer.from('%PDF-1.4 proof') }
  put(pod('/pod/1'))
  expect((await look())!.proof).toEqual({
    bytes: new Uint8Array(Buffer.from('%PDF-1.4 proof')),
    mimeType: 'application/pdf',
  })
  fake.proof = { bytes: Buffer.from('<script>alert(1)</script>') }
  expect(await look()).toMatchObject({ status: 'delivered', proof: null })
  fake.proof = { bytes: Buffer.alloc(11_000_000, '%PDF-') }
  expect(await look()).toMatchObject({ status: 'delivered', proof: null })
  fake.proof = { bytes: Buffer.from('%PDF-1.4'), redirectTo: 'http://127.0.0.1:1/' }
  expect(await look()).toMatchObject({ status: 'delivered', proof: null })
  put(pod('/elsewhere/1'))
  expect(await look()).toMatchObject({ status: 'delivered', proof: null })
})

test.each([
  ['https://nolp.dhl.de/pod/1', true],
  ['https://www.dhl.com/pod', true],
  ['http://www.dhl.com/pod', false],
  ['https://dhl.com.example.org/pod', false],
  ['https://notdhl.com/pod', false],
  ['https://user:pw@dhl.com/pod', false],
  ['https://dhl.com:8443/pod', false],
  ['file:///etc/passwd', false],
  ['nonsense', false],
])('a proof at %s is fetched: %s', (url, isFetched) => {
  expect(isProofAddress(url)).toBe(isFetched)
})

test('a number that cannot be one is not asked for', async () => {
  const { fake, tracking } = await dhl()
  expect(await tracking.look({ ...item, code: '../x?y=1' }, signal)).toBeNull()
  expect(fake.calls).toHaveLength(0)
})
