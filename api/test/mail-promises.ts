import { creditsOf } from '../src/account/store.ts'
import type { Shop } from './made-up-shop.ts'
import type { MailWorld } from './mail-world.ts'

export type End = { isEnd: boolean; answers: (number | null)[] }

const isLive = ({ state }: { state: string }) => state !== 'canceled' && state !== 'failed'

/**
 * Checks the invariants that hold at every moment and, with `end`, those of a finished scenario. Throws with the name of the
 * violated one.
 */
export async function checkPromises(world: MailWorld, shop: Shop, end?: End): Promise<void> {
  const read = world.db.read
  const orders = await read.selectFrom('mail_orders').selectAll().execute()
  const letters = await read.selectFrom('response_letters').selectAll().execute()
  const entries = await read.selectFrom('credit_entries').selectAll().execute()
  const broken = (what: string, about: unknown): never => {
    throw new Error(
      `${what}: ${JSON.stringify({ about, orders, references: shop.references(), entries }, null, 1)}`,
    )
  }

  if ((await creditsOf(read, world.userId)) < 0) broken('A balance below zero', entries)
  for (const letter of letters) {
    const own = orders.filter((order) => order.letter_id === letter.id)
    const live = own.filter(isLive)
    if (live.length > 1) broken('Two live orders of one letter', letter)
    if ((letter.sent_at !== null) !== (live.length === 1))
      broken('A letter is not as sent as its order', letter)
    if (live[0] && letter.order_id !== live[0].id) broken('A letter with another order', letter)
    const posted = own.reduce((sum, { reference }) => sum + shop.posted(reference), 0)
    if (posted > 1) broken('A letter posted twice', letter)
  }
  for (const order of orders) {
    const own = entries.filter(({ order_id }) => order_id === order.id)
    const sum = own.reduce((total, { amount }) => total + amount, 0)
    if (sum !== (isLive(order) ? -order.credits : 0)) broken('A ledger that does not add up', order)
    if (!isLive(order) && shop.posted(order.reference) > 0) broken('Posted and paid back', order)
    if (order.state === 'submitted' && shop.accepted(order.reference) === 0)
      broken('Submitted to nobody', order)
    const isPaid = own.some(({ reason }) => reason === 'letter-posted')
    if (order.state === 'submitted' && !isPaid) broken('Submitted and not settled', order)
    if (order.state === 'submitted' && !(await world.storage.read(order.pdf_hash))) {
      broken('A mailed PDF that is gone', order)
    }
  }
  if (!end?.isEnd) return

  for (const order of orders) {
    if (!['submitted', 'canceled', 'failed'].includes(order.state)) broken('Left half-way', order)
    const posted = shop.posted(order.reference)
    if (order.state === 'submitted' && posted !== 1) broken('A letter lost', order)
    if (order.ended_at === null) broken('Followed for ever', order)
  }
  for (const answer of end.answers) {
    if (answer !== null && !orders.some(({ id }) => id === answer)) broken('An order lost', answer)
  }
  const jobs = await read.selectFrom('jobs').selectAll().execute()
  if (jobs.length > 0) broken('Jobs for nothing', jobs)
}
