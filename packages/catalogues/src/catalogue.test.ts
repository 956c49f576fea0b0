import { expect, test } from 'vitest'
import { formatMessage, readCatalogue } from './catalogue.ts'

const english = {
  title: 'Letters',
  found: '{count, plural, one {1 letter} other {{count} letters}}',
  place:
    '{isPage, select, true {Page} other {File}} {number} of {count, plural, =0 {none} other {{count}}}',
  cards: ['one', 'two'],
  group: { by: 'By {day}' },
}
type Ready = {
  title: string
  found: (values: object) => string
  place: (values: object) => string
  cards: string[]
  group: { by: (values: object) => string }
}
const ready = (own?: object) => readCatalogue(english, own, own ? 'uk-UA' : 'en-GB') as Ready

test('a text stays one, a message with values is a function of them', () => {
  const { title, found, place, cards, group } = ready()
  expect([title, ...cards]).toEqual(['Letters', 'one', 'two'])
  expect([1, 2].map((count) => found({ count }))).toEqual(['1 letter', '2 letters'])
  expect(place({ isPage: true, number: 3, count: 0 })).toBe('Page 3 of none')
  expect(place({ isPage: false, number: 3, count: 4 })).toBe('File 3 of 4')
  expect(group.by({ day: '1 May' })).toBe('By 1 May')
})

test('another language has its own plurals, and English where it says nothing', () => {
  const own = {
    found: '{count, plural, one {{count} лист} few {{count} листи} other {{count} листів}}',
    cards: ['один', 'два'],
  }
  const { title, found, cards, group } = ready(own)
  expect([1, 3, 5, 21].map((count) => found({ count }))).toEqual([
    '1 лист',
    '3 листи',
    '5 листів',
    '21 лист',
  ])
  expect(cards).toEqual(['один', 'два'])
  expect([title, group.by({ day: '1 May' })]).toEqual(['Letters', 'By 1 May'])
})

test('English that stands in for another language keeps the plurals of English', () => {
  expect(ready({}).found({ count: 21 })).toBe('21 letters')
})

test('what a value says is never read as a message', () => {
  expect(formatMessage('{name}: {day}', { name: '{day} $&', day: '1 May' }, 'en')).toBe(
    '{day} $&: 1 May',
  )
})
