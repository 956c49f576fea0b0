// Attacks its own server: `npm run attack`. Prints tries and findings for each area, and fails if there are findings.
//   --minutes N   the duration (10)
//   --short       the short form that is part of npm test
//   --seed N      repeats the same odd bodies
import { parseArgs } from 'node:util'
import { attack } from './attack/attack.ts'
import { tableOf } from './attack/report.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    short: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
  },
})
const seed = Number(values.seed)
const began = performance.now()
const areas = await attack({
  seed,
  ...(!values.short && { minutes: Number(values.minutes) }),
  onArea: ({ name, tries }) =>
    console.error(`${name}: ${tries} tries, ${Math.round((performance.now() - began) / 1000)} s`),
})
console.log(tableOf(areas))
console.log(`seed ${seed}, ${Math.round((performance.now() - began) / 1000)} s`)
process.exit(areas.some(({ findings }) => findings.length > 0) ? 1 : 0)
