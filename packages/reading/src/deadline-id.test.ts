import { expect, test } from 'vitest'
import { letter } from '../cases/typeset.ts'
import { withAnswer } from './corrections/apply-answers.ts'
import { withPlan } from './corrections/plan.ts'
import { planWithDays } from './corrections/plan-days.ts'
import { applyCorrections } from './corrections/apply-corrections.ts'
import type { Correction } from './corrections/types.ts'
import { deadlineId } from './deadline-id.ts'
import { readLetter } from './read-letter.ts'
import type { Deadline, Pages } from './types.ts'

const bill = (day = '16.01.2026') =>
  letter([
    `Bitte überweisen Sie den Rechnungsbetrag von 120,00 EUR bis zum ${day}`,
    'auf das Konto IBAN DE02 1203 0000 0000 2020 51.',
    'Senden Sie uns den Fragebogen bis zum 30.01.2026 zurück.',
  ])
const served = letter([
  'Bußgeldbescheid wegen einer Ordnungswidrigkeit.',
  'Gegen diesen Bußgeldbescheid können Sie innerhalb von zwei Wochen nach Zustellung',
  'Einspruch einlegen (§ 67 Abs. 1 OWiG).',
])
const read = (pages: Pages, ...corrections: Correction[]) =>
  readLetter(pages, { today: '2026-01-05', corrections }).explanation
const ids = ({ deadlines }: { deadlines: Deadline[] }) => deadlines.map(({ id }) => id)
const idOf = ({ deadlines }: { deadlines: Deadline[] }, what: Deadline['what']) =>
  deadlines.find((one) => one.what === what)?.id
const due: Correction = {
  field: 'fact',
  kind: 'due-date',
  was: '2026-01-16',
  value: '2026-01-26',
}
const answer: Correction = { field: 'answer', question: 'service-date', value: '2026-01-08' }

test('the same letter read again has the same ids, each deadline one of its own', () => {
  const first = ids(read(bill()))
  expect(first).toHaveLength(2)
  expect(new Set(first).size).toBe(2)
  expect(first).not.toContain(undefined)
  expect(ids(read(bill()))).toEqual(first)
})

test('a letter that names another day has another id for it, and the same for the rest', () => {
  const [one, other] = [read(bill()), read(bill('19.01.2026'))]
  expect(idOf(other, 'pay')).not.toBe(idOf(one, 'pay'))
  expect(idOf(other, 'send-documents')).toBe(idOf(one, 'send-documents'))
})

test('what the user says about a day does not change its id', () => {
  expect(ids(read(bill(), due))).toEqual(expect.arrayContaining(ids(read(bill()))))
  expect(ids(read(served, answer))).toEqual(ids(read(served)))
  expect(read(served, answer).deadlines[0]?.date).not.toBe(read(served).deadlines[0]?.date)
})

test('the steps of the plan and its first line lead to the deadlines by id', () => {
  for (const explanation of [read(bill()), read(bill(), due), read(served), read(served, answer)]) {
    const { plan, next } = explanation
    const followed = plan!.steps.flatMap(({ day }) => day?.deadlineId ?? [])
    expect(new Set(followed)).toEqual(new Set(ids(explanation)))
    expect(next?.deadlineId).toBe(plan!.steps[0]?.day?.deadlineId)
  }
})

test('on a device a corrected or counted day stays the day of its deadline', () => {
  const explanation = read(bill())
  const moved = applyCorrections(explanation, [due], withPlan).plan!.steps[0]?.day
  expect(moved).toMatchObject({ date: '2026-01-26', deadlineId: idOf(explanation, 'pay') })
  const { plan, deadlines } = read(served)
  const counted = deadlines.map((one) => withAnswer(one, [answer], null))
  const day = planWithDays(plan!, counted).steps[0]?.day
  expect(day).toMatchObject({ date: counted[0]?.date, deadlineId: counted[0]?.id })
})

test('what earlier versions kept gets the id it would have been read with', () => {
  const { deadlines } = read(served, answer)
  const [{ id, ...kept } = { ...deadlines[0]! }] = deadlines
  expect(deadlineId(kept)).toBe(id)
})
