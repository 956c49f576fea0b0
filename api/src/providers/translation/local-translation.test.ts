import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createLocalTranslation } from './local-translation.ts'
import { chooseModel, shippedModelFolder } from './model-folder.ts'
import type { SentenceCache, Translated, TranslateOptions } from './translation.ts'

const stored = new Map<string, Translated>()
const cache: SentenceCache = {
  get: (keys) => Promise.resolve(new Map([...stored].filter(([key]) => keys.includes(key)))),
  put: (entries) => {
    for (const [key, value] of entries) stored.set(key, value)
    return Promise.resolve()
  },
}
const translation = createLocalTranslation({ modelFolders: [shippedModelFolder()], cache })
const options = (more: Partial<TranslateOptions> = {}): TranslateOptions => ({
  source: 'de',
  target: 'en',
  names: ['Stadtwerke Hollerbach'],
  signal: new AbortController().signal,
  ...more,
})

afterAll(() => translation.close())

const letter = [
  'Sehr geehrte Damen und Herren,',
  'Ihre Aufenthaltserlaubnis ist bis zum 15.03.2026 gültig.',
  'Bitte zahlen Sie den Betrag von 1.234,56 € bis zum 12.03.2024.',
  'Zwischen Quitten und Zwetschgen quakt der querulantische Uhu.',
  'Mit freundlichen Grüßen',
]

test(
  'the shipped model translates a letter sentence by sentence, each with its quality',
  { timeout: 60_000 },
  async () => {
    expect(await translation.available('de', 'en')).toBe(true)
    const steps: [number, number][] = []
    const result = await translation.translate(
      letter,
      options({ onProgress: (...step) => steps.push(step) }),
    )
    expect(result).toHaveLength(letter.length)
    expect(result[0]).toEqual({ text: 'Dear Sir or Madam,', quality: 'phrase' })
    expect(result[1]).toEqual({
      text: 'Your residence permit is valid until 15 March 2026.',
      quality: 'model',
    })
    expect(result[2]).toEqual({
      text: 'Please pay the amount of €1,234.56 by 12 March 2024.',
      quality: 'phrase',
    })
    expect(result[3]).toEqual({ text: null, quality: 'none' })
    expect(steps.at(-1)).toEqual([letter.length, letter.length])
  },
)

test('a sentence once translated is remembered, with other values too, by keys that do not tell it', async () => {
  const before = stored.size
  const [result] = await translation.translate(
    ['Ihre Aufenthaltserlaubnis ist bis zum 1. Mai 2027 gültig.'],
    options(),
  )
  expect(result?.text).toBe('Your residence permit is valid until 1 May 2027.')
  expect(stored.size).toBe(before)
  expect([...stored.keys()].join()).not.toMatch(/Aufenthalt/)
})

test('nothing is translated after the caller has given up', async () => {
  const controller = new AbortController()
  controller.abort()
  await expect(
    translation.translate(letter, options({ signal: controller.signal })),
  ).rejects.toThrow()
})

test('without a model there are formulae, values and what the grammar makes of the rest, and it says so', async () => {
  const bare = createLocalTranslation({ modelFolders: ['/nowhere/letters-de-en'] })
  expect(await bare.available('de', 'en')).toBe(false)
  const result = await bare.translate(letter, options())
  expect(result.map((one) => one.quality)).toEqual(['phrase', 'rough', 'phrase', 'none', 'phrase'])
  await bare.close()
})

test('a pair of languages without a model is not available', async () => {
  expect(await translation.available('de', 'uk')).toBe(false)
  expect(await translation.translate(['Hallo'], options({ target: 'uk' }))).toEqual([
    { text: null, quality: 'none' },
  ])
})

test('an incomplete folder is passed over, and a model that gets its place meanwhile is used without a restart', async () => {
  const data = await mkdtemp(join(tmpdir(), 'models-'))
  const own = join(data, 'own-de-en')
  await mkdir(own)
  expect(await chooseModel([own, shippedModelFolder()], 'de', 'en')).toBe(shippedModelFolder())
  const keys: string[] = []
  const following = createLocalTranslation({
    modelFolders: async () => [own, shippedModelFolder()],
    cache: {
      get: async () => new Map(),
      put: async (entries) => void keys.push(...entries.map(([key]) => key)),
    },
  })
  const say = () => following.translate([letter[1]!], options())
  const before = await say()
  await cp(shippedModelFolder(), own, { recursive: true })
  expect(await say()).toEqual(before)
  expect(new Set(keys).size).toBe(2)
  await rm(own, { recursive: true })
  await say()
  expect(keys[2]).toBe(keys[0])
  await following.close()
  await rm(data, { recursive: true })
})
