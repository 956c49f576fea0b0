import { afterEach, beforeEach, expect, test } from 'vitest'
import { madeUpDocument, madeUpLetter, madeUpMail } from '../test/made-up.ts'
import { type Rig, startRig } from '../test/rig.ts'
import {
  addLetter,
  changeLetter,
  eraseLetter,
  findLetterByKey,
  listedLetters,
  waitingLetters,
} from './letters.ts'
import { cancelOrder, confirmPrice, queueMailOrder } from './mail-orders.ts'
import { discardEntry, retryEntry } from './outbox/outbox.ts'
import { settled } from './outbox/settled.ts'
import { saveProfile } from './profile.ts'
import { outboxEntries } from './queries.ts'
import type { MailRequest } from './outbox/entries.ts'
import { pull } from './sync/pull.ts'

let rig: Rig
beforeEach(async () => {
  rig = await startRig()
  rig.server.put(madeUpDocument(1))
})
afterEach(() => rig.stop())

const wish: MailRequest = {
  deliveryOption: 'standard',
  printOptions: { blackAndWhite: true, doubleSided: false },
  price: 120,
  recipient: ['Amt Musterau'],
  estimatedOn: '2026-01-04',
}
const text = { title: 'Response to: Letter 1', responseType: 'inquiry', content: 'Guten Tag' }
const five = { id: 5, clientId: null, title: 'Five' }
const row = () => rig.db.letters.get(5)
const kinds = async () => (await outboxEntries(rig.db)).map(({ kind }) => kind)

async function withLetter(content = 'Guten Tag') {
  rig.server.putLetter(madeUpLetter(5, { content }))
  await pull(rig.db)
}

test('an order is carried out once, however often its answer is lost, and says how it is tracked', async () => {
  await withLetter()
  const entryId = await queueMailOrder(rig.db, five, wish)
  expect(await row()).toMatchObject({ physicalDelivery: false, ordering: { entryId, price: 120 } })
  rig.server.faults = ['offline', 'lost', 'lost']
  for (let i = 0; i < 4; i += 1) await rig.run(true)
  expect(rig.server.post.ordered).toEqual([{ orderId: 1, letterId: 5 }])
  expect(await row()).toMatchObject({ physicalDelivery: true, ordering: null, trackingId: 'T1' })
  const letter = { id: 5, trackingId: 'T1' }
  expect(await settled(rig.db, entryId)).toMatchObject({ state: 'done', letter })
})

test('the same wish twice is one order, and what is on its way cannot be ordered again', async () => {
  await withLetter()
  const [first, second] = await Promise.all([1, 2].map(() => queueMailOrder(rig.db, five, wish)))
  expect(second).toBe(first)
  await rig.run()
  await expect(queueMailOrder(rig.db, five, wish)).rejects.toMatchObject({ code: 'already-mailed' })
  expect(rig.server.post.ordered).toHaveLength(1)
})

test.each([['lost'], ['offline'], [null]] as const)(
  'an order for a letter that itself waits follows it and uses the number it gets (first answer: %s)',
  async (fault) => {
    const clientId = await addLetter(rig.db, 1, text)
    const letter = (await findLetterByKey(rig.db, clientId))!
    const entryId = await queueMailOrder(rig.db, letter, wish)
    expect(await waitingLetters(rig.db)).toMatchObject([{ clientId, ordering: { entryId } }])
    rig.server.faults = [fault]
    await rig.run(true)
    // the feed may deliver the order before the response arrives
    if (fault === 'lost') await pull(rig.db)
    await rig.run(true)
    await rig.run(true)
    const [stored] = await listedLetters(rig.db)
    expect(rig.server.post.ordered).toEqual([{ orderId: 1, letterId: stored!.id }])
    expect(stored).toMatchObject({ clientId, physicalDelivery: true, ordering: null })
    expect(await kinds()).toEqual([])
  },
)

test('without its letter an order is nothing: discarding or erasing the letter takes it along', async () => {
  for (const give of [
    (id: string) => discardEntry(rig.db, id),
    (id: string) => eraseLetter(rig.db, { id: null, clientId: id }),
  ]) {
    const clientId = await addLetter(rig.db, 1, text)
    await queueMailOrder(rig.db, { id: null, clientId, title: 'x' }, wish)
    await give(clientId)
    expect(await kinds()).toEqual([])
  }
  await expect(
    queueMailOrder(rig.db, { id: null, clientId: 'none', title: 'x' }, wish),
  ).rejects.toMatchObject({ code: 'not-found' })
})

