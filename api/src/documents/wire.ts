import {
  type Claim,
  type Correction,
  englishOf,
  message,
  quoting,
  type Document,
  type DocumentListItem,
  type Explanation,
  type Reminder,
  type Said,
  type Stack,
} from '@brieflotse/contract'
import type { Selectable } from 'kysely'
import type { DocumentPageTable, DocumentReadingTable, DocumentTable } from '../db/schema.ts'

export type StoredDocument = Selectable<DocumentTable>
export type ReadingRow = Selectable<DocumentReadingTable>
export type PageRow = Pick<
  Selectable<DocumentPageTable>,
  'number' | 'width' | 'height' | 'phone_hash'
>

type Listed = Omit<DocumentListItem, 'explanation'>

/** The user's corrections to a document, and the state of its claims and reminders. */
export type Course = { claims: Claim[]; reminders: Reminder[]; corrections: Correction[] }

/** A document row as lists show it. */
export function toListItem(row: StoredDocument, course: Course): DocumentListItem {
  return {
    ...toListed(row, course),
    explanation:
      row.card === null ? null : (JSON.parse(row.card) as DocumentListItem['explanation']),
  }
}

/** The ids of the documents it was split into, and of those joined to it. */
export type RelatedDocuments = { parts: number[]; joined: number[] }

/** A document row with its reading. */
export function toDocument(
  row: StoredDocument,
  reading: ReadingRow | undefined,
  pages: PageRow[],
  course: Course,
  kin: RelatedDocuments,
): Document {
  return {
    ...toListed(row, course),
    targetLanguage: reading?.translated_to ?? row.target_language,
    clientId: row.client_id,
    readAt: row.read_at,
    fileName: row.file_name,
    mimeType: row.mime_type,
    byteSize: row.byte_size,
    fileCount: row.file_count,
    translationState: row.translation_state,
    translatedBy: reading?.translated_by ?? null,
    originalText: reading?.original_text ?? '',
    translatedText: reading?.translated_text ?? null,
    explanation: reading ? (JSON.parse(reading.explanation) as Explanation) : null,
    sentences: reading ? (JSON.parse(reading.sentences) as Document['sentences']) : [],
    stack: stackOf(row),
    partOf: row.part_of,
    joinedInto: row.joined_into,
    ...kin,
    pages: pages.map(({ number, width, height, phone_hash }) => ({
      number,
      width,
      height,
      picture: phone_hash.slice(0, 16),
    })),
  }
}

/** Once the user has arranged the pages, only blank pages are still reported. */
function stackOf({ stack, arranged }: StoredDocument): Stack | null {
  if (stack === null) return null
  const read = JSON.parse(stack) as Stack
  if (arranged === 0) return read
  const order = read.order.toSorted((a, b) => a - b)
  return read.blank.length > 0 ? { order, cuts: [], blank: read.blank } : null
}

function toListed(row: StoredDocument, course: Course): Listed {
  const { failure, failure_page } = row
  const failureSaid = failure && ofPage(failure_page, message(failure))
  return {
    id: row.id,
    title: row.title,
    givenTitle: row.given_title,
    documentType: row.document_type as Listed['documentType'],
    status: row.archived_at === null ? row.status : 'archived',
    sourceLanguage: row.source_language,
    targetLanguage: row.target_language,
    userId: row.user_id,
    uploadDate: row.uploaded_at,
    tags: JSON.parse(row.tags) as string[],
    progress: row.progress === null ? null : (JSON.parse(row.progress) as Listed['progress']),
    failure: failureSaid && englishOf(failureSaid),
    ...(failureSaid && { failureSaid }),
    ...course,
    doneSteps: JSON.parse(row.done_steps) as string[],
    readerVersion: row.reader_version,
  }
}

/** A failure message; in a letter of several files it names the page. */
export const ofPage = (page: number | null, said: Said): Said =>
  page === null ? said : quoting('file.page', said, { page })
