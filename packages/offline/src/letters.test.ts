import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { madeUpDocument, madeUpLetter } from '../test/made-up.ts'
import { type Rig, startRig } from '../test/rig.ts'
import type { OutboxEntry } from './outbox/entries.ts'
import {
  addLetter,
  changeLetter,
  eraseLetter,
  findLetterByKey,
  listedLetters,
  waitingLetters,
} from './letters.ts'
import { conflictsOf, resolveConflict } from './outbox/resolve-conflict.ts'
import { discardEntry } from './outbox/outbox.ts'
import { settled } from './outbox/settled.ts'
import { pull } from './sync/pull.ts'

let rig: Rig
beforeEach(async () => {
  rig = await startRig()
  rig.server.put(madeUpDocument(1))
})
afterEach(() => rig.stop())

const text = { title: 'Response to: Letter 1', responseType: 'inquiry', content: 'Guten Tag' }
const change = async (to: string) => changeLetter(rig.db, (await findLetterByKey(rig.db, '5'))!, to)
const contents = async () => (await listedLetters(rig.db)).map(({ content }) => content)

test('a letter written without a connection waits, is stored once, and is known by the number it got', async () => {
  const entryId = await addLetter(rig.db, 1, text)
  expect(await waitingLetters(rig.db)).toMatchObject([{ id: null, clientId: entryId, ...text }])
  rig.server.faults = ['offline', 'lost']
  for (let i = 0; i < 3; i += 1) await rig.run(true)
  expect(await waitingLetters(rig.db)).toEqual([])
  expect(rig.server.letters.size).toBe(1)
  const [letter] = await listedLetters(rig.db)
  expect(letter).toMatchObject({ ...text, clientId: entryId })
  expect(await settled(rig.db, entryId)).toMatchObject({ state: 'done' })
})

test('a stuck change of its document does not hold a letter back', async () => {
  await pull(rig.db)
  await rig.db.outbox.add({
    ...(await import('./outbox/outbox.ts')).newEntry('read-document', { documentId: 1 }),
    state: 'stuck',
  } as never)
  await addLetter(rig.db, 1, text)
  expect(await rig.run()).toEqual({ sent: 1, stopped: null })
})

test('letters of other devices arrive, change and go', async () => {
  rig.server.putLetter(madeUpLetter(5))
  await pull(rig.db)
  expect(await contents()).toEqual(['Guten Tag'])
  rig.server.putLetter(madeUpLetter(5, { content: 'Hallo' }))
  await pull(rig.db)
  expect(await contents()).toEqual(['Hallo'])
  rig.server.eraseLetter(5)
  await pull(rig.db)
  expect(await contents()).toEqual([])
})

test('an edit shows at once, stays on top of what is pulled, and edits in a row are one', async () => {
  rig.server.putLetter(madeUpLetter(5))
  await pull(rig.db)
  for (const to of ['Hallo', 'Hallo du', 'Hallo du']) await change(to)
  rig.server.putLetter(madeUpLetter(5, { paid: true }))
  await pull(rig.db)
  expect(await rig.db.letters.get(5)).toMatchObject({ content: 'Hallo du', paid: true })
  expect(await rig.run()).toEqual({ sent: 1, stopped: null })
  expect(rig.server.letters.get(5)).toMatchObject({ content: 'Hallo du' })
})

test('a text that was changed elsewhere is not overwritten: the edit is stuck and can be given up', async () => {
  rig.server.putLetter(madeUpLetter(5))
  await pull(rig.db)
  await change('meins')
  const [{ id: entryId }] = (await rig.db.outbox.toArray()) as [OutboxEntry]
  rig.server.putLetter(madeUpLetter(5, { content: 'ihres' }))
  await rig.run()
  expect(await settled(rig.db, entryId)).toMatchObject({
    state: 'stuck',
    error: { code: 'conflict' },
  })
  await pull(rig.db)
  await discardEntry(rig.db, entryId)
  expect(await contents()).toEqual(['ihres'])
})

