import { type Language, languages, PushNotice } from '@brieflotse/contract'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { FollowedDay } from '../reminders/store.ts'
import { wordingIn } from '../text/in-language.ts'
import { noticeMail, noticeText } from './wording.ts'

const english = wordingIn('en')
const every = (Object.keys(languages) as Language[]).map((language) => wordingIn(language))
const today = '2026-03-01'
const day = (change: Partial<FollowedDay> = {}): FollowedDay => ({
  id: 1,
  userId: 1,
  documentId: 7,
  what: 'pay',
  law: null,
  time: null,
  doneAt: null,
  snoozedUntil: null,
  sequence: 0,
  dueOn: '2026-03-02',
  done: false,
  title: 'Stadtwerke Musterhafen, Mahnung',
  sender: 'Stadtwerke Musterhafen',
  amount: '84,20 €',
  updatedAt: '2026-02-01T08:00:00.000Z',
  ...change,
})
const several = [
  day(),
  day({ id: 2, documentId: 8, what: 'object', dueOn: '2026-03-08', title: 'Jobcenter, Bescheid' }),
]

test('without a yes of the user nobody who looks at the screen learns from whom a letter is, or what it is about', () => {
  for (const words of every) {
    for (const days of [[day()], several]) {
      const { title, body } = noticeText(days, today, false, words)
      expect(title + body).not.toMatch(/Stadtwerke|Mahnung|Jobcenter|84|pay|object|Widerspruch/i)
    }
  }
  expect(noticeText([day()], today, false, english).title).toBe('You have a deadline tomorrow')
  expect(noticeText(several, today, false, english).title).toBe(
    'You have 2 deadlines, the first tomorrow',
  )
})

test('with it, the notification says what, when and how much, and leads to the letter', () => {
  expect(noticeText([day()], today, true, english)).toEqual({
    title: 'Payment due tomorrow',
    body: 'Stadtwerke Musterhafen, Mahnung\nMonday, 2 March 2026, €84.20',
    path: '/documents/7',
  })
  expect(noticeText(several, today, true, english)).toEqual({
    title: 'You have 2 deadlines, the first tomorrow',
    body: 'Payment due tomorrow: Stadtwerke Musterhafen, Mahnung\nLast day to object in 7 days: Jobcenter, Bescheid',
    path: '/due',
  })
})

test('the text of a letter stays one line, and forty deadlines fit into one message', () => {
  const hostile = day({ title: 'a\r\nSubject: b\u202ec' })
  expect(noticeText([hostile], today, true, english).body.split('\n')).toHaveLength(2)
  const many = Array.from({ length: 40 }, (_, id) => day({ id, title: '🧾'.repeat(500) }))
  for (const words of every) {
    const notice = { user: 1, ...noticeText(many, today, true, words), tag: `due-${today}` }
    expect(v.is(PushNotice, notice)).toBe(true)
    // A push service accepts 4096 bytes, and encryption needs some of them.
    expect(Buffer.byteLength(JSON.stringify(notice))).toBeLessThan(3900)
  }
})

test('a mail lists everything that is due, unless it is to say nothing of the letters', () => {
  const options = {
    publicUrl: 'https://post.example.org',
    stopUrl: 'https://post.example.org/stop',
  }
  const open = noticeMail(several, today, { ...options, details: true }, english)
  expect(open.text).toContain('- Last day to object in 7 days: Jobcenter, Bescheid')
  expect(open.text).toContain('https://post.example.org/due')
  expect(open.text).toContain('To stop them: https://post.example.org/stop')
  const quiet = noticeMail(several, today, { ...options, details: false }, english)
  expect(quiet.subject + quiet.text).not.toMatch(/Jobcenter|Stadtwerke/)
})

test.each([
  ['de', 'Zahlung fällig: morgen', 'Montag, 2. März 2026, 84,20 €'],
  ['tr', 'Ödeme günü: yarın', '2 Mart 2026 Pazartesi, €84,20'],
  ['ar', 'موعد الدفع: غدًا', 'الاثنين، 2 مارس 2026, 84.20 €'],
  ['uk', 'Строк оплати: завтра', 'понеділок, 2 березня 2026 р., 84,20 €'],
  ['ru', 'Срок оплаты: завтра', 'понедельник, 2 марта 2026 г., 84,20 €'],
  ['fr', 'Paiement à faire : demain', 'lundi 2 mars 2026, 84,20 €'],
] as const)(
  'in %s a reminder has its days and amounts as one writes them there',
  (language, title, last) => {
    const said = noticeText([day()], today, true, wordingIn(language))
    expect(said.title).toBe(title)
    expect(said.body.replace(/\u00a0|\u202f/g, ' ').replace(/[\u200f\u2068\u2069]/g, '')).toBe(
      `Stadtwerke Musterhafen, Mahnung\n${last}`,
    )
  },
)

test('in Arabic the text of a letter keeps its own direction, and "in 7 days" is not "within 7 days"', () => {
  const { body } = noticeText(several, today, true, wordingIn('ar'))
  expect(body).toContain('\u2068Jobcenter, Bescheid\u2069')
  expect(body).toContain('بعد 7 أيام')
})
