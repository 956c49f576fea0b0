// Checks the rules of house.md: imports, cycles, sizes, names. Prints each file that breaks a rule.
import { checkArrows } from './house/rooms.ts'
import { checkCycles } from './house/cycles.ts'
import { readSources } from './house/files.ts'
import { checkNames } from './house/names.ts'
import { checkSharedNames } from './house/shared-names.ts'
import { checkSizes } from './house/sizes.ts'

const files = readSources()
const faults = [checkArrows, checkCycles, checkSizes, checkNames, checkSharedNames].flatMap(
  (check) => check(files),
)
for (const { path, rule } of faults) console.log(`${path}: ${rule}`)
console.log(`house: ${files.length} files, ${faults.length} faults`)
process.exit(faults.length > 0 ? 1 : 0)
