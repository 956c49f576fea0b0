// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { messages, ownMessages } from '@brieflotse/contract'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')

/** The production code in some folders without comments, by path. */
function codeOf(...folders: string[]): [path: string, code: string][] {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name}`,
    ),
  )
  const isTold = (path: string) =>
    /\.tsx?$/.test(path) && !/\.test\.|\/(testing|test|text|sample)\//.test(path)
  return files.filter(isTold).map((path) => {
    const code = readFileSync(join(root, path), 'utf8')
    return [path, code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(?<=^|\s)\/\/.*/gm, '')]
  })
}

/** Matches sentences such as "No connection" and "Try again.": a capital letter, then lower-case words. */
const sentence = /^[A-Z][a-z’']+,?(?: [a-z’']+,?)+[^`'"]*$/
// texts that only developers read
const forMenders = /Error\(|console\.|throw /
const german = /^(?:Kopie|Sehr geehrte|Mit freundlichen|Bitte helfen)/

test('no screen and no worker says a sentence that is in no table of the languages', () => {
  const found = codeOf('web/src', 'service-worker/src', 'packages/offline/src')
  expect(found.length).toBeGreaterThan(400)
  const english = found.flatMap(([path, code]) =>
    code.split('\n').flatMap((line, at) => {
      if (forMenders.test(line) || forMenders.test(code.split('\n')[at - 1] ?? '')) return []
      const quoted = [...line.matchAll(/(['"`])((?:(?!\1).)*)\1/g)].map(([, , text = '']) => text)
      const shown = [...line.matchAll(/>([^<>{}=;]+)</g)].map(([, text = '']) => text)
      const named = [...line.matchAll(/\b(?:aria-label|placeholder|title|alt)="([^"]+)"/g)]
      const alone = path.endsWith('.tsx') ? [line] : []
      const texts = [...quoted, ...shown, ...alone].map((text) => text.trim())
      const sentences = texts.filter((text) => sentence.test(text) && !german.test(text))
      return [...sentences, ...named.map(([, text]) => text)].map((text) => `${path}: ${text}`)
    }),
  )
  expect(english).toEqual([])
})

test('failures are told by the ids of messages, never by a sentence', () => {
  const all = codeOf('api/src', 'packages/offline/src', 'web/src')
  const told = all.flatMap(([path, code]) =>
    [...code.matchAll(/new AppError\(\s*[^,()]+,\s*(['"`])((?:(?!\1).)*)\1/gs)].map(
      ([text]) => `${path}: ${text}`,
    ),
  )
  expect(told).toEqual([])
})

test('nothing but the tables of messages, and one migration, knows a message by its English', () => {
  const sentences = new Set<string>(
    Object.values(messages).filter((text) => / [a-z]+ .*\.$/u.test(text) && !text.includes('{')),
  )
  const found = codeOf('api/src', 'packages', 'web/src', 'service-worker/src').filter(
    ([path]) => !/\/(messages|text|node_modules)\/|022-earlier-sentences/.test(path),
  )
  const known = found.flatMap(([path, code]) =>
    [...code.matchAll(/(['"`])((?:(?!\1).)*)\1/g)].flatMap(([, , text = '']) =>
      sentences.has(text) ? [`${path}: ${text}`] : [],
    ),
  )
  expect(known).toEqual([])
})

test('what a device throws by itself, it can say without a server', () => {
  const thrown = codeOf(
    'packages/offline/src',
    'packages/contract/src',
    'web/src',
    'service-worker/src',
  )
  const codes = thrown.flatMap(([, code]) =>
    [...code.matchAll(/new AppError\('([\w-]+)'[,)]/g)].map(([, name = '']) => name),
  )
  expect(codes.length).toBeGreaterThan(30)
  expect(codes.filter((code) => !(code in ownMessages))).toEqual([])
})
