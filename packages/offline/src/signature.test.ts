import { afterEach, beforeEach, expect, test } from 'vitest'
import { madeUpUser } from '../test/made-up.ts'
import { type Rig, startRig } from '../test/rig.ts'
import { currentSignature, fetchSignature, saveSignature } from './signature.ts'
import { refreshUser } from './device-database.ts'

let rig: Rig
beforeEach(async () => {
  rig = await startRig()
})
afterEach(() => rig.stop())

const picture = (text: string) => new TextEncoder().encode(text).buffer
const shown = async () => {
  const bytes = await currentSignature(rig.db)
  return bytes ? new TextDecoder().decode(bytes) : bytes
}

const calls = () =>
  rig.server.log.filter((line) => line.includes('/signature')).map((line) => line.split(' ')[0])

test('a signature holds at once without a connection, and only the last one is sent, once', async () => {
  rig.server.isDown = true
  await saveSignature(rig.db, picture('first'))
  await saveSignature(rig.db, picture('second'))
  expect(await shown()).toBe('second')
  expect(await rig.db.files.count()).toBe(1)
  rig.server.isDown = false
  expect(await rig.run(true)).toEqual({ sent: 1, stopped: null })
  expect(calls()).toEqual(['PUT'])
  expect(await shown()).toBe('second')
  expect(await rig.db.files.count()).toBe(0)
})

test('it is taken away the same way', async () => {
  await saveSignature(rig.db, picture('first'))
  await rig.run()
  await saveSignature(rig.db, null)
  expect(await shown()).toBeNull()
  await rig.run()
  expect(calls()).toEqual(['PUT', 'DELETE'])
  expect(await shown()).toBeNull()
})

test('one that was set on another device is fetched', async () => {
  await refreshUser({ ...madeUpUser(1), signatureAt: '2026-02-01T08:00:00.000Z' })
  expect(await shown()).toBeUndefined()
  await fetchSignature(rig.db)
  expect(await shown()).toBe('of another device')
})
