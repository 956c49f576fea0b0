import { deepStrictEqual as same, fail, ok } from 'node:assert'
import { discardEntry, retryEntry } from '../../src/outbox/outbox.ts'
import { conflictsOf, resolveConflict } from '../../src/outbox/resolve-conflict.ts'
import { outboxEntries } from '../../src/queries.ts'
import type { OutboxEntry } from '../../src/outbox/entries.ts'
import { forgetUser, rememberUser } from '../../src/device-database.ts'
import { madeUpUser } from '../made-up.ts'
import { type Device, leaveVersion1, openDevice } from './device.ts'
import { startLine } from './line.ts'
import { checkPromises, checkWishes, type Wishes } from './promises.ts'
import type { StoryServer } from './server.ts'
import type { Action, Step, Story, Sync } from './story.ts'

const lucky = { dies: null, room: null }
const plain: Sync = { tab: 'page', force: true, troubles: [], airplane: null, fate: lucky }

/** Runs a story and checks the five promises of the outbox after every step. Throws if one is broken. */
export async function runStory(server: StoryServer, story: Story): Promise<void> {
  const line = startLine(server)
  const device = await openDevice(line, server.users[0])
  const wishes: Wishes = new Map()
  try {
    if (story.before) {
      const ids = (await server.rows()).map(({ id }) => id)
      await leaveVersion1(device.userId, ids, story.before)
      const { db } = device.tab('page')
      await device
        .tab('page')
        .work({ dies: story.upgradeDies, room: null }, async () => void (await db.open()))
        .catch(() => {})
      const count = await device.kept.outbox.count()
      same(count, story.before.length, 'the upgrade lost an entry')
    }
    await checkPromises(device, server, wishes)
    await device.sync(plain)
    await checkPromises(device, server, wishes)
    for (const step of story.steps) {
      await happen(device, server, step)
      await checkPromises(device, server, wishes)
    }
    await endWell(device, server)
    checkWishes(device, await server.rows())
    await checkPromises(device, server, wishes)
  } finally {
    await device.stop()
    line.stop()
  }
}

async function happen(device: Device, server: StoryServer, step: Step): Promise<void> {
  const { line } = device
  if (step.do === 'act') await device.act(step.tab, step.action, step.fate)
  else if (step.do === 'sync') {
    const { during, overtaken } = step
    line.onRequest = atOnly(during?.request, () => device.act('other page', during!.action))
    line.onAnswer = atOnly(overtaken?.request, async () => {
      await elsewhere(device, server, overtaken!.action)
      await device.sync({ ...plain, tab: 'worker' }, false)
    })
    await under(device, [step.sync], () => device.sync(step.sync))
  } else if (step.do === 'two') {
    const { first, second, locks } = step
    await under(device, [first, second], () =>
      Promise.all([device.sync(first, locks), device.sync({ ...second, tab: 'worker' }, locks)]),
    )
  } else if (step.do === 'elsewhere') await elsewhere(device, server, step.action)
  else if (step.do === 'clock') device.clock += step.ms
  else if (step.do === 'visitor') await visit(device, server, step)
  else device.closeTabs()
}

/** Wraps the task so that it runs once, at the call with this number. */
function atOnly(which: number | undefined, task: () => Promise<void>): () => Promise<void> {
  let count = 0
  return async () => {
    if (count++ === which) await task()
  }
}

/** Runs the task with the network faults of these steps, then restores the network. */
async function under(device: Device, syncs: Sync[], task: () => Promise<unknown>): Promise<void> {
  const { line } = device
  line.troubles = syncs.flatMap(({ troubles }) => troubles)
  line.airplane = Math.min(...syncs.map(({ airplane }) => airplane ?? Number.POSITIVE_INFINITY))
  await task()
  line.troubles = []
  line.airplane = Number.POSITIVE_INFINITY
  line.onRequest = line.onAnswer = async () => {}
}

async function elsewhere(device: Device, server: StoryServer, action: Action): Promise<void> {
  const rows = await server.rows()
  const row = 'document' in action ? rows[action.document % Math.max(rows.length, 1)] : undefined
  if (row) device.unforeseen.add(row.id)
  if (action.what === 'upload' || row) await server.elsewhere(action, row?.id ?? null)
}

/** Logs another user in while a tab of the first user is open: no data of the first may reach the other account. */
async function visit(
  device: Device,
  server: StoryServer,
  { tab, action }: Step & { do: 'visitor' },
): Promise<void> {
  await device.act(tab, action)
  const before = await server.acted()
  await forgetUser()
  await server.logIn(2)
  await device.sync({ ...plain, tab })
  await rememberUser(madeUpUser(server.users[1]))
  ok((await device.sync({ ...plain, tab })) !== 'done', 'a visitor’s account was synced')
  same(await server.acted(), before, 'something went to the account of a visitor')
  await forgetUser()
  await server.logIn(1)
  await rememberUser(madeUpUser(server.users[0]))
}

/** Errors that a retry would not change. */
const hopeless = new Set<string>([
  'not-found',
  'not-ready',
  'already-mailed',
  'letter-unfinished',
  'sender-missing',
  'no-recipient',
  'not-enough-credits',
])

/** Errors because pages have moved, or the user acted on the document. */
const refused = new Set<string>(['conflict', 'acted-on'])

/** Discards an entry and those that depend on it. */
async function giveUp({ kept: db, givenUp }: Device, { id }: OutboxEntry): Promise<void> {
  const before = await outboxEntries(db)
  await discardEntry(db, id)
  const left = new Set((await outboxEntries(db)).map((entry) => entry.id))
  for (const entry of before) if (!left.has(entry.id)) givenUp.add(entry.id)
}

/** Restores the network and resolves stuck entries: everything must arrive, and both sides must be equal. */
async function endWell(device: Device, server: StoryServer): Promise<void> {
  const db = device.kept
  for (let round = 0; ; round += 1) {
    if (round > 60) fail(`it does not end: ${JSON.stringify(await outboxEntries(db))}`)
    await device.sync(plain)
    const [entry] = await outboxEntries(db)
    if (!entry) break
    if (entry.state !== 'stuck') continue
    const isArranged = entry.kind === 'arrange-document' && refused.has(entry.error?.code ?? '')
    if (isArranged || hopeless.has(entry.error?.code ?? '')) {
      await giveUp(device, entry)
    } else if ((await conflictsOf(db, entry.id)).length > 0) {
      for (const { id } of await outboxEntries(db)) device.givenUp.add(id)
      await resolveConflict(db, entry.id, entry.seq % 2 === 0 ? 'mine' : 'theirs')
    } else await retryEntry(db, entry.id)
  }
  for (let round = 0; ; round += 1) {
    await device.sync(plain)
    const [here, there] = [await db.contents.toArray(), await server.rows()]
    try {
      same(
        here,
        there.toSorted((a, b) => a.id - b.id),
        'this device and the server differ',
      )
      return
    } catch (error) {
      // the real server keeps reading documents meanwhile
      if (!server.kill || round > 100) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}
