import type { Reminder } from '@brieflotse/contract'
import { liveQuery } from 'dexie'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { madeUpClaim } from '../test/fake-claims.ts'
import { madeUpReminder } from '../test/fake-reminders.ts'
import { madeUpDocument, madeUpLetter, madeUpMail } from '../test/made-up.ts'
import { type Rig, startRig } from '../test/rig.ts'
import { countLate, dueGroups, dueList, nextDue } from './due.ts'
import { letterRowOf } from './outbox/letter-patches.ts'
import { pull } from './sync/pull.ts'

const days = { today: '2025-03-20', weekEnd: '2025-03-27' }
const all = (count: number) => ({
  late: count,
  today: count,
  week: count,
  later: count,
  ask: count,
  done: count,
})

let rig: Rig
beforeEach(async () => {
  rig = await startRig()
})
afterEach(() => rig.stop())

/** Creates a letter for each reminder; both get their position in the list as id. */
async function letters(...reminders: Partial<Reminder>[]): Promise<void> {
  for (const [index, reminder] of reminders.entries()) {
    const id = index + 1
    rig.server.put(madeUpDocument(id, { reminders: [madeUpReminder(id, reminder)] }))
  }
  await pull(rig.db)
}

async function shown(count = 50) {
  const list = await dueList(rig.db, days, all(count))
  return Object.fromEntries(
    dueGroups.map((group) => [group, list[group].items.map(({ reminder }) => reminder.id)]),
  )
}

const nothing = { late: [], today: [], week: [], later: [], ask: [], done: [] }

test('what is late is counted, up to a number', async () => {
  await letters({ dueOn: '2025-03-19' }, { dueOn: '2025-03-01' }, { dueOn: '2025-03-20' })
  expect(await countLate(rig.db, days.today, 99)).toBe(2)
  expect(await countLate(rig.db, days.today, 1)).toBe(1)
})

test('every deadline stands in the group of its day, and in the order of days', async () => {
  await letters(
    { dueOn: '2025-03-28' },
    { dueOn: '2025-03-27' },
    { dueOn: '2025-03-21' },
    { dueOn: '2025-03-20' },
    { dueOn: '2025-03-19' },
    { dueOn: '2025-03-01' },
    { dueOn: null, needs: 'receipt-date' },
    { dueOn: '2025-03-18', doneAt: '2025-03-17T09:00:00.000Z' },
    { dueOn: '2025-03-19', followed: false },
  )
  expect(await shown()).toEqual({
    late: [5, 6],
    today: [4],
    week: [3, 2],
    later: [1],
    ask: [7],
    done: [8],
  })
})

test('a right and an appointment are over with their day, and never late', async () => {
  const rights = ['object', 'sue', 'terminate', 'appointment'] as const
  await letters(...rights.map((what) => ({ what, dueOn: '2025-03-19' })))
  expect(await shown()).toEqual({ ...nothing, done: [4, 3, 2, 1] })
})

test('what is put off stands under that day, and once it has come under its own', async () => {
  await letters(
    { dueOn: '2025-03-20', snoozedUntil: '2025-03-22' },
    { dueOn: '2025-03-18', snoozedUntil: '2025-04-22' },
    { dueOn: '2025-03-30', snoozedUntil: '2025-03-20' },
    { dueOn: '2025-03-19', snoozedUntil: '2025-03-20' },
    { what: 'object', dueOn: '2025-03-19', snoozedUntil: '2025-03-20' },
    { dueOn: '2025-03-21', snoozedUntil: '2025-03-19' },
  )
  expect(await shown()).toEqual({ ...nothing, late: [4], week: [6, 1], later: [3, 2], done: [5] })
  const { items } = (await dueList(rig.db, days, all(50))).week
  expect(items.map(({ snoozed, shownOn }) => [snoozed, shownOn])).toEqual([
    [false, '2025-03-21'],
    [true, '2025-03-22'],
  ])
})

test('of two deadlines of one letter each stands where it belongs', async () => {
  const two = [
    madeUpReminder(1, { dueOn: '2025-03-21' }),
    madeUpReminder(2, { dueOn: '2025-03-22' }),
  ]
  const third = madeUpReminder(3, { what: 'object', dueOn: '2025-04-22' })
  rig.server.put(madeUpDocument(1, { claims: [madeUpClaim(1)], reminders: [...two, third] }))
  await pull(rig.db)
  expect(await shown()).toEqual({ ...nothing, week: [1, 2], later: [3] })
})

test('a long list is cut, says so, and begins late ones with the newest', async () => {
  await letters(
    ...Array.from({ length: 9 }, (_, index) => ({ dueOn: `2025-03-0${index + 1}` })),
    ...Array.from({ length: 3 }, (_, index) => ({ dueOn: `2025-04-0${index + 1}` })),
  )
  const list = await dueList(rig.db, days, all(3))
  expect(list.late.items.map(({ reminder }) => reminder.dueOn)).toEqual([
    '2025-03-09',
    '2025-03-08',
    '2025-03-07',
  ])
  expect([list.late.more, list.later.more]).toEqual([true, false])
  const next = await nextDue(rig.db, days, 3)
  expect(next.items.map(({ state }) => state)).toEqual(['late', 'late', 'late'])
})

test('the first screen shows what is next, and not what is put off', async () => {
  expect(await nextDue(rig.db, days, 3)).toEqual({ items: [], any: false })
  await letters(
    { dueOn: '2025-03-21', snoozedUntil: '2025-03-25' },
    { dueOn: '2025-03-26' },
    { dueOn: '2025-04-26' },
  )
  const next = await nextDue(rig.db, days, 3)
  expect(next.items.map(({ reminder }) => reminder.id)).toEqual([2])
  expect(next.any).toBe(true)
})

test('a letter that goes to the post is told to whoever is looking', async () => {
  await letters({ what: 'reply', dueOn: '2025-03-21' })
  const seen: (string | undefined)[] = []
  const looking = liveQuery(() => dueList(rig.db, days, all(5))).subscribe((list) => {
    seen.push(list.week.items[0]?.posted?.title)
  })
  await expect.poll(() => seen).toEqual([undefined])
  const mailSentDate = '2025-03-19T10:00:00.000Z'
  const post = (practice: boolean) => {
    const sent = { documentId: 1, mailSentDate, mail: madeUpMail({ practice }) }
    return rig.db.letters.put(letterRowOf(madeUpLetter(1, sent), []))
  }
  await post(false)
  await expect.poll(() => seen.at(-1)).toBe(madeUpLetter(1).title)
  await post(true)
  await expect.poll(() => seen.at(-1)).toBeUndefined()
  looking.unsubscribe()
})
