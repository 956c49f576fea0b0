import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { IntlMessageFormat } from 'intl-messageformat'
import { expect, test } from 'vitest'
import { formatMessage, type MessageValue } from '../../packages/catalogues/src/index.ts'
import { languages as known } from '../../packages/contract/src/languages.ts'
import { shapes } from '../../packages/reading/src/said/shapes.ts'
import type { Shape } from '../../packages/reading/src/said/values.ts'
import { messagesIn, sayingsIn, wordsIn } from './catalogues.ts'

const names = Object.keys(known) as (keyof typeof known)[]
const languages = names.map((name) => [name, sayingsIn(name)] as const)
const others = languages.filter(([name]) => name !== 'en')
const english = sayingsIn('en')

/** What is put together from values, by the name that messages have for it. */
const parts: Record<string, string[]> = {
  'part.at': ['time'],
  'part.by': ['day', 'at', 'counted'],
  'part.on': ['day', 'at'],
  'part.told': ['day', 'at', 'counted'],
  'part.asked-by': ['day', 'at'],
  'part.asked-on': ['day', 'at'],
  'part.at-once': [],
  'part.within': ['count', 'unit', 'since'],
  'part.period': ['count', 'unit', 'toMonthEnd'],
  'part.row': ['before', 'next'],
  'part.unnamed-things': ['more'],
  'part.so-many-things': ['count'],
  'lead.or': ['sentence'],
  'lead.also': ['sentence'],
  'lead.if': ['if', 'sentence'],
}
const units: Record<string, string[]> = {
  'part.within': ['day', 'working_day', 'week', 'month'],
  'part.period': ['day', 'week', 'month', 'year'],
}

const shapeOf = (id: string): Shape | undefined => shapes[id.replace(/(?<=^ask\.things)\..+/, '')]

/** The names by which a message can carry one value of its saying: one of them is enough. */
function namesOf(key: string, kind: Shape[string], shape: Shape): string[] {
  if (kind === 'told') return [key, 'by', 'on']
  if (kind === 'doing') return []
  if ('things' in shape && ['things', 'named', 'count'].includes(key)) return ['things']
  if (kind === 'months' || kind === 'months?' || kind === 'weeks') return [key, 'period']
  if ('unit' in shape && ['count', 'unit', 'toMonthEnd'].includes(key)) return [key, 'period']
  if ('time' in shape) return [key === 'time' ? 'at' : key, 'told']
  return [key]
}

/** The values of a message, each with the names that carry it; beside them what only goes along with another one. */
function takenBy(id: string): { values: string[][]; beside: string[] } {
  const made = parts[id]
  if (made) return { values: made.map((name) => [name, `${name}Inside`]), beside: [] }
  const shape = shapeOf(id) ?? {}
  const entries = Object.entries(shape)
  return {
    values: entries.map(([key, kind]) => namesOf(key, kind, shape)),
    beside: entries.some(([, kind]) => kind === 'told') ? ['at', 'counted'] : [],
  }
}

type Found = { name: string; type: 'argument' | 'plural' | 'select'; options: Map<string, boolean> }

/** What a message takes, and between which options it chooses: whether each says something. */
function foundIn(message: string): Found[] {
  const found: Found[] = []
  const read = (elements: MessageFormatElement[]) => {
    for (const element of elements) {
      if (element.type === TYPE.literal) continue
      const name = 'value' in element ? element.value : ''
      if (element.type === TYPE.argument) found.push({ name, type: 'argument', options: new Map() })
      else if (element.type === TYPE.plural || element.type === TYPE.select) {
        const options = Object.entries(element.options)
        const type = element.type === TYPE.plural ? 'plural' : 'select'
        found.push({
          name,
          type,
          options: new Map(options.map(([key, { value }]) => [key, value.length > 0])),
        })
        for (const [, { value }] of options) read(value)
      } else throw new Error(`nothing can say this message: ${message}`)
    }
  }
  read(parse(message, { ignoreTag: true, requiresOtherClause: true }))
  return found
}

