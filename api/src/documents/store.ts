import {
  AppError,
  defaultSourceLanguage,
  type FieldChange,
  maxDoneSteps,
  type Progress,
} from '@brieflotse/contract'
import { edited, isSame, fieldValueOf } from '@brieflotse/letter'
import { isCanonical, isLetterDay, readerVersion } from '@brieflotse/reading/facts'
import type { Db, Tx } from '../db/open.ts'
import type { Feed } from '../db/feed.ts'
import { forget } from '../http/once.ts'
import type { Queue } from '../providers/queue/queue.ts'
import type { AccountRoom } from './account-room.ts'
import { findCorrections, saveCorrections } from './correction-store.ts'
import { arePagesElsewhere, refusePagesElsewhere } from './pages-elsewhere.ts'
import type { StoredDocument } from './wire.ts'

export type { Files } from './files.ts'
export { createAccountRoom, type AccountRoom } from './account-room.ts'
export { isShowable } from './is-showable.ts'
export { isRecorded } from './unnamed-files.ts'
import { sha256 } from '../system/sha256.ts'

export type NewStoredFile = {
  fileHash: string
  fileName: string
  mimeType: StoredDocument['mime_type']
  byteSize: number
  pageCount: number | null
}

export type NewDocument = {
  userId: number
  clientId: string | null
  /** The files of one letter, in order; at least one. */
  files: NewStoredFile[]
  contentKey: string
  targetLanguage: string
  /** Title and tags that the user gives from the start. */
  label?: { title?: string | undefined; tags?: string[] | undefined }
}

export type Added = { documentId: number; duplicate: boolean }

/** Identifies the content of a letter by the hashes of its files, in order. */
export function contentKey(hashes: string[]): string {
  const [first = ''] = hashes
  return hashes.length === 1 ? first : sha256(hashes.join(' '))
}

/** The subject under which responses and jobs of a document are stored. */
export const aboutDocument = (id: number) => `document:${id}`

/** The delay between letters that are understood again in the background, in milliseconds. */
const apartMs = 200

const queued: Progress = { step: 'queued', page: 0, pages: 0 }

type DocumentsDeps = { db: Db; feed: Feed; queue: Queue; accountRoom: AccountRoom }

/** The user's operations on documents. Reading them is in `reading-store.ts`. */
export class Documents {
  readonly #db: Db
  readonly #feed: Feed
  readonly #queue: Queue
  readonly #accountRoom: AccountRoom

  constructor({ db, feed, queue, accountRoom }: DocumentsDeps) {
    this.#db = db
    this.#feed = feed
    this.#queue = queue
    this.#accountRoom = accountRoom
  }

  /** The document if it belongs to the user. A document of another user is treated like a missing one. */
  find(userId: number, id: number): Promise<StoredDocument | undefined> {
    return this.#db.read
      .selectFrom('documents')
      .selectAll()
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst()
  }

  findByContent(
    read: Db['read'] | Tx,
    wanted: Pick<NewDocument, 'userId' | 'contentKey' | 'targetLanguage'>,
  ) {
    return read
      .selectFrom('documents')
      .selectAll()
      .where('user_id', '=', wanted.userId)
      .where('content_key', '=', wanted.contentKey)
      .where('target_language', '=', wanted.targetLanguage)
      .executeTakeFirst()
  }

