// Checks the rules of the house: who may import whom (.dependency-cruiser.mjs), sizes, names. Prints each file that breaks a rule.
import { spawnSync } from 'node:child_process'
import { readSources } from './house/files.ts'
import { checkNames } from './house/names.ts'
import { checkSharedNames } from './house/shared-names.ts'
import { checkSizes } from './house/sizes.ts'

const files = readSources()
const faults = [checkSizes, checkNames, checkSharedNames].flatMap((check) => check(files))
for (const { path, rule } of faults) console.log(`${path}: ${rule}`)
console.log(`house: ${files.length} files, ${faults.length} faults`)
const rooms = ['api', 'web', 'packages', 'service-worker']
const cruise = ['--config', '.dependency-cruiser.mjs', '--output-type', 'err', ...rooms]
const { status } = spawnSync('depcruise', cruise, { stdio: 'inherit' })
process.exit(faults.length > 0 ? 1 : (status ?? 1))
