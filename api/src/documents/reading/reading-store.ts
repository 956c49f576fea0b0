import { Document, type ErrorCode, Explanation, type Progress } from '@brieflotse/contract'
import { askedClaims } from '@brieflotse/letter'
import type { Insertable, Updateable } from 'kysely'
import { isDeepStrictEqual } from 'node:util'
import type { Db, Tx } from '../../db/open.ts'
import type { Feed } from '../../db/feed.ts'
import type { DocumentFileTable, DocumentPageTable, DocumentReadingTable } from '../../db/schema.ts'
import {
  type InvoiceFile,
  type Pages,
  type Reading,
  readerVersion,
} from '@brieflotse/reading/facts'
import { render } from '../../http/valibot.ts'
import { saveClaims } from '../claims/claim-store.ts'
import { saveReminders } from '../reminders/reminder-store.ts'
import { adoptActs } from '../arrange/acts.ts'
import { findCorrections } from '../correction-store.ts'
import type { StoredDocument } from '../wire.ts'
import { storedWords } from './stored-words.ts'

export type DocumentFileRow = Pick<
  DocumentFileTable,
  'position' | 'file_hash' | 'mime_type' | 'page_count'
>
export type NewPage = Omit<Insertable<DocumentPageTable>, 'document_id'>
export type NewReading = {
  reading: Reading
  pages: NewPage[]
  invoices?: InvoiceFile[]
  translate: boolean
}
export type StoredSentences = Document['sentences']
export type StoredReading = {
  explanation: Explanation
  sentences: StoredSentences
  translatedText: string | null
}

/** Saves the results of the reading and translating jobs, and publishes every change in the feed. */
export class Readings {
  readonly #db: Db
  readonly #feed: Feed

  constructor({ db, feed }: { db: Db; feed: Feed }) {
    this.#db = db
    this.#feed = feed
  }

  findDocument(id: number): Promise<StoredDocument | undefined> {
    return this.#db.read.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirst()
  }

  /** The files of a document, in order. */
  files(id: number): Promise<DocumentFileRow[]> {
    return this.#db.read
      .selectFrom('document_files')
      .select(['position', 'file_hash', 'mime_type', 'page_count'])
      .where('document_id', '=', id)
      .orderBy('position')
      .execute()
  }

