import { AppError } from '@brieflotse/contract'
import { chanceOf, type Chance } from './chance.ts'
import type { Shop } from './made-up-shop.ts'
import { checkPromises } from './mail-promises.ts'
import { mailJobs, mailServer, mailWorld, type MailServer } from './mail-world.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute

export type StoryResult = { kills: number; troubles: number; letters: number; orders: number }

/** A user's intent to send a letter, with the idempotency key of the click. `answer`: the id of the order in the response. */
type Wish = { letter: number; key: string; answer: number | null; isOver: boolean }

/**
 * Runs a random scenario of orders, double clicks, cancellations, crashes, and lost or late responses until everything has settled,
 * and checks all invariants. The same seed gives the same scenario.
 */
export async function tellMailStory(
  seed: number,
  openShop: (chance: Chance) => Promise<Shop>,
  steps = 40,
): Promise<StoryResult> {
  const chance = chanceOf(seed)
  const shop = await openShop(chance)
  const world = await mailWorld({ credits: chance.one([3, 4, 9]), letters: 3, now: shop.now })
  const wishes: Wish[] = []
  const result = { kills: 0, troubles: 0, letters: 0, orders: 0 }
  let isHealed = false

  const start = () =>
    mailServer(world, shop.connect, !isHealed && chance.happens(0.8) ? chance.below(60) : Infinity)
  let server: MailServer = start()
  const check = async () => {
    if (server.isDead()) {
      result.kills += 1
      server = start()
    }
    await checkPromises(world, shop)
  }

  async function order(wish: Wish): Promise<void> {
    try {
      const { id } = await server.order(wish.letter, wish.key)
      if (wish.answer !== null && wish.answer !== id) throw new Error('Another order for one key')
      wish.answer = id
      wish.isOver = true
    } catch (error) {
      if (error instanceof AppError && !['provider-down', 'busy'].includes(error.code)) {
        if (wish.answer !== null) throw new Error('An order was taken back', { cause: error })
        wish.isOver = true
      }
    }
  }
  const anyOrder = async () => {
    const ids = await world.db.read.selectFrom('mail_orders').select('id').execute()
    return ids.length > 0 ? chance.one(ids).id : 0
  }
  const acts: (() => Promise<unknown>)[] = [
    async () => {
      const wish = { letter: 1 + chance.below(3), key: `k${wishes.length}`, answer: null }
      wishes.push({ ...wish, isOver: false })
      const clicks = 1 + chance.below(2)
      await Promise.all(Array.from({ length: clicks }, () => order(wishes.at(-1)!)))
    },
    async () => wishes.length > 0 && order(chance.one(wishes)),
    async () => server.cancel(await anyOrder()).catch(() => {}),
    async () => server.work('submit-mail'),
    async () => server.work('submit-mail'),
    async () => server.work('follow-mail'),
    async () => shop.pass(chance.one([second, 9 * second, minute, 4 * minute])),
    async () => shop.pass(chance.one([6 * minute, 20 * minute, 4 * hour])),
    async () => shop.moody(),
  ]
  for (let n = 0; n < steps; n += 1) {
    // Two actions run concurrently, such as two tabs, or a click while a job runs.
    await Promise.all([chance.one(acts)(), chance.happens(0.4) ? chance.one(acts)() : null])
    await check()
  }

  isHealed = true
  shop.heal()
  server = start()
  for (const wish of wishes) while (!wish.isOver) await order(wish)
  for (let n = 0; n < 400; n += 1) {
    await shop.pass(n < 50 ? minute : 4 * hour)
    for (const name of mailJobs) while (await server.work(name));
    await check()
  }
  await checkPromises(world, shop, {
    isEnd: true,
    answers: wishes.map((w) => w.answer),
  })
  const { length: orders } = await world.db.read.selectFrom('mail_orders').select('id').execute()
  await world.db.close()
  await shop.close()
  return { ...result, troubles: shop.troubles(), letters: shop.references().length, orders }
}
