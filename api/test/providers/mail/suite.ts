import { englishOf, type Said } from '@brieflotse/contract'
import { afterEach, describe, expect, test } from 'vitest'
import { brokenSuite } from './suite-broken.ts'
import { addressee, follow, hour, never, parcel, type MailRig } from './suite-rig.ts'

const way = ['waiting', 'printing', 'posted', 'delivered']

/** The tests that every mail provider must pass. */
export function mailSuite(
  name: string,
  open: () => Promise<MailRig> | MailRig,
  can: { misread?: boolean; refuse?: boolean; fail?: boolean; deliver?: boolean } = {},
): void {
  const rigs: MailRig[] = []
  const opened = async () => {
    const rig = await open()
    rigs.push(rig)
    return rig
  }
  afterEach(async () => {
    await Promise.all(rigs.splice(0).map(async (rig) => rig.close?.()))
  })

  const when = (can?: boolean) => (can ? test : () => {})

  describe(`the mail provider ${name}`, () => {
    test('has a price in cents, a layout and a day of arrival for every way that it offers', async () => {
      const { mail } = await opened()
      expect(mail.name).toBe(name)
      expect(mail.options).toContain('standard')
      const prices: number[] = []
      for (const option of mail.options) {
        const price = await mail.quote({ ...parcel(), option }, never)
        expect(Number.isSafeInteger(price) && price > 0).toBe(true)
        prices.push(price)
        expect(mail.layout(option)).toEqual(expect.any(String))
        expect(mail.estimate(option, '2026-11-27') > '2026-11-27').toBe(true)
      }
      expect(new Set(prices).size).toBe(prices.length)
      expect(mail.limits.pages).toBeGreaterThan(0)
      expect(mail.limits.bytes).toBeGreaterThan(1_000_000)
    })

    test('knows nothing of a letter that it was never given', async () => {
      const { mail } = await opened()
      await mail.submit(parcel(), never)
      expect(await mail.find('L-of-somebody-else', never)).toBeNull()
      await expect(mail.status('4711', never)).rejects.toThrow()
    })

    test('finds a letter that it took by our reference', async () => {
      const { mail, accepted } = await opened()
      const [one, two] = [parcel(), parcel()]
      const taken = await mail.submit(one, never)
      const other = await mail.submit(two, never)
      expect(taken.state).toBe('waiting')
      expect(other.providerId).not.toBe(taken.providerId)
      expect((await mail.find(one.reference, never))?.providerId).toBe(taken.providerId)
      expect((await mail.find(two.reference, never))?.providerId).toBe(other.providerId)
      expect((await mail.status(taken.providerId, never)).providerId).toBe(taken.providerId)
      expect(accepted(one.reference)).toBe(1)
    })

    test('tells no reference from the beginning of another', async () => {
      const { mail } = await opened()
      await mail.submit(parcel({ reference: 'L-12' }), never)
      expect(await mail.find('L-1', never)).toBeNull()
      expect(await mail.find('L-123', never)).toBeNull()
    })

    test('carries a letter forwards only, into the post once', async () => {
      const rig = await opened()
      const given = parcel()
      const { providerId } = await rig.mail.submit(given, never)
      expect(rig.posted(given.reference)).toBe(0)
      const states = (await follow(rig, providerId)).map(({ state }) => state)
      expect(states).toEqual(way.filter((state) => (states as string[]).includes(state)))
      expect(states).toContain('posted')
      expect(rig.posted(given.reference)).toBe(1)
      expect((await rig.mail.find(given.reference, never))?.state).toBe(states.at(-1))
    })

    test('says no moment until which a letter can be stopped once it cannot', async () => {
      const rig = await opened()
      const { providerId } = await rig.mail.submit(parcel(), never)
      for (const posting of await follow(rig, providerId)) {
        if (posting.state !== 'waiting') expect(posting.cancelUntil).toBeNull()
      }
    })

    when(can.deliver)(
      'gives the number of a registered letter, and tells that it arrived',
      async () => {
        const rig = await opened()
        const given = parcel({ option: 'registered' })
        const { providerId } = await rig.mail.submit(given, never)
        const last = (await follow(rig, providerId)).at(-1)
        expect(last).toMatchObject({
          state: 'delivered',
          carrierCode: expect.stringMatching(/^[A-Z]{2}\d{9}[A-Z]{2}$/),
        })
        expect(Date.parse(last?.at ?? '')).not.toBeNaN()
        expect(rig.posted(given.reference)).toBe(1)
      },
    )

    test('stops a letter while that is possible, and says so again', async () => {
      const rig = await opened()
      const given = parcel()
      const { providerId, cancelUntil } = await rig.mail.submit(given, never)
      expect(Date.parse(cancelUntil ?? '')).not.toBeNaN()
      expect(await rig.mail.cancel(providerId, never)).toBe(true)
      expect(await rig.mail.cancel(providerId, never)).toBe(true)
      rig.pass(200 * hour)
      expect([undefined, 'canceled']).toContain(
        (await rig.mail.find(given.reference, never))?.state,
      )
      expect(rig.posted(given.reference)).toBe(0)
    })

    test('does not claim to have stopped a letter that is in the post', async () => {
      const rig = await opened()
      const given = parcel()
      const { providerId } = await rig.mail.submit(given, never)
      await follow(rig, providerId)
      expect(await rig.mail.cancel(providerId, never)).toBe(false)
      expect(rig.posted(given.reference)).toBe(1)
    })

    test('refuses a way of sending that it does not offer', async () => {
      const { mail, accepted } = await opened()
      const missing = (['registered_receipt', 'personal_delivery'] as const).filter(
        (option) => !mail.options.includes(option),
      )
      for (const option of missing) {
        const given = parcel({ option })
        const code = 'option-not-offered'
        await expect(mail.quote(given, never)).rejects.toMatchObject({ code })
        await expect(mail.submit(given, never)).rejects.toMatchObject({ code })
        expect(accepted(given.reference)).toBe(0)
      }
    })

    when(can.misread)('says which address it read in the window', async () => {
      const rig = await opened()
      const right = await rig.mail.submit(parcel(), never)
      expect(right.addressSeen?.join(' ')).toContain('50667')
      rig.misread!(['Stadtwerke', 'Kleine Straße 5', '50668 Köln'])
      const given = parcel()
      const wrong = await rig.mail.submit(given, never)
      const { addressSeen } = await rig.mail.status(wrong.providerId, never)
      expect(addressSeen?.join(' ')).toContain('50668')
      expect(addressSeen?.join(' ')).not.toContain(addressee[1])
      expect(await rig.mail.cancel(wrong.providerId, never)).toBe(true)
      rig.pass(200 * hour)
      expect(rig.posted(given.reference)).toBe(0)
    })

    when(can.refuse)('never posts a letter that it refused, and says why', async () => {
      const rig = await opened()
      rig.refuse!()
      const given = parcel()
      const answer = await rig.mail
        .submit(given, never)
        .then(({ providerId }) => rig.mail.status(providerId, never))
        .then(({ state, reason }) => ({ state, reason: reason && englishOf(reason) }))
        .catch((error: { code: string; said: Said }) => ({
          state: error.code,
          reason: englishOf(error.said),
        }))
      expect(['refused', 'mail-refused']).toContain(answer.state)
      expect(answer.reason).toBeTruthy()
      rig.pass(200 * hour)
      expect(rig.posted(given.reference)).toBe(0)
    })

    if (can.fail) brokenSuite(opened)
  })
}
