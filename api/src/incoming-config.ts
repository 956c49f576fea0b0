import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import type { Incoming } from './inbox/arriving/incoming.ts'
import { switched, textSetting, wholeNumber } from './system/setting-shapes.ts'

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'

/** The settings for incoming mail. */
export const incomingSettings = {
  /** The domain of the forwarding addresses. Without it the server receives no mail. */
  BRIEFLOTSE_MAIL_HOST: v.optional(
    v.pipe(
      v.string(),
      v.toLowerCase(),
      v.regex(
        new RegExp(`^(?=.{1,253}$)${label}(?:\\.${label})*$`),
        'must be a host name, such as in.example.org',
      ),
    ),
  ),
  BRIEFLOTSE_MAIL_PREFIX: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[a-z][a-z-]{0,19}$/, 'must be at most 20 small letters, such as "brief-"'),
    ),
    'brief-',
  ),
  /** Turn it off if mails arrive by webhook only. */
  BRIEFLOTSE_MAIL_SMTP: switched('on'),
  BRIEFLOTSE_MAIL_LISTEN: v.optional(v.pipe(v.string(), v.ip('must be an IP address')), '0.0.0.0'),
  BRIEFLOTSE_MAIL_PORT: v.optional(wholeNumber(0, 65535), '25'),
  BRIEFLOTSE_MAIL_TLS_CERT: textSetting,
  BRIEFLOTSE_MAIL_TLS_KEY: textSetting,
  BRIEFLOTSE_MAIL_MAX_MB: v.optional(wholeNumber(1, 100), '25'),
  /** The keys that verify the webhooks' signatures. A webhook without its key is off. */
  BRIEFLOTSE_MAILGUN_SIGNING_KEY: textSetting,
  BRIEFLOTSE_POSTMARK_WEBHOOK_KEY: textSetting,
  BRIEFLOTSE_MAIL_WEBHOOK_KEY: v.optional(
    v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters')),
  ),
}

const Settings = v.object(incomingSettings)
export type IncomingSettings = v.InferOutput<typeof Settings>

/** Lists settings that contradict each other and files that cannot be read, one sentence each. */
export function missingForIncoming(env: IncomingSettings): string[] {
  const mistakes: string[] = []
  const { BRIEFLOTSE_MAIL_TLS_CERT: cert, BRIEFLOTSE_MAIL_TLS_KEY: key } = env
  const hooks = [
    'BRIEFLOTSE_MAILGUN_SIGNING_KEY',
    'BRIEFLOTSE_POSTMARK_WEBHOOK_KEY',
    'BRIEFLOTSE_MAIL_WEBHOOK_KEY',
  ] as const
  for (const name of hooks) {
    if (env[name] && !env.BRIEFLOTSE_MAIL_HOST) {
      mistakes.push(`BRIEFLOTSE_MAIL_HOST is needed where ${name} is set`)
    }
  }
  if ((cert === undefined) !== (key === undefined)) {
    mistakes.push('BRIEFLOTSE_MAIL_TLS_CERT and BRIEFLOTSE_MAIL_TLS_KEY go together')
  }
  for (const [name, path] of Object.entries({ CERT: cert, KEY: key })) {
    if (path === undefined) continue
    try {
      readFileSync(path)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      mistakes.push(`BRIEFLOTSE_MAIL_TLS_${name}: ${path} cannot be read (${code})`)
    }
  }
  return mistakes
}

/** Null if this server receives no mail. */
export function incomingOf(env: IncomingSettings): Incoming | null {
  if (env.BRIEFLOTSE_MAIL_HOST === undefined) return null
  const { BRIEFLOTSE_MAIL_TLS_CERT: cert, BRIEFLOTSE_MAIL_TLS_KEY: key } = env
  const { BRIEFLOTSE_MAILGUN_SIGNING_KEY: mailgun, BRIEFLOTSE_POSTMARK_WEBHOOK_KEY: postmark } = env
  const { BRIEFLOTSE_MAIL_WEBHOOK_KEY: raw } = env
  return {
    host: env.BRIEFLOTSE_MAIL_HOST,
    prefix: env.BRIEFLOTSE_MAIL_PREFIX,
    maxBytes: env.BRIEFLOTSE_MAIL_MAX_MB * 1024 * 1024,
    smtp: env.BRIEFLOTSE_MAIL_SMTP
      ? {
          listen: env.BRIEFLOTSE_MAIL_LISTEN,
          port: env.BRIEFLOTSE_MAIL_PORT,
          tls: cert !== undefined && key !== undefined ? { cert, key } : null,
        }
      : null,
    webhookKeys: {
      ...(mailgun !== undefined && { mailgun }),
      ...(postmark !== undefined && { postmark }),
      ...(raw !== undefined && { raw }),
    },
  }
}
