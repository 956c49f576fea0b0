import { expect, test } from 'vitest'
import { addDeliveryDays, estimatedArrival, nextPostingDay } from './post-days.ts'

test.each([
  ['2026-11-25', '2026-11-26', 'a working day'],
  ['2026-11-27', '2026-11-30', 'over a weekend'],
  ['2026-12-24', '2026-12-28', 'over Christmas and the weekend after it'],
  ['2027-03-25', '2027-03-30', 'over Easter'],
])('what is ordered on %s is posted on %s: %s', (day, next) => {
  expect(nextPostingDay(day)).toBe(next)
})

test('letters are delivered on Saturdays, not on Sundays and holidays', () => {
  expect(addDeliveryDays('2026-11-27', 1)).toBe('2026-11-28')
  expect(addDeliveryDays('2026-11-28', 1)).toBe('2026-11-30')
  expect(addDeliveryDays('2026-12-24', 1)).toBe('2026-12-28')
})

test('a holiday of some states alone does not stop the post', () => {
  expect(addDeliveryDays('2027-01-05', 1)).toBe('2027-01-06')
})

test.each([
  ['standard', '2026-11-23', '2026-11-26'],
  ['standard', '2026-11-25', '2026-11-28'],
  ['registered', '2026-11-24', '2026-11-26'],
  ['registered_receipt', '2026-11-24', '2026-11-27'],
] as const)(
  'in the middle of the week a %s letter takes the days of the price list: %s, %s',
  (option, ordered, arrives) => {
    expect(estimatedArrival(option, ordered)).toBe(arrives)
  },
)

test('over a weekend it takes longer, and is not promised earlier', () => {
  expect(estimatedArrival('standard', '2026-11-27')).toBe('2026-12-02')
  expect(estimatedArrival('registered', '2026-11-27')).toBe('2026-12-01')
})
