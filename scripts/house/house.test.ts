import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { checkDrawing, drawRooms, importsOf } from './drawing.ts'
import type { SourceFile } from './files.ts'
import { checkNames } from './names.ts'
import { checkSharedNames, readList } from './shared-names.ts'
import { checkSizes, exceptions } from './sizes.ts'

const file = (path: string, text = ''): SourceFile => ({ path, text })
const lines = (count: number) => 'x\n'.repeat(count)

/** A file and what it imports. The file, what is imported and its package exist in a copy of the house. */
type Arrow = [why: string, path: string, from: string]

const bad: Arrow[] = [
  ['the web imports the API', 'web/src/app.tsx', '@brieflotse/api'],
  ['the API imports the offline package', 'api/src/app.ts', '@brieflotse/offline'],
  ['the contract knows the letter', 'packages/contract/src/claims.ts', '@brieflotse/letter'],
  ['rules know the contract', 'packages/rules/src/law.ts', '@brieflotse/contract'],
  ['types of the contract, too', 'packages/rules/src/types.ts', '@brieflotse/contract types'],
  ['anything imports the worker', 'web/src/main.tsx', '@brieflotse/service-worker'],
  ['a way around the front door', 'web/src/a.ts', '@brieflotse/rules/src/money.ts'],
  ['a door that no package has', 'web/src/b.ts', '@brieflotse/contract/src/mail.ts'],
  ['a relative path into a room', 'web/src/c.ts', '../../packages/rules/src/money.ts'],
  ['a relative path to a front door', 'web/src/d.ts', '../../packages/rules/src/index.ts'],
  ['a pure package gets a library', 'packages/reading/src/choose.ts', 'lodash'],
  ['a pure package gets the file system', 'packages/reading/src/read.ts', 'node:fs'],
  ['a shared file knows a feature', 'api/src/http/errors.ts', '../documents/store.ts'],
  ['the database knows providers', 'api/src/db/open.ts', '../providers/queue/queue.ts'],
  ['providers know requests', 'api/src/providers/mail/call.ts', '../../http/once.ts'],
  ['a feature knows the shell', 'api/src/documents/routes.ts', '../deps.ts'],
  ['a feature knows one to its right', 'api/src/documents/files.ts', '../payments/store.ts'],
  ['more than the store', 'api/src/mail/routes.ts', '../letters/routes.ts'],
  ['features of the web know each other', 'web/src/home/home.ts', '../documents/title.ts'],
  ['shared parts of the web know a feature', 'web/src/ui/menu.tsx', '../home/shown.ts'],
  ['a part knows one above it', 'web/src/ui/tabs.tsx', '../session/session.ts'],
  ['paper knows German', 'packages/reading/src/layout/lines.ts', '../german/months.ts'],
  ['German knows paper', 'packages/reading/src/german/dates.ts', '../layout/words.ts'],
  ['a program uses what is for tests', 'api/src/main.ts', '../test/fakes.ts'],
  ['two files know each other', 'api/src/system/one.ts', './two.ts'],
  ['two files know types of each other', 'api/src/text/one.ts', './two.ts types'],
]

/** What closes the two circles above; a circle is reported in one of its files. */
const closing: Arrow[] = [
  ['a circle', 'api/src/system/two.ts', './one.ts'],
  ['a circle of types', 'api/src/text/two.ts', './one.ts'],
]

const good: Arrow[] = [
  ['the shell', 'web/src/routes.tsx', './documents/title.ts'],
  ['what is shared', 'web/src/documents/shown.ts', '../ui/format.ts'],
  ['a floor of the web below', 'web/src/posting/progress.ts', '../ui/format.ts'],
  ['inside a feature', 'web/src/documents/detail/a.tsx', '../shown.ts'],
  ['a store to the left', 'api/src/mail/store.ts', '../letters/store.ts'],
  ['a test', 'api/src/documents/routes.test.ts', '../app.ts'],
  ['a floor below', 'api/src/http/session.ts', '../db/schema.ts'],
  ['finders', 'packages/reading/src/find/sender.ts', '../german/months.ts'],
  ['a library of the room', 'packages/offline/src/db.ts', 'dexie'],
  ['a second door', 'web/src/text/languages.ts', '@brieflotse/contract/src/languages.ts'],
  ['a door for facts', 'packages/contract/src/stacks.ts', '@brieflotse/reading/src/facts.ts'],
]

