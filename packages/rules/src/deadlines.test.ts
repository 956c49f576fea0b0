import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Branch } from './branches.ts'
import { branches } from './branches.ts'
import { deadlineRules } from './deadline-rules.ts'
import type { Arrival } from './deadlines.ts'
import { countDeadline, countPeriod, deemedReceipt } from './deadlines.ts'
import type { State } from './states.ts'
import { states } from './states.ts'
import { step } from './steps.ts'
import { toWorkingDay } from './working-days.ts'

const unknown: Arrival = { posted: null, received: null, served: null }
const objections = {
  tax: deadlineRules['tax-objection'],
  social: deadlineRules['social-objection'],
  administrative: deadlineRules['administrative-objection'],
} as const

function objection(branch: keyof typeof objections, posted: string, place: State[] = ['NW']) {
  const result = countDeadline(objections[branch], { ...unknown, posted }, place)
  return 'date' in result ? result.date : null
}

describe('a month after a decision was posted', () => {
  test.each([
    ['2026-12-01', '2027-01-07', '2027-01-05'],
    ['2026-12-21', '2027-01-28', '2027-01-25'],
    ['2025-01-29', '2025-03-03', '2025-03-03'],
    ['2026-01-27', '2026-03-02', '2026-03-02'],
    ['2026-04-29', '2026-06-05', '2026-06-03'],
    ['2027-03-22', '2027-04-30', '2027-04-26'],
  ])('posted %s: tax %s, social and administrative %s', (posted, tax, other) => {
    expect(objection('tax', posted)).toBe(tax)
    expect(objection('social', posted)).toBe(other)
    expect(objection('administrative', posted)).toBe(other)
  })

  test('the holiday that counts is the one at the seat of the authority', () => {
    expect(objection('tax', '2026-04-29', ['BE'])).toBe('2026-06-04')
    expect(objection('tax', '2026-04-29', ['NW', 'NI'])).toBe('2026-06-04')
    expect(objection('tax', '2026-04-29', [])).toBe('2026-06-04')
  })

  test('until 2024 the third day counted', () => {
    expect(deemedReceipt('2024-12-31', 'social', ['NW'])?.date).toBe('2025-01-03')
    expect(deemedReceipt('2025-01-01', 'social', ['NW'])?.date).toBe('2025-01-05')
    expect(objection('social', '2024-10-28', ['HB'])).toBe('2024-12-02')
    expect(objection('tax', '2024-10-29', ['NW'])).toBe('2024-12-04')
    expect(objection('administrative', '2024-02-05', ['MV'])).toBe('2024-03-11')
  })

  test('the steps can be followed', () => {
    const law = '§ 108 (3) AO'
    const result = countDeadline(objections.tax, { ...unknown, posted: '2026-01-02' }, ['BY'])
    expect(result).toEqual({
      date: '2026-02-09',
      law: '§ 355 (1) AO',
      needs: null,
      sure: true,
      steps: [
        step('count.deemed', { nth: 4, day: '2026-01-06', law: '§ 122 (2) no. 1 AO' }),
        step('count.moved', { from: '2026-01-06', free: ['Epiphany'], to: '2026-01-07', law }),
        step('count.period', {
          count: 1,
          unit: 'month',
          start: 'that-day',
          from: '2026-01-07',
          to: '2026-02-07',
        }),
        step('count.moved', {
          from: '2026-02-07',
          free: ['Saturday', 'Sunday'],
          to: '2026-02-09',
          law,
        }),
      ],
    })
  })

  test('an unknown branch takes the earlier day and says why', () => {
    const result = countDeadline(objections.tax, { ...unknown, posted: '2026-12-01' }, ['NW'], null)
    expect(result).toMatchObject({ date: '2027-01-05', sure: false })
    expect('steps' in result && result.steps).toContainEqual(step('count.deemed-unsure'))
  })

  test('a later real receipt counts, an earlier one does not', () => {
    const posted = '2026-12-01'
    const rule = objections.social
    expect(
      countDeadline(rule, { ...unknown, posted, received: '2026-12-10' }, ['NW']),
    ).toMatchObject({ date: '2027-01-11' })
    expect(
      countDeadline(rule, { ...unknown, posted, received: '2026-12-02' }, ['NW']),
    ).toMatchObject({ date: '2027-01-05' })
  })
})

