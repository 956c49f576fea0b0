// npm run cases                       scores of every set of letters, and whether users would act rightly
// npm run cases -- --errors           also every wrong or missed field, every false or missing step
// npm run cases -- 011 pdf            one letter: what was read, and its errors ('' for all: cases -- '' held)
// npm run cases -- --acts '' corpus   only whether users would act rightly, with the plans of single letters
// npm run cases -- --raise            stores the results as the new floor
import { readFileSync, writeFileSync } from 'node:fs'
import { describe } from './acts/act-score.ts'
import { actsOf, corpusHalves, printActs, readCorpus, type Acted } from './acts/act-table.ts'
import { actFloorOf, type ActFloor } from './acts/act-floor.ts'
import { caseSets, printTable, raise, readAll, type Floors, type Result } from './table.ts'

const flags = new Set(process.argv.slice(2).filter((arg) => arg.startsWith('--')))
const [only = '', onlySet] = process.argv.slice(2).filter((arg) => !arg.startsWith('--'))
const floorPath = new URL('floor.json', import.meta.url)
const actFloorPath = new URL('acts/floor.json', import.meta.url)

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

function printPlan({ reading }: Acted): void {
  const { plan, document_details } = reading.explanation
  console.log(`  ${document_details.summary}`)
  for (const step of plan?.steps ?? []) {
    console.log(`  ${describe(step)}: ${step.plain} (${step.confidence.toFixed(2)})`)
    for (const { german } of step.things) console.log(`      ${german}`)
  }
  if (plan?.caution) console.log(`  caution: ${plan.caution.plain}`)
  if (plan?.unclear) console.log(`  unclear: ${plan.unclear.german.join(' | ')}`)
}

function printActed(name: string, acted: Acted[]): void {
  if (acted.length === 0) return
  // single letters of a held-out half stay hidden, so that nobody tunes the reader to them
  const isShown = !name.includes('held-out') && (only || flags.has('--errors'))
  for (const one of isShown ? acted : []) {
    const { id, score } = one
    if (score.verdict !== 'right')
      console.log(`${id}  ${score.verdict}: ${score.faults.join('; ')}`)
    if (only) printPlan(one)
  }
  console.log(printActs(name, acted))
  if (!only) actFloors[name] = actFloorOf(acted, actFloors[name])
}

const floors = JSON.parse(readFileSync(floorPath, 'utf8')) as Floors
const actFloors = JSON.parse(readFileSync(actFloorPath, 'utf8')) as Record<string, ActFloor>
for (const set of caseSets) {
  if (onlySet && !set.name.includes(onlySet)) continue
  const results = readAll(set, only)
  if (results.length === 0) continue
  if (!flags.has('--acts')) {
    if (only) results.forEach(printReading)
    // single letters of a held-out half are shown only on explicit request
    const isShown = !set.name.includes('held-out') || onlySet?.includes('held')
    if (isShown && (only || flags.has('--errors'))) results.forEach(printErrors)
    console.log(`\n${printTable(set.name, results)}`)
    if (!only) floors[set.name] = raise(floors[set.name], results)
  }
  printActed(set.name, actsOf(results))
}
for (const half of corpusHalves) {
  if (!onlySet || half.includes(onlySet)) printActed(half, readCorpus(half, only))
}
if (flags.has('--raise') && !only) {
  writeFileSync(floorPath, `${JSON.stringify(floors, null, 1)}\n`)
  writeFileSync(actFloorPath, `${JSON.stringify(actFloors, null, 1)}\n`)
}
