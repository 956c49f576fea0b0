import { AppError } from '@brieflotse/contract'
import type { Mail, Parcel } from '../providers/mail/mail.ts'
import { chanceOf, type Chance } from './chance.ts'
import { fakeMail, type FakeMail, type MailStep } from './fake-mail.ts'
import { checkPromises } from './mail-promises.ts'
import { mailJobs, mailServer, mailWorld, type MailServer, type MailWorld } from './mail-world.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute

export type StoryResult = { kills: number; troubles: number; copies: number; orders: number }

/** What a user wants: a letter sent, with the key of that click. `answer`: the order they were told of. */
type Wish = { letter: number; key: string; answer: number | null; isOver: boolean }

/**
 * A random story of ordering, clicking twice, cancelling, crashes, lost and late answers, told to its good end: then everything that
 * can be promised is looked at. The same seed is the same story.
 */
export async function tellMailStory(seed: number, steps = 40): Promise<StoryResult> {
  const chance = chanceOf(seed)
  const world = await mailWorld({ credits: chance.one([3, 4, 9]), letters: 3 })
  const shop = printShop(world, chance)
  const wishes: Wish[] = []
  const result = { kills: 0, troubles: 0, copies: 0, orders: 0 }
  let isHealed = false

  /** The provider as one life of the server reaches it: every step may be the last of that life. */
  const providerOf = (step: () => void): Mail => {
    const mail = shop.mail
    const through =
      <A extends unknown[], R>(work: (...given: A) => Promise<R>) =>
      async (...given: A): Promise<R> => {
        step()
        const answer = await work(...given)
        step()
        return answer
      }
    const { quote, find, submit, status, cancel } = mail
    return {
      ...mail,
      quote: through(quote),
      find: through(find),
      submit: through(submit),
      status: through(status),
      cancel: through(cancel),
    }
  }
  const start = () =>
    mailServer(world, providerOf, !isHealed && chance.happens(0.8) ? chance.below(60) : Infinity)
  let server: MailServer = start()
  const check = async () => {
    if (server.isDead()) {
      result.kills += 1
      server = start()
    }
    await checkPromises(world, shop.mail.copies)
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
    // Two at once: two tabs, or a click while a job is at it.
    await Promise.all([chance.one(acts)(), chance.happens(0.4) ? chance.one(acts)() : null])
    await check()
  }

  isHealed = true
  shop.heal()
  server = start()
  for (const wish of wishes) while (!wish.isOver) await order(wish)
  for (let n = 0; n < 400; n += 1) {
    shop.pass(n < 50 ? minute : 4 * hour)
    for (const name of mailJobs) while (await server.work(name));
    await check()
  }
  await checkPromises(world, shop.mail.copies, {
    isEnd: true,
    answers: wishes.map((w) => w.answer),
  })
  const { length: orders } = await world.db.read.selectFrom('mail_orders').select('id').execute()
  await world.db.close()
  return { ...result, troubles: shop.troubles(), copies: shop.mail.copies.length, orders }
}

/** A print shop with moods, on a line with faults. Letters that were on the line may arrive after we hung up. */
function printShop(world: MailWorld, chance: Chance) {
  const onTheLine: { at: number; parcel: Parcel }[] = []
  let isHealed = false
  let troubles = 0
  let hidesUntil = 0
  const down = () => new AppError(chance.one(['provider-down', 'busy']))
  const misread = new Map<string, string[]>()

  const mail: FakeMail = fakeMail({
    now: () => world.now,
    reads: (recipient) => misread.get(recipient.join()) ?? recipient,
    async trouble(step: MailStep, when) {
      for (let n = chance.below(4); n > 0; n -= 1) await Promise.resolve()
      if (isHealed || !chance.happens(when === 'before' ? 0.12 : 0.2)) return
      troubles += 1
      if (chance.happens(0.1)) throw new TypeError('fetch failed')
      if (chance.happens(0.1)) world.now += 10 * second
      else throw down()
    },
  })
  const { submit, find } = mail
  mail.submit = async (parcel, signal) => {
    if (!isHealed && chance.happens(0.15)) {
      troubles += 1
      onTheLine.push({ at: world.now + chance.below(90) * second, parcel })
      throw down()
    }
    return submit(parcel, signal)
  }
  // A list that is not up to date yet.
  mail.find = async (reference, signal) => {
    const found = await find(reference, signal)
    return world.now < hidesUntil ? null : found
  }

  return {
    mail,
    troubles: () => troubles,
    pass(ms: number): void {
      world.now += ms
      for (const late of onTheLine.splice(0)) {
        if (late.at > world.now) onTheLine.push(late)
        else if (!mail.settings.refuse) mail.take(late.parcel)
      }
      for (const copy of mail.copies) {
        const age = world.now - copy.takenAt
        if (copy.state === 'waiting' && age > 16 * minute) copy.state = 'printing'
        if (copy.state === 'printing' && age > 12 * hour) copy.state = 'posted'
      }
    },
    /** It changes its ways: refuses everything or nothing, drops a letter, reads badly, or its list lags. */
    moody(): void {
      const copy = mail.copies.length > 0 ? chance.one(mail.copies) : undefined
      const moods = [
        () => void (mail.settings.refuse = chance.happens(0.3) ? 'Not today.' : null),
        () => void (hidesUntil = world.now + 60 * second),
        () => copy && misread.set(copy.parcel.recipient.join(), ['Somebody else']),
        () => misread.clear(),
        () => copy?.state === 'waiting' && (copy.state = chance.one(['refused', 'canceled'])),
      ]
      chance.one(moods)()
    },
    heal(): void {
      isHealed = true
      mail.settings.refuse = null
      hidesUntil = 0
    },
  }
}
