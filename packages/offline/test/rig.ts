import { Dexie } from 'dexie'
import { LocalDatabase, openDatabase } from '../src/db.ts'
import { runOutbox } from '../src/outbox/run.ts'
import { forgetUser, logoutDone, rememberUser, deviceDatabase } from '../src/device-database.ts'
import { startFakeServer } from './fake-server.ts'
import { madeUpUser } from './made-up.ts'

/** A fake server, a device with user 1 logged in, and a clock that only the test moves. */
export async function startRig() {
  const server = startFakeServer()
  const db = openDatabase(1)
  await rememberUser(madeUpUser(1))
  const clock = { now: Date.UTC(2026, 0, 1) }
  const signal = new AbortController().signal
  return {
    server,
    db,
    clock,
    run: (force = false) => runOutbox(db, { now: () => clock.now, force, signal }),
    async stop() {
      server.stop()
      db.close()
      await wipeDevice()
    },
  }
}

export type Rig = Awaited<ReturnType<typeof startRig>>

export const aFile = (name = 'letter.pdf', size = 20) => ({
  name,
  mimeType: 'application/pdf',
  bytes: new Uint8Array(size).fill(7).buffer,
})

/** Erases the device for the next test. */
export async function wipeDevice(): Promise<void> {
  await forgetUser()
  await logoutDone()
  await deviceDatabase.shares.clear()
  await deviceDatabase.marks.clear()
  await deviceDatabase.encrypted.clear()
  await deviceDatabase.ended.clear()
  const names = await Dexie.getDatabaseNames()
  await Promise.all(names.filter((name) => name !== 'brieflotse').map((name) => Dexie.delete(name)))
}

/** A second database connection, as another tab has it. */
export const otherTab = () => new LocalDatabase(1)
