// @vitest-environment node
import { expect, test } from 'vitest'
import { languages as known } from '@brieflotse/contract/languages'
import { english, inEnglish } from '@brieflotse/reading'
import { ownWords, piecesOf, writtenIn } from '@brieflotse/reading/said'
import { formatDay } from '@brieflotse/rules'
import { explained as ar } from './ar/explained.ts'
import { explained as de } from './de/explained.ts'
import { explained as fr } from './fr/explained.ts'
import { explained as ru } from './ru/explained.ts'
import { saidIn } from './said.ts'
import { explained as tr } from './tr/explained.ts'
import { explained as uk } from './uk/explained.ts'

const tablesOf = { de, tr, ar, uk, ru, fr }
const inLocale = (name: keyof typeof tablesOf) => ({
  ...tablesOf[name],
  locale: known[name].locale,
})
const languages = {
  de: inLocale('de'),
  tr: inLocale('tr'),
  ar: inLocale('ar'),
  uk: inLocale('uk'),
  ru: inLocale('ru'),
  fr: inLocale('fr'),
}
type Values = Record<string, unknown>

/** A value for every placeholder of the sentences. */
const given: Values = {
  sender: 'Stadtwerke Ältendorf',
  subject: 'Ihre Rechnung',
  payee: 'Kasse Ost',
  reference: 'K-4711',
  phone: '040 555 12 34',
  read: 'l4.03.2026',
  printed: 'Montag, 14.03.2026',
  words: 'Ende März',
  kind: 'any-bill',
  amount: 123_456,
  day: '2026-03-28',
  time: '9:45',
  counted: true,
  by: { day: '2026-04-17', time: '10:00' },
  on: { day: '2026-05-19', time: '8:30' },
  from: '2026-06-20',
  to: '2026-07-21',
  things: ['keys', 'passport'],
  named: ['Schulranzen'],
  thing: 'passport',
  task: 'move-car',
  meaning: 'debt',
  only: 'if-moved',
  percent: 30,
  months: 3,
  weeks: 12,
  form: 'copies',
  place: 'meter',
  account: 'DE02 1203 0000 0000 2020 51',
  plus: 'interest',
  doing: 'enclose',
  receiver: 'police',
  count: 3,
  unit: 'month',
  start: 'service',
  free: ['Saturday', 'Good Friday'],
  holiday: 'Epiphany',
  law: '§ 193 BGB',
  nth: 4,
  branch: 'social',
}
/** More values, for warnings. */
const inWarnings: Values = {
  from: 'girocode',
  what: 'iban',
  reason: 'broken',
  country: 'AT',
  iban: 'DE02120300000000202051',
  theirIban: 'DE02500105170137075030',
  theirAmount: 99,
  sum: 98,
  figure: 97,
  currency: 'CHF',
  theirs: 'Wert 7',
  ours: 'Wert 8',
  code: '12345678',
  bic: 'BYLADEM1001',
  bank: 'Bank 10',
  known: 'GENODEF1S04',
  how: 'debit',
}
const special: Record<string, Values> = {
  'ask.come': { to: 'appointment' },
  'ask.things': { count: null },
  'ask.place': { place: 'Rathaus, Zimmer 12' },
  'count.no-such-day': { day: 31 },
  'step.pay-early': { day: '2026-03-28' },
  'step.new-sum': { day: '2026-03-28' },
}
/** More values, for plan steps: amounts with a currency, and days as `DayTold`. */
const inPlan: Values = {
  sum: { cents: 123_456, currency: 'EUR' },
  day: { day: '2026-03-28', time: null, counted: false },
  page: 2,
  language: 'nl',
  country: 'LT',
  from: 'service-date',
}
const isOfPlan = /^(?:step|rule|why|caution|sign|unclear)\./u
const bys = [
  null,
  'at-once',
  { day: '2026-04-17', time: null },
  ...['day', 'working-day', 'week', 'month'].flatMap((unit) =>
    [1, 2, 3, 5, 14, 21].map((count) => ({ count, unit, since: count === 2 ? null : 'arrival' })),
  ),
]
const { messages, words } = inEnglish
const ids = [
  'ask.things',
  ...Object.keys(messages).filter((id) => !/^(?:part|lead|ask\.things)\./u.test(id)),
]
const keysOf = (table: string) => Object.keys(words[table]!)
const doings = Object.keys(messages).flatMap((id) => id.match(/(?<=^ask\.things\.).+/u) ?? [])
const leads = [...keysOf('cases'), 'or', 'also']
const valuesOf = (id: string, more: Values = {}) =>
  ({
    ...given,
    ...(id.startsWith('warning.') && inWarnings),
    ...(isOfPlan.test(id) && inPlan),
    ...special[id],
    ...more,
  }) as Record<string, string>

