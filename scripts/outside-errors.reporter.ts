import { writeFileSync } from 'node:fs'
import type { Reporter } from 'vitest/node'

type Errors = Parameters<NonNullable<Reporter['onTestRunEnd']>>[1]

/** Writes errors that occurred outside any test to a file, one line each, because the JSON report leaves them out. */
export default class OutsideErrors implements Reporter {
  onTestRunEnd(_modules: unknown, errors: Errors): void {
    const file = process.env['OUTSIDE_ERRORS']
    if (file) writeFileSync(file, JSON.stringify(errors.map(inOneLine)))
  }
}

function inOneLine(error: Errors[number]): string {
  const ownLine = error.stack?.split('\n').find((line) => line.includes('.ts'))
  return [error['VITEST_TEST_PATH'], error.name, error.message, ownLine]
    .filter(Boolean)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
}
