import { afterEach, beforeEach, expect, test } from 'vitest'
import { madeUpDocument } from '../../test/made-up.ts'
import { type Rig, startRig } from '../../test/rig.ts'
import { findDocument } from '../find-document.ts'
import { outboxEntries } from '../queries.ts'
import { pull } from '../sync/pull.ts'
import { markStep, renameDocument, tagDocument } from './edit.ts'

let rig: Rig
beforeEach(async () => {
  rig = await startRig()
  rig.server.put(madeUpDocument(1, { tags: ['flat'] }))
  await pull(rig.db)
})
afterEach(() => rig.stop())

const shown = async () => {
  const { givenTitle, tags } = (await findDocument(rig.db, 1))!
  const row = (await rig.db.documents.get(1))!
  expect([row.givenTitle, row.tags]).toEqual([givenTitle, tags])
  return { givenTitle, tags }
}
const served = () => {
  const { givenTitle, tags } = rig.server.rows.get(1)!
  return { givenTitle, tags }
}

test('a name and tags given without a connection show at once and reach the server later', async () => {
  rig.server.isDown = true
  await renameDocument(rig.db, 1, 'Heating')
  await tagDocument(rig.db, 1, () => ['flat', 'winter'])
  await rig.run()
  expect(await shown()).toEqual({ givenTitle: 'Heating', tags: ['flat', 'winter'] })
  expect(served()).toEqual({ givenTitle: null, tags: ['flat'] })
  rig.server.isDown = false
  await rig.run(true)
  expect(served()).toEqual({ givenTitle: 'Heating', tags: ['flat', 'winter'] })
  expect(await shown()).toEqual(served())
  expect(await outboxEntries(rig.db)).toEqual([])
})

test('two edits in a row are one entry that keeps the value from before the first', async () => {
  const first = await renameDocument(rig.db, 1, 'Heating')
  await tagDocument(rig.db, 1, () => [])
  expect(await renameDocument(rig.db, 1, 'Heating 2025')).toBe(first)
  const [entry, ...rest] = await outboxEntries(rig.db)
  expect(rest).toEqual([])
  expect(entry!.changes).toEqual([
    { field: 'tags', from: ['flat'], to: [] },
    { field: 'title', from: null, to: 'Heating 2025' },
  ])
})

test('an edit that is taken back before it was sent leaves nothing to send', async () => {
  await renameDocument(rig.db, 1, 'Heating')
  expect(await renameDocument(rig.db, 1, null)).toBeNull()
  expect(await tagDocument(rig.db, 1, () => ['flat'])).toBeNull()
  expect(await outboxEntries(rig.db)).toEqual([])
  expect((await shown()).givenTitle).toBeNull()
})

test('an edit after one whose answer was lost is sent behind it, and both count once', async () => {
  rig.server.faults = ['lost']
  await renameDocument(rig.db, 1, 'Heating')
  await rig.run()
  await renameDocument(rig.db, 1, 'Heating 2025')
  expect(await outboxEntries(rig.db)).toHaveLength(2)
  await rig.run(true)
  expect(await outboxEntries(rig.db)).toEqual([])
  expect(rig.server.log).toHaveLength(2)
  expect(served().givenTitle).toBe('Heating 2025')
  expect(await shown()).toEqual(served())
})

test('rows of the server keep a name that still waits', async () => {
  await renameDocument(rig.db, 1, 'Heating')
  rig.server.put({ ...rig.server.rows.get(1)!, title: 'Jahresabrechnung' })
  await pull(rig.db)
  expect((await rig.db.documents.get(1))!).toMatchObject({
    title: 'Jahresabrechnung',
    givenTitle: 'Heating',
  })
})

test('two tags given at once are both kept', async () => {
  const add = (tag: string) => tagDocument(rig.db, 1, (tags) => [...tags, tag])
  await Promise.all([add('winter'), add('paid')])
  expect((await shown()).tags).toEqual(['flat', 'winter', 'paid'])
})

test('a document that is not on this device is not edited', async () => {
  expect(await renameDocument(rig.db, 9, 'Heating')).toBeNull()
  expect(await outboxEntries(rig.db)).toEqual([])
})

test('a step marked without a connection is done at once, and on the server later', async () => {
  rig.server.isDown = true
  await markStep(rig.db, 1, 'send a copy', true)
  await rig.run()
  const marks = async () => [
    (await findDocument(rig.db, 1))!.doneSteps,
    rig.server.rows.get(1)!.doneSteps,
  ]
  expect(await marks()).toEqual([['send a copy'], []])
  rig.server.isDown = false
  await rig.run(true)
  expect(await marks()).toEqual([['send a copy'], ['send a copy']])
  expect(await markStep(rig.db, 1, 'send a copy', true)).toBeNull()
})
