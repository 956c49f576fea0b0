import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '..')
/** Matches classes that name a physical side, such as a left margin. They break right-to-left layouts; positions on page images are allowed. */
const side =
  /["'`\s:]-?(?:m[lr]|p[lr]|border-[lr]|rounded-[lr]|text-(?:left|right))(?:-[\w.[\]]+)?["'`\s]/

test('room and lines go by the start and the end of a line, so that they are right where it begins on the right', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  const named = files
    .filter((name) => name.endsWith('.tsx'))
    .flatMap((name) => {
      const code = readFileSync(join(source, name), 'utf8')
      return [...code.matchAll(/className=(?:"[^"]*"|\{`[^`]*`\})/g)]
        .filter(([classes]) => side.test(classes))
        .map(([classes]) => `${name}: ${classes}`)
    })
  expect(named).toEqual([])
})
