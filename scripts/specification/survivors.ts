// Takes away what the sentences of the specification speak of, one thing at a time, in a copy of the repository. A thing survives if the
// tests that its sentence names still pass. `npm run survivors -- 2.19-2.30 8` tries a part; with `--browser` the journeys run.
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createVitest } from 'vitest/node'
import { readSentences } from './read.ts'
import { keepResult, type Result } from './results.ts'
import { patternOf, type Thing, thingsOf } from './things.ts'

const { values, positionals } = parseArgs({
  options: { browser: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const root = process.cwd()
const sentences = readSentences(root).flatMap(({ sentences }) => sentences)
const things = thingsOf(
  root,
  sentences.filter(({ proofs }) => proofs.length > 0),
)
const parts = positionals.map((part) => things.filter(({ id }) => isIn(id, part)))
const chosen = positionals.length > 0 ? parts.flat() : things
const copy = copyRepository()
process.on('exit', () => rmSync(copy, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
process.chdir(copy)
// A test that fails waits in vain, so long waits would make every noticed thing slow.
replaceIn('web/src/testing/page.ts', 'asyncUtilTimeout: 25_000', 'asyncUtilTimeout: 12_000')

const vitest = await createVitest('test', {
  root: copy,
  config: join(copy, values.browser ? 'e2e/vitest.config.ts' : 'vitest.config.ts'),
  watch: false,
  bail: 1,
  maxWorkers: 1,
  silent: true,
  reporters: [{}],
})
await vitest.standalone()
for (const thing of chosen) {
  const result = await tryWithout(thing)
  console.log(`${result.outcome.padEnd(8)} ${thing.id} ${thing.what}`)
  if (result.outcome !== 'broken') keepResult(root, things, result)
}
await vitest.close()
process.exit()

/** Runs the tests that the sentence names without the thing. A test that fails must miss its text, or pass with the thing. */
async function tryWithout({ id, what, proofs, without }: Thing): Promise<Result> {
  const isJourney = ({ file }: { file: string }) => file.startsWith('e2e/')
  const tests = proofs.filter((proof) => isJourney(proof) === values.browser)
  const result = { id, what, on: new Date().toISOString().slice(0, 10) }
  for (const file of new Set(tests.map((proof) => proof.file))) {
    const names = patternOf(tests.filter((proof) => proof.file === file).map(({ test }) => test))
    for (const change of without) write(change.file, change.source)
    const errors = await run(file, names)
    for (const change of without) write(change.file, readFileSync(join(root, change.file), 'utf8'))
    if (errors.length === 0) continue
    const isMissed = errors.some((error) => error.slice(0, 300).includes(what.slice(1, -1)))
    const isProven = isMissed || (await run(file, names)).length === 0
    return { ...result, outcome: isProven ? 'noticed' : 'broken' }
  }
  const isLeft = !values.browser && proofs.some(isJourney)
  return { ...result, outcome: isLeft ? 'browser' : 'survived' }
}

/** Runs tests of one file in the copy. Returns their errors. */
async function run(file: string, names: string): Promise<string[]> {
  if (values.browser) build()
  const path = join(copy, file)
  vitest.setGlobalTestNamePattern(new RegExp(names))
  const { testModules } = await vitest.runTestSpecifications(
    await vitest.globTestSpecifications([path]),
  )
  // the result also has the modules of earlier runs
  const modules = testModules.filter(({ moduleId }) => moduleId === path)
  const tests = modules.flatMap(({ children }) => [...children.allTests()])
  const errors = [
    ...modules.flatMap((module) => module.errors()),
    ...tests.flatMap((test) => test.result().errors ?? []),
  ].map(({ message }) => message)
  const isRun = tests.some((test) => test.result().state === 'passed')
  return isRun || errors.length > 0 ? errors : [`no test ran: ${names}`]
}

/** Builds the web app of the copy for a journey. */
function build(): void {
  const script = "process.exit((await import('./scripts/build-web.mjs')).buildWeb() ? 0 : 1)"
  execFileSync('node', ['--input-type=module', '--eval', script], { stdio: 'inherit' })
}

/** Changes a file of the copy; Vitest otherwise keeps what it has read. */
function write(file: string, source: string): void {
  writeFileSync(join(copy, file), source)
  vitest.invalidateFile(join(copy, file))
}

function replaceIn(file: string, from: string, to: string): void {
  const source = readFileSync(file, 'utf8')
  if (!source.includes(from)) throw new Error(`${file} does not contain: ${from}`)
  writeFileSync(file, source.replace(from, to))
}

/** Whether a sentence belongs to a part such as 2.19, 2.19-2.30 or 8. */
function isIn(id: string, part: string): boolean {
  const [from = '', to = from] = part.split('-')
  if (!part.includes('.')) return id.startsWith(`${part}.`)
  const place = (at: string) => sentences.findIndex((sentence) => sentence.id === at)
  return place(from) <= place(id) && place(id) <= place(to)
}

/**
 * Copies the files of the repository into its cache folder, so that links between packages stay inside the copy. Leaves out the workspace
 * file: Vite loads packages only below it, and they are below that of the repository.
 */
function copyRepository(): string {
  mkdirSync('.cache', { recursive: true })
  const folder = mkdtempSync(join(root, '.cache/survivors-'))
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
  const files = execFileSync('git', list, { encoding: 'utf8' })
    .split('\0')
    .filter((file) => existsSync(file) && file !== 'pnpm-workspace.yaml')
  for (const file of files) cpSync(file, join(folder, file))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const links = files
    .filter((file) => file.endsWith('/package.json'))
    .map((file) => join(file, '../node_modules'))
    .filter((path) => existsSync(path))
  for (const path of links)
    cpSync(path, join(folder, path), { recursive: true, verbatimSymlinks: true })
  return folder
}
