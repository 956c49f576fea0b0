// Checks the rules of the house: who may import whom (.dependency-cruiser.mjs), sizes, names, and the drawing of the rooms in docs/map.md.
// Prints each file that breaks a rule. `npm run house -- --draw` draws the rooms again.
import { spawnSync } from 'node:child_process'
import { checkDrawing, type Cruise, drawRooms, importsOf, writeDrawing } from './house/drawing.ts'
import { readSources } from './house/files.ts'
import { checkNames } from './house/names.ts'
import { checkSharedNames } from './house/shared-names.ts'
import { checkSizes } from './house/sizes.ts'

const rooms = ['api', 'web', 'packages', 'service-worker']
const cruise = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...rooms]
const { stdout: cruised } = spawnSync('depcruise', cruise, {
  stdio: ['ignore', 'pipe', 'inherit'],
  maxBuffer: 2 ** 28,
})
const drawing = drawRooms(importsOf(JSON.parse(cruised.toString()) as Cruise))
if (process.argv.includes('--draw')) writeDrawing(drawing)

const files = readSources()
const faults = [
  ...[checkSizes, checkNames, checkSharedNames].flatMap((check) => check(files)),
  ...checkDrawing(drawing),
]
for (const { path, rule } of faults) console.log(`${path}: ${rule}`)
console.log(`house: ${files.length} files, ${faults.length} faults`)
const report = ['--output-type', 'err', '--exit-code', '-']
const { status } = spawnSync('depcruise-fmt', report, {
  input: cruised,
  stdio: ['pipe', 'inherit', 'inherit'],
})
process.exit(faults.length > 0 ? 1 : (status ?? 1))
