// Runs as `npm test`: all checks, even after one has failed. The last line is the total.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { buildWeb } from './build-web.mjs'
import { ensureChromium } from './chromium.mjs'
import { environment, install, root } from './install.mjs'

install()
const chromium = ensureChromium()
const results = join(root, '.cache/test-results')
mkdirSync(results, { recursive: true })
const sum = { passed: 0, failed: 0 }
/** Failures, listed again at the end so that nobody has to search thousands of lines. */
const failures = []

check('types', 'tsx scripts/types.ts')
check('lint', 'oxlint --type-aware --deny-warnings')
check('format', 'oxfmt --check')
check('house', 'tsx scripts/check-house.ts')
// The build comes before the unit tests, because some of them run commands from the documentation that need it.
const isBuilt = count('the build of the web app', buildWeb())
tests('unit', 'vitest run')
title('journeys in a real browser')
if (chromium && isBuilt) tests('journeys', 'vitest run --config e2e/vitest.config.ts')
else count('journeys, which need a browser and a build', false)

if (failures.length > 0) console.log(`\nFailed:\n${failures.map((f) => `  ${f}`).join('\n')}`)
console.log(`\n${sum.passed} passed, ${sum.failed} failed`)
process.exit(sum.failed > 0 ? 1 : 0)

/** A check that counts as one test. */
function check(name, command) {
  title(name)
  count(name, run(command))
}

/** A Vitest run, counted test by test. A run that ends without a report counts as one failure. */
function tests(name, command) {
  if (name !== 'journeys') title(name)
  const file = join(results, `${name}.json`)
  const outside = join(results, `${name}-outside.json`)
  for (const old of [file, outside]) rmSync(old, { force: true })
  const reporters =
    '--reporter=default --reporter=json --reporter=./scripts/outside-errors.reporter.ts'
  const isOk = run(`${command} ${reporters} --outputFile.json=${file}`, { OUTSIDE_ERRORS: outside })
  if (!existsSync(file)) return count(name, false)
  const { numPassedTests, testResults } = JSON.parse(readFileSync(file, 'utf8'))
  sum.passed += numPassedTests
  const before = sum.failed
  for (const { name: path, status, assertionResults } of testResults) {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    const at = `${name}: ${relative(root, path)}`
    for (const test of failed) count(`${at}: ${test.fullName}`, false)
    // The test file could not be loaded.
    if (status === 'failed' && failed.length === 0) count(at, false)
  }
  const errors = existsSync(outside) ? JSON.parse(readFileSync(outside, 'utf8')) : []
  for (const error of errors) count(`${name}, outside of any test: ${error}`, false)
  if (!isOk && sum.failed === before) count(name, false)
}

function count(name, isOk) {
  sum[isOk ? 'passed' : 'failed'] += 1
  if (!isOk) failures.push(name)
  return isOk
}

function run(command, more = {}) {
  const env = { ...environment(), ...(chromium && { CHROME_PATH: chromium }), ...more }
  return spawnSync(command, { cwd: root, env, shell: true, stdio: 'inherit' }).status === 0
}

function title(name) {
  console.log(`\n== ${name}`)
}
