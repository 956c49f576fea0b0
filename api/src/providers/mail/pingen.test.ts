import { asSaid } from '@brieflotse/contract'
import { expect, test } from 'vitest'
import { openFakePingen, type FakePingen } from '../../../test/fake-pingen.ts'
import { createPingen, type PingenOptions } from './pingen.ts'
import {
  addressee,
  follow,
  hour,
  never,
  parcel,
  shown,
} from '../../../test/providers/mail/suite-rig.ts'
import { mailSuite } from '../../../test/providers/mail/suite.ts'

const start = '2026-11-24T09:00:00.000Z'
const quarter = hour / 4

const mailAt = (fake: FakePingen, given: Partial<PingenOptions> = {}) =>
  createPingen({
    client: fake.client,
    secret: fake.secret,
    organisation: fake.organisation,
    webhookKey: fake.webhookKey,
    url: fake.url,
    identityUrl: fake.url,
    timeoutMs: 800,
    readMs: 60,
    pollMs: 5,
    now: fake.now,
    ...given,
  })

mailSuite(
  'pingen',
  async () => {
    const fake = await openFakePingen({ start })
    return {
      ...fake,
      mail: mailAt(fake),
      secrets: [fake.secret, fake.client, 'Bearer', 'token-'],
      refuse: () => fake.refuse('invalid'),
      fail: (how) => fake.fail(how, /\/letters$/),
      failLook: (how) => fake.fail(how, /\/letters/),
    }
  },
  { misread: true, refuse: true, fail: true, deliver: true },
)

const other = (n: number) => ({
  id: `other-${n}`,
  attributes: { ...anyAttributes, file_original_name: `invoice-${n}.pdf` },
})
const anyAttributes = {
  address_position: 'left',
  delivery_product: 'fast',
  print_mode: 'simplex',
  print_spectrum: 'color',
}

async function opened(
  given: Partial<PingenOptions> = {},
  options: Parameters<typeof openFakePingen>[0] = {},
) {
  const fake = await openFakePingen({ start, ...options })
  return { fake, mail: mailAt(fake, given) }
}

test('a letter is held for a quarter of an hour, and sent on by whoever looks at it then', async () => {
  const { fake, mail } = await opened()
  const given = parcel()
  const { providerId, cancelUntil } = await mail.submit(given, never)
  expect(cancelUntil).toBe('2026-11-24T09:15:00.000Z')
  await mail.status(providerId, never)
  expect(fake.letters[0]?.submittedAt).toBeNull()
  fake.pass(quarter)
  expect(await mail.status(providerId, never)).toMatchObject({
    state: 'waiting',
    cancelUntil: null,
  })
  expect(fake.letters[0]?.submittedAt).not.toBeNull()
  fake.pass(5 * hour)
  expect(await mail.status(providerId, never)).toMatchObject({ state: 'posted' })
  expect(fake.posted(given.reference)).toBe(1)
  await fake.close()
})

test('without a time to hold it, a letter is sent as soon as its address was read', async () => {
  const { fake, mail } = await opened({ holdMs: 0 })
  await mail.submit(parcel(), never)
  expect(fake.letters[0]?.submittedAt).not.toBeNull()
  await fake.close()
})

test('a letter whose server died after it was made is found, and sent on once', async () => {
  const { fake, mail } = await opened({ holdMs: 0 })
  const given = parcel()
  fake.fail('lost', /\/letters$/)
  await expect(mail.submit(given, never)).rejects.toMatchObject({ code: 'provider-down' })
  expect(fake.letters[0]?.submittedAt).toBeNull()
  const after = mailAt(fake, { holdMs: 0 })
  const known = await after.find(given.reference, never)
  fake.fail('lost', /\/send$/)
  await expect(after.status(known!.providerId, never)).rejects.toMatchObject({
    code: 'provider-down',
  })
  await after.status(known!.providerId, never)
  fake.pass(5 * hour)
  expect([fake.accepted(given.reference), fake.posted(given.reference)]).toEqual([1, 1])
  await fake.close()
})

test('a letter whose address was read otherwise is never sent, whoever looks at it', async () => {
  const { fake, mail } = await opened({ holdMs: 0 })
  fake.misread(['Stadtwerke', 'Kleine Straße 5', '50668 Köln'])
  const { providerId } = await mail.submit(parcel(), never)
  fake.pass(3 * hour)
  await mail.status(providerId, never)
  expect(fake.letters[0]?.submittedAt).toBeNull()
  await fake.close()
})

test('a page on which no address was found is read wrong, and not sent', async () => {
  const { fake, mail } = await opened({ holdMs: 0 })
  fake.misread([])
  expect(await mail.submit(parcel(), never)).toMatchObject({ addressSeen: [] })
  expect(fake.letters[0]?.submittedAt).toBeNull()
  await fake.close()
})

test('an account of another country that takes the address for one at home sends nothing', async () => {
  const { fake, mail } = await opened({ holdMs: 0 }, { country: 'CH' })
  expect((await mail.submit(parcel(), never)).addressSeen).toEqual([...addressee, 'CH'])
  expect(fake.letters[0]?.submittedAt).toBeNull()
  await fake.close()
})

test('umlauts spelled out are no other address', async () => {
  const { fake, mail } = await opened({ holdMs: 0 })
  fake.misread(['stadtwerke koeln & soehne', 'grosse strasse 5', '50667 koeln', 'deutschland'])
  await mail.submit(parcel(), never)
  expect(fake.letters[0]?.submittedAt).not.toBeNull()
  await fake.close()
})

