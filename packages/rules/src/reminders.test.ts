import { expect, test } from 'vitest'
import { icsFileName, reminderDay, reminderMinutes, reminderTitle } from './reminders.ts'

const today = '2026-01-31'

test.each([
  ['immediate', null, '2026-02-01'],
  ['This is URGENT', null, '2026-02-01'],
  ['within a week', null, '2026-02-07'],
  ['month', null, '2026-02-28'],
  ['none', null, '2026-01-31'],
  [null, null, '2026-01-31'],
  ['urgent', '2026-03-28', '2026-03-28'],
  ['urgent', 'soon', '2026-02-01'],
])('urgency %s with due date %s starts on %s', (urgency, dueDate, day) => {
  expect(reminderDay({ urgency, dueDate }, today)).toBe(day)
})

test('the fee comes before the action, the action before the document', () => {
  const source = { title: 'Mahnung', totalFee: '307,88 €', actions: 'Bitte zahlen' }
  expect(reminderTitle(source)).toBe('Payment Due: 307,88 € - Mahnung')
  expect(reminderTitle({ ...source, totalFee: null })).toBe('Action Required: Bitte zahlen')
  expect(reminderTitle({ ...source, totalFee: null, actions: 'x'.repeat(50) })).toBe(
    'Reminder: Mahnung',
  )
  expect(reminderTitle({ ...source, totalFee: null, actions: null })).toBe('Reminder: Mahnung')
})

test('minutes go in steps of five and the file is named after the title', () => {
  expect(reminderMinutes).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55])
  expect(icsFileName('Payment Due: 5 €')).toBe('Payment_Due:_5_€.ics')
})
