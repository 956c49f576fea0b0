import { afterEach, beforeEach, expect, test } from 'vitest'
import { aFile, type Rig, startRig } from '../../test/rig.ts'
import { listedDocuments, outboxEntries } from '../queries.ts'
import { heldShares, holdShare } from '../shares.ts'
import { pull } from '../sync/pull.ts'
import { endTakenShares, takeShare } from '../take-share.ts'
import { dropMailResult, mailResults } from './mail-results.ts'
import { addMail } from './mail.ts'
import { addUpload, discardEntry } from './outbox.ts'
import { settled } from './settled.ts'

let rig: Rig
beforeEach(async () => {
  rig = await startRig()
})
afterEach(() => rig.stop())

const mail = { content: 'Ihre Rechnung', files: [aFile('r.pdf'), aFile('bad.pdf')] }
const aShare = () => holdShare({ title: '', text: 'x', url: '', files: [aFile()], leftOut: [] })

test('a mail waits with its text and files, and goes once, also when the answer is lost', async () => {
  const id = await addMail(rig.db, mail)
  expect(await outboxEntries(rig.db)).toMatchObject([
    { kind: 'process-mail', content: 'Ihre Rechnung', files: [{ name: 'r.pdf' }, {}] },
  ])
  rig.server.faults = ['offline', 'lost']
  await rig.run()
  await rig.run(true)
  await rig.run(true)
  expect(rig.server.log).toEqual([`POST /api/process-shared-email ${id}`])
  expect(await rig.db.files.count()).toBe(0)
  await pull(rig.db)
  expect(await listedDocuments(rig.db)).toHaveLength(2)
})

test('whoever waits hears what became of each part', async () => {
  const id = await addMail(rig.db, mail)
  const outcome = settled(rig.db, id)
  await rig.run()
  expect(await outcome).toMatchObject({
    state: 'done',
    parts: [{ outcome: 'document' }, { name: 'r.pdf' }, { outcome: 'unreadable' }],
  })
})

test('what could not be read is kept until the user has seen it; the rest needs no word', async () => {
  await addMail(rig.db, { content: 'Gut', files: [] })
  const id = await addMail(rig.db, mail)
  await rig.run()
  expect(await mailResults(rig.db)).toMatchObject([{ id, name: 'Ihre Rechnung' }])
  await dropMailResult(rig.db, id)
  expect(await mailResults(rig.db)).toEqual([])
})

test('what the server refuses is stuck with the reason, and can be discarded with its files', async () => {
  const id = await addMail(rig.db, mail)
  rig.server.faults = ['mail-failed']
  await rig.run()
  expect(await outboxEntries(rig.db)).toMatchObject([
    { state: 'stuck', error: { message: 'Failed to process shared content' } },
  ])
  await discardEntry(rig.db, id)
  expect(await rig.db.files.count()).toBe(0)
})

test('a share that is taken is held no more, and taking it again changes nothing', async () => {
  const share = await aShare()
  const take = () =>
    takeShare(rig.db, share, async () => [
      await addUpload(rig.db, [aFile('1.pdf')]),
      await addUpload(rig.db, [aFile('2.pdf')]),
    ])
  const ids = await take()
  expect(await take()).toEqual(ids)
  expect(await outboxEntries(rig.db)).toHaveLength(2)
  expect(await heldShares()).toEqual([])
})

test('after a crash between the two databases the share is neither lost nor taken twice', async () => {
  const share = await aShare()
  const add = async () => [await addMail(rig.db, mail, share)]
  await expect(
    takeShare(rig.db, share, async () => {
      await add()
      throw new Error('the tab dies here')
    }),
  ).rejects.toThrow('the tab dies here')
  expect(await outboxEntries(rig.db)).toEqual([])
  expect(await heldShares()).toHaveLength(1)

  await rig.db.meta.put({ key: `taken-share:${share}`, value: await add() })
  await endTakenShares(rig.db)
  expect(await heldShares()).toEqual([])
  expect(await outboxEntries(rig.db)).toHaveLength(1)
})
