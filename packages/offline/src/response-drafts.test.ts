import { afterEach, beforeEach, expect, test } from 'vitest'
import { madeUpDocument } from '../test/made-up.ts'
import { type Rig, startRig } from '../test/rig.ts'
import { responseDraftKey, forgetResponseDrafts } from './response-drafts.ts'
import { pull } from './sync/pull.ts'

let rig: Rig
beforeEach(async () => {
  rig = await startRig()
  const savedAt = '2026-01-01T08:00:00.000Z'
  for (const key of [responseDraftKey(1), responseDraftKey(2), 'letter:1']) {
    await rig.db.drafts.add({ key, value: 'Hallo', savedAt })
  }
})
afterEach(() => rig.stop())

const keys = () => rig.db.drafts.orderBy('key').primaryKeys()

test('an answer that was begun goes with its document, and nothing else does', async () => {
  rig.server.put(madeUpDocument(1))
  rig.server.put(madeUpDocument(2))
  await pull(rig.db)
  await forgetResponseDrafts(rig.db)
  expect(await keys()).toEqual([responseDraftKey(1), responseDraftKey(2), 'letter:1'])
  rig.server.erase(1)
  await pull(rig.db)
  await forgetResponseDrafts(rig.db)
  expect(await keys()).toEqual([responseDraftKey(2), 'letter:1'])
})

test('as long as documents may still come, no answer is dropped', async () => {
  await forgetResponseDrafts(rig.db)
  expect(await keys()).toHaveLength(3)
})
