import { englishOf } from '@brieflotse/contract'
import { dayInGermany, deliveryOptions, estimatedArrival } from '@brieflotse/rules'
import type { DeliveryOption } from '@brieflotse/rules'
import { expect, test } from 'vitest'
import { courseOf, reachedSteps, practiceStopEnd, type PracticeLetter } from './practice-course.ts'

const letter: PracticeLetter = {
  reference: 'L-1',
  option: 'registered',
  recipient: ['Musteramt', 'Beispielweg 1', '04109 Leipzig'],
  pages: 1,
  price: 365,
  carrierCode: 'RT123456785XX',
  takenAt: '2026-11-24T09:00:00.000Z',
  canceledAt: null,
}
const days = (option: DeliveryOption, takenAt: string) =>
  courseOf({ ...letter, option, takenAt }, 1).map(
    ({ status, at }) => `${status} ${dayInGermany(new Date(at))}`,
  )

test('a registered letter is printed the next morning, posted that evening and handed over the day after', () => {
  expect(days('registered', letter.takenAt)).toEqual([
    'processing 2026-11-24',
    'printed 2026-11-25',
    'shipped 2026-11-25',
    'in_transit 2026-11-26',
    'out_for_delivery 2026-11-26',
    'delivered 2026-11-26',
  ])
})

test('weekends and holidays are waited out', () => {
  expect(days('registered', '2026-12-23T20:00:00.000Z')).toEqual([
    'processing 2026-12-23',
    'printed 2026-12-24',
    'shipped 2026-12-24',
    'in_transit 2026-12-25',
    'out_for_delivery 2026-12-28',
    'delivered 2026-12-28',
  ])
})

test('an ordinary letter is not followed beyond the letter centre', () => {
  expect(courseOf({ ...letter, option: 'standard' }, 1).at(-1)).toMatchObject({
    status: 'in_transit',
    locationSaid: { id: 'practice-mail.centre', values: { number: '04' } },
  })
})

test('whatever day it is ordered, a letter arrives on the day that was estimated, and every step follows the one before', () => {
  for (let day = 0; day < 400; day += 1) {
    const takenAt = new Date(Date.UTC(2026, 0, 1, 7) + day * 86_400_000).toISOString()
    for (const option of ['registered', 'registered_receipt', 'personal_delivery'] as const) {
      const course = courseOf({ ...letter, option, takenAt, reference: `L-${day}` }, 1)
      const moments = course.map(({ at }) => at)
      expect(moments).toEqual(moments.toSorted((a, b) => a - b))
      expect(dayInGermany(new Date(moments.at(-1)!))).toBe(
        estimatedArrival(option, dayInGermany(new Date(takenAt))),
      )
    }
  }
})

test('n times faster, every step comes after the n-th part of the time, and none before its time', () => {
  const taken = Date.parse(letter.takenAt)
  const slow = courseOf(letter, 1).map(({ at }) => at - taken)
  expect(courseOf(letter, 1000).map(({ at }) => at - taken)).toEqual(
    slow.map((ms) => Math.round(ms / 1000)),
  )
  expect(practiceStopEnd(letter, 1) - taken).toBe(15 * 60_000)
  expect(practiceStopEnd(letter, 100) - taken).toBe(9_000)
  for (const step of courseOf(letter, 7)) {
    expect(reachedSteps(letter, 7, step.at - 1)).not.toContainEqual(step)
    expect(reachedSteps(letter, 7, step.at).at(-1)).toEqual(step)
  }
})

test('every sentence says that it is practice, and a canceled letter goes nowhere', () => {
  for (const option of Object.keys(deliveryOptions) as DeliveryOption[]) {
    for (const { said } of courseOf({ ...letter, option }, 1)) {
      expect(englishOf(said!)).toMatch(/^Practice mode: nothing was posted\. /)
    }
  }
  expect(reachedSteps({ ...letter, canceledAt: letter.takenAt }, 1, Infinity)).toEqual([])
})
