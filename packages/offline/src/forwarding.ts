import {
  AppError,
  decideMail,
  forgetSender,
  type ForwardingInfo,
  getEmailForwardingInfo,
  getInbox,
  type Inbox,
  type MailDecision,
  renewForwardingAddress,
} from '@brieflotse/contract'
import { callEndpoint } from './call/call.ts'
import type { LocalDatabase } from './db.ts'

const key = 'forwarding'

/** The user's forwarding address: from the server, or the last known one without a connection. Throws `AppError` (`offline`). */
export async function loadForwardingInfo(db: LocalDatabase): Promise<ForwardingInfo> {
  try {
    const info = await callEndpoint(getEmailForwardingInfo)
    await db.meta.put({ key, value: info }).catch(() => {})
    return info
  } catch (error) {
    const kept = await db.meta.get(key)
    if (kept && error instanceof AppError && error.code === 'offline') {
      return kept.value as ForwardingInfo
    }
    throw error
  }
}

/** Mails that wait for the user's decision; needs a connection. Throws `AppError`. */
export const loadInbox = (): Promise<Inbox> => callEndpoint(getInbox)

/** Decides about a mail and returns the remaining ones. Throws `AppError` (`offline`): decisions are never queued. */
export const decideAboutMail = (id: number, decision: MailDecision): Promise<Inbox> =>
  callEndpoint(decideMail, { params: { id: String(id) }, body: { decision } })

/** Deletes the decision about a sender and returns the waiting mails. */
export const forgetMailSender = (id: number): Promise<Inbox> =>
  callEndpoint(forgetSender, { params: { id: String(id) } })

/** Replaces the forwarding address; mails to the old one no longer arrive. */
export async function renewAddress(db: LocalDatabase): Promise<ForwardingInfo> {
  const info = await callEndpoint(renewForwardingAddress)
  await db.meta.put({ key, value: info }).catch(() => {})
  return info
}
