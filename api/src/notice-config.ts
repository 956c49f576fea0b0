import * as v from 'valibot'
import type { NoticeKeys } from './notices/keys.ts'
import type { Email } from './providers/email/email.ts'
import type { Push } from './providers/push/push.ts'

const isNear = (host: string) => !host.includes('.') || /(^|\.)localhost$|^[\d.]+$/i.test(host)

/** Whether push services accept the text as the contact of this server: a mail address or a public https URL. */
function isContact(text: string): boolean {
  const [, host] = /^mailto:[^@\s<>]+@([^@\s<>]+)$/i.exec(text) ?? []
  if (host !== undefined) return !isNear(host)
  return /^https:/i.test(text) && URL.canParse(text) && !isNear(new URL(text).hostname)
}

/** The settings for reminders. */
export const noticeSettings = {
  /** The contact that push services use for this server. The default is the public URL, if it is https. */
  BRIEFLOTSE_PUSH_CONTACT: v.optional(
    v.pipe(
      v.string(),
      v.check(
        isContact,
        'must be mailto:somebody@your.domain or an https address, not of this machine',
      ),
    ),
  ),
  /** The mail server that sends reminders, with name and password: smtps://name:password@mail.example.org */
  BRIEFLOTSE_SMTP_URL: v.optional(
    v.pipe(v.string(), v.regex(/^smtps?:\/\/[^/\s]+\/?$/, 'must be smtp://… or smtps://…')),
  ),
  BRIEFLOTSE_SMTP_FROM: v.optional(
    v.pipe(v.string(), v.regex(/^([^<>\r\n]*<)?[^@\s<>]+@[^@\s<>]+>?$/, 'must be a mail address')),
  ),
}

const Settings = v.object(noticeSettings)
export type NoticeConfig = v.InferOutput<typeof Settings>

export function missingForNotices(env: NoticeConfig): string[] {
  const { BRIEFLOTSE_SMTP_URL: url, BRIEFLOTSE_SMTP_FROM: from } = env
  if ((url === undefined) === (from === undefined)) return []
  return ['BRIEFLOTSE_SMTP_URL and BRIEFLOTSE_SMTP_FROM are needed both, or none of them']
}

export type NoticeProviders = { push: Push | null; email: Email | null }

/** Builds the configured channels. Push is off without a contact for this server. */
export async function noticeProviders(
  env: NoticeConfig,
  { publicUrl, keys }: { publicUrl: string; keys: NoticeKeys },
): Promise<NoticeProviders> {
  const contact = env.BRIEFLOTSE_PUSH_CONTACT ?? (isContact(publicUrl) ? publicUrl : null)
  return { push: contact === null ? null : await pushOf(contact, keys), email: await emailOf(env) }
}

async function pushOf(contact: string, { publicKey, privateKey }: NoticeKeys): Promise<Push> {
  const { createWebPush } = await import('./providers/push/web-push.ts')
  return createWebPush({ contact, publicKey, privateKey })
}

async function emailOf(env: NoticeConfig): Promise<Email | null> {
  const { BRIEFLOTSE_SMTP_URL: url, BRIEFLOTSE_SMTP_FROM: from } = env
  if (url === undefined || from === undefined) return null
  const { createSmtp } = await import('./providers/email/smtp.ts')
  return createSmtp({ url, from })
}