describe('after formal service', () => {
  test('the day on the envelope is needed', () => {
    const rule = deadlineRules['payment-order-objection']
    expect(countDeadline(rule, { ...unknown, posted: '2026-12-15' }, ['NW'])).toEqual({
      law: rule.law,
      needs: 'service-date',
    })
    expect(countDeadline(rule, { ...unknown, served: '2026-12-18' }, ['NW'])).toMatchObject({
      date: '2027-01-04',
    })
  })

  test('Epiphany moves a fine in Bavaria, not in North Rhine-Westphalia', () => {
    const rule = deadlineRules['fine-objection']
    const served = { ...unknown, served: '2026-12-23' }
    expect(countDeadline(rule, served, ['NW'])).toMatchObject({ date: '2027-01-06' })
    expect(countDeadline(rule, served, ['BY'])).toMatchObject({ date: '2027-01-07' })
  })
})

test('without the day of receipt, private letters have no date', () => {
  const rule = deadlineRules['dismissal-action']
  expect(countDeadline(rule, { ...unknown, posted: '2025-06-24' }, ['ST'])).toMatchObject({
    needs: 'receipt-date',
  })
  expect(countDeadline(rule, { ...unknown, received: '2025-06-24' }, ['ST'])).toMatchObject({
    date: '2025-07-15',
  })
})

test.each([
  ['2026-01-31', '2026-03-02'],
  ['2027-01-29', '2027-03-01'],
  ['2028-01-31', '2028-02-29'],
])('a month after %s ends on %s', (day, end) => {
  const counted = countPeriod({ day, name: 'receipt' }, { count: 1, unit: 'month' }, 'social', [
    'NW',
  ])
  expect(counted.date).toBe(end)
})

test('a year runs when the instruction is missing', () => {
  const rule = deadlineRules['social-objection-without-notice']
  expect(countDeadline(rule, { ...unknown, posted: '2026-03-02' }, ['NW'])).toMatchObject({
    date: '2027-03-08',
  })
})

test('consent to a higher rent runs to the end of the second month', () => {
  const rule = deadlineRules['rent-increase-consent']
  expect(countDeadline(rule, { ...unknown, received: '2025-09-30' }, ['NW'])).toMatchObject({
    date: '2025-12-01',
  })
  expect(countDeadline(rule, { ...unknown, received: '2026-01-01' }, ['NW'])).toMatchObject({
    date: '2026-03-31',
  })
})

const day = fc
  .integer({ min: 0, max: 5000 })
  .map((days) => new Date(Date.UTC(2021, 0, 1 + days)).toISOString().slice(0, 10))
const place = fc.subarray(states.map(([code]) => code))
const branch = fc.constantFrom<Branch>(...branches)

test('no deadline ends on a weekend or on a certain holiday, and a later start never ends earlier', () => {
  fc.assert(
    fc.property(
      day,
      day,
      place,
      branch,
      fc.integer({ min: 1, max: 12 }),
      (a, b, here, law, count) => {
        const end = (from: string) =>
          countPeriod({ day: from, name: 'receipt' }, { count, unit: 'month' }, law, here).date
        const [first, second] = a < b ? [a, b] : [b, a]
        expect(end(first) <= end(second)).toBe(true)
        expect(toWorkingDay(end(a), here, 'x').date).toBe(end(a))
      },
    ),
  )
})

test('knowing less about place or branch never gives a later day', () => {
  fc.assert(
    fc.property(
      day,
      fc.constantFrom(...states.map(([code]) => code)),
      place,
      fc.constantFrom<keyof typeof objections>('tax', 'social', 'administrative'),
      (posted, state, others, law) => {
        const known = objection(law, posted, [state]) ?? ''
        const vague = countDeadline(
          objections[law],
          { ...unknown, posted },
          [state, ...others],
          null,
        )
        const nowhere = countDeadline(objections[law], { ...unknown, posted }, [], null)
        expect('date' in vague && vague.date <= known).toBe(true)
        expect('date' in nowhere && nowhere.date <= known).toBe(true)
      },
    ),
  )
})
