import { afterEach, beforeEach, expect, test } from 'vitest'
import { aFile, type Rig, startRig } from '../test/rig.ts'
import { LocalDatabase, openDatabase } from './db.ts'
import { addUpload } from './outbox/outbox.ts'

let rig: Rig
beforeEach(async () => {
  rig = await startRig()
})
afterEach(() => rig.stop())

/** What the next version of the app will be like. */
class NextVersion extends LocalDatabase {
  constructor(userId: number) {
    super(userId)
    this.version(2).stores({ letters: 'id' })
  }
}

test('a new version of the schema keeps a full outbox with its files', async () => {
  for (let i = 0; i < 20; i += 1) await addUpload(rig.db, aFile(`${i}.pdf`, 1_000))
  const next = new NextVersion(1)
  expect(await next.outbox.orderBy('seq').toArray()).toHaveLength(20)
  const [entry] = await next.outbox.toArray()
  expect((await next.files.get(entry!.id))?.bytes.byteLength).toBe(1_000)
  next.close()
})

test('the new version is not held up by a page of the old one, and that page is told', async () => {
  let closed = 0
  const old = openDatabase(1, () => (closed += 1))
  await old.open()
  const next = new NextVersion(1)
  await next.open()
  expect(closed).toBe(1)
  await expect(old.documents.count()).rejects.toMatchObject({ name: 'DatabaseClosedError' })
  next.close()
})
