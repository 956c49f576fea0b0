import type { Claim, Correction, Deadline, Explanation, Reminder } from '@brieflotse/contract'
import { withAnswer, planWithDays } from '@brieflotse/reading/facts'
import { expect, test } from 'vitest'
import { asCorrected } from './as-corrected.ts'
import { allDeadlines, deadlinesOf } from './deadlines.ts'
import { followedId, identified } from './identified.ts'
import { isAbout } from './is-about.ts'

// Data as versions without deadline ids stored it: the explanation, its plan, and the server's reminders.
const deadline = (what: Deadline['what'], date: string | null, rest = {}): Deadline => ({
  what,
  date,
  time: null,
  stated: true,
  branch: 'fines',
  law: null,
  steps: [],
  needs: null,
  confidence: 0.9,
  evidence: [],
  ...rest,
})
const counts = { period: { count: 2, unit: 'week' as const }, states: [] }
const object = deadline('object', null, {
  stated: false,
  law: '§ 67 (1) OWiG',
  needs: 'service-date',
  counts,
})
const step = (id: string, day: object | null) => ({ id, act: id, duty: 'must', says: [], day })
const dayOf = ({ what, law, date }: Deadline) => ({ deadline: what, law, date, rule: [] })
const pay = deadline('pay', '2026-01-16')
const letter = (due_date: string | null, deadlines: Deadline[], payDay: Deadline = pay) =>
  ({
    sender: { date: '2026-01-05' },
    document_details: { payment: { due_date } },
    facts: due_date ? [{ kind: 'due-date', value: due_date, evidence: [] }] : [],
    deadlines,
    warnings: [],
    plan: { steps: [step('pay', dayOf(payDay)), step('object', dayOf(object))] },
  }) as never as Explanation
const reminder = (id: number, { what, law, needs, date }: Deadline, rest = {}): Reminder => ({
  id,
  what,
  law,
  dueOn: date,
  time: null,
  needs,
  followed: true,
  doneAt: null,
  snoozedUntil: null,
  movedFrom: null,
  reopened: false,
  sequence: 0,
  ...rest,
})
const kept = letter('2026-01-16', [pay, object])
const reminders = [reminder(7, pay), reminder(8, object)]
const course = { claims: [] as Claim[], reminders }
const joined = (explanation: Explanation) =>
  allDeadlines(explanation, course).map(({ what, date, reminder }) => [what, date, reminder?.id])
const stepIds = ({ plan }: Explanation) => plan!.steps.map(({ day }) => day?.deadlineId)

test('deadlines, steps and reminders that earlier versions kept find each other by id', () => {
  const shown = asCorrected(kept, [])
  expect(joined(shown)).toEqual([
    ['pay', '2026-01-16', 7],
    ['object', null, 8],
  ])
  const ids = deadlinesOf(shown).map(({ id }) => id)
  expect(stepIds(shown)).toEqual(ids)
  expect(reminders.map(followedId)).toEqual(ids)
})

test('so does a due date that was no deadline of its own', () => {
  const shown = asCorrected(letter('2026-01-16', [object]), [])
  expect(joined(shown)).toEqual([
    ['pay', '2026-01-16', 7],
    ['object', null, 8],
  ])
  expect(stepIds(shown)[0]).toBe(deadlinesOf(shown)[0]!.id)
})

test('ids that the reader gave stay, whatever the deadline says by now', () => {
  const read = { ...pay, id: 'pay,,2026-01-09' }
  const own = { ...reminder(7, pay), deadlineId: 'pay,,2026-01-09' }
  const shown = identified(letter('2026-01-16', [read]))
  expect(shown.deadlines[0]?.id).toBe('pay,,2026-01-09')
  expect(stepIds(shown)[0]).toBe('pay,,2026-01-09')
  expect(allDeadlines(shown, { claims: [], reminders: [own] })[0]?.reminder).toBe(own)
})

