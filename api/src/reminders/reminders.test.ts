import type { Document, Explanation, Reminder } from '@brieflotse/contract'
import { deadlinesOf } from '@brieflotse/letter'
import { deadlineId } from '@brieflotse/reading/facts'
import { addDays, dayInGermany } from '@brieflotse/rules'
import { expect, test } from 'vitest'
import { up } from '../db/migrations/009-reminders.ts'
import { file, pdf, signUp } from '../../test/client.ts'
import { explanationOf, fakeUnderstand } from '../../test/fakes.ts'
import { testServer } from '../../test/test-server.ts'
import { followedDays } from './store.ts'

const today = dayInGermany(new Date())
const inDays = (days: number) => addDays(today, days)

const readDeadline = {
  time: null,
  stated: true,
  branch: null,
  law: null,
  steps: [],
  needs: null,
  confidence: 1,
  evidence: [],
}

type Deadline = Explanation['deadlines'][number]
const deadline = (what: Deadline['what'], date: string | null, rest: Partial<Deadline> = {}) => ({
  ...readDeadline,
  what,
  date,
  ...rest,
})

/** A server whose fake reader finds the deadlines that the test sets. */
async function letters() {
  const letter = {
    due: inDays(5) as string | null,
    deadlines: [] as Explanation['deadlines'],
    debit: false,
  }
  const server = await testServer({
    understand: {
      ...fakeUnderstand,
      async read(pages, options) {
        const reading = await fakeUnderstand.read(pages, options)
        const explanation = explanationOf('Bitte zahlen Sie.')
        explanation.document_details.payment.due_date = letter.due
        explanation.deadlines = letter.deadlines
        if (letter.debit) explanation.warnings = [{ code: 'direct-debit', text: '', evidence: [] }]
        return { ...reading, explanation }
      },
    },
  })
  server.startJobs()
  const client = await signUp(server)
  let count = 0
  const read = async () => {
    const { id } = (await client.upload([file(pdf(String((count += 1))))])).json<Document>()
    await client.settled(id)
    return id
  }
  const readAgain = async (id: number) => {
    await client.call('POST', `/api/documents/${id}/read`)
    await client.settled(id)
  }
  const change = (id: number, body: object, key?: string) =>
    client.call('POST', `/api/reminders/${id}`, {
      body,
      headers: key === undefined ? {} : { 'idempotency-key': key },
    })
  const reminders = async (id: number) => (await client.document(id)).reminders
  return { server, client, letter, read, readAgain, change, reminders }
}

test('every deadline is followed once it is read, and travels with its letter', async () => {
  const { client, letter, read, reminders } = await letters()
  letter.deadlines = [
    deadline('object', inDays(9), { law: '§ 70 VwGO' }),
    deadline('object', null, { law: '§ 70 VwGO', needs: 'service-date' }),
  ]
  const id = await read()
  const all = await reminders(id)
  expect(all.map(({ what, dueOn, followed }) => [what, dueOn, followed])).toEqual([
    ['pay', inDays(5), true],
    ['object', inDays(9), true],
    ['object', null, true],
  ])
  const [listed] = await client.get<Document[]>('/api/documents')
  expect(listed?.reminders).toEqual(all)
  const { changes } = await client.get<{ changes: { row: Document }[] }>('/api/sync?since=0')
  expect(changes.at(-1)?.row.reminders).toEqual(all)
})

test('what the sender takes, and what was over long before the letter came, is not followed', async () => {
  const { letter, read, reminders } = await letters()
  letter.debit = true
  expect(await reminders(await read())).toEqual([])
  Object.assign(letter, { debit: false, due: inDays(-31) })
  expect(await reminders(await read())).toMatchObject([{ followed: false }])
  letter.due = inDays(-30)
  expect(await reminders(await read())).toMatchObject([{ followed: true }])
})

test('a change counts once, and only for whose letter it is', async () => {
  const { server, read, change, reminders } = await letters()
  const id = await read()
  const [{ id: reminderId } = { id: 0 }] = await reminders(id)
  const key = '6f1c7a52-0d5e-4f6b-9c41-0f3f6c6f7a01'
  const done = { change: 'done', seen: inDays(5) }
  const first = (await change(reminderId, done, key)).json<Reminder>()
  expect(first.doneAt).not.toBeNull()
  await change(reminderId, { change: 'reopen' })
  expect((await change(reminderId, done, key)).json<Reminder>().doneAt).toBeNull()
  const stranger = await signUp(server, 'stranger')
  const theirs = await stranger.call('POST', `/api/reminders/${reminderId}`, { body: done })
  expect(theirs.statusCode).toBe(404)
  const bad = await change(reminderId, { change: 'snooze', until: '2026-02-31' })
  expect(bad.statusCode).toBe(400)
})

test('reading again keeps what was said; an earlier day opens it again and says so', async () => {
  const { letter, read, readAgain, change, reminders } = await letters()
  const id = await read()
  const [{ id: reminderId } = { id: 0 }] = await reminders(id)
  await change(reminderId, { change: 'done', seen: inDays(5) })
  letter.due = inDays(7)
  await readAgain(id)
  const later = { id: reminderId, dueOn: inDays(7), movedFrom: inDays(5), sequence: 1 }
  expect(await reminders(id)).toMatchObject([later])
  expect((await reminders(id))[0]?.doneAt).not.toBeNull()
  letter.due = inDays(3)
  await readAgain(id)
  const earlier = { dueOn: inDays(3), movedFrom: inDays(7), reopened: true, doneAt: null }
  expect(await reminders(id)).toMatchObject([{ id: reminderId, ...earlier }])
  // A device that does not know the new date yet marks the old one as done.
  const late = await change(reminderId, { change: 'done', seen: inDays(7) })
  expect(late.json()).toMatchObject({ doneAt: null, reopened: true })
  const known = await change(reminderId, { change: 'done', seen: inDays(3) })
  expect(known.json()).toMatchObject({ reopened: false, movedFrom: null })
})

