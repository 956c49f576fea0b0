import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { madeUpDocument, madeUpLetter } from '../../test/made-up.ts'
import { aFile, otherTab, startRig } from '../../test/rig.ts'
import { archiveDocument, addUpload } from '../outbox/outbox.ts'
import { outboxEntries } from '../queries.ts'
import { unknown } from './cursor.ts'
import { createPull, pull } from './pull.ts'
import { syncOnce } from './sync-once.ts'

const world = { now: () => 0, withLock: <T>(_: string, task: () => Promise<T>) => task() }
const request = { force: true, cursor: unknown, signal: new AbortController().signal }
const tab = fc.constantFrom('page', 'worker')

const step = fc.oneof(
  fc.record({ do: fc.constantFrom('put', 'erase', 'letter'), id: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ do: fc.constantFrom('backup', 'restore', 'upload', 'archive', 'both') }),
  fc.record({ do: fc.constantFrom('page', 'page', 'pull', 'sync'), tab }),
)

/** However often the server was restored, and wherever the device was in its pull: in the end both hold the same data. */
test('a device that reads in whatever moments between backups and restores holds in the end what the server holds', async () => {
  const story = fc.record({
    pageSize: fc.integer({ min: 1, max: 5 }),
    steps: fc.array(step, { maxLength: 30 }),
  })
  await fc.assert(
    fc.asyncProperty(story, async ({ pageSize, steps }) => {
      const rig = await startRig()
      const worker = otherTab()
      const { server } = rig
      const dbOf = (name: string) => (name === 'page' ? rig.db : worker)
      server.pageSize = pageSize
      for (const id of [1, 2, 3]) server.put(madeUpDocument(id))
      let backup = server.copy()
      // ids of rows are never reused
      let leap = 0
      try {
        for (const now of steps) {
          if (now.do === 'put' && 'id' in now)
            server.put(madeUpDocument(leap + now.id, { title: `Title ${Math.random()}` }))
          else if (now.do === 'letter' && 'id' in now) server.putLetter(madeUpLetter(leap + now.id))
          else if (now.do === 'erase' && 'id' in now) server.erase(now.id)
          else if (now.do === 'backup') backup = server.copy()
          else if (now.do === 'restore') {
            server.restore(backup)
            leap += 1_000
          } else if (now.do === 'upload') await addUpload(rig.db, [aFile()])
          else if (now.do === 'archive') {
            const [row] = await rig.db.documents.toArray()
            if (row) await archiveDocument(rig.db, row.id)
          } else if (now.do === 'both')
            await Promise.all([syncOnce(rig.db, request, world), syncOnce(worker, request, world)])
          else if (now.do === 'page' && 'tab' in now) await createPull(dbOf(now.tab))(unknown)
          else if (now.do === 'pull' && 'tab' in now) await pull(dbOf(now.tab))
          else if ('tab' in now) await syncOnce(dbOf(now.tab), request, world)
        }
        for (let n = 0; n < 4; n += 1) await syncOnce(rig.db, request, world)
        for (const { state, error } of await outboxEntries(rig.db))
          expect([state, error?.code]).toEqual(['stuck', 'not-found'])
        const here = await rig.db.contents.toArray()
        const there = [...server.rows.values()].toSorted((a, b) => a.id - b.id)
        expect(here).toEqual(there)
      } finally {
        worker.close()
        await rig.stop()
      }
    }),
    { numRuns: 20 },
  )
}, 60_000)
