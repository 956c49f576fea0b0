import type { ErrorCode } from '@brieflotse/contract'
import type { Generated } from 'kysely'
import type { ArrivedMailTable, ForwardingAddressTable, MailSenderTable } from './arrival-tables.ts'
import type {
  SessionTable,
  CreditEntryTable,
  SignatureTable,
  EndedDeviceTable,
  FarewellTable,
  InviteTable,
  PastRecordTable,
  TransferTable,
} from './account-tables.ts'
import type { Flag, Json, Moment } from './columns.ts'
import type { LetterAtCostTable, MailEventTable, MailOrderTable } from './mail-tables.ts'
import type {
  CalendarFeedTable,
  NoticeDeliveryTable,
  NoticeSettingsTable,
  NoticeTable,
  PushSubscriptionTable,
} from './notice-tables.ts'
import type {
  LostContentTable,
  SeenDayTable,
  ServerTimeTable,
  TidyingStopTable,
} from './time-tables.ts'
import type { ClaimTable, PaymentTable, ProviderNewsTable } from './payment-tables.ts'
import type { ReminderTable } from './reminder-tables.ts'
import type { ModelFetchTable, ServiceConsentTable, ServiceUseTable } from './translation-tables.ts'

type MimeType = 'application/pdf' | 'image/jpeg' | 'image/png'

export interface UserTable {
  id: Generated<number>
  username: string
  /** The username in the form that is compared: two spellings of one name are equal. */
  username_key: string
  password_hash: string
  is_admin: Generated<Flag>
  email: string | null
  first_name: string | null
  last_name: string | null
  address: string | null
  city: string | null
  postal_code: string | null
  country: string | null
  phone: string | null
  preferred_language: Generated<string>
  /** When an administrator locked the account; nobody can log in to it. */
  locked_at: Generated<Moment | null>
  created_at: Moment
}

/** Stored content, named by its SHA-256. */
export interface FileTable {
  hash: string
  size: number
  created_at: Moment
}

export interface DocumentTable {
  id: Generated<number>
  user_id: number
  client_id: string | null
  /** The first file; all of them are in `document_files`. */
  file_hash: string
  file_name: string
  mime_type: MimeType
  /** The size of all files together. */
  byte_size: number
  file_count: Generated<number>
  /** Identifies the content, including the order of the files. A user never has two documents with the same key. */
  content_key: string
  title: string
  /** The title that the user gave; reading never changes it. */
  given_title: string | null
  document_type: string | null
  /** The progress of reading. Whether the document is archived is in `archived_at`. */
  status: 'pending' | 'processing' | 'completed' | 'failed'
  archived_at: Moment | null
  source_language: string
  target_language: string
  tags: Json
  /** The steps that the user marked as done, by `stepKey`. */
  done_steps: Generated<Json>
  progress: Json | null
  failure: ErrorCode | null
  /** The page that could not be read, if there are several files. */
  failure_page: number | null
  translation_state: 'waiting' | 'done' | 'off' | 'failed'
  /** The part of the explanation that lists show, so that they need not load the whole reading. */
  card: Json | null
  /** The version of the reader that made the reading; null before the first one. */
  reader_version: Generated<number | null>
  /** When the document was read for the first time; null if unknown. */
  read_at: Generated<Moment | null>
  uploaded_at: Moment
  /** How the reader thinks its pages belong together (`Stack`). */
  stack: Generated<Json | null>
  /** The user has decided how the pages belong together, so nothing more is suggested. */
  arranged: Generated<Flag>
  /** The pages of the document in order, as `[position, page]`. Null: all pages of all files. */
  file_pages: Generated<Json | null>
  /** The document that this one was split from. */
  part_of: Generated<number | null>
  /** The document that has this one's pages now. */
  joined_into: Generated<number | null>
}

/** The files of a document in order; `position` starts at 1. */
export interface DocumentFileTable {
  document_id: number
  position: number
  file_hash: string
  file_name: string
  mime_type: MimeType
  byte_size: number
  /** Null if the pages were not counted. */
  page_count: number | null
  /** The document that the file came from, if two documents were joined. */
  joined_from: Generated<number | null>
}

/** The user's corrections to a document (`Correction`); reading never changes them. */
export interface DocumentCorrectionTable {
  document_id: number
  key: string
  correction: Json
  created_at: Moment
}

