import { safeEqual } from '../system/safe-equal.ts'
import { sealOf } from './keys.ts'

/** What a link in a mail is for. */
export type MailboxAction = 'confirm' | 'stop'

export const mailboxPath = '/api/reminder-mail'

type LinkDeps = { secret: string; publicUrl: string }

/** A link in a mail, valid for one user and one mail address only. */
export function linkOf(
  { secret, publicUrl }: LinkDeps,
  action: MailboxAction,
  userId: number,
  address: string,
): string {
  const seal = sealOf(secret, 'mailbox', action, userId, address)
  const query = new URLSearchParams({ action, user: String(userId), to: address, seal })
  return `${publicUrl}${mailboxPath}?${query.toString()}`
}

export const stopUrlOf = (deps: LinkDeps, userId: number, address: string) =>
  linkOf(deps, 'stop', userId, address)

export function isOurs(
  secret: string,
  action: MailboxAction,
  userId: number,
  address: string,
  seal: string,
): boolean {
  return safeEqual(sealOf(secret, 'mailbox', action, userId, address), seal)
}
