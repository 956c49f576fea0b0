// What `npm test` runs: every check there is, all of them even when one fails. The last line is the sum.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildWeb } from './build-web.mjs'
import { ensureChromium } from './chromium.mjs'
import { environment, install, root } from './install.mjs'

install()
const chromium = ensureChromium()
const results = join(root, '.cache/test-results')
mkdirSync(results, { recursive: true })
const sum = { passed: 0, failed: 0 }

check('types', 'tsx scripts/types.ts')
check('lint', 'oxlint --type-aware --deny-warnings')
check('format', 'oxfmt --check')
check('house', 'tsx scripts/check-house.ts')
tests('unit', 'vitest run')
title('journeys in a real browser')
if (chromium && count(buildWeb())) tests('journeys', 'vitest run --config e2e/vitest.config.ts')
else if (!chromium) count(false)

console.log(`\n${sum.passed} passed, ${sum.failed} failed`)
process.exit(sum.failed > 0 ? 1 : 0)

/** One check, counted as one. */
function check(name, command) {
  title(name)
  count(run(command))
}

/** A run of Vitest, counted test by test; a run that ends without a count is one failure. */
function tests(name, command) {
  if (name !== 'journeys') title(name)
  const file = join(results, `${name}.json`)
  rmSync(file, { force: true })
  const isOk = run(`${command} --reporter=default --reporter=json --outputFile.json=${file}`)
  if (!existsSync(file)) return count(false)
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'))
  sum.passed += numPassedTests
  sum.failed += numFailedTests
  // for example a file that could not be loaded, or an error outside of any test
  if (!isOk && numFailedTests === 0) count(false)
}

function count(isOk) {
  sum[isOk ? 'passed' : 'failed'] += 1
  return isOk
}

function run(command) {
  const env = { ...environment(), ...(chromium && { CHROME_PATH: chromium }) }
  return spawnSync(command, { cwd: root, env, shell: true, stdio: 'inherit' }).status === 0
}

function title(name) {
  console.log(`\n== ${name}`)
}
