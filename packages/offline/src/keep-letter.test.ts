import { afterEach, beforeEach, expect, test } from 'vitest'
import { madeUpDocument, madeUpLetter } from '../test/made-up.ts'
import { otherTab, type Rig, startRig } from '../test/rig.ts'
import { findOpenLetter, keepLetter } from './keep-letter.ts'
import { findLetterByKey, listedLetters, waitingLetters } from './letters.ts'
import { queueMailOrder } from './mail-orders.ts'
import { pull } from './sync/pull.ts'

let rig: Rig
beforeEach(async () => {
  rig = await startRig()
  rig.server.put(madeUpDocument(1))
})
afterEach(() => rig.stop())

const text = { title: 'Response to: Letter 1', responseType: 'inquiry', content: 'Guten Tag' }
const onServer = () => [...rig.server.letters.values()].map(({ content }) => content)

test('a letter that is written anew stays one, on the device and on the server', async () => {
  const { key } = await keepLetter(rig.db, 1, text)
  expect(await keepLetter(rig.db, 1, { ...text, content: 'Hallo' })).toEqual({ key, entryId: null })
  expect(await waitingLetters(rig.db)).toMatchObject([{ content: 'Hallo' }])
  await rig.run()
  expect(await keepLetter(rig.db, 1, { ...text, content: 'Hallo du' })).toMatchObject({ key })
  await keepLetter(rig.db, 1, { ...text, content: 'Hallo du' })
  await rig.run()
  expect(onServer()).toEqual(['Hallo du'])
})

test('another kind, and another document, are other letters', async () => {
  rig.server.put(madeUpDocument(2))
  await keepLetter(rig.db, 1, text)
  await keepLetter(rig.db, 1, { ...text, responseType: 'rejection' })
  await keepLetter(rig.db, 2, text)
  expect(await waitingLetters(rig.db)).toHaveLength(3)
})

test('two tabs that write at once make one letter', async () => {
  const tab = otherTab()
  const made = await Promise.all([keepLetter(rig.db, 1, text), keepLetter(tab, 1, text)])
  tab.close()
  expect(new Set(made.map(({ key }) => key)).size).toBe(1)
  await rig.run()
  expect(onServer()).toEqual(['Guten Tag'])
})

test('the answer to the first try was lost: the letter that is written anew is that one', async () => {
  const { key } = await keepLetter(rig.db, 1, text)
  rig.server.faults = ['lost']
  await rig.run()
  expect(await keepLetter(rig.db, 1, { ...text, content: 'Hallo' })).toMatchObject({ key })
  await rig.run(true)
  await rig.run()
  expect(onServer()).toEqual(['Hallo'])
  expect(await rig.db.outbox.count()).toBe(0)
})

test('what the server refused is sent under a new key when it is written anew', async () => {
  const first = await keepLetter(rig.db, 1, text)
  rig.server.faults = ['not-ready']
  await rig.run()
  const second = await keepLetter(rig.db, 1, text)
  expect(second.key).not.toBe(first.key)
  await rig.run()
  expect(onServer()).toEqual(['Guten Tag'])
})

test.each([false, true])(
  'with another copy behind it, one letter takes the place of the other (may be there: %s)',
  async (isLost) => {
    await keepLetter(rig.db, 1, text)
    if (isLost) rig.server.faults = ['lost']
    await rig.run()
    const { key } = await keepLetter(rig.db, 1, { ...text, copies: [1] })
    expect(await findOpenLetter(rig.db, 1, 'inquiry')).toMatchObject({ clientId: key })
    for (let i = 0; i < 3; i += 1) await rig.run(true)
    await pull(rig.db)
    expect(await listedLetters(rig.db)).toMatchObject([{ clientId: key }])
    expect(await rig.db.outbox.count()).toBe(0)
  },
)

test('what was ordered stays as it is: writing again begins another letter', async () => {
  const { key } = await keepLetter(rig.db, 1, text)
  const wish = {
    deliveryOption: 'standard' as const,
    printOptions: { blackAndWhite: true, doubleSided: true },
    price: 120,
    recipient: [],
    estimatedOn: '2026-01-04',
  }
  await queueMailOrder(rig.db, (await findLetterByKey(rig.db, key))!, wish)
  expect(await findOpenLetter(rig.db, 1, 'inquiry')).toBeNull()
  expect((await keepLetter(rig.db, 1, { ...text, content: 'Hallo' })).key).not.toBe(key)
  expect(await findLetterByKey(rig.db, key)).toMatchObject({ content: 'Guten Tag' })
})

test('doubles that an earlier version made stay; the newest is the one that is written anew', async () => {
  const one = (id: number, day: string) =>
    madeUpLetter(id, {
      documentId: 1,
      responseType: 'inquiry',
      generatedDate: `${day}T08:00:00.000Z`,
    })
  rig.server.putLetter(one(6, '2026-01-02'))
  rig.server.putLetter(one(5, '2026-01-01'))
  await pull(rig.db)
  await keepLetter(rig.db, 1, { ...text, content: 'Hallo' })
  expect(await listedLetters(rig.db)).toMatchObject([
    { id: 6, content: 'Hallo' },
    { id: 5, content: 'Guten Tag' },
  ])
})
