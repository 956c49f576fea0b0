import { expect, test } from 'vitest'
import { openFakePingen } from '../../../test/fake-pingen.ts'
import { createPingen } from './pingen.ts'
import { hour, never, parcel } from '../../../test/providers/mail/suite-rig.ts'

async function opened(holdMs = hour / 4) {
  const fake = await openFakePingen({ start: '2026-11-24T09:00:00.000Z' })
  const mail = createPingen({ ...fake, identityUrl: fake.url, holdMs, readMs: 60, pollMs: 5 })
  return { fake, mail }
}

test('a refused letter whose refusal was not heard is refused again, and not in doubt for ever', async () => {
  const { fake, mail } = await opened()
  fake.refuse('invalid')
  const given = parcel()
  for (const _ of [1, 2]) {
    await expect(mail.submit(given, never)).rejects.toMatchObject({ code: 'mail-refused' })
  }
  expect(fake.letters).toMatchObject([{ deleted: true }])
  await fake.close()
})

test('a held letter that cannot be sent is taken out and refused, and nothing is posted', async () => {
  const { fake, mail } = await opened()
  const given = parcel()
  const { providerId } = await mail.submit(given, never)
  fake.letters[0]!.attributes.delivery_product = 'unknown'
  fake.pass(hour)
  await expect(mail.status(providerId, never)).rejects.toMatchObject({ code: 'mail-refused' })
  expect(fake.letters).toMatchObject([{ deleted: true, submittedAt: null }])
  await expect(mail.status(providerId, never)).rejects.toMatchObject({ code: 'not-found' })
  expect(await mail.find(given.reference, never)).toBeNull()
  await fake.close()
})
