import { afterEach, beforeEach, expect, test } from 'vitest'
import { madeUpDocument } from '../test/made-up.ts'
import { type Rig, startRig } from '../test/rig.ts'
import { archiveDocument, eraseDocument } from './outbox/outbox.ts'
import { documentRows, listedIds } from './queries.ts'
import { pull } from './sync/pull.ts'

let rig: Rig
beforeEach(async () => {
  rig = await startRig()
})
afterEach(() => rig.stop())

test('the list is its numbers, newest first, and only the rows that are shown', async () => {
  for (let id = 1; id <= 5; id += 1) rig.server.put(madeUpDocument(id))
  rig.server.put(madeUpDocument(6, { status: 'archived' }))
  await pull(rig.db)
  await archiveDocument(rig.db, 4)
  await eraseDocument(rig.db, 2)
  expect(await listedIds(rig.db)).toEqual([5, 3, 1])
  expect((await documentRows(rig.db, [3, 99, 1])).map(({ id }) => id)).toEqual([3, 1])
})
