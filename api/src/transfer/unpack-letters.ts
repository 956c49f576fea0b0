import { ResponseLetter } from '@brieflotse/contract'
import type { Insertable } from 'kysely'
import * as v from 'valibot'
import type { ResponseLetterTable } from '../db/schema.ts'
import type { Tx } from '../db/open.ts'
import { toLetter } from '../letters/store.ts'
import { limits } from '../system/limits.ts'
import type { StagedContent } from '../providers/storage/storage.ts'
import { titleFrom } from '../text/letter-title.ts'
import { columnsOf, unpackRow } from './columns.ts'
import { invalid } from './refuse.ts'
import { ofLetter } from './pack-letters.ts'
import { pastKey } from './past.ts'
import type { Archive } from './read-zip.ts'
import type { UnpackDeps } from './unpack-documents.ts'

const text = v.pipe(v.string(), v.maxLength(300))
const Order = v.looseObject({
  letter: text,
  order: v.looseObject({ reference: text, ordered_at: text }),
  events: v.pipe(v.array(v.looseObject({})), v.maxLength(500)),
  pdf: v.nullable(text),
  proof: v.nullable(text),
})
type Order = v.InferOutput<typeof Order>
const Packed = v.object({
  row: v.looseObject({
    generated_at: text,
    response_type: text,
    title: v.pipe(v.string(), v.maxLength(1_000)),
  }),
  document: v.nullable(text),
  attachments: v.pipe(
    v.array(v.object({ document: v.nullable(text), title: text })),
    v.maxLength(100),
  ),
  orders: v.pipe(v.array(Order), v.maxLength(200)),
})
type Packed = v.InferOutput<typeof Packed>

/** For a response whose document no longer exists: an id that no document ever has. */
const goneDocument = Number.MAX_SAFE_INTEGER

/** Imports one response letter; its orders are stored as history. A letter that already exists stays unchanged. */
export async function unpackLetter(
  deps: UnpackDeps,
  archive: Archive,
  userId: number,
  { path, documents }: { path: string; documents: Map<string, number> },
): Promise<{ isNew: boolean; past: number }> {
  // The JSON is used as it is, because even the order of its keys is part of the letter's identity.
  const packed = await archive.json(`${path}/letter.json`)
  if (!v.is(Packed, packed)) throw invalid(path)
  const drafts = new Map<string, StagedContent>()
  try {
    for (const { pdf, proof } of packed.orders) {
      for (const at of [pdf, proof]) {
        if (at === null || drafts.has(at) || archive.lost.has(at)) continue
        const content = await archive.open(at)
        drafts.set(at, await deps.storage.write(content, { maxBytes: limits.transferFileBytes }))
      }
    }
    return await deps.files.keep([...drafts.values()], (record) =>
      deps.db.write(async (tx) => {
        await record(tx)
        const isNew = await addLetter(deps, tx, { userId, packed, documents })
        let past = 0
        for (const order of packed.orders) {
          past += (await addOrder(tx, userId, order, drafts)) ? 1 : 0
        }
        return { isNew, past }
      }),
    )
  } finally {
    for (const draft of drafts.values()) await draft.drop()
    await deps.files.collect([...drafts.values()].map(({ hash }) => hash))
  }
}

async function addLetter(
  { feed, accountRoom }: UnpackDeps,
  tx: Tx,
  { userId, packed, documents }: { userId: number; packed: Packed; documents: Map<string, number> },
): Promise<boolean> {
  const { generated_at, response_type, title } = packed.row
  const before = await tx
    .selectFrom('response_letters')
    .select('id')
    .where('user_id', '=', userId)
    .where('generated_at', '=', generated_at)
    .where('response_type', '=', response_type)
    .executeTakeFirst()
  if (before) return false
  const numberOf = (path: string | null) => (path && documents.get(path)) || goneDocument
  const row = {
    ...unpackRow(packed.row, await columnsOf(tx, 'response_letters'), [...ofLetter, 'title_id']),
    ...titleFrom(title),
    user_id: userId,
    document_id: numberOf(packed.document),
    attachments: JSON.stringify(
      packed.attachments.map(({ document, title }) => ({ documentId: numberOf(document), title })),
    ),
  } as unknown as Insertable<ResponseLetterTable>
  const stored = await tx
    .insertInto('response_letters')
    .values(row)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (!v.is(ResponseLetter, toLetter({ ...stored, order: null }))) throw invalid('letter')
  await accountRoom(tx, userId)
  await feed.changed(tx, { userId, kind: 'letter', id: stored.id })
  return true
}

async function addOrder(
  tx: Tx,
  userId: number,
  { pdf, proof, ...record }: Order,
  drafts: Map<string, StagedContent>,
): Promise<boolean> {
  const key = pastKey('order', record)
  const here = await tx
    .selectFrom('mail_orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('reference', '=', record.order.reference)
    .executeTakeFirst()
  if (here) return false
  const hashOf = (at: string | null) => (at === null ? null : (drafts.get(at)?.hash ?? null))
  const added = await tx
    .insertInto('past_records')
    .values({
      user_id: userId,
      key,
      kind: 'order',
      record: JSON.stringify(record),
      pdf_hash: hashOf(pdf),
      proof_hash: hashOf(proof),
    })
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}
