import { afterEach, beforeEach, expect, test } from 'vitest'
import { madeUpDocument } from '../../test/made-up.ts'
import { type Rig, startRig } from '../../test/rig.ts'
import { findDocument } from '../find-document.ts'
import { outboxEntries } from '../queries.ts'
import { pull } from '../sync/pull.ts'
import { renameDocument, tagDocument } from './edit.ts'
import { conflictsOf, resolveConflict } from './resolve-conflict.ts'

let rig: Rig
beforeEach(async () => {
  rig = await startRig()
  rig.server.put(madeUpDocument(1))
  await pull(rig.db)
})
afterEach(() => rig.stop())

/** Renames the document on another device while this device has an unsent name. */
async function clash(mine: string | null = 'Mine', theirs = 'Theirs'): Promise<string> {
  await renameDocument(rig.db, 1, mine)
  rig.server.put({ ...rig.server.rows.get(1)!, givenTitle: theirs })
  await rig.run()
  await pull(rig.db)
  const [entry] = await outboxEntries(rig.db)
  return entry!.id
}
const served = () => rig.server.rows.get(1)!
const shown = async () => (await findDocument(rig.db, 1))!.givenTitle

test('a field that was changed elsewhere is not overwritten: the entry is stuck and both values are told', async () => {
  const id = await clash()
  expect(await outboxEntries(rig.db)).toMatchObject([
    { state: 'stuck', error: { code: 'conflict' } },
  ])
  expect(served().givenTitle).toBe('Theirs')
  expect(await conflictsOf(rig.db, id)).toMatchObject([
    { field: 'title', mine: 'Mine', theirs: 'Theirs' },
  ])
})

test('the same value elsewhere is no clash', async () => {
  await renameDocument(rig.db, 1, 'Same')
  rig.server.put({ ...served(), givenTitle: 'Same' })
  await rig.run()
  expect(await outboxEntries(rig.db)).toEqual([])
})

test('another field changed elsewhere is no clash: both changes stay', async () => {
  await renameDocument(rig.db, 1, 'Mine')
  rig.server.put({ ...served(), tags: ['theirs'] })
  await rig.run()
  expect(served()).toMatchObject({ givenTitle: 'Mine', tags: ['theirs'] })
})

test('"keep mine" sends it again over the other value', async () => {
  await resolveConflict(rig.db, await clash(), 'mine')
  await rig.run()
  expect(await outboxEntries(rig.db)).toEqual([])
  expect(served().givenTitle).toBe('Mine')
})

test('"keep mine" clashes again when there is yet another value by then', async () => {
  await resolveConflict(rig.db, await clash(), 'mine')
  rig.server.put({ ...served(), givenTitle: 'Third' })
  await rig.run()
  await pull(rig.db)
  const [entry] = await outboxEntries(rig.db)
  expect(await conflictsOf(rig.db, entry!.id)).toMatchObject([{ theirs: 'Third' }])
})

test('"keep theirs" gives up this field and sends the rest', async () => {
  await tagDocument(rig.db, 1, () => ['mine'])
  await resolveConflict(rig.db, await clash(), 'theirs')
  expect(await shown()).toBe('Theirs')
  await rig.run()
  expect(await outboxEntries(rig.db)).toEqual([])
  expect(served()).toMatchObject({ givenTitle: 'Theirs', tags: ['mine'] })
})

test('later names behind the stuck one are what "mine" means, and "theirs" gives them up as well', async () => {
  const id = await clash()
  await renameDocument(rig.db, 1, 'Mine, better')
  expect(await conflictsOf(rig.db, id)).toMatchObject([{ mine: 'Mine, better' }])
  await resolveConflict(rig.db, id, 'theirs')
  expect(await outboxEntries(rig.db)).toEqual([])
  expect(await shown()).toBe('Theirs')
})

test('"keep mine" with a later name behind ends with the later name', async () => {
  const id = await clash()
  await renameDocument(rig.db, 1, 'Mine, better')
  await resolveConflict(rig.db, id, 'mine')
  await rig.run()
  expect(await outboxEntries(rig.db)).toEqual([])
  expect(served().givenTitle).toBe('Mine, better')
})

test('there is nothing to choose when the document was erased elsewhere', async () => {
  const id = await clash()
  rig.server.erase(1)
  await pull(rig.db)
  expect(await conflictsOf(rig.db, id)).toEqual([])
  await resolveConflict(rig.db, id, 'mine')
  expect(await outboxEntries(rig.db)).toHaveLength(1)
})
