import { message, Said } from '@brieflotse/contract'
import type { Insertable } from 'kysely'
import * as v from 'valibot'
import { messageOf } from '../db/migrations/022-messages.ts'
import type { Db, Tx } from '../db/open.ts'
import type { Feed } from '../db/feed.ts'
import type { ClaimTable, PaymentTable } from '../db/payment-tables.ts'
import type { DocumentTable } from '../db/schema.ts'
import {
  aboutDocument,
  type AccountRoom,
  contentKey,
  type Files,
  isShowable,
} from '../documents/store.ts'
import { limits } from '../system/limits.ts'
import type { Queue } from '../providers/queue/queue.ts'
import type { StagedContent, Storage } from '../providers/storage/storage.ts'
import { columnsOf, unpackRow } from './columns.ts'
import { invalid, refuse } from './refuse.ts'
import { childTables, ofClaimPayment, ofDocument, ofDocumentRow } from './pack-documents.ts'
import type { Archive } from './read-zip.ts'
import { sha256 } from '../system/sha256.ts'

export type UnpackDeps = {
  db: Db
  feed: Feed
  queue: Queue
  storage: Storage
  files: Files
  accountRoom: AccountRoom
}
type Given = { id: number; isNew: boolean; partOf: string | null; joinedInto: string | null }

const text = v.pipe(v.string(), v.maxLength(300))
const Packed = v.object({
  row: v.looseObject({
    content_key: v.pipe(v.string(), v.regex(/^[\w:.,;-]{1,200}$/)),
    target_language: v.pipe(v.string(), v.regex(/^[a-z]{2,8}$/)),
    status: v.picklist(['pending', 'processing', 'completed', 'failed']),
    archived_at: v.nullable(text),
  }),
  /** For split or joined documents: the path of the other document in the export. */
  partOf: v.nullable(text),
  joinedInto: v.nullable(text),
  files: v.pipe(
    v.array(
      v.looseObject({
        path: text,
        position: v.pipe(v.number(), v.integer(), v.minValue(1)),
        mime_type: v.picklist(['application/pdf', 'image/jpeg', 'image/png']),
      }),
    ),
    v.minLength(1),
    v.maxLength(limits.letterFiles),
  ),
  pages: v.pipe(v.array(v.looseObject({ phone: text, zoom: text })), v.maxLength(1000)),
  children: v.record(text, v.pipe(v.array(v.looseObject({})), v.maxLength(5000))),
  claims: v.pipe(
    v.array(v.looseObject({ payments: v.pipe(v.array(v.looseObject({})), v.maxLength(500)) })),
    v.maxLength(100),
  ),
})
type Packed = v.InferOutput<typeof Packed>

/**
 * Imports one document with its reading and the user's changes. A document that already exists stays unchanged. Null if the
 * exporting server had lost a file of it; its other files can be uploaded by hand.
 */
export async function unpackDocument(
  deps: UnpackDeps,
  archive: Archive,
  userId: number,
  path: string,
): Promise<Given | null> {
  const packed = await archive.json(`${path}/document.json`)
  if (!v.is(Packed, packed)) throw invalid(path)
  const { content_key, target_language } = packed.row
  const before = await deps.db.read
    .selectFrom('documents')
    .select('id')
    .where('user_id', '=', userId)
    .where('content_key', '=', content_key)
    .where('target_language', '=', target_language)
    .executeTakeFirst()
  const { partOf, joinedInto } = packed
  if (before) return { id: before.id, isNew: false, partOf, joinedInto }
  if (pathsOf(packed).some((at) => archive.lost.has(at))) return null
  const drafts = new Map<string, StagedContent>()
  try {
    for (const at of pathsOf(packed)) {
      if (drafts.has(at)) throw invalid(path)
      const content = await archive.open(at)
      drafts.set(at, await deps.storage.write(content, { maxBytes: limits.transferFileBytes }))
    }
    const id = await deps.files.keep([...drafts.values()], (record) =>
      deps.db.write(async (tx) => {
        await record(tx)
        const given = await add(deps, tx, { userId, packed, drafts, path })
        await deps.accountRoom(tx, userId)
        return given
      }),
    )
    return { id, isNew: true, partOf, joinedInto }
  } finally {
    for (const draft of drafts.values()) await draft.drop()
    await deps.files.collect([...drafts.values()].map(({ hash }) => hash))
  }
}

const pathsOf = ({ files, pages }: Packed) => [
  ...files.map(({ path }) => path),
  ...pages.flatMap(({ phone, zoom }) => [phone, zoom]),
]

type Adding = { userId: number; packed: Packed; drafts: Map<string, StagedContent>; path: string }

