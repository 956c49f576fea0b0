import { expect, test } from 'vitest'
import type { Chance } from '../../test/chance.ts'
import { openMadeUpShop, type Shop } from '../../test/made-up-shop.ts'
import { tellMailStory } from '../../test/mail-story.ts'
import { openLetterXpressShop, openPingenShop } from '../../test/network-shops.ts'

const shops: [name: string, open: (chance: Chance) => Promise<Shop>, stories: number][] = [
  ['a print shop without any idempotency', openMadeUpShop, 8],
  ['LetterXpress', openLetterXpressShop, 2],
  ['Pingen', openPingenShop, 2],
]

// The long version uses new seeds each time: `npm run faults -- --mail 200`.
test.each(shops)(
  'through crashes at every step, lost and late answers and double clicks, every letter is posted once and paid once: %s',
  async (_, open, stories) => {
    let harm = 0
    for (let seed = 1; seed <= stories; seed += 1) {
      const result = await tellMailStory(seed, open).catch((error: unknown) => {
        throw new Error(`Story ${seed}`, { cause: error })
      })
      harm += result.kills + result.troubles
    }
    expect(harm).toBeGreaterThan(stories)
  },
  120_000,
)
