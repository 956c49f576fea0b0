import { expect, test } from 'vitest'
import { openFakePingen } from '../../../test/fake-pingen.ts'
import { createPingen } from './pingen.ts'
import { hour, never, parcel } from '../../../test/providers/mail/suite-rig.ts'

async function sentLetter() {
  const fake = await openFakePingen({ start: '2026-11-24T09:00:00.000Z' })
  const { client, secret, organisation, webhookKey, url, now } = fake
  const account = { client, secret, organisation, url, identityUrl: url, now }
  const mail = createPingen({ ...account, webhookKey, holdMs: 0, readMs: 60, pollMs: 5 })
  const { providerId } = await mail.submit(parcel({ option: 'registered' }), never)
  fake.pass(40 * hour)
  return { fake, mail, providerId, account, events: fake.takeEvents() }
}

test.each(['old', 'now', 'next'] as const)(
  'a call is understood in its %s shape, and says which letter to ask for',
  async (shape) => {
    const { fake, mail, providerId, events } = await sentLetter()
    expect(events.map(({ category }) => category)).toEqual(['sent', 'delivered'])
    for (const event of events) {
      const { headers, body } = fake.deliver(event, { shape })
      expect(mail.news!(headers, body)).toEqual({ providerIds: [providerId] })
    }
    await fake.close()
  },
)

test('calls that come twice or in the wrong order change nothing: only what Pingen answers counts', async () => {
  const { fake, mail, providerId, events } = await sentLetter()
  for (const event of [...events].reverse().concat(events)) {
    const { headers, body } = fake.deliver(event)
    for (const id of mail.news!(headers, body).providerIds) {
      expect((await mail.status(id, never)).state).toBe('delivered')
    }
  }
  expect(await mail.status(providerId, never)).toMatchObject({ carrierCode: expect.any(String) })
  await fake.close()
})

test('what Pingen did not sign is refused, and every changed byte is seen', async () => {
  const { fake, mail, events } = await sentLetter()
  const refused = { code: 'invalid-input' }
  const forged = fake.deliver(events[0]!, { forged: true })
  const { headers, body } = fake.deliver(events[0]!)
  const changed = Buffer.from(body)
  changed[changed.length - 3] = 0x20
  const bad: [Record<string, string | undefined>, Uint8Array][] = [
    [forged.headers, forged.body],
    [headers, changed],
    [{}, body],
    [{ signature: '' }, body],
    [{ signature: headers['signature']?.slice(2) }, body],
    [{ signature: 'z'.repeat(64) }, body],
  ]
  for (const [given, bytes] of bad) {
    expect(() => mail.news!(given, bytes)).toThrow(expect.objectContaining(refused))
  }
  await fake.close()
})

test('a signed call about something else names no letter', async () => {
  const { fake, mail, account } = await sentLetter()
  const { createHmac } = await import('node:crypto')
  for (const text of [
    '{"data":{"type":"webhook_channel_subscriptions","id":"1"}}',
    '[]',
    'nothing',
  ]) {
    const body = Buffer.from(text)
    const signature = createHmac('sha256', fake.webhookKey).update(body).digest('hex')
    expect(mail.news!({ signature }, body)).toEqual({ providerIds: [] })
  }
  expect(createPingen(account).news).toBeUndefined()
  await fake.close()
})
