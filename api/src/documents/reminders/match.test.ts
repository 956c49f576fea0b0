import type { Deadline } from '@brieflotse/contract'
import type { KnownDeadline } from '@brieflotse/letter'
import { deadlineId } from '@brieflotse/reading/facts'
import { expect, test } from 'vitest'
import { matchReminders, type ReminderRow } from './match.ts'

type Said = Pick<Deadline, 'what' | 'law' | 'date'>

const untouched = {
  deadline_id: null,
  time: null,
  needs: null,
  followed: 1,
  done_at: null,
  snoozed_until: null,
  moved_from: null,
  reopened: 0,
  sequence: 0,
  read: 1,
} as const

const row = (id: number, { what, law, date }: Said, rest: Partial<ReminderRow> = {}) =>
  ({ ...untouched, id, what, law, due_on: date, ...rest }) as ReminderRow

const read = (said: Said) =>
  ({
    ...said,
    id: deadlineId({ ...said, needs: null }),
    time: null,
    needs: null,
  }) as never as KnownDeadline

const object = (date: string | null, law = '§ 70 VwGO'): Said => ({ what: 'object', law, date })
const pay = (date: string): Said => ({ what: 'pay', law: null, date })
const other = (date: string): Said => ({ what: 'other', law: null, date })
const done = { done_at: '2026-11-01T08:00:00.000Z', snoozed_until: '2026-11-10' } as const
const open = { done_at: null, snoozed_until: null, reopened: 1 } as const
const moved = (day: string | null) => ({ moved_from: day, sequence: 1 })

test.each<[string, Said, Said, object]>([
  ['the same one', object('2026-11-12'), object('2026-11-12'), {}],
  ['a later day', object('2026-11-12'), object('2026-11-16'), moved('2026-11-12')],
  [
    'an earlier day',
    object('2026-11-12'),
    object('2026-11-09'),
    { ...moved('2026-11-12'), ...open },
  ],
  ['a day in place of none', object(null), object('2026-11-09'), moved(null)],
  ['no day any more', object('2026-11-12'), object(null), moved('2026-11-12')],
  ['another section of law', object('2026-11-12'), object('2026-11-12', '§ 355 AO'), {}],
  ['an earlier day of a payment', pay('2026-11-12'), pay('2026-11-05'), open],
  ['another day for something else', other('2026-11-12'), other('2026-11-20'), open],
])('what was done, read again with %s', (_what, before, now, expected) => {
  const { kept, added, lost } = matchReminders([row(7, before, done)], [read(now)])
  expect([added, lost]).toEqual([[], []])
  expect(kept).toHaveLength(1)
  expect(kept[0]).toMatchObject({ row: { id: 7 }, set: { due_on: now.date, ...expected } })
  const isUntouched = !('done_at' in expected)
  expect('done_at' in kept[0]!.set).toBe(!isUntouched)
})

test('of two instalments each keeps its own, and a third is new', () => {
  const before = [row(1, pay('2026-11-01'), done), row(2, pay('2026-12-01'))]
  const days = ['2026-12-01', '2026-11-01', '2027-01-01'].map((day) => read(pay(day)))
  const { kept, added, lost } = matchReminders(before, days)
  expect(kept.map(({ row: { id }, set }) => [id, set.due_on])).toEqual([
    [2, '2026-12-01'],
    [1, '2026-11-01'],
  ])
  expect(added).toMatchObject([{ due_on: '2027-01-01' }])
  expect(lost).toEqual([])
})

test('a deadline is known by its id, whatever day another one has by now', () => {
  const first = { ...read(pay('2026-11-01')), date: '2026-12-01' }
  const second = { ...read(pay('2026-12-01')), date: '2027-01-01' }
  const before = [row(1, pay('2026-11-01'), done), row(2, pay('2026-12-01'))]
  const { kept, added, lost } = matchReminders(before, [first, second])
  expect(kept.map(({ row: { id }, set }) => [id, set.due_on, set.deadline_id])).toEqual([
    [1, '2026-12-01', 'pay,,2026-11-01'],
    [2, '2027-01-01', 'pay,,2026-12-01'],
  ])
  expect([added, lost]).toEqual([[], []])
})

test('one deadline is never another kind of deadline, and the same one said twice is one', () => {
  const { kept, added, lost } = matchReminders(
    [row(1, pay('2026-11-01'))],
    [read(object('2026-11-01')), read(object('2026-11-01'))],
  )
  expect([kept, added.length, lost.length]).toEqual([[], 1, 1])
})
