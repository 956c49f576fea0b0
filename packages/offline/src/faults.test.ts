import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Fault } from '../test/fake-server.ts'
import { madeUpDocument } from '../test/made-up.ts'
import { aFile, type Rig, startRig } from '../test/rig.ts'
import {
  addUpload,
  archiveDocument,
  discardEntry,
  eraseDocument,
  readAgain,
  restoreDocument,
  retryEntry,
} from './outbox/outbox.ts'
import { outboxEntries } from './queries.ts'
import { pull } from './sync/pull.ts'

const changes = { archiveDocument, restoreDocument, readAgain, eraseDocument }

type Step =
  | { do: 'upload' }
  | { do: keyof typeof changes; id: number }
  | { do: 'run'; faults: (Fault | null)[]; force: boolean }
  | { do: 'pull'; fault: Fault | null }
  | { do: 'die' }
  | { do: 'clock'; ms: number }

const ids = fc.integer({ min: 1, max: 3 })
const faults = fc.constantFrom<Fault | null>(
  null,
  'offline',
  'lost',
  'unexpected',
  'busy',
  'rate-limited',
  'invalid-input',
)
const steps: fc.Arbitrary<Step>[] = [
  fc.constant({ do: 'upload' }),
  fc.record({ do: fc.constantFrom('archiveDocument', 'restoreDocument', 'readAgain'), id: ids }),
  fc.record({ do: fc.constant('eraseDocument'), id: ids }),
  fc.record({ do: fc.constant('run'), faults: fc.array(faults), force: fc.boolean() }),
  fc.record({ do: fc.constant('pull'), fault: faults }),
  fc.constant({ do: 'die' }),
  fc.record({ do: fc.constant('clock'), ms: fc.integer({ min: -86_400_000, max: 86_400_000 }) }),
]

test('whatever happens on the way: nothing is lost, nothing is doubled, nothing is shown as done that is not', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(...steps), { maxLength: 25 }), async (story) => {
      const rig = await startRig()
      try {
        for (const id of [1, 2, 3]) rig.server.put(madeUpDocument(id))
        await pull(rig.db)
        /** Entry id to the document it is about. */
        const wished = new Map<string, number | null>()
        for (const step of story) {
          if (step.do === 'upload') wished.set(await addUpload(rig.db, [aFile()]), null)
          else if (step.do === 'run') {
            rig.server.faults = [...step.faults]
            await rig.run(step.force)
          } else if (step.do === 'pull') {
            rig.server.faults = [step.fault]
            await pull(rig.db).catch(() => {})
          } else if (step.do === 'die') {
            // the tab dies while an entry is on its way, after the server had acted
            const [entry] = await outboxEntries(rig.db)
            if (entry) await rig.db.outbox.update(entry.seq, { state: 'sending' })
          } else if (step.do === 'clock') rig.clock.now += step.ms
          else wished.set(await changes[step.do](rig.db, step.id), step.id)
          rig.server.faults = []

          const open = new Set((await outboxEntries(rig.db)).map(({ id }) => id))
          const acted = rig.server.log.map((line) => line.split(' ')[2]!)
          expect(new Set(acted).size).toBe(acted.length)
          for (const [id, documentId] of wished) {
            // what is no longer waiting was carried out, or its document is gone as wished
            const isGone = documentId !== null && !rig.server.rows.has(documentId)
            if (!open.has(id)) expect(isGone || acted.includes(id)).toBe(true)
          }
        }
        await drain(rig)
        expect(await outboxEntries(rig.db)).toEqual([])
        const shown = (await rig.db.contents.toArray()).map(({ id, status }) => [id, status])
        const there = [...rig.server.rows.values()].map(({ id, status }) => [id, status])
        expect(new Set(shown.map(String))).toEqual(new Set(there.map(String)))
      } finally {
        await rig.stop()
      }
    }),
    { numRuns: 60 },
  )
}, 60_000)

/** The line is good again: sends everything, gives up what is about a document that is gone, and pulls. */
async function drain(rig: Rig): Promise<void> {
  for (;;) {
    await rig.run(true)
    const [stuck] = await outboxEntries(rig.db)
    if (!stuck) break
    expect(stuck.state).toBe('stuck')
    await (stuck.error?.code === 'not-found' ? discardEntry : retryEntry)(rig.db, stuck.id)
  }
  await pull(rig.db)
}
