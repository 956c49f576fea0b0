import { IntlMessageFormat } from 'intl-messageformat'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { languages as known } from '../../packages/contract/src/languages.ts'
import { formatMessage, type MessageValue } from '../../packages/catalogues/src/index.ts'
import { kindsIn } from '../../web/kinds.ts'
import { messagesIn, ofScreens } from './catalogues.ts'
import { valueFiles, valuesOf } from './write-values.ts'

const root = join(import.meta.dirname, '../..')
const languages = Object.keys(known).map((name) => [name, messagesIn(name)] as const)
const english = messagesIn('en')
const others = languages.filter(([name]) => name !== 'en')

/** Messages that may still be missing in a language; the screens show them in English until then. */
const untranslated: string[] = []
/** This German text is printed on every letter as it is, so it is not translated. */
const german = 'profile.signature.closing'

/** `{nameInside}` is the form of `{name}` within a sentence, in lower case. */
const bareName = (name: string) => name.replace(/Inside$/, '')
const namesIn = (message: string) => [...new Set(Object.keys(valuesOf(message)).map(bareName))]
const counts = [0, 1, 2, 3, 5, 11, 21, 100, 1000]
const words = ['Jana Weber', '€1,234.56', '{name}', "O'Neil's $&"]

/** Fills a message with every count, and with words for its other values. */
function* filled(message: string): Generator<Record<string, MessageValue>> {
  const values = Object.entries(valuesOf(message))
  if (values.length === 0) yield {}
  else
    for (const [at, count] of counts.entries()) {
      const valueOf = (type: string) => (type === 'number' ? count : words[at % words.length]!)
      yield Object.fromEntries(values.map(([name, type]) => [name, valueOf(type)]))
    }
}

test.each(Object.entries(valueFiles()))('the compiler knows the values: %s', (path, source) => {
  const written = readFileSync(join(root, path), 'utf8')
  expect(written, 'run `npx tsx scripts/catalogues/write-values.ts`').toBe(source)
})

test.each(others)('%s has every message of English, and takes what that takes', (_, messages) => {
  const expected = [...english.keys()].filter((path) => !untranslated.includes(path))
  expect([...messages.keys()].toSorted()).toEqual(expected.toSorted())
  for (const [path, message] of messages) {
    expect(message, path).toMatch(/\S/)
    const before = english.get(path)!
    // A language may use the same form for every count.
    expect(namesIn(before), path).toEqual(expect.arrayContaining(namesIn(message)))
  }
})

test.each(others)('no message in %s is left in English', (_, messages) => {
  const left = [...messages].filter(
    ([path, message]) =>
      message === english.get(path) && path !== german && /[a-z]+ [a-z]+/.test(message),
  )
  expect(left).toEqual([])
})

test.each(languages)('messages in %s read as ICU has it', (name, messages) => {
  const { locale } = known[name as keyof typeof known]
  const plural = new Intl.PluralRules(locale)
  for (const [path, message] of messages) {
    const icu = new IntlMessageFormat(message, locale, undefined, {
      ignoreTag: true,
      formatters: { getPluralRules: () => plural } as never,
    })
    for (const values of filled(message)) {
      const said = formatMessage(message, values, locale)
      expect(said, path).toBe(icu.format(values))
      expect(said, path).not.toMatch(/undefined|NaN|\[object/)
    }
  }
})

test.each(others)('messages in %s carry what they are given', (name, messages) => {
  const { locale } = known[name as keyof typeof known]
  for (const [path, message] of english) {
    const own = messages.get(path)!
    const names = Object.keys(valuesOf(own))
    for (const values of filled(message)) {
      const bare = Object.entries(values).map(([key, value]) => [bareName(key), value])
      const byName: Record<string, MessageValue> = Object.fromEntries(bare)
      const given = Object.fromEntries(names.map((key) => [key, byName[bareName(key)]!]))
      const before = formatMessage(message, values, 'en')
      const said = formatMessage(own, given, locale)
      for (const value of Object.values(values)) {
        // One and two may be written as words: "ein Brief", "رسالتان".
        if (typeof value === 'number' && value <= 2) continue
        if (before.includes(String(value))) expect(said, path).toContain(String(value))
      }
    }
  }
})

test.each(['uk', 'ru'])('no message in %s puts a dot behind a day, which ends in one', (name) => {
  // Russian dates end with a full stop: "14 марта 2025 г."
  for (const [path, message] of messagesIn(name))
    expect(message, path).not.toMatch(/\{(day|until)\}\./)
})

test.each(languages)('no message in %s says 1 where there is nothing', (name, messages) => {
  const { locale } = known[name as keyof typeof known]
  for (const [path, message] of messages) {
    const zeros = Object.entries(valuesOf(message)).map(([key, type]) => [
      key,
      type === 'number' ? 0 : 'x',
    ])
    const said = formatMessage(message, Object.fromEntries(zeros) as never, locale)
    // a one that English has as well is part of the sentence
    if (!/(?<!\d)1(?!\d)/.test(english.get(path)!.replaceAll(/one \{[^}]*/g, '')))
      expect(said, path).not.toMatch(/(?<!\d)1(?!\d)/)
  }
})

test('no file says something twice, because JSON keeps only the last', () => {
  const folders = [
    'web/src/text',
    'api/src/text',
    'packages/reading/src',
    'packages/translating/src',
  ]
  for (const folder of folders)
    for (const file of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.json')) continue
      const text = readFileSync(join(root, folder, file), 'utf8')
      expect(keysIn(text), file).toEqual(keysOf(JSON.parse(text)))
    }
})

/** The keys of a JSON file in order, as they are written. */
const keysIn = (text: string) =>
  [...text.matchAll(/("(?:[^"\\]|\\.)*")(\s*:)?/g)]
    .filter(([, , colon]) => colon)
    .map(([, key]) => JSON.parse(key!) as string)

/** The keys of a value in the same order. */
const keysOf = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap(keysOf)
  return Object.entries(value).flatMap(([key, inside]) => [key, ...keysOf(inside)])
}

test('every catalogue is said by the file of its name', () => {
  for (const name of Object.keys(ofScreens('en')).filter((one) => one !== 'manifest')) {
    const file = `${name === 'first' ? 'text' : name}.ts`
    expect(readFileSync(join(root, 'web/src/text', file), 'utf8')).toContain(`inLanguage('${name}'`)
  }
})

test.each(others)(
  'every kind of letter has texts in %s, with the same parts as in English',
  (name) => {
    const own = kindsIn(name)
    const parts = (texts: object) =>
      Object.fromEntries(Object.entries(texts).map(([part, text]) => [part, text !== null]))
    for (const [id, texts] of Object.entries(kindsIn('en')))
      expect(parts(own[id] ?? {}), id).toEqual(parts(texts!))
  },
)
