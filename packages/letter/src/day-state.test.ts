import { deadlineKinds } from '@brieflotse/reading/facts'
import { expect, test } from 'vitest'
import { dayState } from './day-state.ts'

const today = '2026-11-21'

test('nothing is late on its day, before it, or without a day', () => {
  for (const what of deadlineKinds)
    for (const date of [today, '2026-11-22', null])
      expect(dayState({ what, date }, today), what).toBe('open')
})

test('a duty is late the day after; a right and an appointment are over', () => {
  const after = deadlineKinds.map((what) => [what, dayState({ what, date: '2026-11-20' }, today)])
  expect(Object.fromEntries(after)).toEqual({
    pay: 'late',
    object: 'over',
    sue: 'over',
    reply: 'late',
    'send-documents': 'late',
    consent: 'late',
    appointment: 'over',
    terminate: 'over',
    other: 'late',
  })
})
