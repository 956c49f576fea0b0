import { documentTypes } from '@brieflotse/reading/facts'
import * as v from 'valibot'
import { Claim } from './claims.ts'
import { Correction } from './corrections.ts'
import { Explanation, translationQualities } from './explanation.ts'
import { Evidence, Said } from './sayings.ts'
import { Reminder } from './reminders.ts'
import { ClientId, Id, Instant } from './shapes.ts'
import { kinEntries, Stack } from './stacks.ts'

export const uploadExtensions = ['.pdf', '.jpg', '.jpeg', '.png'] as const

/** Languages a new document is read from and translated into. Source: specification, section 9. */
export const defaultSourceLanguage = 'de'
export const defaultTargetLanguage = 'en'

const text = v.nullable(v.string())

/** One sentence of the letter and its translation. `block` is the number of its paragraph. */
export const AlignedSentence = v.object({
  text: v.string(),
  translation: text,
  quality: v.picklist(translationQualities),
  block: v.number(),
  role: v.picklist(['heading', 'paragraph', 'item', 'cell', 'address', 'footer']),
  evidence: v.array(Evidence),
})
export type AlignedSentence = v.InferOutput<typeof AlignedSentence>

/** A page after straightening, size in millimetres. Its picture is at `/api/documents/:id/pages/:page`. */
export const Page = v.object({
  number: v.number(),
  width: v.number(),
  height: v.number(),
  /** Version of its picture; changes when a new reading straightens the page differently. */
  picture: v.optional(v.string()),
})
export type Page = v.InferOutput<typeof Page>

const documentStatuses = ['pending', 'processing', 'completed', 'failed', 'archived'] as const

const readingSteps = ['queued', 'opening', 'reading', 'understanding', 'translating'] as const

/** The current step of reading, for a document that is not ready yet. */
export const Progress = v.object({
  step: v.picklist(readingSteps),
  page: v.number(),
  pages: v.number(),
})
export type Progress = v.InferOutput<typeof Progress>

const listed = {
  id: Id,
  /** The title that was read, or the file name. */
  title: v.string(),
  /** The title that the user gave; it overrides the title that was read. */
  givenTitle: v.optional(text, null),
  documentType: v.nullable(v.picklist(documentTypes)),
  status: v.picklist(documentStatuses),
  sourceLanguage: v.string(),
  targetLanguage: v.string(),
  userId: Id,
  uploadDate: Instant,
  tags: v.array(v.string()),
  progress: v.nullable(Progress),
  /** Why reading ended without a result, as a sentence for the user. */
  failure: text,
  failureSaid: v.optional(Said),
  /** What the letter asks to be paid, with the payments so far. */
  claims: v.optional(v.array(Claim), []),
  /** The deadlines that reminders follow, with their state. */
  reminders: v.optional(v.array(Reminder), []),
  /** The user's corrections; they override every reading, now and later. */
  corrections: v.optional(v.array(Correction), []),
  /** The steps without a deadline that the user marked as done, by `stepKey`. */
  doneSteps: v.optional(v.array(v.string()), []),
  /** Version of the reader that read the document; null before the first reading. */
  readerVersion: v.optional(v.nullable(v.number()), null),
}

/** A document in a list: enough for its card. */
export const DocumentListItem = v.object({
  ...listed,
  explanation: v.nullable(v.pick(Explanation, ['sender', 'recipient', 'document_details', 'next'])),
})
export type DocumentListItem = v.InferOutput<typeof DocumentListItem>

/** A document with everything that was read in it. */
export const Document = v.object({
  ...listed,
  clientId: v.nullable(ClientId),
  /** Time of the first reading; null if unknown. */
  readAt: v.optional(v.nullable(Instant), null),
  /** Name and type of the first file; `byteSize` is that of all `fileCount` files together. */
  fileName: v.string(),
  mimeType: v.string(),
  byteSize: v.number(),
  fileCount: v.number(),
  originalText: v.string(),
  translatedText: text,
  /**
   * `off`: no translation model is installed. `failed`: the translation failed. In both cases the document is complete without a
   * translation.
   */
  translationState: v.picklist(['waiting', 'done', 'off', 'failed']),
  /** Name of the external service that translated parts of the letter; null if no text left this server. */
  translatedBy: v.optional(text, null),
  explanation: v.nullable(Explanation),
  pages: v.array(Page),
  sentences: v.array(AlignedSentence),
  /** How the pages seem to group into letters; null if there is nothing to propose or the user has already decided. */
  stack: v.optional(v.nullable(Stack)),
  ...kinEntries,
})
export type Document = v.InferOutput<typeof Document>
