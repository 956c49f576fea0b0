import { AppError } from '@brieflotse/contract'
import { expect, test } from 'vitest'
import type { NetworkFailure } from '../payment/suite-rig.ts'
import { follow, never, parcel, shown, type MailRig } from './suite-rig.ts'

const codes: Record<NetworkFailure, string> = {
  silent: 'provider-down',
  lost: 'provider-down',
  cut: 'provider-down',
  down: 'provider-down',
  busy: 'busy',
}
const failures = Object.keys(codes) as NetworkFailure[]

/** Tests for network providers: no network failure may duplicate or lose a letter. */
export function brokenSuite(opened: () => Promise<MailRig>): void {
  test.each(failures)('knows after a broken submit whether it has the letter: %s', async (how) => {
    const rig = await opened()
    const { mail, accepted, posted } = rig
    const given = parcel()
    rig.fail!(how)
    await expect(mail.submit(given, never)).rejects.toMatchObject({ code: codes[how] })
    const isTaken = how === 'lost' || how === 'cut'
    const known = await mail.find(given.reference, never)
    expect(known !== null).toBe(isTaken)
    expect(accepted(given.reference)).toBe(isTaken ? 1 : 0)
    const { providerId } = known ?? (await mail.submit(given, never))
    await follow(rig, providerId)
    expect(accepted(given.reference)).toBe(1)
    expect(posted(given.reference)).toBe(1)
  })

  test.each(failures)('stops a letter once the provider can be reached again: %s', async (how) => {
    const rig = await opened()
    const given = parcel()
    const { providerId } = await rig.mail.submit(given, never)
    rig.failLook!(how)
    await rig.mail.cancel(providerId, never).catch((error: unknown) => {
      expect(error).toMatchObject({ code: codes[how] })
    })
    expect(await rig.mail.cancel(providerId, never)).toBe(true)
    rig.pass(30 * 24 * 3_600_000)
    expect(rig.posted(given.reference)).toBe(0)
  })

  test.each(failures)(
    'says so when a letter cannot be looked for, and not that it is unknown: %s',
    async (how) => {
      const rig = await opened()
      const given = parcel()
      const { providerId } = await rig.mail.submit(given, never)
      rig.failLook!(how)
      await expect(rig.mail.find(given.reference, never)).rejects.toMatchObject({
        code: codes[how],
      })
      rig.failLook!(how)
      await expect(rig.mail.status(providerId, never)).rejects.toMatchObject({ code: codes[how] })
      expect((await rig.mail.find(given.reference, never))?.providerId).toBe(providerId)
    },
  )

  test('stops waiting when nobody waits any more', async () => {
    const { mail, fail } = await opened()
    fail!('silent')
    const waiting = new AbortController()
    setTimeout(() => waiting.abort(new Error('nobody waits')), 20)
    await expect(mail.submit(parcel(), waiting.signal)).rejects.toThrow('nobody waits')
    await expect(mail.find('L-1', waiting.signal)).rejects.toThrow('nobody waits')
  })

  test('keeps its secrets and the letter to itself when something fails', async () => {
    const rig = await opened()
    const given = parcel()
    for (const how of failures) {
      rig.fail!(how)
      const error = await rig.mail.submit(given, never).catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(AppError)
      const pdf = Buffer.from(given.pdf).toString('base64')
      for (const secret of [...(rig.secrets ?? []), pdf]) expect(shown(error)).not.toContain(secret)
    }
  })
}