test('what the letter does not say any more goes, and what was said of it is there when it comes back', async () => {
  const { letter, read, readAgain, change, reminders } = await letters()
  letter.deadlines = [deadline('reply', inDays(4))]
  const id = await read()
  const reply = (await reminders(id)).find(({ what }) => what === 'reply')!
  await change(reply.id, { change: 'done', seen: inDays(4) })
  Object.assign(letter, { deadlines: [], due: null })
  await readAgain(id)
  expect(await reminders(id)).toEqual([])
  expect((await change(reply.id, { change: 'reopen' })).statusCode).toBe(404)
  letter.deadlines = [deadline('reply', inDays(4))]
  await readAgain(id)
  expect(await reminders(id)).toMatchObject([{ id: reply.id }])
  expect((await reminders(id))[0]!.doneAt).not.toBeNull()
})

test('what others are told: followed days in a span, done and put off among them, archived letters not', async () => {
  const { server, client, letter, read, change, reminders } = await letters()
  const first = await read()
  letter.due = inDays(8)
  const second = await read()
  letter.due = inDays(50)
  await read()
  const days = () => followedDays(server.deps, { from: today, to: inDays(20) })
  expect(await days()).toMatchObject([
    { documentId: first, dueOn: inDays(5), done: false, sender: 'Stadtwerke Musterhafen' },
    { documentId: second, dueOn: inDays(8), amount: '42,00 €', snoozedUntil: null },
  ])
  const [{ id: claimId } = { id: 0 }] = (await client.document(first)).claims
  const paid = { change: 'paid', amount: 4200, on: today }
  await client.call('POST', `/api/claims/${claimId}`, { body: paid })
  const [{ id } = { id: 0 }] = await reminders(second)
  await change(id, { change: 'snooze', until: inDays(6) })
  expect(await days()).toMatchObject([{ done: true }, { done: false, snoozedUntil: inDays(6) }])
  await client.call('DELETE', `/api/documents/${first}`)
  await change(id, { change: 'follow', followed: false })
  expect(await days()).toEqual([])
})

test('rows from before deadlines had ids go on: shown, changed, and followed by the next reading', async () => {
  const { server, client, letter, read, readAgain, change, reminders } = await letters()
  const law = '§ 70 VwGO'
  const asked = [
    deadline('object', null, { law, needs: 'service-date' }),
    deadline('reply', inDays(9)),
  ]
  letter.deadlines = asked
  const id = await read()
  // A row of a version without deadline ids; the fake reading has none either.
  const { db } = server.deps
  const stored = () => db.read.selectFrom('reminders').select(['id', 'deadline_id']).execute()
  await db.write((tx) => tx.updateTable('reminders').set({ deadline_id: null }).execute())
  const { explanation } = await client.document(id)
  const before = await reminders(id)
  const idOf = (what: string) => before.find((one) => one.what === what)!
  expect(new Set(before.map((one) => one.deadlineId))).toEqual(
    new Set(deadlinesOf(explanation!).map((one) => one.id)),
  )
  // A change that a device made before it knew the ids.
  expect((await change(idOf('reply').id, { change: 'done', seen: inDays(9) })).statusCode).toBe(200)
  letter.deadlines = asked.map((one) => ({ ...one, id: deadlineId(one) }))
  letter.deadlines[0]!.date = inDays(12)
  await readAgain(id)
  const after = await reminders(id)
  expect(new Set(after.map((one) => one.id))).toEqual(new Set(before.map((one) => one.id)))
  expect(after.find(({ what }) => what === 'reply')?.doneAt).not.toBeNull()
  expect(after.find(({ what }) => what === 'object')).toMatchObject({
    id: idOf('object').id,
    deadlineId: idOf('object').deadlineId,
    dueOn: inDays(12),
  })
  expect((await stored()).every(({ deadline_id }) => deadline_id !== null)).toBe(true)
})

test('letters from before there were reminders get the same ones, and devices hear of it', async () => {
  const { server, client, letter, read } = await letters()
  letter.deadlines = [
    deadline('object', inDays(9), { law: '§ 70 VwGO', stated: false }),
    deadline('object', inDays(9)),
    deadline('pay', inDays(5)),
    deadline('reply', inDays(-40)),
    deadline('sue', null, { needs: 'service-date' }),
  ]
  await read()
  letter.debit = true
  await read()
  Object.assign(letter, { due: null, deadlines: [] })
  await read()
  await server.stopJobs()
  const { db } = server.deps
  const rows = () =>
    db.read
      .selectFrom('reminders')
      .select(['document_id', 'what', 'law', 'due_on', 'needs', 'followed', 'read'])
      .orderBy('id')
      .execute()
  const asRead = await rows()
  expect(asRead).toHaveLength(7)
  const { cursor } = await client.get<{ cursor: number }>('/api/sync?since=0')
  await db.write((tx) => tx.schema.dropTable('reminders').execute())
  await up(db.read as never)
  expect(await rows()).toEqual(asRead)
  const { changes } = await client.get<{ changes: { id: number }[] }>(`/api/sync?since=${cursor}`)
  expect(changes.map(({ id }) => id)).toEqual([1, 2])
})
