import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { quotedIn, readSentences } from './read.ts'
import { readResults } from './results.ts'
import { table, tableFile } from './table.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const sections = readSentences(root)
const sentences = sections.flatMap(({ sentences }) => sentences)

test('all nine sections are there, numbered without a gap', () => {
  for (const [index, { sentences }] of sections.entries()) {
    expect(sentences.map(({ id }) => id)).toEqual(
      sentences.map((_, place) => `${index + 1}.${place + 1}`),
    )
  }
  expect(sections).toHaveLength(9)
})

test('every sentence is proven by a test, or says how it was read', () => {
  const open = sentences.filter(({ proofs, readings }) => proofs.length + readings.length === 0)
  expect(open.map(({ id }) => id)).toEqual([])
})

test('every test that is named exists', () => {
  const sources = new Map<string, string>()
  const missing = sentences.flatMap(({ id, proofs }) =>
    proofs.flatMap(({ file, test }) => {
      const path = join(root, file)
      if (!sources.has(path)) sources.set(path, existsSync(path) ? readFileSync(path, 'utf8') : '')
      const named = (sources.get(path) ?? '').replaceAll("\\'", "'").includes(test)
      return named ? [] : [`${id}: ${file}: ${test}`]
    }),
  )
  expect(missing).toEqual([])
})

test('the table in the docs is up to date (npm run specification)', () => {
  expect(readFileSync(join(root, tableFile), 'utf8')).toBe(table(sections, readResults(root)))
})

test('what stands between quotes is found, apostrophes and pairs included', () => {
  expect(quotedIn("IBAN required ('Please enter the recipient's IBAN')")).toEqual([
    "Please enter the recipient's IBAN",
  ])
  expect(quotedIn("toast 'No letter specified' / 'Please select a letter to view.'")).toEqual([
    'No letter specified',
    'Please select a letter to view.',
  ])
  expect(quotedIn("'No documents yet / Upload your first document to get started'")).toEqual([
    'No documents yet',
    'Upload your first document to get started',
  ])
})