  /**
   * Adds a document with its stored files and the job that reads it. If the user already has this content, returns the existing
   * document.
   */
  async add(tx: Tx, input: NewDocument): Promise<Added> {
    const same = await this.findByContent(tx, input)
    // If the pages were joined to another letter, that letter is returned: a second document would ask for everything twice.
    const before = same?.joined_into
      ? await tx
          .selectFrom('documents')
          .selectAll()
          .where('id', '=', same.joined_into)
          .executeTakeFirst()
      : same
    if (before) {
      const isBack = before.archived_at !== null && !(await arePagesElsewhere(tx, before.id))
      if (isBack) await this.#change(tx, before.id, { archived_at: null })
      if (before.status === 'failed') await this.#startReading(tx, before.id)
      return { documentId: before.id, duplicate: true }
    }
    const [first] = input.files
    if (!first) throw new AppError('file-missing')
    const { id } = await tx
      .insertInto('documents')
      .values({
        user_id: input.userId,
        client_id: input.clientId,
        file_hash: first.fileHash,
        file_name: first.fileName,
        mime_type: first.mimeType,
        byte_size: input.files.reduce((sum, { byteSize }) => sum + byteSize, 0),
        file_count: input.files.length,
        content_key: input.contentKey,
        title: first.fileName.replace(/\.[^.]{1,5}$/, '') || first.fileName,
        status: 'pending',
        source_language: defaultSourceLanguage,
        target_language: input.targetLanguage,
        given_title: input.label?.title ?? null,
        tags: JSON.stringify(input.label?.tags ?? []),
        translation_state: 'waiting',
        uploaded_at: new Date().toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const rows = input.files.map((file, index) => fileRow(id, index + 1, file))
    await tx.insertInto('document_files').values(rows).execute()
    await this.#accountRoom(tx, input.userId)
    await this.#startReading(tx, id)
    return { documentId: id, duplicate: false }
  }

  archive(tx: Tx, id: number) {
    return this.#change(tx, id, { archived_at: new Date().toISOString() })
  }

  /** Restores a document from the archive. One that was split or joined can only be restored by undoing that. */
  async restore(tx: Tx, id: number): Promise<void> {
    await refusePagesElsewhere(tx, id)
    await this.#change(tx, id, { archived_at: null })
  }

  /** Applies the user's corrections. Throws `conflict` if a field holds neither the value they saw nor the one they want. */
  async edit(tx: Tx, id: number, changes: FieldChange[]): Promise<void> {
    const row = await tx
      .selectFrom('documents')
      .select(['given_title', 'tags', 'done_steps'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(() => new AppError('not-found'))
    const corrections = await findCorrections(tx, id)
    let now = {
      givenTitle: row.given_title,
      tags: JSON.parse(row.tags) as string[],
      corrections,
      doneSteps: JSON.parse(row.done_steps) as string[],
    }
    for (const change of changes) {
      if (!isOfItsKind(change)) throw new AppError('invalid-input')
      const held = fieldValueOf(now, change)
      if (!isSame(held, change.from) && !isSame(held, change.to)) throw new AppError('conflict')
      now = edited(now, [change])
    }
    if (now.doneSteps.length > maxDoneSteps) throw new AppError('invalid-input')
    if (await saveCorrections(tx, id, corrections, now.corrections))
      await this.#understandAgain(tx, id)
    await this.#change(tx, id, {
      given_title: now.givenTitle,
      tags: JSON.stringify(now.tags),
      done_steps: JSON.stringify(now.doneSteps),
    })
  }

  /** Queues the document to be read again, unless it is being read. */
  async readAgain(tx: Tx, id: number): Promise<void> {
    const { status } = await tx
      .selectFrom('documents')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow(() => new AppError('not-found'))
    if (status === 'completed' || status === 'failed') await this.#startReading(tx, id)
  }

  /** Queues all documents of an older reader version to be understood again, after the jobs that the user waits for. Returns how many. */
  async readOlder(tx: Tx, userId: number): Promise<number> {
    const older = await tx
      .selectFrom('documents')
      .select('id')
      .where('user_id', '=', userId)
      .where('reader_version', '<', readerVersion)
      .orderBy('id', 'desc')
      .execute()
    for (const [index, { id }] of older.entries()) {
      await this.#understandAgain(tx, id, new Date(Date.now() + (index + 1) * apartMs))
    }
    return older.length
  }

  /** Deletes the document and everything derived from it. Returns the hashes of files that may have lost their last reference. */
  async erase(tx: Tx, row: StoredDocument): Promise<string[]> {
    const pages = await tx
      .selectFrom('document_pages')
      .select(['phone_hash', 'zoom_hash'])
      .where('document_id', '=', row.id)
      .execute()
    const files = await tx
      .selectFrom('document_files')
      .select('file_hash')
      .where('document_id', '=', row.id)
      .execute()
    await this.#queue.remove(tx, aboutDocument(row.id))
    await forget(tx, aboutDocument(row.id))
    await tx.deleteFrom('documents').where('id', '=', row.id).execute()
    await this.#changed(tx, row, true)
    return [
      ...files.map((file) => file.file_hash),
      ...pages.flatMap((page) => [page.phone_hash, page.zoom_hash]),
    ]
  }

  #changed(tx: Tx, { id, user_id }: StoredDocument, erased = false) {
    return this.#feed.changed(tx, { userId: user_id, kind: 'document', id, erased })
  }

  async #change(tx: Tx, id: number, set: Partial<StoredDocument>): Promise<StoredDocument> {
    const row = await tx
      .updateTable('documents')
      .set(set)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow(() => new AppError('not-found'))
    await this.#changed(tx, row)
    return row
  }

  async #startReading(tx: Tx, id: number): Promise<StoredDocument> {
    await this.#queue.remove(tx, aboutDocument(id))
    await this.#queue.add(tx, {
      name: 'read-document',
      payload: { documentId: id },
      subject: aboutDocument(id),
    })
    const fresh = { failure: null, failure_page: null, progress: JSON.stringify(queued) }
    return this.#change(tx, id, { status: 'pending', ...fresh })
  }

  /** Queues the document to be understood again from its stored words, without OCR. */
  #understandAgain(tx: Tx, id: number, runAt?: Date) {
    return this.#queue.add(tx, {
      name: 'understand-document',
      payload: { documentId: id },
      subject: aboutDocument(id),
      ...(runAt ? { runAt } : { hasten: true }),
    })
  }
}

/** Whether a corrected value has the format of its kind: an IBAN with valid check digits, an amount in cents, a plausible date. */
function isOfItsKind(change: FieldChange): boolean {
  if (change.field === 'answer') return !change.to?.value || isLetterDay(change.to.value)
  const value = change.field === 'fact' ? (change.to?.value ?? null) : null
  return change.field !== 'fact' || value === null || isCanonical(change.kind, value)
}

const fileRow = (document_id: number, position: number, file: NewStoredFile) => ({
  document_id,
  position,
  file_hash: file.fileHash,
  file_name: file.fileName,
  mime_type: file.mimeType,
  byte_size: file.byteSize,
  page_count: file.pageCount,
})