test('an erased letter is gone from the list at once, and what was erased elsewhere counts as done', async () => {
  rig.server.putLetter(madeUpLetter(5))
  await pull(rig.db)
  const first = await eraseLetter(rig.db, { id: 5, clientId: null })
  expect(await eraseLetter(rig.db, { id: 5, clientId: null })).toBe(first)
  expect(await contents()).toEqual([])
  rig.server.eraseLetter(5)
  expect(await rig.run()).toEqual({ sent: 1, stopped: null })
  await pull(rig.db)
  expect(await rig.db.letters.count()).toBe(0)
})

test('what the server has not heard of is changed and erased on the spot', async () => {
  rig.server.isDown = true
  const entryId = await addLetter(rig.db, 1, text)
  const shown = () => findLetterByKey(rig.db, entryId)
  await changeLetter(rig.db, (await shown())!, 'Hallo')
  expect(await shown()).toMatchObject({ id: null, content: 'Hallo' })
  expect(await eraseLetter(rig.db, (await shown())!)).toBeNull()
  expect(await shown()).toBeNull()
  expect(await rig.db.outbox.count()).toBe(0)
})

test('what was tried while the device said that it had no connection is still changed on the spot', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  rig.server.isDown = true
  const entryId = await addLetter(rig.db, 1, text)
  await rig.run()
  await changeLetter(rig.db, (await findLetterByKey(rig.db, entryId))!, 'Hallo')
  vi.unstubAllGlobals()
  rig.server.isDown = false
  await rig.run(true)
  expect([...rig.server.letters.values()]).toMatchObject([{ content: 'Hallo' }])
})

test('what may have arrived is not changed under its key: the change goes behind it', async () => {
  const entryId = await addLetter(rig.db, 1, text)
  rig.server.faults = ['lost']
  await rig.run()
  const letter = (await findLetterByKey(rig.db, entryId))!
  for (const to of ['Hallo', 'Hallo du']) await changeLetter(rig.db, letter, to)
  expect(await findLetterByKey(rig.db, entryId)).toMatchObject({ id: null, content: 'Hallo du' })
  await rig.run(true)
  await rig.run()
  expect([...rig.server.letters.values()]).toMatchObject([{ content: 'Hallo du' }])
  expect(await rig.db.outbox.count()).toBe(0)
})

test('a letter that the server refused, because its document is gone, can be erased', async () => {
  rig.server.erase(1)
  const clientId = await addLetter(rig.db, 1, text)
  rig.server.faults = ['not-found']
  await rig.run()
  expect(await rig.db.outbox.toArray()).toMatchObject([{ state: 'stuck' }])
  expect(await eraseLetter(rig.db, { id: null, clientId })).toBeNull()
  expect(await waitingLetters(rig.db)).toEqual([])
})

test('on a full device a letter is not kept by halves, and it is said why', async () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  rig.db.outbox.hook('creating', full)
  await expect(addLetter(rig.db, 1, text)).rejects.toMatchObject({ code: 'device-full' })
  expect(await waitingLetters(rig.db)).toEqual([])
})

test.each([
  ['mine', 'meins, noch besser'],
  ['theirs', 'ihres'],
] as const)('of two texts of a letter the user chooses: %s', async (keep, content) => {
  rig.server.putLetter(madeUpLetter(5))
  await pull(rig.db)
  await change('meins')
  rig.server.putLetter(madeUpLetter(5, { content: 'ihres' }))
  await rig.run()
  await change('meins, noch besser')
  const [{ id }] = (await rig.db.outbox.orderBy('seq').toArray()) as [OutboxEntry]
  await pull(rig.db)
  expect(await conflictsOf(rig.db, id)).toMatchObject([
    { field: 'letter', mine: 'meins, noch besser', theirs: 'ihres' },
  ])
  await resolveConflict(rig.db, id, keep)
  await rig.run(true)
  await rig.run(true)
  expect(rig.server.letters.get(5)).toMatchObject({ content })
  expect(await contents()).toEqual([content])
  expect(await rig.db.outbox.count()).toBe(0)
})

test('a letter whose answer was lost is listed once', async () => {
  await pull(rig.db)
  await addLetter(rig.db, 1, text)
  rig.server.faults = ['lost']
  await rig.run()
  await pull(rig.db)
  expect(await waitingLetters(rig.db)).toEqual([])
  expect(await contents()).toEqual(['Guten Tag'])
})
