import { expect, test } from 'vitest'
import { checkCycles } from './cycles.ts'
import { importsOf, type SourceFile } from './files.ts'
import { checkNames } from './names.ts'
import { checkArrows } from './rooms.ts'
import { checkSharedNames, readList } from './shared-names.ts'
import { checkSizes, exceptions } from './sizes.ts'

const file = (path: string, text = ''): SourceFile => ({ path, text })
const lines = (count: number) => 'x\n'.repeat(count)

const badArrows: [why: string, path: string, from: string][] = [
  ['the web imports the API', 'web/src/app.tsx', '@brieflotse/api'],
  ['the API imports the offline package', 'api/src/app.ts', '@brieflotse/offline'],
  [
    'the contract knows what becomes of a letter',
    'packages/contract/src/claims.ts',
    '@brieflotse/letter',
  ],
  ['rules know the contract', 'packages/rules/src/money.ts', '@brieflotse/contract'],
  ['anything imports the worker', 'web/src/main.tsx', '@brieflotse/service-worker'],
  ['a way around the front door', 'web/src/a.ts', '@brieflotse/rules/src/money.ts'],
  ['a door that no package has', 'web/src/a.ts', '@brieflotse/contract/mail'],
  ['a relative path into another room', 'web/src/a.ts', '../../packages/rules/src/money.ts'],
  ['a pure package gets a library', 'packages/reading/src/choose.ts', 'lodash'],
  ['a pure package gets the file system', 'packages/reading/src/choose.ts', 'node:fs'],
  ['a shared file knows a feature', 'api/src/http/errors.ts', '../documents/store.ts'],
  ['a feature knows the shell', 'api/src/documents/routes.ts', '../deps.ts'],
  ['a feature knows one to its right', 'api/src/documents/store.ts', '../payments/store.ts'],
  ['more than the store of one to its left', 'api/src/mail/routes.ts', '../letters/routes.ts'],
  ['features of the web know each other', 'web/src/home/home.ts', '../documents/title.ts'],
  ['shared parts of the web know a feature', 'web/src/ui/menu.tsx', '../home/home.ts'],
  ['a part knows one above it', 'web/src/ui/menu.tsx', '../session/session.ts'],
  ['paper knows German', 'packages/reading/src/layout/lines.ts', '../german/dates.ts'],
  ['German knows paper', 'packages/reading/src/german/dates.ts', '../layout/lines.ts'],
  ['a program uses what is for tests', 'api/src/main.ts', './testing/fakes.ts'],
]

test.each(badArrows)('is refused: %s', (_why, path, from) => {
  expect(checkArrows([file(path, `import { a } from '${from}'`)])).toHaveLength(1)
})

test.each([
  ['web/src/app.tsx', './documents/title.ts'],
  ['web/src/documents/title.ts', '../ui/format.ts'],
  ['web/src/documents/detail/a.tsx', '../title.ts'],
  ['web/src/posting/progress.ts', '../ui/format.ts'],
  ['api/src/mail/routes.ts', '../letters/store.ts'],
  ['api/src/documents/routes.test.ts', '../app.ts'],
  ['packages/reading/src/find/sender.ts', '../german/dates.ts'],
  ['packages/offline/src/db.ts', 'dexie'],
  ['web/src/text/in-language.ts', '@brieflotse/contract/languages'],
  ['web/src/text/say-message.ts', '@brieflotse/contract/messages'],
  ['packages/contract/src/stacks.ts', '@brieflotse/reading/facts'],
])('is fine: %s imports %s', (path, from) => {
  expect(checkArrows([file(path, `import { a } from '${from}'`)])).toEqual([])
})

