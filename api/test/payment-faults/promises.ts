import type { Document, User } from '@brieflotse/contract'
import { claimCents, type FaultRig } from './fault-rig.ts'

export class BrokenPromise extends Error {}

const fail = (what: string, details: unknown): never => {
  throw new BrokenPromise(`${what}: ${JSON.stringify(details, null, 2)}`)
}

const rowsOf = (world: FaultRig) =>
  world.read((db) => db.selectFrom('payments').selectAll().orderBy('created_at').execute())

/** Checks the invariants after every step: nothing unpaid is booked, nothing is booked twice, and all sums agree. */
export async function checkAlways(world: FaultRig): Promise<void> {
  const { bank } = world
  const rows = await rowsOf(world)
  const ledger = await world.read((db) => db.selectFrom('credit_entries').selectAll().execute())
  let credits = 3
  for (const row of rows) {
    if (bank.times(row.id) > 1) fail('Money was taken twice', row)
    if (bank.begun(row.id) > 1) fail('One payment was begun twice', row)
    const isBooked = row.fulfilled_at !== null
    if (row.received_cents > row.amount_cents) fail('More was received than was asked for', row)
    if (row.received_cents > 0 !== (row.status === 'succeeded')) fail('Paid, or not paid', row)
    if (row.received_cents > 0 && !isBooked) fail('Received and not booked', row)
    const wasTaken = bank.name === 'practice' || bank.times(row.id) === 1 || row.how === 'own'
    if (isBooked && !wasTaken) fail('Booked and never paid', row)
    const entries = ledger.filter(({ payment_id }) => payment_id === row.id)
    const held = entries.reduce((sum, { amount }) => sum + amount, 0)
    const worth = Math.floor(((row.credits ?? 0) * row.received_cents) / row.amount_cents)
    if (held !== worth) fail('The ledger says something else', { row, entries })
    if (entries.filter(({ reason }) => reason === 'bought').length > 1) fail('Booked twice', row)
    credits += held
  }
  const user = (await world.call('GET', '/api/user')).body as User
  if (user.credits !== credits) fail('The balance is wrong', { user, credits })
  for (const [index, amount] of claimCents.entries()) {
    const { body } = await world.call('GET', `/api/documents/${index + 1}`)
    const [claim] = (body as Document).claims
    const own = rows.filter(({ claim_id }) => claim_id === claim?.id)
    const paid = own.reduce((sum, { received_cents }) => sum + received_cents, 0)
    const runs = own.some((row) => row.status !== 'canceled' && row.fulfilled_at === null)
    const rest = runs ? 'started' : paid > 0 ? 'partly-paid' : 'open'
    const state = paid >= amount ? 'paid' : rest
    if (claim?.paid !== paid || claim.state !== state) fail('The claim is wrong', { claim, own })
  }
}

/** Checks at the end, after all polls, that our books equal the bank's. */
export async function checkEnd(world: FaultRig): Promise<void> {
  const { bank } = world
  for (const row of await rowsOf(world)) {
    if (row.how === 'own') continue
    const kept = await bank.kept(row.id)
    if (row.received_cents !== kept) fail('The bank kept something else', { row, kept })
    const isOver = row.status === 'succeeded' || row.status === 'canceled'
    if (!isOver) fail('Nobody looks after it any more', row)
    if (row.client_secret !== null) fail('A secret outlived its payment', row)
  }
}