const counts = [0, 1, 2, 3, 5, 11, 21, 22, 100, 1000]
const texts = ['\u2068Jana Weber\u2069', '€1,234.56', '{name}', "O'Neil's $& {count, plural,"]

/** A message with its counts, with what it chooses between, and with words in its other places. */
function* filled(message: string): Generator<Record<string, MessageValue>> {
  const found = foundIn(message)
  for (let round = 0; round < 40; round += 1) {
    const values: Record<string, MessageValue> = {}
    for (const [at, { name, type, options }] of found.entries()) {
      const among = type === 'plural' ? counts : [...options.keys(), ...texts]
      if (type !== 'argument' || !(name in values))
        values[name] = among[(round * (at + 1)) % among.length]!
    }
    for (const { name, type } of found)
      if (type === 'plural') values[name] = counts[round % counts.length]!
    yield values
  }
}

test.each(others)(
  '%s has every sentence of explanations and every word, and no other',
  (name, messages) => {
    expect([...messages.keys()].toSorted()).toEqual([...english.keys()].toSorted())
    expect([...wordsIn(name).keys()].toSorted()).toEqual([...wordsIn('en').keys()].toSorted())
    for (const [id, text] of [...messages, ...wordsIn(name)]) expect(text, id).toMatch(/\S/)
  },
)

test('every sentence that takes values is in English, and every part is known', () => {
  const ids = Object.keys(shapes).filter((id) => id !== 'ask.things')
  for (const id of ids) expect(english.has(id), id).toBe(true)
  const made = [...english.keys()].filter((id) => /^(?:part|lead)\./.test(id))
  expect(made.toSorted()).toEqual(Object.keys(parts).toSorted())
})

test.each(languages)(
  'sentences in %s take what they are given, and leave nothing out',
  (_, messages) => {
    for (const [id, message] of messages) {
      const { values, beside } = takenBy(id)
      const names = foundIn(message).map(({ name }) => name)
      const inEnglish = foundIn(english.get(id)!).map(({ name }) => name)
      for (const name of names) expect([...values.flat(), ...beside], id).toContain(name)
      for (const value of values) {
        const isSaid = value.some((name) => inEnglish.includes(name))
        if (isSaid)
          expect(
            value.some((name) => names.includes(name)),
            `${id}: ${value[0]}`,
          ).toBe(true)
      }
    }
  },
)

test.each(languages)(
  'sentences in %s have words for all that they choose between',
  (_, messages) => {
    for (const [id, message] of messages) {
      const shape = shapeOf(id) ?? (units[id] ? { unit: units[id] } : {})
      for (const { name, type, options } of foundIn(message)) {
        const kind = shape[name]
        if (type !== 'select' || typeof kind !== 'object') continue
        for (const choice of kind.filter((one) => one !== null))
          expect(
            options.has(String(choice).replaceAll('-', '_')) || options.get('other'),
            `${id}: ${choice}`,
          ).toBe(true)
      }
    }
  },
)

test.each(languages)('sentences in %s read as ICU has it', (name, messages) => {
  const { locale } = known[name]
  const plural = new Intl.PluralRules(locale)
  for (const [id, message] of messages) {
    const icu = new IntlMessageFormat(message, locale, undefined, {
      ignoreTag: true,
      formatters: { getPluralRules: () => plural } as never,
    })
    for (const values of filled(message)) {
      expect(formatMessage(message, values, locale), id).toBe(icu.format(values))
    }
  }
})

test.each(others)('no sentence in %s is left in English', (name, messages) => {
  const before = new Map([...english, ...wordsIn('en')])
  const left = [...messages, ...wordsIn(name)].filter(
    ([id, text]) => text === before.get(id) && /[a-z]+ [a-z]+/.test(text.replace(/\{[^{}]*,/g, '')),
  )
  expect(left).toEqual([])
})

test('no French sentence can break before its punctuation', () => {
  const all = [...messagesIn('fr'), ...sayingsIn('fr'), ...wordsIn('fr')]
  expect(all.filter(([, message]) => / [:;?!»]|« /.test(message))).toEqual([])
})