test('a letter that takes long to be read says nothing of its address, and is sent later', async () => {
  const { fake, mail } = await opened({ holdMs: 0 }, { readingMs: hour })
  const { providerId, addressSeen } = await mail.submit(parcel(), never)
  expect(addressSeen).toBeNull()
  fake.pass(hour)
  expect((await mail.status(providerId, never)).addressSeen).toEqual(addressee)
  expect(fake.letters[0]?.submittedAt).not.toBeNull()
  await fake.close()
})

test('a letter is stopped while the print shop prepares it, and not once it prints', async () => {
  const { fake, mail } = await opened({ holdMs: 0 })
  const [one, two] = [await mail.submit(parcel(), never), await mail.submit(parcel(), never)]
  fake.pass(hour)
  expect(await mail.cancel(one.providerId, never)).toBe(true)
  expect(await mail.status(one.providerId, never)).toMatchObject({ state: 'canceled' })
  fake.pass(hour)
  expect(await mail.cancel(two.providerId, never)).toBe(false)
  await fake.close()
})

test('nothing is claimed while Pingen still asks whether a letter can be stopped', async () => {
  const { fake, mail } = await opened({ holdMs: 0 }, { cancellingMs: hour })
  const { providerId } = await mail.submit(parcel(), never)
  await expect(mail.cancel(providerId, never)).rejects.toMatchObject({ code: 'provider-down' })
  expect(await mail.status(providerId, never)).toMatchObject({ state: 'waiting' })
  fake.pass(hour)
  expect(await mail.cancel(providerId, never)).toBe(true)
  await fake.close()
})

test.each(['invalid', 'unprintable', 'action_required'])(
  'a letter that is %s is refused and taken out',
  async (state) => {
    const { fake, mail } = await opened()
    fake.refuse(state)
    await expect(mail.submit(parcel(), never)).rejects.toMatchObject({ code: 'mail-refused' })
    expect(fake.letters).toMatchObject([{ deleted: true }])
    await fake.close()
  },
)

test('the same reference again, with the file uploaded anew, makes no second letter', async () => {
  const { fake, mail } = await opened()
  const given = parcel()
  await mail.submit(given, never)
  await expect(mail.submit(given, never)).rejects.toMatchObject({ code: 'provider-down' })
  expect(fake.accepted(given.reference)).toBe(1)
  await fake.close()
})

test('a letter is found behind hundreds of others, and old ones are not read to the end', async () => {
  const { fake, mail } = await opened({ readMs: 0 })
  const given = parcel()
  await mail.submit(given, never)
  for (let n = 0; n < 205; n += 1) fake.letters.push({ ...fake.letters[0]!, ...other(n) })
  expect((await mail.find(given.reference, never))?.providerId).toBe(fake.letters[0]?.id)
  fake.pass(60 * 24 * hour)
  fake.calls.length = 0
  expect(await mail.find('L-unknown', never)).toBeNull()
  expect(fake.calls.filter((call) => call.endsWith('/letters'))).toHaveLength(1)
  await fake.close()
})

test('one token serves many calls, and one more is fetched when it is refused or has ended', async () => {
  const { fake, mail } = await opened()
  await Promise.all([1, 2, 3].map(() => mail.quote(parcel(), never)))
  expect(fake.tokens()).toBe(1)
  fake.forgetTokens()
  await mail.quote(parcel(), never)
  expect(fake.tokens()).toBe(2)
  fake.pass(2 * hour)
  await mail.quote(parcel(), never)
  expect(fake.tokens()).toBe(3)
  await fake.close()
})

test.each([
  ['a wrong secret', { secret: 'secret-of-yesterday' }, {}],
  ['a client that may not post', {}, { scope: 'webhook' }],
  ['an account in another currency', {}, { currency: 'CHF' }],
])('%s is for the operator to mend, and shows no secret', async (_, given, options) => {
  const { fake, mail } = await opened(given, options)
  const error: unknown = await mail.quote(parcel(), never).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ code: 'provider-down' })
  expect(shown(error)).not.toMatch(/secret-|token-|client-/)
  await fake.close()
})

test('the quoted price is the one that is taken', async () => {
  const { fake, mail } = await opened()
  const given = parcel({ option: 'registered' })
  expect((await mail.submit(given, never)).price).toBe(await mail.quote(given, never))
  await fake.close()
})

test('a returned letter says why, also to who never heard the call', async () => {
  const { fake, mail } = await opened({ holdMs: 0 })
  fake.returnNext('Empfänger unbekannt.', {
    name: 'Alex Meier',
    street: 'Ring',
    number: '50A',
    zip: '50667',
    city: 'Köln',
  })
  const given = parcel()
  const { providerId } = await mail.submit(given, never)
  const last = (await follow({ ...fake, mail }, providerId, 3)).at(-1)
  expect(last).toMatchObject({ state: 'returned', reason: asSaid('Undeliverable') })
  const [, event] = fake.takeEvents()
  const { headers, body } = fake.deliver(event!)
  expect(mail.news!(headers, body)).toEqual({ providerIds: [providerId] })
  expect((await mail.status(providerId, never)).reason?.values['words']).toBe(
    'Empfänger unbekannt. The post knows this address: Alex Meier, Ring 50A, 50667 Köln.',
  )
  await fake.close()
})

test('an upload address on an open line is not used', async () => {
  const { fake, mail } = await opened()
  expect(() =>
    createPingen({ client: 'c', secret: 's', organisation: 'o', url: 'http://pingen.example' }),
  ).toThrow('https')
  await mail.quote(parcel(), never)
  await fake.close()
})
