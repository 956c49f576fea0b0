import type { Explanation } from '@brieflotse/contract'
import { allDeadlines } from '@brieflotse/letter'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { madeUpClaim } from '../../test/fake-claims.ts'
import { madeUpReminder } from '../../test/fake-reminders.ts'
import { madeUpDocument } from '../../test/made-up.ts'
import { type Rig, startRig } from '../../test/rig.ts'
import { findDocument } from '../find-document.ts'
import { outboxEntries } from '../queries.ts'
import { pull } from '../sync/pull.ts'
import { archiveDocument, discardEntry } from './outbox.ts'
import { addClaimChange, addReminderChange, takeBackReminderChange } from './part-changes.ts'

const key = { documentId: 1, reminderId: 7 }
const done = { change: 'done', seen: '2025-03-28' } as const
const reminders = [
  madeUpReminder(7),
  madeUpReminder(8, { what: 'object', dueOn: '2025-04-10' }),
  madeUpReminder(9, { what: 'sue', dueOn: null, needs: 'service-date' }),
]

let rig: Rig
beforeEach(async () => {
  rig = await startRig()
  rig.server.put(madeUpDocument(1, { claims: [madeUpClaim(7)], reminders }))
  await pull(rig.db)
})
afterEach(() => rig.stop())

const shown = async () => (await findDocument(rig.db, 1))!.reminders[0]!
const served = () => rig.server.rows.get(1)!.reminders[0]!
const keys = async () => (await rig.db.documents.get(1))!.dueKeys

test('done without a connection shows at once and reaches the server once, later', async () => {
  expect(await keys()).toEqual(['must 2025-03-28', 'may 2025-04-10', 'ask 9'])
  rig.server.isDown = true
  await addReminderChange(rig.db, key, done)
  await addReminderChange(rig.db, key, done)
  await rig.run()
  expect((await shown()).doneAt).not.toBeNull()
  expect(await keys()).toEqual(['done 2025-03-28', 'may 2025-04-10', 'ask 9'])
  expect(served().doneAt).toBeNull()
  rig.server.isDown = false
  rig.server.faults = ['lost']
  await rig.run(true)
  await rig.run(true)
  expect(rig.server.log.filter((line) => line.includes('/api/reminders/7'))).toHaveLength(1)
  expect(await shown()).toEqual(served())
  expect(await outboxEntries(rig.db)).toEqual([])
})

test('put off, it is found under the day it was put off to', async () => {
  await addReminderChange(rig.db, key, { change: 'snooze', until: '2025-03-25' })
  expect(await keys()).toContain('wait 2025-03-25')
  await addReminderChange(rig.db, key, { change: 'follow', followed: false })
  expect(await keys()).toEqual(['may 2025-04-10', 'ask 9'])
})

test('a paid claim makes the payment done by itself, and an archived letter is not due', async () => {
  const paid = { change: 'paid', amount: 30788, on: '2025-03-20', note: null } as const
  await addClaimChange(rig.db, { documentId: 1, claimId: 7 }, paid)
  expect(await keys()).toContain('done 2025-03-28')
  await archiveDocument(rig.db, 1)
  expect(await keys()).toEqual([])
})

test('what the server never heard of is taken back by dropping it, the rest by saying the opposite', async () => {
  rig.server.isDown = true
  const entryId = await addReminderChange(rig.db, key, done)
  const back = { change: 'reopen' } as const
  expect(await takeBackReminderChange(rig.db, key, { entryId, back })).toBeNull()
  expect(await outboxEntries(rig.db)).toEqual([])
  expect((await shown()).doneAt).toBeNull()
  rig.server.isDown = false
  const heard = await addReminderChange(rig.db, key, done)
  await rig.run()
  await takeBackReminderChange(rig.db, key, { entryId: heard, back })
  await rig.run()
  expect(served().doneAt).toBeNull()
})

test('discarding it takes it back on this device', async () => {
  rig.server.isDown = true
  const id = await addReminderChange(rig.db, key, done)
  await discardEntry(rig.db, id)
  expect(await shown()).toEqual(reminders[0])
})

test('a deadline that another reading does not have any more takes no change, and nothing is stuck', async () => {
  await addReminderChange(rig.db, key, done)
  rig.server.put(madeUpDocument(1, { reminders: [] }))
  expect(await rig.run()).toEqual({ sent: 1, stopped: null })
  expect(await outboxEntries(rig.db)).toEqual([])
})

test('what a version without ids kept on this device goes on: its deadlines, its reminders, what waits', async () => {
  const plain = { time: null, stated: true, branch: null, steps: [], confidence: 1, evidence: [] }
  const deadlines = [
    { ...plain, what: 'pay' as const, date: '2025-03-28', law: null, needs: null },
    { ...plain, what: 'object' as const, date: null, law: '§ 70', needs: 'service-date' as const },
  ]
  const explanation = {
    document_details: { payment: { due_date: '2025-03-28' } },
    facts: [],
    deadlines,
    warnings: [],
  } as never as Explanation
  const object = madeUpReminder(8, {
    what: 'object',
    law: '§ 70',
    dueOn: null,
    needs: 'service-date',
  })
  const kept = madeUpDocument(1, { explanation, reminders: [madeUpReminder(7), object] })
  rig.server.isDown = true
  await rig.db.contents.put(kept)
  await addReminderChange(rig.db, key, done)
  const document = (await findDocument(rig.db, 1))!
  const all = allDeadlines(document.explanation!, document)
  expect(all.map(({ what, done, reminder }) => [what, done, reminder?.id])).toEqual([
    ['pay', true, 7],
    ['object', false, 8],
  ])
  expect(await keys()).toEqual(['done 2025-03-28', 'ask 9'])
})
