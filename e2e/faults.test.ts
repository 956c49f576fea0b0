import * as fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import '../packages/offline/test/setup.ts'
import { runStory } from '../packages/offline/test/faults/run-story.ts'
import { stories } from '../packages/offline/test/faults/story.ts'
import { killForGood, kills } from '../faults/real-process.ts'
import { startRealServer } from '../faults/real-server.ts'

afterAll(killForGood)

// The short version. `npm run faults` is the long one and can repeat a scenario by its seed and path.
test('nothing is lost and nothing is doubled with the real server, though it is killed in the middle of requests', async () => {
  await fc.assert(
    fc.asyncProperty(stories(12, ['kill', 'kill', 'kill', 'kill']), async (story) => {
      const server = await startRealServer()
      await server.kill?.()
      await runStory(server, story)
    }),
    { numRuns: 5, endOnFailure: true },
  )
  expect(kills).toBeGreaterThan(0)
}, 240_000)