  /** Stores which page could not be read. It is shown if the reading fails for good. */
  async failedAt(id: number, page: number): Promise<void> {
    const set = { failure_page: page }
    await this.#db.write((tx) =>
      tx.updateTable('documents').set(set).where('id', '=', id).execute(),
    )
  }

  /** The user's corrections to a document. */
  corrections(id: number, tx?: Tx) {
    return findCorrections(tx ?? this.#db.read, id)
  }

  /** The recognised words of a document with its pages, codes and invoices; empty if it has not been read. */
  words(id: number): Promise<Pages> {
    return storedWords(this.#db, id)
  }

  /** The stored pages of a document. */
  pages(id: number): Promise<NewPage[]> {
    return this.#db.read
      .selectFrom('document_pages')
      .select(['number', 'width', 'height', 'source', 'phone_hash', 'zoom_hash'])
      .select(['words', 'codes'])
      .where('document_id', '=', id)
      .orderBy('number')
      .execute()
  }

  async find(id: number, tx?: Tx): Promise<StoredReading | null> {
    const row = await (tx ?? this.#db.read)
      .selectFrom('document_readings')
      .select(['explanation', 'sentences', 'translated_text'])
      .where('document_id', '=', id)
      .executeTakeFirst()
    if (!row) return null
    return {
      explanation: JSON.parse(row.explanation) as Explanation,
      sentences: JSON.parse(row.sentences) as StoredSentences,
      translatedText: row.translated_text,
    }
  }

  setProgress(id: number, progress: Progress): Promise<void> {
    const text = JSON.stringify(progress)
    return this.#db.write((tx) => this.#change(tx, id, { status: 'processing', progress: text }))
  }

  /** The hashes of a document's page images. */
  async pictures(tx: Tx, id: number): Promise<string[]> {
    const pages = await tx
      .selectFrom('document_pages')
      .select(['phone_hash', 'zoom_hash'])
      .where('document_id', '=', id)
      .execute()
    return pages.flatMap((page) => [page.phone_hash, page.zoom_hash])
  }

  /** Saves a new reading in place of the previous one. If no translation follows, the document is complete. */
  async saveReading(
    tx: Tx,
    id: number,
    { reading, pages, invoices = [], translate }: NewReading,
  ): Promise<void> {
    const sentences: StoredSentences = reading.sentences.map((sentence) => ({
      ...sentence,
      translation: null,
      quality: 'none',
    }))
    await tx.deleteFrom('document_pages').where('document_id', '=', id).execute()
    for (const page of pages) {
      await tx
        .insertInto('document_pages')
        .values({ ...page, document_id: id })
        .execute()
    }
    await tx.deleteFrom('document_readings').where('document_id', '=', id).execute()
    await tx
      .insertInto('document_readings')
      .values({
        document_id: id,
        original_text: reading.text,
        translated_text: null,
        explanation: render(Explanation, reading.explanation).text,
        sentences: render(Document.entries.sentences, sentences).text,
        invoices: JSON.stringify(invoices),
      })
      .execute()
    await tx
      .updateTable('documents')
      .set({ read_at: new Date().toISOString() })
      .where('id', '=', id)
      .where('read_at', 'is', null)
      .execute()
    await this.#keepAsked(tx, id, reading.explanation)
    const translating: Progress = { step: 'translating', page: 0, pages: 0 }
    await this.#change(tx, id, {
      ...headOf(reading),
      failure: null,
      failure_page: null,
      status: translate ? 'processing' : 'completed',
      translation_state: translate ? 'waiting' : 'off',
      progress: translate ? JSON.stringify(translating) : null,
    })
  }

  /** Saves a new explanation of the same words. Pages, images and running jobs are not touched. */
  async saveUnderstanding(
    tx: Tx,
    id: number,
    {
      reading,
      carried,
      translate,
    }: { reading: Reading; carried: StoredReading; translate: boolean },
  ): Promise<void> {
    await replace(tx, id, carried, {
      original_text: reading.text,
      translated_text: carried.translatedText,
    })
    await this.#keepAsked(tx, id, reading.explanation)
    await this.#change(tx, id, {
      ...headOf(reading),
      ...(translate && { translation_state: 'waiting' as const }),
    })
  }

  /**
   * Saves a partial translation, so that the user can start reading, and returns the stored reading. Returns null without a
   * change if the stored reading differs from `before`, because then another job has changed it.
   */
  savePart(
    id: number,
    before: StoredReading,
    part: StoredReading & { translatedTo: string | null },
  ): Promise<StoredReading | null> {
    return this.#db.write(async (tx) => {
      if (!isDeepStrictEqual(await this.find(id, tx), before)) return null
      await replace(tx, id, part, { translated_to: part.translatedTo })
      await this.#change(tx, id, { status: 'processing' })
      return this.find(id, tx)
    })
  }

  async saveTranslation(
    tx: Tx,
    id: number,
    translated: StoredReading & { translatedBy: string | null; translatedTo: string | null },
  ): Promise<void> {
    await replace(tx, id, translated, {
      translated_by: translated.translatedBy,
      translated_to: translated.translatedTo,
      translated_text: translated.translatedText,
    })
    await this.#change(tx, id, { status: 'completed', translation_state: 'done', progress: null })
  }

  /** Marks a reading as failed. An earlier reading stays, and its document stays completed. */
  async readingFailed(tx: Tx, id: number, failure: ErrorCode): Promise<void> {
    const had = await wasRead(tx, id)
    await this.#change(tx, id, { status: had ? 'completed' : 'failed', failure, progress: null })
  }

  /** Marks a part of a split document as failed. Any other document keeps its reading. */
  async partFailed(tx: Tx, id: number, failure: ErrorCode): Promise<void> {
    const had = await wasRead(tx, id)
    if (!had) await this.#change(tx, id, { status: 'failed', failure, progress: null })
  }

  /** The letter is read and explained, and only the translation failed. The row says so. */
  translationFailed(tx: Tx, id: number): Promise<void> {
    return this.#change(tx, id, {
      status: 'completed',
      translation_state: 'failed',
      progress: null,
    })
  }

  async #change(tx: Tx, id: number, set: Partial<StoredDocument>): Promise<void> {
    const row = await tx
      .updateTable('documents')
      .set(set)
      .where('id', '=', id)
      .returning(['id', 'user_id'])
      .executeTakeFirst()
    if (row) await this.#feed.changed(tx, { userId: row.user_id, kind: 'document', id })
  }

  /** Saves the claims and reminders of a reading and keeps what the user did about them. */
  async #keepAsked(tx: Tx, id: number, explanation: Explanation): Promise<void> {
    const document = await tx
      .selectFrom('documents')
      .select(['id', 'user_id', 'uploaded_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await saveClaims(tx, { documentId: id, userId: document.user_id }, askedClaims(explanation))
    await saveReminders(tx, document, explanation)
    await adoptActs(tx, this.#feed, { documentId: id, sender: explanation.sender.name })
  }
}

async function wasRead(tx: Tx, id: number): Promise<boolean> {
  const rows = tx.selectFrom('document_readings').select('document_id')
  return (await rows.where('document_id', '=', id).executeTakeFirst()) !== undefined
}

/** Replaces the stored reading. */
async function replace(
  tx: Tx,
  id: number,
  { explanation, sentences }: Pick<StoredReading, 'explanation' | 'sentences'>,
  more: Updateable<DocumentReadingTable>,
): Promise<void> {
  await tx
    .updateTable('document_readings')
    .set({
      explanation: render(Explanation, explanation).text,
      sentences: render(Document.entries.sentences, sentences).text,
      ...more,
    })
    .where('document_id', '=', id)
    .execute()
}

/** The columns of the document's row that come from a reading. */
function headOf({ title, documentType, explanation, stack }: Reading) {
  const { sender, recipient, document_details, next } = explanation
  return {
    title,
    document_type: documentType,
    card: JSON.stringify({ sender, recipient, document_details, next }),
    reader_version: readerVersion,
    stack: stack && JSON.stringify(stack),
  }
}
