// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tables as ar } from './ar/tables.ts'
import { tables as de } from './de/tables.ts'
import { english, sentencesOf } from './english.ts'
import { tables as ru } from './ru/tables.ts'
import { tables as tr } from './tr/tables.ts'
import { tables as uk } from './uk/tables.ts'

const whole = { de, tr, ar, uk, ru }
/** The sentences of the screens; messages are looked at by themselves. */
const languages = Object.fromEntries(
  Object.entries(whole).map(([name, tables]) => {
    const own = Object.entries(tables).filter(([table]) => table !== 'failures')
    return [name, Object.fromEntries(own)]
  }),
)
const here = import.meta.dirname
/** Stands on every letter as it is. */
const german = 'profile.signature.closing'
const source = sentencesOf(english)

/** Files here that are no table. */
const others = [
  'english.ts',
  'explained.ts',
  'explained-tables.ts',
  'in-language.ts',
  'kept-language.ts',
  'tables.ts',
  'text.ts',
  'en.ts',
  'plural.ts',
  'kinds.ts',
  'meant.ts',
  'meant-tables.ts',
  'said.ts',
  'said-in.ts',
  'say-message.ts',
]

/** What a function says; null where it wants something else than what it was given. */
function said(sentence: unknown, given: unknown): string | null {
  if (typeof sentence !== 'function') return null
  try {
    const answer: unknown = sentence(...Array.from({ length: sentence.length }, () => given))
    return typeof answer === 'string' ? answer : null
  } catch {
    return null
  }
}

test.each(Object.entries(languages))(
  'every sentence in %s is one of English, and takes what that takes',
  (_, tables) => {
    for (const [path, sentence] of sentencesOf(tables)) {
      const before = source.get(path)
      expect(before, path).toBeDefined()
      expect(typeof sentence, path).toBe(typeof before)
      if (typeof sentence === 'string') expect(sentence.trim(), path).not.toBe('')
      if (typeof sentence === 'function' && typeof before === 'function') {
        expect(sentence.length, path).toBeLessThanOrEqual(before.length)
      }
    }
  },
)

test.each(Object.entries(languages))('no sentence in %s is left in English', (_, tables) => {
  const left = [...sentencesOf(tables)].filter(
    ([path, sentence]) =>
      sentence === source.get(path) &&
      path !== german &&
      typeof sentence === 'string' &&
      /[a-z]+ [a-z]+/.test(sentence),
  )
  expect(left).toEqual([])
})

test.each(Object.entries(languages))('sentences in %s carry what they are given', (_, tables) => {
  for (const [path, sentence] of sentencesOf(tables)) {
    const before = source.get(path)
    if (typeof sentence !== 'function' || typeof before !== 'function') continue
    const word = said(before, 'ÄÖÜ')
    if (word?.includes('ÄÖÜ') && !/\bNaN\b/.test(word))
      expect(said(sentence, 'ÄÖÜ'), path).toContain('ÄÖÜ')
    for (const count of [0, 1, 2, 5, 21, 100]) {
      const many = said(before, count)
      if (many === null || /undefined|NaN/.test(many)) continue
      const there = said(sentence, count)
      expect(there, `${path} of ${count}`).toBeTypeOf('string')
      expect(there, `${path} of ${count}`).not.toMatch(/undefined|NaN|\[object/)
      // One and two may be words: "ein Brief", "رسالتان".
      if (count > 2 && many.includes(String(count))) expect(there, path).toContain(String(count))
    }
  }
})

test.each(['uk', 'ru'])('no sentence in %s puts a dot behind a day, which ends in one', (name) => {
  // "14 марта 2025 г."
  for (const file of readdirSync(join(here, name))) {
    expect(readFileSync(join(here, name, file), 'utf8'), file).not.toMatch(/\$\{(day|until)\}\./)
  }
})

test('every table goes by its name through `inLanguage`, and stands in the list of all', () => {
  const list = readFileSync(join(here, 'english.ts'), 'utf8')
  const files = readdirSync(here).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !others.includes(name),
  )
  for (const name of files) {
    expect(list).toContain(`'./${name}'`)
    expect(readFileSync(join(here, name), 'utf8')).toContain("inLanguage('")
  }
})