async function add(
  deps: UnpackDeps,
  tx: Tx,
  { userId, packed, drafts, path }: Adding,
): Promise<number> {
  const hashOf = (at: string) => drafts.get(at)!.hash
  const files = packed.files.toSorted((a, b) => a.position - b.position)
  const hashes = files.map((file) => hashOf(file.path))
  // The key must belong to these files. A forged key could block another letter from being uploaded.
  const { content_key } = packed.row
  const isArranged = packed.partOf !== null || typeof packed.row['file_pages'] === 'string'
  if (!isArranged && content_key !== contentKey(hashes)) throw invalid(path)
  const columns = await columnsOf(tx, 'documents')
  const row = {
    ...unpackRow(packed.row, columns, ofDocumentRow),
    user_id: userId,
    file_hash: hashes[0]!,
    // The real sizes are stored, because declared ones could falsify the administrator's storage report.
    byte_size: files.reduce((sum, { path: at }) => sum + drafts.get(at)!.size, 0),
    archived_at: packed.row.archived_at === null ? null : recent(packed.row.archived_at),
  } as unknown as Insertable<DocumentTable>
  const { id } = await tx
    .insertInto('documents')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertAll(tx, 'document_files', files, (file) => ({
    document_id: id,
    byte_size: drafts.get(String(file['path']))!.size,
    file_hash: hashOf(String(file['path'])),
  }))
  await insertAll(tx, 'document_pages', packed.pages, (page) => ({
    document_id: id,
    phone_hash: hashOf(String(page['phone'])),
    zoom_hash: hashOf(String(page['zoom'])),
  }))
  for (const table of childTables) {
    const isOwned = table === 'reminders'
    await insertAll(tx, table, packed.children[table] ?? [], () => ({
      document_id: id,
      ...(isOwned && { user_id: userId }),
    }))
  }
  await addClaims(tx, { userId, id, packed })
  await goOn(deps, tx, id)
  await deps.feed.changed(tx, { userId, kind: 'document', id })
  return id
}

/** A document archived long ago would be erased in the next clean-up, so its thirty days start again. */
function recent(moment: string): string {
  const at = Date.parse(moment)
  const isRecent = at > Date.now() - limits.archiveMs && at <= Date.now()
  return isRecent ? moment : new Date().toISOString()
}

async function insertAll(
  tx: Tx,
  table: 'document_files' | 'document_pages' | (typeof childTables)[number],
  rows: Record<string, unknown>[],
  own: (row: Record<string, unknown>) => Record<string, unknown>,
): Promise<void> {
  const columns = await columnsOf(tx, table)
  for (const row of rows) {
    const values = { ...unpackRow(row, columns, ofDocument), ...own(row) }
    await tx
      .insertInto(table)
      .values(values as never)
      .execute()
  }
}

async function addClaims(
  tx: Tx,
  { userId, id, packed }: { userId: number; id: number; packed: Packed },
): Promise<void> {
  const columns = await columnsOf(tx, 'claims')
  const ofPayments = await columnsOf(tx, 'payments')
  for (const [index, { payments, ...claim }] of packed.claims.entries()) {
    const values = { ...unpackRow(claim, columns, ofDocument), user_id: userId, document_id: id }
    const { id: claim_id } = await tx
      .insertInto('claims')
      .values(values as unknown as Insertable<ClaimTable>)
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const [number, payment] of payments.entries()) {
      const row = unpackRow(payment, ofPayments, ofClaimPayment)
      // Only finished payments for claims are accepted: an open one would be polled, and credits would be granted.
      if (row['purpose'] !== 'claim' || typeof row['credits'] === 'number') throw invalid('payment')
      if (!row['fulfilled_at'] && row['status'] !== 'canceled') throw invalid('payment')
      const key = idOf([userId, packed.row.content_key, index, number])
      const status_said = JSON.stringify(saidOf(payment))
      const own = { id: key, user_id: userId, claim_id, status_said }
      await tx
        .insertInto('payments')
        .values({ ...row, ...own } as unknown as Insertable<PaymentTable>)
        .execute()
    }
  }
}

/** The payment's message, validated because every screen shows it. */
function saidOf({ status_said, status_message, status }: Record<string, unknown>): Said {
  if (status_said === undefined) {
    // Files of earlier versions contain the message in English.
    if (typeof status_message === 'string') return messageOf(status_message)
    return message(status === 'canceled' ? 'payment.canceled' : 'payment.received')
  }
  const said = v.safeParse(Said, status_said)
  if (!said.success) throw invalid('payment')
  return said.output
}

/** A deterministic id in the format of our payment ids, so that a repeated import gives the same id. */
function idOf(parts: unknown[]): string {
  const hex = sha256(JSON.stringify(parts))
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}

/** Queues the jobs of an unfinished document. A finished one must fit the schema that every screen expects. */
async function goOn({ queue }: UnpackDeps, tx: Tx, id: number): Promise<void> {
  const row = await tx
    .selectFrom('documents')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const about = { payload: { documentId: id }, subject: aboutDocument(id) }
  if (row.status === 'pending' || row.status === 'processing') {
    await tx.updateTable('documents').set({ status: 'pending' }).where('id', '=', id).execute()
    await queue.add(tx, { name: 'read-document', ...about })
  } else if (row.status === 'completed' && row.translation_state === 'waiting') {
    await queue.add(tx, { name: 'translate-document', ...about })
  }
  if (!(await isShowable(tx, id))) throw refuse('transfer.not-whole')
}

/** Restores the references between split and joined documents. It can be repeated. */
export async function linkDocuments(
  { db, feed }: UnpackDeps,
  userId: number,
  given: Given[],
  numbers: Map<string, number>,
): Promise<void> {
  for (const { id, partOf, joinedInto } of given) {
    const [part_of, joined_into] = [partOf, joinedInto].map((at) => numbers.get(at ?? '') ?? null)
    if (!part_of && !joined_into) continue
    await db.write(async (tx) => {
      await tx
        .updateTable('documents')
        .set({ ...(part_of && { part_of }), ...(joined_into && { joined_into }) })
        .where('id', '=', id)
        .where('part_of', 'is', null)
        .where('joined_into', 'is', null)
        .execute()
      await feed.changed(tx, { userId, kind: 'document', id })
    })
  }
}
