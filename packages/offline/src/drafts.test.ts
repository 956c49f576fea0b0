import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Rig, startRig } from '../test/rig.ts'
import { draftWriter, readDraft } from './drafts.ts'

let rig: Rig
beforeEach(async () => {
  rig = await startRig()
})
afterEach(() => rig.stop())

test('the last of many quick changes is what is kept', async () => {
  const writer = draftWriter(rig.db, 'share:1')
  for (const text of ['D', 'De', 'Dear', 'Dear Ms']) writer.write(text)
  writer.flush()
  await expect.poll(() => readDraft(rig.db, 'share:1')).toBe('Dear Ms')
})

test('what was sent is not kept, also when it was typed just now', async () => {
  const writer = draftWriter(rig.db, 'share:1')
  writer.write('Dear')
  writer.write('Dear Ms')
  await writer.drop()
  expect(await readDraft(rig.db, 'share:1')).toBeUndefined()
})

test('each place has its own draft', async () => {
  draftWriter(rig.db, 'share:1').write('one')
  draftWriter(rig.db, 'share:2').write('two')
  await expect.poll(() => rig.db.drafts.count()).toBe(2)
  expect(await readDraft(rig.db, 'share:1')).toBe('one')
})

test('a database that is shut does not disturb the typing', async () => {
  rig.db.close({ disableAutoOpen: true })
  const writer = draftWriter(rig.db, 'share:1')
  writer.write('Dear')
  writer.flush()
  await writer.drop()
})
