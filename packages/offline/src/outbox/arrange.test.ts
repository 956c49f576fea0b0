import { afterEach, beforeEach, expect, test } from 'vitest'
import { madeUpClaim } from '../../test/fake-claims.ts'
import { madeUpDocument, madeUpLetter } from '../../test/made-up.ts'
import { type Rig, startRig } from '../../test/rig.ts'
import { findDocument } from '../find-document.ts'
import { outboxEntries } from '../queries.ts'
import { pull } from '../sync/pull.ts'
import { arrangePages, isActedOn } from './arrange.ts'

const twoLetters = { does: 'letters', letters: [[1], [2]], sure: false } as const
const asOne = { ...twoLetters, letters: [[2, 1]] }

let rig: Rig
beforeEach(async () => {
  rig = await startRig()
  rig.server.put(madeUpDocument(1))
  await pull(rig.db)
})
afterEach(() => rig.stop())

const wish = () => ({ ...twoLetters, letters: twoLetters.letters.map((pages) => [...pages]) })

test('a split without a connection waits, reaches the server once, and brings the document as it is then', async () => {
  rig.server.isDown = true
  await arrangePages(rig.db, 1, asOne)
  const entry = await arrangePages(rig.db, 1, wish())
  await rig.run()
  expect(await outboxEntries(rig.db)).toMatchObject([{ id: entry, arrangement: twoLetters }])
  rig.server.isDown = false
  rig.server.faults = ['lost']
  await rig.run(true)
  await rig.run(true)
  expect(rig.server.log).toEqual([`POST /api/documents/1/arrange ${entry}`])
  expect(await findDocument(rig.db, 1)).toMatchObject({ status: 'archived', parts: [2, 3] })
  expect(await outboxEntries(rig.db)).toEqual([])
})

test('what was on its way is not changed any more: the later word follows it', async () => {
  rig.server.faults = ['busy']
  await arrangePages(rig.db, 1, wish())
  await rig.run()
  await arrangePages(rig.db, 1, asOne)
  expect(await outboxEntries(rig.db)).toMatchObject([
    { arrangement: twoLetters },
    { arrangement: asOne },
  ])
})

test('taking it back in two tabs takes it back once', async () => {
  const first = await arrangePages(rig.db, 1, { does: 'undo' })
  await rig.db.outbox.where({ id: first }).modify({ wasSent: true })
  expect(await arrangePages(rig.db, 1, { does: 'undo' })).toBe(first)
  expect(await outboxEntries(rig.db)).toHaveLength(1)
})

test('a document that was paid, answered or ticked off is known as such without a connection', async () => {
  expect(await isActedOn(rig.db, 1)).toBe(false)
  rig.server.put(madeUpDocument(1, { claims: [madeUpClaim(7)] }))
  rig.server.put(madeUpDocument(2, { claims: [{ ...madeUpClaim(8), state: 'disputed' }] }))
  rig.server.put(madeUpDocument(3))
  rig.server.putLetter(madeUpLetter(9, { documentId: 3 }))
  await pull(rig.db)
  expect(await Promise.all([1, 2, 3].map((id) => isActedOn(rig.db, id)))).toEqual([
    false,
    true,
    true,
  ])
})
