import type { NetworkFailure } from '../providers/payment/suite-rig.ts'
import { checkAlways, checkEnd } from './promises.ts'
import type { Step, Story } from './story.ts'
import { claimCents, openFaultRig, type FaultRig } from './fault-rig.ts'

/** Counts for the report. */
export const told = { payments: 0, deaths: 0, news: 0, taken: 0 }

type Sent = { url: string; body: object; key: string }
type Teller = { world: FaultRig; sent: Sent[] }

/** Runs one scenario and checks the invariants after every step. */
export async function tellStory({ bank, steps }: Story): Promise<void> {
  const world = await openFaultRig(bank)
  const teller: Teller = { world, sent: [] }
  try {
    for (const step of steps) {
      await carryOut(teller, step)
      await checkAlways(world)
    }
    await comeToRest(teller)
    await checkEnd(world)
    const ids = await idsOf(world)
    told.payments += ids.length
    told.deaths += world.restarts()
    for (const id of ids) told.taken += Number((await world.bank.kept(id)) > 0)
  } finally {
    await world.close()
  }
}

const idsOf = async (world: FaultRig) => {
  const rows = await world.read((db) =>
    db
      .selectFrom('payments')
      .select('id')
      .where('how', '!=', 'own')
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
  )
  return rows.map(({ id }) => id)
}

const paidIds = async (world: FaultRig) => {
  const rows = await world.read((db) =>
    db
      .selectFrom('payments')
      .select('id')
      .where('how', '!=', 'own')
      .where('received_cents', '>', 0)
      .orderBy('created_at')
      .execute(),
  )
  return rows.map(({ id }) => id)
}

const isTold = async (world: FaultRig, id: string) => {
  const query = world.read((db) =>
    db.selectFrom('payments').select('provider_id').where('id', '=', id).executeTakeFirst(),
  )
  return (await query)?.provider_id !== null
}

const at = <T>(list: T[], which: number): T | undefined => list[which % (list.length || 1)]

async function carryOut({ world, sent }: Teller, step: Step): Promise<void> {
  const { bank } = world
  const id = 'which' in step ? at(await idsOf(world), step.which) : undefined
  switch (step.do) {
    case 'pay':
      return send({ world, sent }, { ...payRequest(world, step), key: `key-${sent.length}` }, step)
    case 'buy': {
      const method = bank.name === 'paypal' ? 'paypal' : 'online'
      const body = { credits: step.credits, method }
      const request = { url: '/api/payments/credits', body, key: `key-${sent.length}` }
      return send({ world, sent }, request, step)
    }
    case 'repeat': {
      const before = at(sent, step.which)
      if (!before) return
      return world.mortally(step.dies, () =>
        world.call('POST', before.url, before.body, before.key),
      )
    }
    case 'payer':
      // The payer knows the payment only after the app has shown its link.
      return id !== undefined && (await isTold(world, id)) ? bank.act(id, step.act) : undefined
    case 'look':
      if (id === undefined) return
      return trouble(world, step, () => look(world, id, step.by))
    case 'news':
      return world.mortally(step.dies, () => news(world, step.which, step.how))
    case 'rush': {
      const before = at(sent, step.which)
      return world.mortally(step.dies, () =>
        Promise.all([
          id && look(world, id, 'browser'),
          id && look(world, id, 'job'),
          news(world, step.which, 'good'),
          news(world, step.which, 'good'),
          before && world.call('POST', before.url, before.body, before.key),
          before && world.call('POST', before.url, before.body, before.key),
        ]),
      )
    }
    case 'refund': {
      const paid = at(await paidIds(world), step.which)
      const name = `refund-${step.which}-${step.share}`
      if (paid !== undefined) await bank.refund(paid, 100 * step.share, name)
      return
    }
    case 'mark': {
      const body = { change: 'paid', amount: step.cents, on: '2026-11-20' }
      await world.call('POST', `/api/claims/${step.claim + 1}`, body)
      return
    }
    case 'later':
      world.wait(step.hours * 3_600_000)
  }
}

function payRequest({ bank }: FaultRig, { claim, part, again }: Extract<Step, { do: 'pay' }>) {
  const amount = Math.floor(claimCents[claim]! / part) / 100
  const wanted = { amount, reference: 'K-1', claimId: claim + 1, again }
  if (bank.name !== 'paypal') return { url: '/api/payments/sofort', body: wanted }
  const body = { ...wanted, payerEmail: 'a@example.org' }
  return { url: '/api/payments/paypal', body }
}

async function send({ world, sent }: Teller, request: Sent, fate: Fate): Promise<void> {
  sent.push(request)
  await trouble(world, fate, () => world.call('POST', request.url, request.body, request.key))
}

type Fate = { dies: number | null; fails: NetworkFailure | null }

async function trouble(world: FaultRig, { dies, fails }: Fate, work: () => Promise<unknown>) {
  if (fails) world.bank.fail(fails)
  await world.mortally(dies, work)
}

/** A poll by the job may fail, because the provider may be unavailable and the job is retried. Any other failure is an error. */
async function look(world: FaultRig, id: string, by: 'browser' | 'job'): Promise<void> {
  if (by === 'browser') await world.call('GET', `/api/payments/${id}/status`)
  else await world.job(id).catch(() => {})
}

async function news(world: FaultRig, which: number, how: 'good' | 'forged' | 'old' | 'unrelated') {
  const event = how === 'unrelated' ? null : at(world.bank.events(), which)
  if (event === undefined) return
  const delivered = world.bank.deliver(event, how === 'unrelated' ? 'good' : how)
  if (!delivered) return
  told.news += 1
  const { statusCode } = await world.news(delivered.headers, delivered.body)
  if ((how === 'forged' || how === 'old') && statusCode < 400) throw new Error('Forged news passed')
}

/** Ends the scenario: pending payments arrive, and all jobs run until nothing is left. */
async function comeToRest({ world }: Teller): Promise<void> {
  const ids = await idsOf(world)
  for (const id of ids) if (await isTold(world, id)) await world.bank.act(id, 'came')
  for (let round = 0; round < 2; round += 1) {
    // The repetitions use up failures that are still scheduled.
    for (let tries = 0; tries < 3; tries += 1) {
      for (const id of ids) await world.mortally(null, () => look(world, id, 'job'))
    }
    world.wait(25 * 3_600_000)
  }
  await checkAlways(world)
}
