import type { ErrorCode } from '@brieflotse/contract'
import type { Generated } from 'kysely'
import type { ArrivedMails, ForwardingAddresses, MailSenders } from './arrival-tables.ts'
import type { EndedDevices, Farewells, Invites, PastRecords, Transfers } from './account-tables.ts'
import type { Flag, Json, Moment } from './columns.ts'
import type { LettersAtCost, MailEvents, MailOrders } from './mail-tables.ts'
import type {
  CalendarFeeds,
  NoticeDeliveries,
  NoticeSettings,
  Notices,
  PushSubscriptions,
} from './notice-tables.ts'
import type { LostContent, SeenDays, ServerTime, TidyingStops } from './server-time.ts'
import type { Claims, Payments, ProviderNews } from './payment-tables.ts'
import type { Reminders } from './reminder-tables.ts'
import type { ModelFetches, ServiceConsents, ServiceUses } from './translation-tables.ts'

type MimeType = 'application/pdf' | 'image/jpeg' | 'image/png'

export interface Users {
  id: Generated<number>
  username: string
  /** The username as it is compared: two spellings of one name are one name. */
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
  /** Whoever runs the server has shut it: nobody can log in. */
  locked_at: Generated<Moment | null>
  created_at: Moment
}

export interface Sessions {
  id: Generated<number>
  user_id: number
  /** SHA-256 of the token in the cookie: a copy of the database signs nobody in. */
  token_hash: string
  /** What a person calls the device, such as "Firefox on Android"; null where that is not known. */
  device: Generated<string | null>
  created_at: Moment
  expires_at: Moment
}

/** Append-only: a user's credits are the sum of their entries. */
export interface CreditEntries {
  id: Generated<number>
  user_id: number
  amount: number
  reason: string
  /** An order has at most one entry of each reason, and so has a payment: nothing is booked twice. */
  order_id: number | null
  payment_id: string | null
  /** Why somebody was given credits, in words. */
  note: Generated<string | null>
  created_at: Moment
}

/** Stored content, named by its SHA-256. */
export interface Files {
  hash: string
  size: number
  created_at: Moment
}

export interface Documents {
  id: Generated<number>
  user_id: number
  client_id: string | null
  /** The first file; all of them are in `document_files`. */
  file_hash: string
  file_name: string
  mime_type: MimeType
  /** Of all files together. */
  byte_size: number
  file_count: Generated<number>
  /** Names the content, the order of the files included: two documents of a user never share it. */
  content_key: string
  title: string
  /** The name the user gave it; reading never touches it. */
  given_title: string | null
  document_type: string | null
  /** How far reading has come; whether the document is archived is told by `archived_at`. */
  status: 'pending' | 'processing' | 'completed' | 'failed'
  archived_at: Moment | null
  source_language: string
  target_language: string
  tags: Json
  progress: Json | null
  failure: ErrorCode | null
  /** The page that could not be read, where there are several files. */
  failure_page: number | null
  translation_state: 'waiting' | 'done' | 'off' | 'failed'
  /** The part of the explanation that a list shows, so that a list need not open the whole reading. */
  card: Json | null
  /** The version of the reader whose reading this is; null before the first. */
  reader_version: Generated<number | null>
  /** When it was read first; null where that is not known. */
  read_at: Generated<Moment | null>
  uploaded_at: Moment
  /** How its pages seem to belong together (`Stack`), as it was read. */
  stack: Generated<Json | null>
  /** The user said how its pages belong together: nothing more is proposed. */
  arranged: Generated<Flag>
  /** Which pages of which files it has, in order: `[position, page]`. Null: all of them as they lie. */
  file_pages: Generated<Json | null>
  /** The document it was split from. */
  part_of: Generated<number | null>
  /** The document that has its pages now. */
  joined_into: Generated<number | null>
}

/** The files of a document in their order; `position` counts from 1. */
export interface DocumentFiles {
  document_id: number
  position: number
  file_hash: string
  file_name: string
  mime_type: MimeType
  byte_size: number
  /** Null where nobody counted. */
  page_count: number | null
  /** The document it came from, where two were joined. */
  joined_from: Generated<number | null>
}

/** What the user said about a document (`Correction`); reading never touches it. */
export interface DocumentCorrections {
  document_id: number
  key: string
  correction: Json
  created_at: Moment
}

