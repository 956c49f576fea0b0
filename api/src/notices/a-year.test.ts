import { addDays, daysBefore } from '@brieflotse/rules'
import { expect, test } from 'vitest'
import { chanceOf } from '../../test/chance.ts'
import { noticeWorld, type NoticeWorld } from '../../test/notice-world.ts'

const clockIn = (zone: string, moment: Date) =>
  new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(
    moment,
  )

type Letter = { id: number; title: string; userId: number; what: 'pay' | 'object'; dueOn: string }

/** The days, in the user's time zone, on which a letter was mentioned. */
function daysOf({ told }: NoticeWorld, letter: Letter, zone: string): string[] {
  return told
    .filter(
      ({ userId, text }) =>
        userId === letter.userId && `${text['title']}\n${text['body']}`.includes(letter.title),
    )
    .map(({ at }) => clockIn(zone, at))
}

const people = [
  { zone: 'Europe/Berlin', hour: 2 },
  { zone: 'Pacific/Auckland', hour: 22 },
]

/** 2 o'clock does not exist on the day when summer time starts; 3 o'clock is used instead. */
const shown = (hour: number, day: string, zone: string) =>
  hour === 2 && zone === 'Europe/Berlin' && day === '2027-03-28' ? 3 : hour

test('over a year with both changes of the clock, everybody is reminded once on every day, at their own hour', async () => {
  const world = await noticeWorld('2026-12-20T12:00:00Z')
  const chance = chanceOf(7)
  const letters: (Letter & { zone: string; hour: number })[] = []
  for (const [index, { zone, hour }] of people.entries()) {
    const userId = await world.user({ zone, hour })
    await world.device(userId, `https://push/${index}`)
    for (let n = 0; n < 50; n += 1) {
      const what = chance.happens(0.5) ? 'pay' : 'object'
      const dueOn = addDays('2027-01-02', n * 7 + chance.below(6))
      const title = `Letter-${index}-${n}!`
      const id = await world.deadline(userId, what, dueOn, title)
      letters.push({ id, title, userId, what, dueOn, zone, hour })
    }
  }
  await world.until('2028-01-01T12:00:00Z')
  for (const letter of letters) {
    const { zone, hour, dueOn, what } = letter
    const planned = daysBefore(what).map((days) => {
      const day = addDays(dueOn, -days)
      return `${day} ${String(shown(hour, day, zone)).padStart(2, '0')}:00`
    })
    expect([letter.title, daysOf(world, letter, zone)]).toEqual([letter.title, planned])
  }
  const states = await world.db.read.selectFrom('notice_deliveries').select('state').execute()
  expect(new Set(states.map(({ state }) => state))).toEqual(new Set(['sent']))
  await world.close()
}, 60_000)

async function oneLetter(dueOn: string, start = '2027-03-01T12:00:00Z') {
  const world = await noticeWorld(start)
  const userId = await world.user()
  await world.device(userId, 'https://push/1')
  const id = await world.deadline(userId, 'object', dueOn, 'Bescheid!')
  const letter: Letter = { id, title: 'Bescheid!', userId, what: 'object', dueOn }
  const days = () => daysOf(world, letter, 'Europe/Berlin').map((moment) => moment.slice(0, 10))
  return { world, id, days, userId }
}

test('what is done is not spoken of any more', async () => {
  const { world, id, days } = await oneLetter('2027-03-20')
  await world.until('2027-03-14T12:00:00Z')
  await world.set(id, { done_at: '2027-03-14T12:00:00Z' })
  await world.until('2027-04-01T12:00:00Z')
  expect(days()).toEqual(['2027-03-13'])
  await world.close()
})

test('what is put off is quiet until that day', async () => {
  const { world, id, days } = await oneLetter('2027-03-20')
  await world.set(id, { snoozed_until: '2027-03-18' })
  await world.until('2027-04-01T12:00:00Z')
  expect(days()).toEqual(['2027-03-18', '2027-03-19', '2027-03-20'])
  await world.close()
})

test('a letter that comes late is spoken of once for all that was missed, one that is over never', async () => {
  const { world, days, userId } = await oneLetter('2027-03-03')
  for (let n = 0; n < 40; n += 1) {
    await world.deadline(userId, 'pay', addDays('2020-01-01', n * 50), `Old-${n}`)
  }
  await world.until('2027-04-01T12:00:00Z')
  expect(days()).toEqual(['2027-03-01', '2027-03-02', '2027-03-03'])
  expect(world.told.filter(({ text }) => `${text['body']}`.includes('Old-'))).toEqual([])
  await world.close()
})

test('a server that was off for days says once what it missed, and nothing at night', async () => {
  const { world, days } = await oneLetter('2027-03-20')
  await world.until('2027-03-12T12:00:00Z')
  world.wake('2027-03-14T23:30:00Z')
  await world.until('2027-03-15T05:00:00Z')
  expect(days()).toEqual([])
  await world.until('2027-04-01T12:00:00Z')
  expect(days()).toEqual(['2027-03-15', '2027-03-17', '2027-03-19', '2027-03-20'])
  await world.close()
})

test('a day that changes is spoken of anew', async () => {
  const { world, id, days } = await oneLetter('2027-03-20')
  await world.until('2027-03-18T12:00:00Z')
  await world.set(id, { due_on: '2027-03-30' })
  await world.until('2027-04-01T12:00:00Z')
  expect(days()).toEqual([
    '2027-03-13',
    '2027-03-17',
    '2027-03-23',
    '2027-03-27',
    '2027-03-29',
    '2027-03-30',
  ])
  await world.close()
})
