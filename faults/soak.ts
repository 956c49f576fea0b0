// Simulates a year of a server in about an hour: `npm run soak`. With users, letters, restarts, kill -9, clock changes, full disks,
// backups and a restore.
//   --days N      how many days (365)
//   --letters N   how many letters (2,000)
//   --users N     how many users (20)
//   --seed N      repeats a run
import { parseArgs } from 'node:util'
import { soak } from './soak/soak.ts'

const { values } = parseArgs({
  options: {
    days: { type: 'string', default: '365' },
    letters: { type: 'string', default: '2000' },
    users: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
  },
})
const began = performance.now()
const { rows, faults } = await soak({
  days: Number(values.days),
  letters: Number(values.letters),
  users: Number(values.users),
  seed: Number(values.seed),
  onDay: (line) => console.error(line),
})
for (const [what, value] of rows) console.log(`${what.padEnd(52)} ${value}`)
for (const fault of faults.slice(0, 60)) console.log(fault)
console.log(`seed ${values.seed}, ${Math.round((performance.now() - began) / 60_000)} minutes`)
process.exit(faults.length > 0 ? 1 : 0)
