import { afterEach, beforeEach, expect, test } from 'vitest'
import { madeUpClaim } from '../../test/fake-claims.ts'
import { madeUpReminder } from '../../test/fake-reminders.ts'
import { madeUpDocument } from '../../test/made-up.ts'
import { type Rig, startRig } from '../../test/rig.ts'
import { findDocument } from '../find-document.ts'
import { waitingLetters } from '../letters.ts'
import { outboxEntries } from '../queries.ts'
import { pull } from '../sync/pull.ts'
import { entryKinds } from './kinds.ts'

let rig: Rig
beforeEach(async () => {
  rig = await startRig()
  for (const id of [1, 2, 3, 4, 5, 6]) {
    const parts = { claims: [madeUpClaim(id)], reminders: [madeUpReminder(id)] }
    rig.server.put(madeUpDocument(id, { status: id === 3 ? 'archived' : 'completed', ...parts }))
  }
  await pull(rig.db)
})
afterEach(() => rig.stop())

const uuid = (at: number) => `00000000-0000-4000-8000-0000000000${at + 10}`
const file = { id: 'f', name: 'a.pdf', mimeType: 'application/pdf', byteSize: 3, hash: null }
const signature = { ...file, id: 's', name: 'signature.png', mimeType: 'image/png' }
const recipient = ['Stadtwerke', 'Am Markt 1', '12345 Musterstadt']
const printOptions = { blackAndWhite: true, doubleSided: true }
const mailing = { deliveryOption: 'standard', printOptions, price: 120, recipient, estimatedOn: '' }
const letter = { responseType: 'inquiry', content: 'Guten Tag', title: 'Antwort' }
const titled = { documentId: null, letterTitle: 'Antwort' }

/** One entry of each kind, as devices have stored them since the database has its present version. */
const stored: ({ kind: string; documentId: number | null } & Record<string, unknown>)[] = [
  { kind: 'upload-document', documentId: null, files: [file] },
  {
    kind: 'upload-document',
    documentId: null,
    files: [{ ...file, id: 'g' }],
    label: { title: 'A', tags: ['b'] },
  },
  { kind: 'archive-document', documentId: 1 },
  { kind: 'erase-document', documentId: 2 },
  { kind: 'restore-document', documentId: 3 },
  { kind: 'read-document', documentId: 4 },
  { kind: 'edit-document', documentId: 5, changes: [{ field: 'title', from: null, to: 'Neu' }] },
  { kind: 'arrange-document', documentId: 6, arrangement: { does: 'undo' } },
  {
    kind: 'change-claim',
    documentId: 5,
    claim: { id: 5, change: { change: 'disputed', note: 'x' } },
  },
  {
    kind: 'change-reminder',
    documentId: 5,
    reminder: { id: 5, change: { change: 'done', seen: '2025-03-28' } },
  },
  {
    kind: 'process-mail',
    documentId: null,
    content: 'Ihr Bescheid',
    files: [{ ...file, id: 'h' }],
  },
  { id: uuid(50), kind: 'create-letter', documentId: 5, letter },
  {
    ...titled,
    kind: 'edit-letter',
    letterKey: uuid(50),
    textEdit: { from: 'Guten Tag', to: 'Guten Morgen' },
  },
  { kind: 'edit-profile', documentId: null, profile: { city: 'Berlin' } },
  { kind: 'set-signature', documentId: null, files: [signature] },
  { ...titled, kind: 'order-mail', letterKey: uuid(50), mailing },
  { ...titled, kind: 'cancel-mail', letterId: 99, orderId: 1 },
  { ...titled, kind: 'erase-letter', letterId: 98 },
]

const common = { state: 'waiting', files: [], sent: 0, error: null, tries: 0, nextAt: 0 }

test('there is an entry of every kind', () => {
  expect(new Set(stored.map(({ kind }) => kind))).toEqual(new Set(entryKinds))
})

test('entries that a device has stored are shown and sent', async () => {
  await rig.db.files.bulkAdd(['f', 'g', 'h', 's'].map((id) => ({ id, bytes: new ArrayBuffer(3) })))
  const rows = stored.map((row, at) => ({ id: uuid(at), ...common, addedAt: '2026-01-01', ...row }))
  await rig.db.outbox.bulkAdd(rows as never[])
  await rig.db.transaction('rw', rig.db.tables, async () => {
    const { applyPatches } = await import('./patches.ts')
    for (const id of [1, 2, 3, 4, 5]) await applyPatches(rig.db, id)
  })
  expect(await rig.db.documents.get(1)).toMatchObject({ status: 'archived' })
  expect(await rig.db.documents.get(2)).toMatchObject({ erasing: true })
  expect(await rig.db.documents.get(3)).toMatchObject({ status: 'pending' })
  expect(await rig.db.documents.get(4)).toMatchObject({ status: 'pending' })
  expect(await findDocument(rig.db, 5)).toMatchObject({
    givenTitle: 'Neu',
    claims: [{ state: 'disputed' }],
    reminders: [{ doneAt: '2026-01-01' }],
  })
  expect(await waitingLetters(rig.db)).toMatchObject([
    { content: 'Guten Morgen', ordering: { price: 120 } },
  ])
  await rig.run(true)
  const left = (await outboxEntries(rig.db)).map(({ kind, error }) => [kind, error?.code])
  // the server knows of no arrangement to undo
  expect(left).toEqual([['arrange-document', 'conflict']])
})
