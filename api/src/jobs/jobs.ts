import { Id, type ErrorCode } from '@brieflotse/contract'
import * as v from 'valibot'

const minute = 60_000
const AboutPayment = v.object({ paymentId: v.string() })
const AboutDocument = v.object({ documentId: Id })
const AboutMail = v.object({ mailId: Id })
const AboutTransfer = v.object({ transferId: Id })
const AboutOrder = v.object({ orderId: Id })

/** Every job by its name: what it is handed, how many run at once, how often it is tried, how long one try may last. */
export const jobs = {
  /** One slot is left for others when a user has sent a pile of long letters. */
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
  /** One try ends well before an order that was not answered may be sent again: see `mailUnsureMs`. */
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
  /** Looks at a mail that came in, and makes letters of it where the user said yes. */
  'take-mail': { payload: AboutMail, slots: 1, attempts: 4, timeoutMs: 5 * minute },
  'tidy-mails': { payload: v.object({}), slots: 1, attempts: 1000, timeoutMs: 10 * minute },
  /** A model has a hundred megabytes, and what arrived is kept: a try that was cut goes on. */
  'fetch-model': {
    payload: v.object({ name: v.string() }),
    slots: 1,
    attempts: 10,
    timeoutMs: 120 * minute,
  },
  /** An account as one file, out and in; a large one takes its time. */
  'export-account': { payload: AboutTransfer, slots: 1, attempts: 3, timeoutMs: 240 * minute },
  'import-account': { payload: AboutTransfer, slots: 1, attempts: 3, timeoutMs: 240 * minute },
  'drop-transfer': { payload: AboutTransfer, slots: 1, attempts: 8, timeoutMs: minute },
  /** Ends an account. It is never given up: who asked for it has the right to it. */
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

/** What is said of a job that was given up for no reason of its own. */
export const lastWord = (name: JobName): ErrorCode =>
  readings.has(name) ? 'reading-failed' : 'unexpected'

const daily = new Set<string>(['plan-notices', 'tidy-mails', 'back-up', 'clean-up'])

/** How far ahead a job is planned at most, in milliseconds: what waits for later was planned by a clock that was ahead. */
export const aheadMs = (name: string): number => (daily.has(name) ? 25 * 60 : 40 * 24 * 60) * minute

export type Payload<N extends JobName> = v.InferOutput<(typeof jobs)[N]['payload']>
