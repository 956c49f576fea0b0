// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorTable } from '@brieflotse/contract'
import { expect, test } from 'vitest'
import { failures } from './de/failures.ts'

const root = join(import.meta.dirname, '../../..')

/** Code that runs for users, without its comments, by its path. */
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

/** "No connection", "Try again.": a capital and small words behind it. */
const sentence = /^[A-Z][a-z’']+,?(?: [a-z’']+,?)+[^`'"]*$/
// what nobody reads but who mends the app
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
  expect(english.filter((line) => !known.some((text) => line.endsWith(text)))).toEqual([])
})

/** What travels in English and is known to the screens: failures by their code, other sentences by their English. */
const known = [
  ...Object.values(errorTable).map(([, text]) => text),
  ...Object.keys(failures.sayings),
]

/** Says more only to who installs a model by a command. */
const commandLine = 'api/src/providers/models/shelf.ts'

test('every failure that says more than its code does is known to the screens', () => {
  const all = codeOf('api/src', 'packages/offline/src')
  const said = all.flatMap(([path, code]) =>
    [...code.matchAll(/new AppError\(\s*'[\w-]+',\s*(['"`])((?:(?!\1).)*)\1/gs)].map(
      ([, , text = '']) => ({ path, text }),
    ),
  )
  const unknown = said.filter(({ path, text }) => !known.includes(text) && path !== commandLine)
  expect(unknown).toEqual([])
})