test.each(Object.entries(languages))(
  'every sentence is said in %s, with its values',
  (name, table) => {
    const { day, sum } = writtenIn(known[name as keyof typeof known].locale)
    for (const id of ids) {
      const values = valuesOf(id)
      const own = saidIn([{ id, values }], table)
      expect(own, id).not.toBeNull()
      expect(own, id).not.toMatch(/ {2}|\.\.| \.|,,/u)
      const before = english([{ id, values }])
      const of = (value: unknown) => own!.split(String(value)).length - 1
      for (const [key, value] of Object.entries(values)) {
        if (typeof value !== 'string' || id === 'summary.kind') continue
        const shown = /^\d{4}-\d\d-\d\d$/.test(value)
          ? [formatDay(value), day(value)]
          : [value, value]
        if (
          ['time', 'unit', 'plus', 'start', 'holiday'].includes(key) ||
          !before.includes(shown[0]!)
        )
          continue
        if (shown[0] === value && !/[A-ZÄ§0-9]/.test(value)) continue
        expect(of(shown[1]), `${id}: ${key}`).toBe(1)
      }
      if (before.includes('€1,234.56'))
        expect(of(sum({ cents: 123_456, currency: 'EUR' })), id).toBe(1)
    }
  },
)

test.each(Object.entries(languages))(
  'every word and every "by when" is said in %s',
  (name, table) => {
    for (const by of bys) {
      const values = valuesOf('', { by, account: null, plus: null })
      const own = saidIn([{ id: 'ask.pay', values }], table)
      expect(own, JSON.stringify(by)).not.toBeNull()
      if (by && typeof by === 'object' && 'count' in by && by.count > 2)
        expect(own).toContain(String(by.count))
    }
    for (const thing of keysOf('things'))
      expect(saidIn([{ id: 'thing', values: { thing } }], table)).not.toBeNull()
    for (const task of keysOf('tasks'))
      expect(saidIn([{ id: 'ask.do', values: { task, by: null } }], table)).not.toBeNull()
    for (const doing of doings) {
      const values = { doing, things: ['keys'], named: ['Schulranzen'], count: null, by: null }
      const own = saidIn([{ id: 'ask.things', values }], table)
      // a German noun helps only readers of German, except for what one applies for
      expect(own?.includes('Schulranzen')).toBe(name === 'de' || doing === 'apply')
      expect(own).not.toContain('~')
      const many = saidIn([{ id: 'ask.things', values: { ...values, count: 7 } }], table)
      expect(many).toContain('7')
    }
    for (const meaning of keysOf('signing'))
      expect(saidIn([{ id: 'ask.sign-means', values: { meaning } }], table)).not.toBeNull()
    for (const only of keysOf('cases'))
      expect(saidIn([{ id: 'only.if', values: { only } }], table)).toMatch(/[^:,.]\.$/u)
    for (const form of keysOf('forms'))
      expect(saidIn([{ id: 'ask.sign', values: { form, by: null } }], table)).not.toBeNull()
    for (const lead of leads)
      expect(saidIn([{ id: 'ask.call-off', values: {}, lead }], table)).not.toBeNull()
  },
)

test('what an older app does not know is left to the English that comes with it', () => {
  const fine = { id: 'ask.call-off', values: {} }
  expect(saidIn([fine, { id: 'ask.something-new', values: {} }], languages.de)).toBeNull()
  expect(saidIn([{ ...fine, lead: 'if-new' }], languages.de)).toBeNull()
  expect(saidIn([{ id: 'thing', values: { thing: 'new' } }], languages.de)).toBeNull()
  expect(saidIn([{ id: 'ask.pay', values: {} }], languages.de)).toBeNull()
  expect(saidIn([{ id: 'constructor', values: {} }], languages.de)).toBeNull()
  expect(saidIn([], languages.de)).toBeNull()
  expect(saidIn([{ id: 'summary.sender', values: {} }], languages.de)).toBeNull()
  expect(saidIn([fine], {})).toBeNull()
})

test.each(Object.entries(languages))(
  'text of the letter is never read as a message in %s',
  (name, table) => {
    const texts = ['{day}', "'{", '}', '{count, plural, one {x} other {y}}', 'none', 'constructor']
    for (const text of texts) {
      const apart = ownWords(text)
      const given = { reference: text, account: text, amount: 5, plus: null, by: null }
      for (const id of ['ask.use-reference', 'ask.put-reference', 'ask.pay'])
        expect(saidIn([{ id, values: given }], table), `${id}: ${text}`).toContain(apart)
      const listed = { doing: 'bring', things: [], named: [text], count: null, by: null }
      const things = saidIn([{ id: 'ask.things', values: listed }], table)
      expect(things?.includes(apart)).toBe(name === 'de')
      expect(english([{ id: 'ask.put-reference', values: given }])).toContain(
        `reference ${text} on`,
      )
    }
  },
)

test('what the letter itself says stands apart and cannot turn the sentence around', () => {
  const sender = 'A\u2069\u202eB'
  const own = saidIn([{ id: 'summary.sender', values: { sender } }], languages.ar) ?? ''
  expect(piecesOf(own)).toEqual(['كتب ', 'AB', ' هذه الرسالة.'])
  expect(
    saidIn([{ id: 'summary.sender', values: { sender: 'NaN undefined' } }], languages.ar),
  ).not.toBeNull()
  expect(ownWords('x')).toBe('\u2068x\u2069')
})
