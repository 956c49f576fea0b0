import type { Chance } from '../api/test/chance.ts'
import { openMadeUpShop, type Shop } from '../api/test/made-up-shop.ts'
import { tellMailStory } from '../api/test/mail-story.ts'
import { openLetterXpressShop, openPingenShop } from '../api/test/network-shops.ts'

const shops: Record<string, (chance: Chance) => Promise<Shop>> = {
  'made-up print shop': openMadeUpShop,
  LetterXpress: openLetterXpressShop,
  Pingen: openPingenShop,
}

/** Runs random scenarios of ordering, posting and cancelling letters. Prints the seed of a failed one and returns false. */
export async function tellOfMail(stories: number, seed: number): Promise<boolean> {
  for (const [name, open] of Object.entries(shops)) {
    const began = performance.now()
    const sum = { kills: 0, troubles: 0, letters: 0, orders: 0 }
    for (let n = 0; n < stories; n += 1) {
      try {
        const result = await tellMailStory(seed + n, open)
        for (const what of ['kills', 'troubles', 'letters', 'orders'] as const) {
          sum[what] += result[what]
        }
      } catch (error) {
        console.log(`${name}: story ${seed + n} went wrong`)
        console.log(error)
        console.log(`again: npm run faults -- --mail 1 --seed ${seed + n}`)
        return false
      }
    }
    const seconds = ((performance.now() - began) / 1000).toFixed(0)
    console.log(
      `${name}: ${stories} stories from seed ${seed}, ${sum.kills} crashes, ${sum.troubles} faults of the line, ` +
        `${sum.orders} orders, ${sum.letters} letters taken, ${seconds} s: none twice, none lost, every ledger right`,
    )
  }
  return true
}
