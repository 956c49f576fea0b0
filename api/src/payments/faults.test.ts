import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { bankNames } from '../../test/payment-faults/bank.ts'
import { stories } from '../../test/payment-faults/story.ts'
import { tellStory, told } from '../../test/payment-faults/tell.ts'

// The short version. `npm run faults` runs the long one and can replay a scenario by its seed and path.
test.each(bankNames)(
  'whatever happens between us, a payer and the %s bank: nothing unpaid is booked, nothing twice, and all sums agree',
  async (bank) => {
    await fc.assert(fc.asyncProperty(stories(bank, 25), tellStory), { numRuns: 4 })
    expect(told.payments).toBeGreaterThan(0)
  },
  120_000,
)
