import type { User } from '@brieflotse/contract'
import type { Db } from '../db/open.ts'
import type { Letters } from '../letters/store.ts'
import type { Storage } from '../providers/storage/storage.ts'
import { toTitle } from '../text/letter-title.ts'
import { pack } from './columns.ts'
import { contentOf } from './pack-documents.ts'
import { jsonEntry, numbered, type ZipEntry } from './zip-entry.ts'

type Letter = NonNullable<Awaited<ReturnType<Letters['find']>>>
/** `writtenAt` is the PDF's creation date. */
export type LetterPrinting = (
  letter: Letter,
  user: User,
  writtenAt?: Date,
) => Promise<Uint8Array | null>
type Deps = { db: Db; storage: Storage; letters: Letters; print: LetterPrinting }
type Listed = { id: number; path: string }
export type PackedOrder = { letter: string; order: Record<string, unknown>; events: unknown[] }

export const ofLetter = [
  'id',
  'user_id',
  'client_id',
  'document_id',
  'came_from',
  'order_id',
  'attachments',
]
const ofOrder = ['id', 'user_id', 'letter_id', 'pdf_hash', 'proof_hash', 'asked_at', 'looked_at']

/** Identifies a letter across servers: nobody writes two of the same kind in the same millisecond. */
export const letterKey = (row: { generated_at: string; response_type: string }) =>
  `${row.generated_at} ${row.response_type}`

export async function listLetters(read: Db['read'], userId: number): Promise<Listed[]> {
  const rows = await read
    .selectFrom('response_letters')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('generated_at')
    .orderBy('response_type')
    .execute()
  return rows.map(({ id }, index) => ({ id, path: numbered('letters', index) }))
}

/** A letter with its PDF and the history of its orders. */
export async function letterEntries(
  deps: Deps,
  user: User,
  { id, path }: Listed,
  documents: Map<number, string>,
): Promise<ZipEntry[]> {
  const { db, storage, letters, print } = deps
  const posted = await ordersOf(db.read, user.id, id)
  const open = (hash: string) => () => contentOf({ db, storage }, hash)
  const papers = posted.flatMap(({ pdf_hash, proof_hash }, index) => {
    const pdf = { path: `${path}/posted-${index + 1}.pdf`, stored: true, hash: pdf_hash }
    const proof = { path: `${path}/proof-${index + 1}.pdf`, stored: true, hash: proof_hash }
    return [pdf, proof].flatMap(({ hash, ...rest }) =>
      hash ? [{ ...rest, make: open(hash) }] : [],
    )
  })
  return [
    jsonEntry(`${path}/letter.json`, async () => {
      const row = await letters.find(user.id, id)
      if (!row) return {}
      const { order: _order, ...columns } = row
      const attached = JSON.parse(row.attachments) as { documentId: number; title: string }[]
      return {
        // The title in the form that every version understands.
        row: { ...pack(columns, [...ofLetter, 'title_id']), title: toTitle(row).title },
        document: documents.get(row.document_id) ?? null,
        attachments: attached.map(({ documentId, title }) => ({
          document: documents.get(documentId) ?? null,
          title,
        })),
        orders: posted.map(({ packed, pdf_hash, proof_hash }, index) => ({
          ...packed,
          pdf: pdf_hash && `${path}/posted-${index + 1}.pdf`,
          proof: proof_hash && `${path}/proof-${index + 1}.pdf`,
        })),
      }
    }),
    {
      path: `${path}/letter.pdf`,
      make: async () => {
        const row = await letters.find(user.id, id)
        const pdf = row && (await print(row, user))
        return pdf ? Buffer.from(pdf) : null
      },
    },
    ...papers,
  ]
}

/** Orders of this server and imported ones, oldest first. */
async function ordersOf(read: Db['read'], userId: number, letterId: number) {
  const letter = await read
    .selectFrom('response_letters')
    .select(['generated_at', 'response_type'])
    .where('id', '=', letterId)
    .executeTakeFirst()
  if (!letter) return []
  const key = letterKey(letter)
  const rows = await read
    .selectFrom('mail_orders')
    .selectAll()
    .where('letter_id', '=', letterId)
    .execute()
  const here = []
  for (const row of rows) {
    const events = await read
      .selectFrom('mail_events')
      .select(['status', 'at', 'location', 'location_said', 'text', 'said'])
      .where('order_id', '=', row.id)
      .orderBy('at')
      .orderBy('id')
      .execute()
    const packed: PackedOrder = {
      letter: key,
      order: pack(row, ofOrder),
      events: events.map((one) => pack(one, [])),
    }
    here.push({ packed, pdf_hash: row.pdf_hash as string | null, proof_hash: row.proof_hash })
  }
  const past = await read
    .selectFrom('past_records')
    .select(['record', 'pdf_hash', 'proof_hash'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'order')
    .execute()
  const brought = past
    .map(({ record, ...rest }) => ({ packed: JSON.parse(record) as PackedOrder, ...rest }))
    .filter(({ packed }) => packed.letter === key)
  return [...here, ...brought].sort((a, b) =>
    String(a.packed.order['ordered_at']) < String(b.packed.order['ordered_at']) ? -1 : 1,
  )
}
