import { expect, test } from 'vitest'
import { openFakeLetterXpress, type FakeLetterXpress } from '../../../test/fake-letterxpress.ts'
import { createLetterXpress, type LetterXpressOptions } from './letterxpress.ts'
import { never, parcel } from '../../../test/providers/mail/suite-rig.ts'
import { mailSuite } from '../../../test/providers/mail/suite.ts'

/** Tuesday, ten o'clock in Germany. */
const start = '2026-11-24T09:00:00.000Z'

const mailAt = (fake: FakeLetterXpress, given: Partial<LetterXpressOptions> = {}) =>
  createLetterXpress({
    user: fake.user,
    key: fake.key,
    mode: 'live',
    url: fake.url,
    timeoutMs: 800,
    now: fake.now,
    ...given,
  })

mailSuite(
  'letterxpress',
  async () => {
    const fake = await openFakeLetterXpress({ start, perPage: 1 })
    return {
      ...fake,
      mail: mailAt(fake),
      secrets: [fake.user, fake.key],
      refuse: () => fake.refuse('Anschrift nicht lesbar'),
      fail: (how) => fake.fail(how),
      failLook: (how) => fake.fail(how),
    }
  },
  { misread: true, refuse: true, fail: true, deliver: true },
)

async function opened(
  given: Partial<LetterXpressOptions> = {},
  options: Parameters<typeof openFakeLetterXpress>[0] = {},
) {
  const fake = await openFakeLetterXpress({ start, ...options })
  return { fake, mail: mailAt(fake, given) }
}

test('a price is net at the provider and gross for the user, as LetterXpress lists both', async () => {
  const { fake, mail } = await opened()
  const print = { blackAndWhite: true, doubleSided: false }
  expect(await mail.quote({ pages: 1, option: 'standard', print }, never)).toBe(89)
  expect(await mail.quote({ pages: 1, option: 'registered', print }, never)).toBe(506)
  await fake.close()
})

test('the quoted price is the one that is taken', async () => {
  const { fake, mail } = await opened()
  const given = parcel({ option: 'registered', print: { blackAndWhite: false, doubleSided: true } })
  const { price } = await mail.submit(given, never)
  expect(price).toBe(await mail.quote(given, never))
  await fake.close()
})

test('a registered letter is an Einschreiben Einwurf, and print options are told', async () => {
  const { fake, mail } = await opened()
  await mail.submit(
    parcel({ option: 'registered', print: { blackAndWhite: false, doubleSided: true } }),
    never,
  )
  await mail.submit(parcel({ print: { blackAndWhite: true, doubleSided: false } }), never)
  expect(fake.jobs).toMatchObject([
    { registered: 'r1', specification: { color: '4', mode: 'duplex', shipping: 'national' } },
    { registered: undefined, specification: { color: '1', mode: 'simplex', shipping: 'national' } },
  ])
  await fake.close()
})

test('in test mode nothing is ever posted, and the provider says that it is practice', async () => {
  const { fake, mail } = await opened({ mode: 'test' })
  expect(mail.practice).toBe(true)
  const given = parcel()
  const { providerId } = await mail.submit(given, never)
  fake.pass(3 * 86_400_000)
  expect(await mail.find(given.reference, never)).toMatchObject({
    providerId,
    state: 'waiting',
    cancelUntil: null,
  })
  expect(fake.posted(given.reference)).toBe(0)
  fake.pass(5 * 86_400_000)
  await expect(mail.status(providerId, never)).rejects.toMatchObject({ code: 'not-found' })
  await fake.close()
})

test('the window of a quarter of an hour shrinks towards 16:00', async () => {
  const { fake, mail } = await opened({}, { start: '2026-11-24T14:50:00.000Z' })
  const { cancelUntil, providerId } = await mail.submit(parcel(), never)
  expect(cancelUntil).toBe('2026-11-24T15:00:00.000Z')
  fake.pass(10 * 60_000 + 1000)
  expect(await mail.status(providerId, never)).toMatchObject({
    state: 'waiting',
    cancelUntil: null,
  })
  expect(await mail.cancel(providerId, never)).toBe(false)
  await fake.close()
})

test.each([true, false])(
  'a letter is found behind many others, oldest first: %s',
  async (oldestFirst) => {
    const { fake, mail } = await opened({}, { oldestFirst, perPage: 3 })
    const ours = parcel()
    for (let n = 0; n < 7; n += 1) await mail.submit(parcel(), never)
    await mail.submit(ours, never)
    for (let n = 0; n < 7; n += 1) await mail.submit(parcel(), never)
    expect(await mail.find(ours.reference, never)).not.toBeNull()
    fake.pass(5 * 86_400_000)
    expect(await mail.find(ours.reference, never)).toMatchObject({ state: 'posted' })
    expect(await mail.find('L-unknown', never)).toBeNull()
    await fake.close()
  },
)

test('jobs that ended months ago are not read to the end', async () => {
  const { fake, mail } = await opened({}, { perPage: 2 })
  for (let n = 0; n < 12; n += 1) await mail.submit(parcel(), never)
  fake.pass(90 * 86_400_000)
  fake.calls.length = 0
  expect(await mail.find('L-unknown', never)).toBeNull()
  expect(fake.calls).toHaveLength(5)
  await fake.close()
})

test('of a letter that was stopped and one that was not, the living one is found', async () => {
  const { fake, mail } = await opened()
  const given = parcel()
  const first = await mail.submit(given, never)
  await mail.cancel(first.providerId, never)
  const second = await mail.submit(given, never)
  expect((await mail.find(given.reference, never))?.providerId).toBe(second.providerId)
  await fake.close()
})

test('after "too many" the provider is left alone until the time it named', async () => {
  const { fake, mail } = await opened({}, { perMinute: 2 })
  await mail.submit(parcel(), never)
  await mail.submit(parcel(), never)
  const busy = { code: 'busy' }
  await expect(mail.submit(parcel(), never)).rejects.toMatchObject(busy)
  const asked = fake.calls.length
  await expect(mail.status('1', never)).rejects.toMatchObject(busy)
  expect(fake.calls).toHaveLength(asked)
  fake.pass(61_000)
  await mail.submit(parcel(), never)
  await fake.close()
})

test('a wrong key is for the operator to mend and refuses no letter', async () => {
  const { fake, mail } = await opened({ key: 'apikey-of-yesterday' })
  const error: unknown = await mail.submit(parcel(), never).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({
    code: 'provider-down',
    cause: { status: 401, said: 'Unauthorized.' },
  })
  await fake.close()
})

test('a letter to another country is refused before anything is sent', async () => {
  const { fake, mail } = await opened()
  const recipient = ['Finanzamt', 'Marxergasse 4', '1030 Wien', 'ÖSTERREICH']
  await expect(mail.submit(parcel({ recipient }), never)).rejects.toMatchObject({
    code: 'mail-refused',
  })
  expect(fake.calls).toEqual([])
  await fake.close()
})

test('a provider that quotes our key does not put it into the error', async () => {
  const { fake, mail } = await opened()
  fake.refuse(`Der Schlüssel ${fake.key} ist gesperrt\nBitte melden`)
  await expect(mail.submit(parcel(), never)).rejects.toMatchObject({
    said: { id: 'as-said', values: { words: 'Der Schlüssel … ist gesperrt Bitte melden' } },
  })
  await fake.close()
})

test('a key is not sent over an open line', () => {
  const options = { user: 'u', key: 'k', mode: 'live', url: 'http://api.example.org/v3' } as const
  expect(() => createLetterXpress(options)).toThrow('https')
})
