import type { Claim, Reminder, ReminderChange } from '@brieflotse/contract'
import { expect, test } from 'vitest'
import { isSnoozed, type ReminderState, reminderState } from './day-state.ts'
import { remindedWith } from './reminders.ts'

const reminder: Reminder = {
  id: 1,
  what: 'pay',
  law: null,
  dueOn: '2026-11-20',
  time: null,
  needs: null,
  followed: true,
  doneAt: null,
  snoozedUntil: null,
  movedFrom: null,
  reopened: false,
  sequence: 0,
}
const now = '2026-11-18T10:00:00.000Z'
const claim = (paid: number, practice = false) =>
  ({
    amount: 100,
    paid,
    state: paid >= 100 ? 'paid' : 'open',
    payments: paid > 0 ? [{ state: 'paid', amount: paid, practice }] : [],
  }) as never as Claim

test.each<[string, Partial<Reminder>, Claim[], ReminderState]>([
  ['on its day', { dueOn: '2026-11-21' }, [], 'open'],
  ['without a day', { dueOn: null }, [], 'open'],
  ['after its day', {}, [], 'late'],
  ['after the day of a right', { what: 'object' }, [], 'over'],
  ['after an appointment', { what: 'appointment' }, [], 'over'],
  ['that was done', { doneAt: now }, [], 'done'],
  ['whose claim was paid', {}, [claim(100)], 'done'],
  [
    'of a payment after the one that was paid',
    {},
    [{ ...claim(100), dueOn: '2026-11-01' }],
    'late',
  ],
  ['whose claim was paid in practice', {}, [claim(100, true)], 'late'],
  ['whose claim was paid in part', {}, [claim(50)], 'late'],
  ['to reply, when the claim was paid', { what: 'reply' }, [claim(100)], 'late'],
  ['that nobody follows', { followed: false }, [], 'off'],
])('a deadline %s has its state', (_what, rest, claims, state) => {
  expect(reminderState({ ...reminder, ...rest }, claims, '2026-11-21')).toBe(state)
})

test('what is put off shows again on the day it was put off to', () => {
  const snoozed = { snoozedUntil: '2026-11-19' }
  expect(isSnoozed(snoozed, '2026-11-18')).toBe(true)
  expect(isSnoozed(snoozed, '2026-11-19')).toBe(false)
})

const done: ReminderChange = { change: 'done', seen: '2026-11-20' }
const put = (until: string | null): ReminderChange => ({ change: 'snooze', until })
const after = (...changes: ReminderChange[]) =>
  changes.reduce((held, change) => remindedWith(held, change, now), reminder)

test('what one device has done, another does not put off', () => {
  expect(after(put('2026-11-19'), done)).toEqual(after(done, put('2026-11-19')))
  expect(after(done, put('2026-11-19'))).toMatchObject({ doneAt: now, snoozedUntil: null })
})

test('done and opened again is as it was', () => {
  expect(after(done, { change: 'reopen' })).toEqual(reminder)
})

test('done with a later day in mind stays open, says why, and is done once the user has seen it', () => {
  const moved = { ...reminder, dueOn: '2026-11-12' }
  const open = remindedWith(moved, done, now)
  expect(open).toMatchObject({ doneAt: null, reopened: true, movedFrom: '2026-11-20' })
  const seen = remindedWith(open, { change: 'done', seen: '2026-11-12' }, now)
  expect(seen).toMatchObject({ doneAt: now, reopened: false, movedFrom: null })
})

test('not followed any more is not put off either; putting it off follows it', () => {
  const off = after(put('2026-11-19'), { change: 'follow', followed: false })
  expect(off).toMatchObject({ followed: false, snoozedUntil: null })
  expect(remindedWith(off, put('2026-11-19'), now).followed).toBe(true)
})