/** The result of reading a document. */
export interface DocumentReadingTable {
  document_id: number
  original_text: string
  translated_text: string | null
  explanation: Json
  sentences: Json
  /** Electronic invoices in the files. */
  invoices: Generated<Json>
  /** The external service that translated some of the text. */
  translated_by: Generated<string | null>
  /** The language of the translation, if it differs from the document's target language. */
  translated_to: Generated<string | null>
}

export interface DocumentPageTable {
  document_id: number
  number: number
  /** In millimetres. */
  width: number
  height: number
  source: 'text-layer' | 'ocr'
  phone_hash: string
  zoom_hash: string
  words: Json
  /** Codes on the page that ask for a bank transfer. */
  codes: Generated<Json>
}

/** Response letters survive the document they answer: `document_id` may refer to a deleted one. */
export interface ResponseLetterTable {
  id: Generated<number>
  user_id: number
  client_id: string | null
  document_id: number
  /** The document it was written for, if the pages of that document were joined to the current one. */
  came_from: Generated<number | null>
  title: string
  title_id: Generated<string | null>
  content: string
  response_type: string
  recipient_name: string | null
  /** Street, postcode and town, as printed on the envelope. */
  recipient_address: Json | null
  /** Copies of documents that are sent with the letter: `LetterAttachment[]`. */
  attachments: Generated<Json>
  /** A sent letter is never changed. Null again if its order failed or was cancelled. */
  sent_at: Moment | null
  /** The newest order to post it. */
  order_id: number | null
  generated_at: Moment
  updated_at: Moment
}

export interface JobTable {
  id: Generated<number>
  name: string
  payload: Json
  /** The row that the job works on. Two live jobs with the same name never share a subject. */
  subject: string
  state: 'waiting' | 'running' | 'dead'
  run_at: Moment
  attempts: number
  lease: string | null
  leased_until: Moment | null
  failure: ErrorCode | null
  created_at: Moment
}

/** The newest revision of each row that clients keep. `erased` marks a tombstone. */
export interface ChangeTable {
  user_id: number
  kind: 'document' | 'letter'
  row_id: number
  rev: number
  erased: Flag
}

/** One row: the revision counter that orders all changes. */
export interface CounterTable {
  id: 1
  rev: number
  /** Null only in a backup: see `epoch.ts`. */
  epoch: string | null
  /** The epoch of the backup that the database was restored from. */
  put_back_from: Generated<string | null>
}

export interface IdempotencyKeyTable {
  user_id: number
  key: string
  fingerprint: string
  /** Null after the data in the response was erased. */
  answer: Json | null
  about: string | null
  created_at: Moment
}

/** Translated sentences, shared between documents. The keys are hashes. */
export interface TranslationTable {
  key: string
  value: Json
  used_at: Moment
}

export interface Schema {
  users: UserTable
  sessions: SessionTable
  credit_entries: CreditEntryTable
  files: FileTable
  documents: DocumentTable
  document_files: DocumentFileTable
  document_readings: DocumentReadingTable
  document_corrections: DocumentCorrectionTable
  document_pages: DocumentPageTable
  response_letters: ResponseLetterTable
  mail_orders: MailOrderTable
  letters_at_cost: LetterAtCostTable
  mail_events: MailEventTable
  claims: ClaimTable
  payments: PaymentTable
  provider_news: ProviderNewsTable
  reminders: ReminderTable
  notice_settings: NoticeSettingsTable
  calendar_feeds: CalendarFeedTable
  push_subscriptions: PushSubscriptionTable
  notices: NoticeTable
  notice_deliveries: NoticeDeliveryTable
  signatures: SignatureTable
  forwarding_addresses: ForwardingAddressTable
  mail_senders: MailSenderTable
  arrived_mails: ArrivedMailTable
  jobs: JobTable
  changes: ChangeTable
  counter: CounterTable
  server_time: ServerTimeTable
  seen_days: SeenDayTable
  tidying_stops: TidyingStopTable
  invites: InviteTable
  idempotency_keys: IdempotencyKeyTable
  translations: TranslationTable
  model_fetches: ModelFetchTable
  service_consents: ServiceConsentTable
  service_uses: ServiceUseTable
  lost_content: LostContentTable
  transfers: TransferTable
  past_records: PastRecordTable
  farewells: FarewellTable
  ended_devices: EndedDeviceTable
}
