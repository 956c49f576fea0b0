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
import { call } from './call/call.ts'
import type { LocalDatabase } from './db.ts'

const key = 'forwarding'

/** Where the user can forward mails to: from the server, without a connection as it was last. Throws `AppError` (`offline`). */
export async function loadForwardingInfo(db: LocalDatabase): Promise<ForwardingInfo> {
  try {
    const info = await call(getEmailForwardingInfo)
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

/** What waits for the user's word: from the server, and only with a connection. Throws `AppError`. */
export const loadInbox = (): Promise<Inbox> => call(getInbox)

/** Decides about a mail; gives what waits then. Throws `AppError` (`offline`): such a word is not kept for later. */
export const decideAboutMail = (id: number, decision: MailDecision): Promise<Inbox> =>
  call(decideMail, { params: { id: String(id) }, body: { decision } })

/** Forgets what was decided about a sender; gives what waits then. */
export const forgetMailSender = (id: number): Promise<Inbox> =>
  call(forgetSender, { params: { id: String(id) } })

/** Another forwarding address in place of the one before, which nobody can write to any more. */
export async function renewAddress(db: LocalDatabase): Promise<ForwardingInfo> {
  const info = await call(renewForwardingAddress)
  await db.meta.put({ key, value: info }).catch(() => {})
  return info
}
