import * as v from 'valibot'
import type { Endpoint } from './endpoint.ts'
import { ForwardingInfo } from './inbox.ts'
import { Said } from './said.ts'
import { ById, Id, Instant } from './shapes.ts'

/**
 * Whether a mail comes from whom it says. `proven`: the domain of its sender vouches for it; `failed`: that domain says it is not theirs;
 * `unproven`: the domain says nothing; `unknown`: it could not be asked.
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

/** A mail service asks whether it may forward to here. Code and link are shown to the user; nobody opens the link for them. */
export const ForwardingConfirmation = v.object({
  service: v.string(),
  code: v.nullable(v.string()),
  link: v.nullable(v.string()),
})
export type ForwardingConfirmation = v.InferOutput<typeof ForwardingConfirmation>

/**
 * A mail that waits for the user. `from` is null where the mail names no single sender. `problem`: it was taken, but not all of it could be
 * read; the sentence says what.
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
  /** The same, part by part; `name` is that of the part, empty where it has none. */
  problems: v.optional(v.array(v.object({ name: v.string(), said: Said }))),
})
export type HeldMail = v.InferOutput<typeof HeldMail>

export const MailSender = v.object({
  id: Id,
  address: v.string(),
  state: v.picklist(['allowed', 'blocked']),
})
export type MailSender = v.InferOutput<typeof MailSender>

/** `inWork`: mails that came in and are being looked at. */
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

/** `once`: this mail becomes letters; `always`: so does what its sender sends from now on; `block`: nothing of theirs is kept; `delete`: this mail goes. */
export const MailDecision = v.picklist(['once', 'always', 'block', 'delete'])
export type MailDecision = v.InferOutput<typeof MailDecision>

/** Decides about a mail that waits. The same decision again is no error; about a mail that is gone, it does nothing. */
export const decideMail = {
  method: 'POST',
  url: '/api/inbox/:id/decision',
  schema: {
    params: ById,
    body: v.object({ decision: MailDecision }),
    response: { 200: Inbox },
  },
} as const satisfies Endpoint

/** Forgets what was decided about a sender: their next mail waits again. */
export const forgetSender = {
  method: 'DELETE',
  url: '/api/inbox/senders/:id',
  schema: { params: ById, response: { 200: Inbox } },
} as const satisfies Endpoint

/** Gives the user a new forwarding address; from then on the old one is unknown. */
export const renewForwardingAddress = {
  method: 'POST',
  url: '/api/email-forwarding-info/renew',
  schema: { response: { 200: ForwardingInfo } },
} as const satisfies Endpoint
