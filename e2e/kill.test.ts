import { afterAll, test } from 'vitest'
import { killInTheMiddle } from '../faults/kill-deeds.ts'
import { killForGood } from '../faults/real-process.ts'

afterAll(killForGood)

// The short version; `npm run faults -- --kills 50` is the long one.
test.each([5, 60])(
  'split, joined, taken over, deleted or under a new password: whole or not at all, and once, though the server dies after %i ms',
  async (moment) => void (await killInTheMiddle(moment)),
)
