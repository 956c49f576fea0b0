import { AppError, type ErrorCode } from '@brieflotse/contract'
import { expect, test } from 'vitest'
import { noticeWorld } from '../../test/notice-world.ts'

/** Runs a scenario with one letter, two devices and a mailbox. The server dies at step `fatal`, and a second one takes over. */
async function story(fatal: number) {
  const world = await noticeWorld('2027-03-10T12:00:00Z')
  const userId = await world.user({ email: 'jana@example.org' })
  await world.device(userId, 'https://push/1')
  await world.device(userId, 'https://push/2')
  await world.until('2027-03-12T12:00:00Z')
  await world.deadline(userId, 'pay', '2027-03-18', 'Mahnung')
  let steps = 0
  let died = ''
  world.dieAt((name) => {
    steps += 1
    if (steps !== fatal) return false
    died = name
    return true
  })
  await world.until('2027-03-15T12:00:00Z')
  const wasDead = world.isDead
  world.revive()
  await world.until('2027-03-15T12:00:00Z')
  await world.close()
  const { told, mailed } = world
  return { told, mailed, steps, died, wasDead }
}

test('wherever the server dies, every device shows a reminder once and no mail goes out twice', async () => {
  const { steps: all, told, mailed } = await story(0)
  expect(told).toHaveLength(2)
  expect(mailed).toHaveLength(1)
  let unsent = 0
  for (let fatal = 1; fatal <= all; fatal += 1) {
    const { told, mailed, died, wasDead } = await story(fatal)
    expect(wasDead).toBe(true)
    // A notification with the same tag replaces the previous one on the device.
    const shown = new Set(told.map(({ endpoint, text }) => `${endpoint} ${text['tag']}`))
    expect([died, [...shown].toSorted()]).toEqual([
      died,
      ['https://push/1 due-2027-03-15', 'https://push/2 due-2027-03-15'],
    ])
    expect(told.length).toBeLessThanOrEqual(3)
    expect(mailed.length).toBeLessThanOrEqual(1)
    unsent += 1 - mailed.length
  }
  // A mail is lost only if the server dies between recording and sending it.
  expect(unsent).toBeLessThanOrEqual(2)
}, 60_000)

/** A mail server that answers the first mail with this error and accepts all later ones. */
async function mailedAfter(code: ErrorCode) {
  const world = await noticeWorld('2027-03-10T12:00:00Z')
  const userId = await world.user({ email: 'jana@example.org' })
  await world.deadline(userId, 'pay', '2027-03-18', 'Mahnung')
  const { email } = world.deps
  let asked = 0
  world.deps.email = {
    async send(message, signal) {
      asked += 1
      if (asked === 1) throw new AppError(code)
      await email!.send(message, signal)
    },
  }
  await world.until('2027-03-15T12:00:00Z')
  await world.close()
  return { asked, mails: world.mailed.length }
}

test('a mail that was not taken is sent again, one that may have been taken or was refused is not', async () => {
  expect(await mailedAfter('provider-down')).toEqual({ asked: 2, mails: 1 })
  expect(await mailedAfter('unexpected')).toEqual({ asked: 1, mails: 0 })
  expect(await mailedAfter('invalid-input')).toEqual({ asked: 1, mails: 0 })
})

test('a push service that is down is asked again, ever less often, and not in the evening', async () => {
  const world = await noticeWorld('2027-03-10T12:00:00Z')
  const userId = await world.user({ hour: 20 })
  await world.device(userId, 'https://push/1')
  await world.deadline(userId, 'pay', '2027-03-14', 'Mahnung')
  const asked: number[] = []
  world.deps.push = {
    ...world.deps.push!,
    async send() {
      asked.push(world.now().getTime())
      throw new AppError('provider-down')
    },
  }
  await world.until('2027-03-12T12:00:00Z')
  const pauses = asked.slice(1).map((at, index) => (at - asked[index]!) / 1000)
  expect(pauses).toEqual([2, 8, 32, 128, 512, 2048])
  await world.close()
})