test('another price is asked for: confirmed, the order goes under a new key', async () => {
  await withLetter()
  const entryId = await queueMailOrder(rig.db, five, wish)
  rig.server.post.price = 150
  await rig.run()
  expect(await settled(rig.db, entryId)).toMatchObject({ error: { code: 'price-changed' } })
  expect(rig.server.post.ordered).toEqual([])
  await confirmPrice(rig.db, entryId, 150)
  const [entry] = await outboxEntries(rig.db)
  expect(entry).toMatchObject({ state: 'waiting', mailing: { price: 150 } })
  expect(entry!.id).not.toBe(entryId)
  await rig.run()
  expect(await row()).toMatchObject({ mail: { price: 150 } })
})

test('places that are still empty: the letter is changed first, the refused order goes after it when asked to', async () => {
  await withLetter('Bis zum [Datum]')
  const entryId = await queueMailOrder(rig.db, five, wish)
  await expect(
    changeLetter(rig.db, (await findLetterByKey(rig.db, '5'))!, 'Bis morgen'),
  ).rejects.toMatchObject({ code: 'not-ready' })
  await rig.run()
  await changeLetter(rig.db, (await findLetterByKey(rig.db, '5'))!, 'Bis [morgen]')
  await changeLetter(rig.db, (await findLetterByKey(rig.db, '5'))!, 'Bis morgen')
  expect(await outboxEntries(rig.db)).toMatchObject([
    { kind: 'edit-letter', state: 'waiting' },
    { kind: 'order-mail', state: 'stuck', id: entryId },
  ])
  await rig.run()
  expect(rig.server.post.ordered).toEqual([])
  await retryEntry(rig.db, entryId)
  await rig.run()
  expect(rig.server.post.ordered).toHaveLength(1)
})

test('a refused order is replaced by a new wish', async () => {
  await withLetter()
  rig.server.post.credits = 1
  const first = await queueMailOrder(rig.db, five, wish)
  await rig.run()
  expect(await settled(rig.db, first)).toMatchObject({ error: { code: 'not-enough-credits' } })
  rig.server.post.credits = 2
  const second = await queueMailOrder(rig.db, five, { ...wish, deliveryOption: 'registered' })
  expect(second).not.toBe(first)
  await rig.run()
  expect(rig.server.post.ordered).toHaveLength(1)
  expect(await kinds()).toEqual([])
})

test('an order behind a change that is stuck says at once that it waits', async () => {
  await withLetter()
  await changeLetter(rig.db, (await findLetterByKey(rig.db, '5'))!, 'meins')
  rig.server.putLetter(madeUpLetter(5, { content: 'ihres' }))
  await rig.run()
  const entryId = await queueMailOrder(rig.db, five, wish)
  expect(await settled(rig.db, entryId)).toMatchObject({
    state: 'waiting',
    error: { code: 'conflict' },
  })
})

test('an order is stopped once; too late, it is said and the letter goes its way', async () => {
  await withLetter()
  await expect(cancelOrder(rig.db, 5)).rejects.toMatchObject({ code: 'not-found' })
  await queueMailOrder(rig.db, five, wish)
  await rig.run()
  const entryId = await cancelOrder(rig.db, 5)
  expect(await cancelOrder(rig.db, 5)).toBe(entryId)
  expect(await row()).toMatchObject({ canceling: true })
  rig.server.faults = ['lost']
  await rig.run(true)
  await rig.run(true)
  expect(await row()).toMatchObject({ canceling: false, mail: { state: 'canceled' } })

  await queueMailOrder(rig.db, five, wish)
  await rig.run()
  const letter = rig.server.letters.get(5)!
  rig.server.putLetter({ ...letter, mail: madeUpMail({ ...letter.mail, cancelUntil: null }) })
  const late = await cancelOrder(rig.db, 5)
  await rig.run()
  expect(await settled(rig.db, late)).toMatchObject({ error: { code: 'too-late-to-cancel' } })
  await discardEntry(rig.db, late)
  expect(await row()).toMatchObject({ canceling: false, physicalDelivery: true })
})

test('an erased letter is not posted, unless it may have been ordered already', async () => {
  await withLetter()
  await queueMailOrder(rig.db, five, wish)
  await eraseLetter(rig.db, five)
  expect(await kinds()).toEqual(['erase-letter'])
})

test('a letter is not ordered before the address of its sender has arrived', async () => {
  await withLetter()
  await saveProfile(rig.db, { city: 'Kiel' })
  await queueMailOrder(rig.db, five, wish)
  // a failed entry goes last, but not after entries that depend on it
  rig.server.faults = ['unexpected']
  await rig.run()
  expect(rig.server.post.ordered).toEqual([])
  expect(await kinds()).toEqual(['edit-profile', 'order-mail'])
  await rig.run(true)
  expect(rig.server.post.ordered).toHaveLength(1)
})
