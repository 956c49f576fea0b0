import { Id, type ErrorCode } from '@brieflotse/contract'
import { sql } from 'kysely'
import * as v from 'valibot'

const minute = 60_000
const AboutPayment = v.object({ paymentId: v.string() })
const AboutDocument = v.object({ documentId: Id })
const AboutMail = v.object({ mailId: Id })
const AboutTransfer = v.object({ transferId: Id })
const AboutOrder = v.object({ orderId: Id })

/** The settings of every job: its payload, how many run at the same time, how often it is tried, and the time limit of one try. */
export const jobs = {
  /** If a user uploads many long letters, one slot stays free for others. */
  'read-document': {
    payload: AboutDocument,
    slots: 3,
    slotsPerUser: 2,
    attempts: 3,
    timeoutMs: 30 * minute,
  },
  'translate-document': { payload: AboutDocument, slots: 1, attempts: 3, timeoutMs: 30 * minute },
  'understand-document': { payload: AboutDocument, slots: 1, attempts: 3, timeoutMs: 5 * minute },
  'check-payment': { payload: AboutPayment, slots: 4, attempts: 8, timeoutMs: 2 * minute },
  /** A try must end well before an unanswered order may be sent again: see `mailUnsureMs`. */
  'submit-mail': { payload: AboutOrder, slots: 2, attempts: 8, timeoutMs: 2 * minute },
  'follow-mail': { payload: AboutOrder, slots: 2, attempts: 8, timeoutMs: 2 * minute },
  'track-letter': { payload: AboutOrder, slots: 1, attempts: 8, timeoutMs: 2 * minute },
  'plan-notices': {
    payload: v.object({ userId: Id }),
    slots: 1,
    attempts: 1000,
    timeoutMs: minute,
  },
  'send-notice': {
    payload: v.object({ deliveryId: Id }),
    slots: 4,
    attempts: 10,
    timeoutMs: minute,
  },
  /** Inspects an incoming mail and turns it into letters if the user allowed the sender. */
  'take-mail': { payload: AboutMail, slots: 1, attempts: 4, timeoutMs: 5 * minute },
  'tidy-mails': { payload: v.object({}), slots: 1, attempts: 1000, timeoutMs: 10 * minute },
  /** A model has a hundred megabytes. The downloaded bytes are kept, so a retry continues with them. */
  'fetch-model': {
    payload: v.object({ name: v.string() }),
    slots: 1,
    attempts: 10,
    timeoutMs: 120 * minute,
  },
  /** Exports and imports of a whole account. A large account takes hours. */
  'export-account': { payload: AboutTransfer, slots: 1, attempts: 3, timeoutMs: 240 * minute },
  'import-account': { payload: AboutTransfer, slots: 1, attempts: 3, timeoutMs: 240 * minute },
  'drop-transfer': { payload: AboutTransfer, slots: 1, attempts: 8, timeoutMs: minute },
  /** Deletes an account. The job is queued again after its last attempt, because the user has a right to the deletion. */
  leave: { payload: v.object({ userId: Id }), slots: 1, attempts: 10, timeoutMs: 30 * minute },
  'back-up': {
    payload: v.object({ daily: v.boolean() }),
    slots: 1,
    attempts: 3,
    timeoutMs: 240 * minute,
  },
  'prove-content': {
    payload: v.object({}),
    slots: 1,
    attempts: 3,
    timeoutMs: 240 * minute,
  },
  'clean-up': { payload: v.object({}), slots: 1, attempts: 1000, timeoutMs: 10 * minute },
} as const

export type JobName = keyof typeof jobs

const readings = new Set<JobName>(['read-document', 'translate-document', 'understand-document'])

/** The error code of a job that was given up without a specific reason. */
export const lastWord = (name: JobName): ErrorCode =>
  readings.has(name) ? 'reading-failed' : 'unexpected'

const daily = new Set<string>(['plan-notices', 'tidy-mails', 'back-up', 'clean-up'])

/** The furthest that a job may be planned into the future, in milliseconds. A job planned for later comes from a clock that was ahead. */
export const aheadMs = (name: string): number => (daily.has(name) ? 25 * 60 : 40 * 24 * 60) * minute

export type Payload<N extends JobName> = v.InferOutput<(typeof jobs)[N]['payload']>

/** SQL for the user of a row in `jobs`; null if it belongs to no user. The queue uses it for fair turns, see `providers/queue`. */
export const userOfJob = sql<number | null>`case
  when payload ->> '$.documentId' is not null
    then (select user_id from documents where id = payload ->> '$.documentId')
  when payload ->> '$.mailId' is not null
    then (select user_id from arrived_mails where id = payload ->> '$.mailId')
  when payload ->> '$.transferId' is not null
    then (select user_id from transfers where id = payload ->> '$.transferId')
  else payload ->> '$.userId' end`