/** What was read in a document. */
export interface DocumentReadings {
  document_id: number
  original_text: string
  translated_text: string | null
  explanation: Json
  sentences: Json
  /** Electronic invoices in the files. */
  invoices: Generated<Json>
  /** The service elsewhere that translated some of it. */
  translated_by: Generated<string | null>
  /** The language it was translated into, where that is not the document's. */
  translated_to: Generated<string | null>
}

export interface DocumentPages {
  document_id: number
  number: number
  /** Millimetres. */
  width: number
  height: number
  source: 'text-layer' | 'ocr'
  phone_hash: string
  zoom_hash: string
  words: Json
  /** Codes that ask for a transfer. */
  codes: Generated<Json>
}

/** Response letters outlive the document they answer: `document_id` may name one that was erased. */
export interface ResponseLetters {
  id: Generated<number>
  user_id: number
  client_id: string | null
  document_id: number
  /** The document it was written to, whose pages were joined to the one it is about now. */
  came_from: Generated<number | null>
  title: string
  title_id: Generated<string | null>
  content: string
  response_type: string
  recipient_name: string | null
  /** Street, postcode and town, as they stand on the envelope. */
  recipient_address: Json | null
  /** Copies of documents that go along: `LetterAttachment[]`. */
  attachments: Generated<Json>
  /** From then on the letter is never changed; null again when its order failed or was cancelled. */
  sent_at: Moment | null
  /** The newest order to post it. */
  order_id: number | null
  generated_at: Moment
  updated_at: Moment
}

/** The picture of a user's signature, for their letters. */
export interface Signatures {
  user_id: number
  picture: Buffer
  mime_type: 'image/png' | 'image/jpeg'
  updated_at: Moment
}

export interface Jobs {
  id: Generated<number>
  name: string
  payload: Json
  /** What the job is about; two live jobs of one name never share a subject. */
  subject: string
  state: 'waiting' | 'running' | 'dead'
  run_at: Moment
  attempts: number
  lease: string | null
  leased_until: Moment | null
  failure: ErrorCode | null
  created_at: Moment
}

/** The newest change of each row a client keeps; `erased` marks a tombstone. */
export interface Changes {
  user_id: number
  kind: 'document' | 'letter'
  row_id: number
  rev: number
  erased: Flag
}

/** One row: the counter all changes are ordered by. */
export interface Counter {
  id: 1
  rev: number
  /** Null only in a backup: see `epoch.ts`. */
  epoch: string | null
  /** The history that it was put back from. */
  put_back_from: Generated<string | null>
}

export interface IdempotencyKeys {
  user_id: number
  key: string
  fingerprint: string
  /** Null once what the answer spoke of was erased. */
  answer: Json | null
  about: string | null
  created_at: Moment
}

/** Translated sentences across documents; keys are hashes. */
export interface Translations {
  key: string
  value: Json
  used_at: Moment
}

export interface Schema {
  users: Users
  sessions: Sessions
  credit_entries: CreditEntries
  files: Files
  documents: Documents
  document_files: DocumentFiles
  document_readings: DocumentReadings
  document_corrections: DocumentCorrections
  document_pages: DocumentPages
  response_letters: ResponseLetters
  mail_orders: MailOrders
  letters_at_cost: LettersAtCost
  mail_events: MailEvents
  claims: Claims
  payments: Payments
  provider_news: ProviderNews
  reminders: Reminders
  notice_settings: NoticeSettings
  calendar_feeds: CalendarFeeds
  push_subscriptions: PushSubscriptions
  notices: Notices
  notice_deliveries: NoticeDeliveries
  signatures: Signatures
  forwarding_addresses: ForwardingAddresses
  mail_senders: MailSenders
  arrived_mails: ArrivedMails
  jobs: Jobs
  changes: Changes
  counter: Counter
  server_time: ServerTime
  seen_days: SeenDays
  tidying_stops: TidyingStops
  invites: Invites
  idempotency_keys: IdempotencyKeys
  translations: Translations
  model_fetches: ModelFetches
  service_consents: ServiceConsents
  service_uses: ServiceUses
  lost_content: LostContent
  transfers: Transfers
  past_records: PastRecords
  farewells: Farewells
  ended_devices: EndedDevices
}
