// npm run cases                     the table of every set of letters
// npm run cases -- --errors         and every field that is wrong or missed
// npm run cases -- 011 pdf          one letter: what was read, and what is wrong with it ('' for all: cases -- '' held)
// npm run cases -- --raise          keep what was reached as the new floor
import { readFileSync, writeFileSync } from 'node:fs'
import { caseSets, printTable, raise, readAll, type Floors, type Result } from './table.ts'

const flags = new Set(process.argv.slice(2).filter((arg) => arg.startsWith('--')))
const [only = '', onlySet] = process.argv.slice(2).filter((arg) => !arg.startsWith('--'))
const floorPath = new URL('floor.json', import.meta.url)

function printErrors({ id, scores }: Result): void {
  for (const { field, outcome, want, got } of scores) {
    if (outcome === 'wrong' || outcome === 'missed') {
      console.log(`${id}  ${field}: ${outcome}; true ${want || '-'}; read ${got || '-'}`)
    }
  }
}

function printReading({ reading }: Result): void {
  console.log(`\n${reading.title}  [${reading.documentType}]\n\n${reading.text}\n`)
  const { facts, document_details, deadlines, warnings, actions, terms } = reading.explanation
  console.log(document_details)
  for (const { kind, value, confidence, why } of facts) {
    console.log(`${kind}: ${value}  (${confidence.toFixed(2)}, ${why})`)
  }
  for (const { what, date, stated, steps } of deadlines) console.log(what, date, stated, steps)
  for (const { german } of actions) console.log('action:', german)
  for (const { code, text } of warnings) console.log(`${code}: ${text}`)
  console.log('terms:', terms.map(({ term }) => term).join(', '))
}

const floors = JSON.parse(readFileSync(floorPath, 'utf8')) as Floors
for (const set of caseSets) {
  if (onlySet && !set.name.includes(onlySet)) continue
  const results = readAll(set, only)
  if (results.length === 0) continue
  if (only) results.forEach(printReading)
  if (only || flags.has('--errors')) results.forEach(printErrors)
  console.log(`\n${printTable(set.name, results)}`)
  if (!only) floors[set.name] = raise(floors[set.name], results)
}
if (flags.has('--raise') && !only) writeFileSync(floorPath, `${JSON.stringify(floors, null, 1)}\n`)