test('an answer given on this device leaves reminder and step with their deadline', () => {
  const answer: Correction = { field: 'answer', question: 'service-date', value: '2026-01-08' }
  const shown = asCorrected(kept, [answer])
  const deadlines = shown.deadlines.map((one) => withAnswer(one, [answer], '2026-01-05'))
  const counted = { ...shown, deadlines, plan: planWithDays(shown.plan!, deadlines) }
  expect(joined(counted)).toEqual([
    ['pay', '2026-01-16', 7],
    ['object', '2026-01-22', 8],
  ])
  expect(counted.plan.steps[1]?.day).toMatchObject({ date: '2026-01-22' })
  expect(stepIds(counted)).toEqual(stepIds(shown))
})

const moved: Correction = {
  field: 'fact',
  kind: 'due-date',
  was: '2026-01-16',
  value: '2026-01-26',
}

test.each([
  ['among the deadlines', kept],
  ['that was no deadline of its own', letter('2026-01-16', [object])],
])('a due date %s that is corrected on this device moves its one deadline', (_, explanation) => {
  const shown = asCorrected(explanation, [moved])
  expect(joined(shown)).toEqual([
    ['pay', '2026-01-26', 7],
    ['object', null, 8],
  ])
  expect(stepIds(shown)[0]).toBe('pay,,2026-01-16')
})

test('a corrected due date that is taken back on this device moves it back', () => {
  const counted = letter('2026-01-26', [{ ...pay, date: '2026-01-26', id: 'pay,,2026-01-16' }])
  const fact = { kind: 'due-date', value: '2026-01-26', by: 'user', read: '2026-01-16' }
  const known = { ...counted, facts: [{ ...fact, evidence: [] }] } as never as Explanation
  expect(joined(asCorrected(known, [moved])).map(([, date]) => date)).toEqual(['2026-01-26'])
  const own = { ...reminder(7, pay), dueOn: '2026-01-26', deadlineId: 'pay,,2026-01-16' }
  const [back, ...others] = allDeadlines(asCorrected(known, []), { claims: [], reminders: [own] })
  expect([back?.date, back?.reminder, others]).toEqual(['2026-01-16', own, []])
})

test('a due date that was corrected before there were ids keeps that of the day that was read', () => {
  const fact = { kind: 'due-date', value: '2026-01-26', by: 'user', read: '2026-01-16' }
  const corrected = letter('2026-01-26', [{ ...pay, date: '2026-01-26' }])
  const old = { ...corrected, facts: [{ ...fact, evidence: [] }] } as never as Explanation
  expect(identified(old).deadlines[0]?.id).toBe('pay,,2026-01-16')
  const again = { ...moved, value: '2026-02-02' }
  expect(deadlinesOf(asCorrected(old, [again])).map(({ date }) => date)).toEqual(['2026-02-02'])
})

test('two periods that one answer sets going keep a reminder each', () => {
  const rest = { needs: 'receipt-date' as const, stated: false }
  const [first, second] = [
    deadline('other', '2026-01-22', rest),
    deadline('other', '2026-02-19', rest),
  ]
  const own = [reminder(2, second), reminder(1, first)]
  const found = (days: Deadline[]) =>
    allDeadlines(letter(null, days), { claims: [], reminders: own }).map((one) => one.reminder?.id)
  expect(found([first, second])).toEqual([1, 2])
  const later = [
    { ...first, date: '2026-01-24' },
    { ...second, date: '2026-02-21' },
  ]
  expect(found(later)).toEqual([1, 2])
})

test('what a list shows first finds its reminder, with ids and in rows without', () => {
  const next = { deadline: 'pay', date: '2026-01-16' } as never
  expect(reminders.map((one) => isAbout(one, next))).toEqual([true, false])
  const known = { deadline: 'pay', date: '2026-01-26', deadlineId: 'pay,,2026-01-16' } as never
  const own = { ...reminder(7, pay), deadlineId: 'pay,,2026-01-16' }
  expect([isAbout(own, known), isAbout(reminder(8, object), known)]).toEqual([true, false])
})