/** The files of a copy of the house that break an arrow. */
function faultsOf(arrows: Arrow[]): Set<string> {
  const house = mkdtempSync(join(tmpdir(), 'house-'))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(house, path)), { recursive: true })
    writeFileSync(join(house, path), text, { flag: 'a' })
  }
  try {
    for (const [, path, to] of arrows) {
      const [from = '', types] = to.split(' ')
      write(path, `import ${types ? 'type ' : ''}{ a } from '${from}'\nexport const b: a = a\n`)
      if (from.startsWith('.')) write(join(dirname(path), from), 'export const a = 1\n')
      const [, name, file = 'src/index.ts'] = /^@brieflotse\/([^/]+)\/?(.+)?$/.exec(from) ?? []
      const room = name && /^(api|web|service-worker)$/.test(name) ? name : `packages/${name}`
      if (name) {
        write(`${room}/${file}`, '')
        writeFileSync(join(house, room, 'package.json'), '{"main":"src/index.ts"}')
        mkdirSync(join(house, 'node_modules/@brieflotse'), { recursive: true })
        const link = join(house, 'node_modules/@brieflotse', name)
        if (!existsSync(link)) symlinkSync(join(house, room), link)
      } else if (/^\w+$/.test(from)) write(`node_modules/${from}/index.js`, '')
    }
    const config = resolve('.dependency-cruiser.mjs')
    const cli = resolve('node_modules/.bin/depcruise')
    const rooms = ['api', 'web', 'packages'].filter((room) => existsSync(join(house, room)))
    const { stdout } = spawnSync(cli, ['--config', config, '--output-type', 'json', ...rooms], {
      cwd: house,
      encoding: 'utf8',
    })
    const { summary } = JSON.parse(stdout) as { summary: { violations: { from: string }[] } }
    return new Set(summary.violations.map(({ from }) => from))
  } finally {
    rmSync(house, { recursive: true })
  }
}

test('arrows that the house does not have are refused, each in its file', () => {
  const faults = faultsOf([...bad, ...closing])
  expect(bad.filter(([, path]) => !faults.has(path)).map(([why]) => why)).toEqual([])
  expect([...faults].filter((path) => !bad.some((arrow) => arrow[1] === path))).toEqual([])
}, 60_000)

test('arrows that the house has are fine', () => {
  expect([...faultsOf(good)]).toEqual([])
}, 60_000)

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

test('the map is drawn from what the code imports, and is refused when it shows anything else', () => {
  const imports = (source: string, ...dependencies: string[]) => ({
    source,
    dependencies: dependencies.map((resolved) => ({ resolved })),
  })
  const rules = 'packages/rules/src/index.ts'
  const reading = 'packages/reading/src/index.ts'
  const cruise = {
    modules: [
      imports('web/src/app.tsx', reading, rules, 'web/src/ui/a.ts', 'node_modules/react/index.js'),
      imports('web/src/app.test.tsx', 'api/src/app.ts'),
      imports(reading, rules),
    ],
  }
  const drawing = drawRooms(importsOf(cruise))
  expect(drawing.split('\n').filter((line) => line.includes('-->'))).toEqual([
    '  reading --> rules',
    '  web --> reading',
  ])
  const page = `# Map\n<!-- drawn by npm run house -- --draw -->\n${drawing}<!-- end -->\n`
  expect(checkDrawing(drawing, page)).toEqual([])
  expect(checkDrawing(drawing.replace('web', 'api'), page)).toHaveLength(1)
  expect(checkDrawing(drawing, '# Map')).toHaveLength(1)
})

test('rooms that import each other are drawn, so that the fault can be reported', () => {
  const circle = new Map([
    ['api', new Set(['web'])],
    ['web', new Set(['api'])],
  ])
  expect(drawRooms(circle)).toContain('flowchart')
})
