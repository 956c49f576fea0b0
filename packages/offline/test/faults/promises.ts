import { deepStrictEqual as same, ok } from 'node:assert'
import type { Document } from '@brieflotse/contract'
import { letterRowOf } from '../../src/outbox/letter-patches.ts'
import { localRowOf } from '../../src/outbox/patches.ts'
import { outboxEntries } from '../../src/queries.ts'
import type { OutboxEntry } from '../../src/outbox/entries.ts'
import type { Device } from './device.ts'
import type { StoryServer } from './server.ts'

/** Every change the user ever made, by entry. */
export type Wishes = Map<string, OutboxEntry>

/** Checks the invariants that must hold after every step. Records new entries. */
export async function checkPromises(
  device: Device,
  server: StoryServer,
  wishes: Wishes,
): Promise<void> {
  const db = device.kept
  const entries = await outboxEntries(db)
  for (const entry of entries) wishes.set(entry.id, entry)
  const open = new Set(entries.map(({ id }) => id))
  const acted = await server.acted()
  const rows = await server.rows()

  same(new Set(acted).size, acted.length, 'the server acted twice on one key')
  const clientIds = rows.flatMap(({ clientId }) => clientId ?? [])
  same(new Set(clientIds).size, clientIds.length, 'one upload became two documents')
  const posted = await server.ordered()
  same(new Set(posted).size, posted.length, 'a letter was ordered twice')
  const noted = rows.flatMap(({ claims }) => claims).flatMap(({ payments }) => payments)
  const names = noted.map(({ id }) => id)
  same(new Set(names).size, names.length, 'one payment was noted twice')
  ok(
    names.every((id) => wishes.has(id)),
    'a payment was noted that nobody made',
  )
  const known = new Set(acted)
  const there = new Set(rows.map(({ id }) => id))
  for (const [id, { documentId, kind }] of wishes) {
    if (open.has(id) || device.givenUp.has(id)) continue
    const isGone = documentId !== null && !there.has(documentId)
    ok(known.has(id) || isGone, `lost: ${kind} ${id}`)
  }
  for (const { key } of await db.meta.where('key').startsWith('receipt:').toArray()) {
    const id = key.slice('receipt:'.length)
    const documentId = wishes.get(id)?.documentId ?? null
    ok(known.has(id) || (documentId !== null && !there.has(documentId)), `not done: ${id}`)
  }
  await checkRows(device, entries)
  await checkFiles(device, entries)
}

/** Checks that every row is exactly the server's version with unsent changes applied. */
async function checkRows({ kept: db }: Device, entries: OutboxEntry[]): Promise<void> {
  const contents = await db.contents.toArray()
  const expected = contents.map((content) =>
    localRowOf(
      content,
      entries.filter(({ documentId }) => documentId === content.id),
    ),
  )
  same(await db.documents.toArray(), expected, 'a row shows what is not so')
  for (const row of await db.letters.toArray()) {
    const { serverContent, erasing: _, ordering: __, canceling: ___, ...letter } = row
    const own = entries.filter(({ letterId }) => letterId === row.id)
    same(
      row,
      letterRowOf({ ...letter, content: serverContent }, own),
      'a letter shows what is not so',
    )
  }
}

/** Checks that exactly the files of waiting entries are stored. */
async function checkFiles({ kept: db }: Device, entries: OutboxEntry[]): Promise<void> {
  const named = entries.flatMap(({ files }) => files.map(({ id, byteSize }) => [id, byteSize]))
  const kept = (await db.files.toArray()).map(({ id, bytes }) => [id, bytes.byteLength])
  same(new Map(kept as [string, number][]), new Map(named as [string, number][]), 'files')
}

/** Checks that in the end every document has the user's last values, unless another device changed it. */
export function checkWishes({ expected, unforeseen }: Device, rows: Document[]): void {
  for (const [id, wanted] of expected) {
    if (unforeseen.has(id)) continue
    const row = rows.find((other) => other.id === id)
    if (wanted.erased || !row) {
      same(row, undefined, `document ${id} was to be erased, and only then to go`)
      ok(wanted.erased, `document ${id} went without a wish`)
      continue
    }
    const { archived = row.status === 'archived', givenTitle = row.givenTitle } = wanted
    const { tags = row.tags } = wanted
    const now = { archived: row.status === 'archived', givenTitle: row.givenTitle, tags: row.tags }
    same(now, { archived, givenTitle, tags }, `document ${id} is not as the user wanted`)
  }
}
