import { expect, test } from 'vitest'
import { tellMailStory } from '../testing/mail-story.ts'

// The long form, with other seeds each time: `npm run faults -- --mail 500`.
test('through crashes at every step, lost and late answers and double clicks, every letter is posted once and paid once', async () => {
  let kills = 0
  for (let seed = 1; seed <= 25; seed += 1) {
    const result = await tellMailStory(seed).catch((error: unknown) => {
      throw new Error(`Story ${seed}`, { cause: error })
    })
    kills += result.kills
  }
  expect(kills).toBeGreaterThan(25)
}, 60_000)
