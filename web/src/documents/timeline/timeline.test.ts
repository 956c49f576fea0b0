// @vitest-environment node
import type { Claim, ResponseLetter } from '@brieflotse/contract'
import type { LetterRow } from '@brieflotse/offline'
import { expect, test } from 'vitest'
import { reminder as document } from '../../testing/sample-document.ts'
import { mailedLetter, mailOf } from '../../testing/sample-letter.ts'
import { timelineOf } from './timeline.ts'

const today = '2025-03-20'
const row = (letter: ResponseLetter): LetterRow => ({
  ...letter,
  serverContent: letter.content,
  erasing: false,
  ordering: null,
  canceling: false,
})
const answer = (rest: Partial<ResponseLetter> = {}) =>
  row(
    mailedLetter({
      generatedDate: '2025-03-18T08:00:00.000Z',
      mailSentDate: '2025-03-18T09:00:00.000Z',
      estimatedDelivery: '2025-03-20T11:00:00.000Z',
      mail: mailOf({ events: [] }),
      ...rest,
    }),
  )
const told = (...[given, letters = []]: [Partial<typeof document>, LetterRow[]?]) =>
  timelineOf({ ...document, ...given }, letters, today).flatMap(({ day, happenings }) =>
    happenings.map((one) => `${day} ${one.kind}`),
  )

test('what happened late in the evening happened on the German day, wherever the device is', () => {
  expect(told({ uploadDate: '2025-03-17T23:30:00.000Z', readAt: null })).toContain(
    '2025-03-18 received',
  )
})

test('a letter was written, received and read, and has its deadlines before it', () => {
  expect(told({})).toEqual([
    '2025-03-14 written',
    '2025-03-17 received',
    '2025-03-17 read',
    '2025-03-28 deadline',
    '2025-04-11 deadline',
  ])
})

test('the day to pay is a deadline where only the payment names it', () => {
  const explanation = { ...document.explanation!, deadlines: [] }
  expect(told({ explanation })).toContain('2025-03-28 deadline')
})

test('the day that the user said it came is the day it was received', () => {
  const corrections = [{ field: 'answer', question: 'receipt-date', value: '2025-03-15' } as const]
  expect(told({ corrections }).slice(0, 4)).toEqual([
    '2025-03-14 written',
    '2025-03-15 received',
    '2025-03-17 added',
    '2025-03-17 read',
  ])
})

test('an answer is written, posted, and delivered as the post says; until then it is expected', () => {
  const on = (letter: LetterRow) => told({ explanation: null }, [letter]).slice(2)
  expect(on(answer())).toEqual(['2025-03-18 response', '2025-03-18 mailed', '2025-03-20 expected'])
  const events = [
    { status: 'delivered', at: '2025-03-19T10:00:00.000Z', location: null, text: null } as const,
  ]
  expect(on(answer({ mail: mailOf({ events }) }))).toEqual([
    '2025-03-18 response',
    '2025-03-18 mailed',
    '2025-03-19 delivered',
  ])
})

test.each(['ordered', 'submitting', 'canceled', 'failed'] as const)(
  'an order that is %s was not posted',
  (state) => {
    const letter = answer({ mail: mailOf({ state }) })
    expect(told({ explanation: null }, [letter]).slice(2)).toEqual(['2025-03-18 response'])
  },
)

test('payments stand on their day; one that failed is none, one that is under way is not paid', () => {
  const payment = { amount: 1000, how: 'bank', practice: false, note: null } as const
  const payments: Claim['payments'] = [
    { ...payment, id: 'a', state: 'paid', on: '2025-03-19' },
    { ...payment, id: 'b', state: 'failed', on: '2025-03-18' },
    { ...payment, id: 'c', state: 'started', on: '2025-03-20' },
  ]
  const claim = { id: 1, payments } as Claim
  expect(told({ explanation: null, claims: [claim] })).toEqual([
    '2025-03-17 received',
    '2025-03-17 read',
    '2025-03-19 paid',
    '2025-03-20 paying',
  ])
})

test('a deadline says what became of it, and the day it was marked as done stands as well', () => {
  const reminder = {
    id: 1,
    what: 'pay' as const,
    law: null,
    dueOn: '2025-03-28',
    time: null,
    needs: null,
    followed: true,
    doneAt: '2025-03-19T12:00:00.000Z',
    snoozedUntil: null,
    movedFrom: null,
    reopened: false,
    sequence: 0,
  }
  const days = timelineOf({ ...document, reminders: [reminder] }, [], today)
  const all = days.flatMap(({ happenings }) => happenings)
  expect(all.find(({ kind }) => kind === 'done')).toMatchObject({ day: '2025-03-19', what: 'pay' })
  expect(all.find(({ kind }) => kind === 'deadline')).toMatchObject({ state: 'done' })
  const [first, second] = all.filter(({ kind }) => kind === 'deadline')
  expect([first!.day, second]).toMatchObject(['2025-03-28', { state: null }])
})
