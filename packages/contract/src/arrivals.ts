import * as v from 'valibot'
import type { Endpoint } from './endpoint.ts'
import { ForwardingInfo } from './inbox.ts'
import { Said } from './sayings.ts'
import { ById, Id, Instant } from './shapes.ts'

/**
 * Whether a mail really comes from its stated sender. `proven`: the sender's domain confirms it; `failed`: the domain denies it;
 * `unproven`: the domain publishes no answer; `unknown`: the domain could not be asked.
 */
export const Authentic = v.picklist(['proven', 'failed', 'unproven', 'unknown'])
export type Authentic = v.InferOutput<typeof Authentic>

/** The three checks by their usual result words (RFC 8601), such as "pass", "fail", "none", "temperror". */
export const MailChecks = v.object({
  authentic: Authentic,
  spf: v.string(),
  dkim: v.string(),
  dmarc: v.string(),
})
export type MailChecks = v.InferOutput<typeof MailChecks>

/**
 * A mail service asks for permission to forward mails to this address. The user sees the code and the link; the server never opens the
 * link.
 */
export const ForwardingConfirmation = v.object({
  service: v.string(),
  code: v.nullable(v.string()),
  link: v.nullable(v.string()),
})
export type ForwardingConfirmation = v.InferOutput<typeof ForwardingConfirmation>

/**
 * A mail that waits for the user's decision. `from` is null if the mail names no single sender. `problem`: a sentence for the user about
 * parts that could not be read.
 */
export const HeldMail = v.object({
  id: Id,
  from: v.nullable(v.string()),
  fromName: v.string(),
  subject: v.string(),
  receivedAt: Instant,
  byteSize: v.number(),
  checks: v.nullable(MailChecks),
  confirmation: v.nullable(ForwardingConfirmation),
  problem: v.nullable(v.string()),
  /** The same problems by part; `name` is the part's name, empty if it has none. */
  problems: v.optional(v.array(v.object({ name: v.string(), said: Said }))),
})
export type HeldMail = v.InferOutput<typeof HeldMail>

export const MailSender = v.object({
  id: Id,
  address: v.string(),
  state: v.picklist(['allowed', 'blocked']),
})
export type MailSender = v.InferOutput<typeof MailSender>

/** `inWork`: number of received mails that are still being processed. */
export const Inbox = v.object({
  mails: v.array(HeldMail),
  senders: v.array(MailSender),
  inWork: v.number(),
})
export type Inbox = v.InferOutput<typeof Inbox>

export const getInbox = {
  method: 'GET',
  url: '/api/inbox',
  schema: { response: { 200: Inbox } },
} as const satisfies Endpoint

/**
 * `once`: turn this mail into letters; `always`: also do so with later mails of this sender; `block`: keep nothing from this sender;
 * `delete`: delete this mail.
 */
export const MailDecision = v.picklist(['once', 'always', 'block', 'delete'])
export type MailDecision = v.InferOutput<typeof MailDecision>

/** Decides about a waiting mail. Repeating a decision, or deciding about a deleted mail, does nothing and is no error. */
export const decideMail = {
  method: 'POST',
  url: '/api/inbox/:id/decision',
  schema: {
    params: ById,
    body: v.object({ decision: MailDecision }),
    response: { 200: Inbox },
  },
} as const satisfies Endpoint

/** Deletes the decision about a sender: their next mail waits for the user again. */
export const forgetSender = {
  method: 'DELETE',
  url: '/api/inbox/senders/:id',
  schema: { params: ById, response: { 200: Inbox } },
} as const satisfies Endpoint

/** Gives the user a new forwarding address; mails to the old one are rejected from then on. */
export const renewForwardingAddress = {
  method: 'POST',
  url: '/api/email-forwarding-info/renew',
  schema: { response: { 200: ForwardingInfo } },
} as const satisfies Endpoint
