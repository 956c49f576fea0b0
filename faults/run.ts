// Runs long random scenarios of everything that can fail between a device and the server: `npm run faults`.
//   --runs N          how many scenarios with the fake server (2,000)
//   --real N          how many with the real server, which is killed during requests (100)
//   --steps N         the most steps in one scenario (30)
//   --seed N --path P repeats a scenario, as printed by a failure
//   --mail N          instead: how many scenarios of posting letters with each print shop
//   --kills N         instead: how often the real server is killed during splits, joins, imports, deletions and password changes
import '../packages/offline/test/setup.ts'
import * as fc from 'fast-check'
import { parseArgs } from 'node:util'
import { startMadeUpServer } from '../packages/offline/test/faults/made-up-server.ts'
import { runStory } from '../packages/offline/test/faults/run-story.ts'
import type { StoryServer } from '../packages/offline/test/faults/server.ts'
import { stories, type Trouble } from '../packages/offline/test/faults/story.ts'
import { tellOfKills } from './kill-deeds.ts'
import { tellOfMail } from './mail.ts'
import { kills } from './real-process.ts'
import { startRealServer } from './real-server.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '2000' },
    real: { type: 'string', default: '100' },
    steps: { type: 'string', default: '30' },
    seed: { type: 'string' },
    path: { type: 'string' },
    mail: { type: 'string' },
    kills: { type: 'string' },
  },
})

if (values.mail) {
  const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31))
  process.exit((await tellOfMail(Number(values.mail), seed)) ? 0 : 1)
}

if (values.kills) {
  await tellOfKills(Number(values.kills))
  process.exit()
}

const many: Trouble[] = ['kill', 'kill', 'kill', 'kill', 'kill', 'kill']

await tell('made-up server', Number(values.runs), startMadeUpServer, [])
await tell('real server', Number(values.real), startRealServer, many)
console.log(`the real server was killed ${kills} times`)
process.exit()

async function tell(
  name: string,
  numRuns: number,
  start: () => Promise<StoryServer>,
  more: Trouble[],
) {
  if (numRuns === 0) return
  const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31))
  const began = performance.now()
  const result = await fc.check(
    fc.asyncProperty(stories(Number(values.steps), more), async (story) => {
      const server = await start()
      try {
        await runStory(server, story)
      } finally {
        await server.stop()
      }
    }),
    { seed, numRuns, ...(values.path && { path: values.path }) },
  )
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  console.log(`${name}: ${result.numRuns} stories, seed ${seed}, ${seconds} s`)
  if (!result.failed) return
  console.log(fc.defaultReportMessage(result))
  console.log(result.errorInstance)
  console.log(`again: npm run faults -- --seed ${seed} --path ${result.counterexamplePath}`)
  process.exitCode = 1
}
