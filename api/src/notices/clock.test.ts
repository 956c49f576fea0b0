import { expect, test } from 'vitest'
import { noticeWorld } from '../../test/notice-world.ts'
import { planForEverybody } from './round.ts'

test('a server whose clock once ran years ahead reminds people again when it is right and starts', async () => {
  const world = await noticeWorld('2026-03-01T08:00:00Z')
  const user = await world.user()
  await world.device(user, 'https://push.example/phone')
  await world.deadline(user, 'pay', '2026-03-10', 'Bill')
  world.wake('2031-05-01T08:00:00Z')
  await world.until('2031-05-02T12:00:00Z')
  world.wake('2026-03-05T08:00:00Z')
  await planForEverybody(world.deps)
  await world.until('2026-03-11T12:00:00Z')
  expect(world.told.map(({ at }) => at.toISOString().slice(0, 10))).toEqual([
    '2026-03-07',
    '2026-03-09',
    '2026-03-10',
  ])
  await world.close()
})
