import { AppError, englishOf } from '@brieflotse/contract'
import type { Readable } from 'node:stream'
import type { Db } from '../db/open.ts'
import type { Storage } from '../providers/storage/storage.ts'
import { isRecorded } from '../documents/store.ts'
import { storedSaid } from '../text/stored-said.ts'
import { pack } from './columns.ts'
import { jsonEntry, numbered, safeName, type ZipEntry } from './zip-entry.ts'

type Deps = { db: Db; storage: Storage }
type Listed = { id: number; path: string }

/** Tables whose rows belong to one document. A table added here is exported and imported. */
export const childTables = ['document_readings', 'document_corrections', 'reminders'] as const

export const ofDocument = ['id', 'user_id', 'document_id', 'joined_from']
export const ofDocumentRow = [
  'id',
  'user_id',
  'client_id',
  'file_hash',
  'progress',
  'part_of',
  'joined_into',
]
export const ofClaimPayment = [
  'id',
  'user_id',
  'claim_id',
  'provider_id',
  'client_secret',
  'approve_url',
  'payer_email',
]

/** A user's documents in export order, oldest first, archived ones included. */
export async function documentsToExport(read: Db['read'], userId: number): Promise<Listed[]> {
  const rows = await read
    .selectFrom('documents')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('uploaded_at')
    .orderBy('content_key')
    .execute()
  return rows.map(({ id }, index) => ({ id, path: numbered('documents', index) }))
}

export async function documentEntries(
  deps: Deps,
  { id, path }: Listed,
  paths: Map<number, string>,
): Promise<ZipEntry[]> {
  const { db, storage } = deps
  const files = await filesOf(db.read, id, path)
  const pages = await picturesOf(db.read, id, path)
  return [
    jsonEntry(`${path}/document.json`, () => packDocument(db.read, { id, path }, paths)),
    ...[...files, ...pages].map(({ path: at, sha256 }) => ({
      path: at,
      stored: true,
      make: () => contentOf({ db, storage }, sha256),
    })),
  ]
}

/** Opens stored content. `lost` if the disk has lost it, which must not stop the export; null if it was erased meanwhile. */
export async function contentOf(deps: Deps, hash: string): Promise<Readable | null | 'lost'> {
  try {
    const file = await deps.storage.open(hash)
    if (file) return file.stream
  } catch (error) {
    if (error instanceof AppError && error.code === 'content-lost') return 'lost'
    throw error
  }
  return (await isRecorded(deps.db, hash)) ? 'lost' : null
}

async function filesOf(read: Db['read'], id: number, path: string) {
  const rows = await read
    .selectFrom('document_files')
    .selectAll()
    .where('document_id', '=', id)
    .orderBy('position')
    .execute()
  return rows.map((row) => ({
    ...pack(row, ['document_id', 'file_hash', 'joined_from']),
    path: `${path}/originals/${row.position}-${safeName(row.file_name)}`,
    sha256: row.file_hash,
  }))
}

async function picturesOf(read: Db['read'], id: number, path: string) {
  const rows = await read
    .selectFrom('document_pages')
    .select(['number', 'phone_hash', 'zoom_hash'])
    .where('document_id', '=', id)
    .orderBy('number')
    .execute()
  return rows.flatMap(({ number, phone_hash, zoom_hash }) => [
    { path: `${path}/pages/${number}-phone.webp`, sha256: phone_hash },
    { path: `${path}/pages/${number}-zoom.webp`, sha256: zoom_hash },
  ])
}

async function packDocument(read: Db['read'], { id, path }: Listed, paths: Map<number, string>) {
  const row = await read.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return {}
  const pages = await read
    .selectFrom('document_pages')
    .selectAll()
    .where('document_id', '=', id)
    .orderBy('number')
    .execute()
  const children: Record<string, unknown[]> = {}
  for (const table of childTables) children[table] = await childrenIn(read, table, id)
  return {
    row: pack(row, ofDocumentRow),
    partOf: paths.get(row.part_of ?? 0) ?? null,
    joinedInto: paths.get(row.joined_into ?? 0) ?? null,
    files: await filesOf(read, id, path),
    pages: pages.map((page) => ({
      ...pack(page, ['document_id', 'phone_hash', 'zoom_hash']),
      phone: `${path}/pages/${page.number}-phone.webp`,
      zoom: `${path}/pages/${page.number}-zoom.webp`,
    })),
    children,
    claims: await claimsOf(read, id),
  }
}

async function childrenIn(read: Db['read'], table: (typeof childTables)[number], id: number) {
  const rows = await read.selectFrom(table).selectAll().where('document_id', '=', id).execute()
  const packed = rows.map((row) => pack(row, ofDocument))
  // Sorted by content, because not every table has an order and the same rows must always give the same file.
  return packed
    .map((one) => [JSON.stringify(one), one] as const)
    .sort(byText)
    .map(([, one]) => one)
}

const byText = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) =>
  a < b ? -1 : a > b ? 1 : 0

/** Claims with their payments, so that a paid letter does not look unpaid after import. */
async function claimsOf(read: Db['read'], id: number) {
  const claims = await read
    .selectFrom('claims')
    .selectAll()
    .where('document_id', '=', id)
    .orderBy('position')
    .execute()
  const packed = []
  for (const claim of claims) {
    const payments = await read
      .selectFrom('payments')
      .selectAll()
      .where('claim_id', '=', claim.id)
      .where((eb) => eb.or([eb('fulfilled_at', 'is not', null), eb('status', '=', 'canceled')]))
      .orderBy('created_at')
      .execute()
    packed.push({
      ...pack(claim, ofDocument),
      payments: payments.map((row) => ({
        ...pack(row, ofClaimPayment),
        // Servers of earlier versions reject a payment without this field.
        status_message: englishOf(storedSaid(row.status_said)),
      })),
    })
  }
  return packed
}
