import * as fc from 'fast-check'
import { test } from 'vitest'
import { startMadeUpServer } from '../test/faults/made-up-server.ts'
import { runStory } from '../test/faults/run-story.ts'
import { stories } from '../test/faults/story.ts'

// The short form; `npm run faults` is the long one, and replays a story by its seed and path.
test('whatever happens on the way: nothing is lost, nothing is doubled, nothing is shown as done that is not', async () => {
  await fc.assert(
    fc.asyncProperty(stories(20), async (story) => {
      const server = await startMadeUpServer()
      try {
        await runStory(server, story)
      } finally {
        await server.stop()
      }
    }),
    { numRuns: 60 },
  )
}, 120_000)
