import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Rig, startRig } from '../test/rig.ts'
import { currentUser, saveProfile } from './profile.ts'

let rig: Rig
beforeEach(async () => {
  rig = await startRig()
})
afterEach(() => rig.stop())

test('what users say about themselves holds at once, and stays after the server was told', async () => {
  rig.server.isDown = true
  await saveProfile(rig.db, { firstName: 'Amina', city: 'Dortmund' })
  await saveProfile(rig.db, { city: 'Kiel' })
  expect(await currentUser(rig.db)).toMatchObject({ firstName: 'Amina', city: 'Kiel' })
  rig.server.isDown = false
  expect(await rig.run(true)).toEqual({ sent: 2, stopped: null })
  expect(await currentUser(rig.db)).toMatchObject({ firstName: 'Amina', city: 'Kiel' })
})

test('what the server refused gives way to what is said anew', async () => {
  await saveProfile(rig.db, { firstName: 'Amina', city: 'Dort\tmund' })
  rig.server.faults = ['invalid-input']
  expect(await rig.run()).toEqual({ sent: 0, stopped: null })
  await saveProfile(rig.db, { city: 'Dortmund' })
  expect(await rig.run()).toEqual({ sent: 1, stopped: null })
  expect(await currentUser(rig.db)).toMatchObject({ firstName: 'Amina', city: 'Dortmund' })
  expect(await rig.db.outbox.count()).toBe(0)
})