test('every way to write an import is seen', () => {
  const text = `import {
  a,
  type B,
} from './a.ts'
import type { C } from './c.ts'
import { type D, type E } from './d.ts'
import * as f from './f.ts'
import './g.ts'
export * from './h.ts'
export { i } from './i.ts'
const lazy = () => import('./j.ts')
// import { no } from './comment.ts'`
  const imports = importsOf(file('x/src/x.ts', text))
  expect(imports.map(({ to }) => to.at(-4)).join('')).toBe('acdfghij')
  expect(imports.filter(({ onlyTypes }) => onlyTypes).map(({ to }) => to)).toEqual([
    'x/src/c.ts',
    'x/src/d.ts',
  ])
})

test('a circle is found, but not one of types alone', () => {
  const a = file('api/src/http/a.ts', `import { b } from './b.ts'`)
  const b = file('api/src/http/b.ts', `import { a } from './a.ts'`)
  expect(checkCycles([a, b])[0]?.rule).toContain('a.ts -> api/src/http/b.ts -> api/src/http/a.ts')
  expect(checkCycles([a, { ...b, text: `import type { A } from './a.ts'` }])).toEqual([])
})

test('a file over 300 lines is too much', () => {
  expect(checkSizes([file('a.ts', lines(301)), file('b.ts', lines(10))])).toHaveLength(1)
  expect(checkSizes([file(Object.keys(exceptions)[0]!, lines(999))])).toEqual([])
})

test.each([
  ['web/src/UpdatePrompt.tsx', ''],
  ['web/src/ui/date-utils.ts', ''],
  ['api/src/documents/document-service.ts', ''],
  ['web/src/a/b/c/d.ts', ''],
  ['web/src/ui/index.ts', ''],
  ['web/src/ui/button.tsx', 'export default function Button() {}'],
  ['packages/rules/src/deadlines.ts', 'const today = new Date()'],
  ['packages/reading/src/choose.ts', 'const n = Math.random()'],
  ['packages/letter/src/late.ts', 'const now = Date.now()'],
])('%s with "%s" breaks a rule', (path, text) => {
  expect(checkNames([file(path, text)])).toHaveLength(1)
})

test('what is only said in a comment breaks no rule', () => {
  expect(checkNames([file('packages/rules/src/a.ts', '// never new Date() here')])).toEqual([])
  expect(checkNames([file('service-worker/src/worker.ts')])).toEqual([])
})

const twice = [
  file('api/src/mail/a.ts', 'export type Place = 1'),
  file('web/src/home/b.ts', 'export function Place() {}'),
]

test('a name that two product files export is refused in both, until it is listed', () => {
  const faults = checkSharedNames(twice, new Map())
  expect(faults.map(({ path }) => path)).toEqual(['api/src/mail/a.ts', 'web/src/home/b.ts'])
  const listed = new Map([['Place', twice.map(({ path }) => path)]])
  expect(checkSharedNames(twice, listed)).toEqual([])
})

test('the list of shared names only shrinks: what is no longer shared, or by a file less, must leave it', () => {
  const listed = new Map([['Place', [...twice.map(({ path }) => path), 'api/src/mail/c.ts']]])
  expect(checkSharedNames(twice, listed)).toHaveLength(1)
  expect(checkSharedNames([], listed)).toHaveLength(3)
  expect(readList().size).toBeLessThan(25)
})

test.each([
  ['a schema with its type', 'api/src/a.ts', 'export const A = 1\nexport type A = 1'],
  ['what is passed on', 'api/src/a.ts', `export { Place } from './b.ts'\nexport * from './b.ts'`],
  ['a migration', 'api/src/db/migrations/001-a.ts', 'export async function up() {}'],
  ['a test', 'api/src/a.test.ts', 'export const Place = 1'],
  ['a language', 'web/src/text/uk/many.ts', 'export const Place = 1'],
])('shares no name: %s', (_what, path, text) => {
  const others = [
    file('api/src/db/migrations/002-b.ts', 'export async function up() {}'),
    file('web/src/home/b.ts', 'export const Place = 1'),
  ]
  expect(checkSharedNames([file(path, text), ...others], new Map())).toEqual([])
})
