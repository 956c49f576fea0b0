import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { registrations, type Registering } from './account/invites.ts'
import { incomingSettings, missingForIncoming, type IncomingSettings } from './incoming-config.ts'
import { mailSettings, missingForMail, type MailSettings } from './mail-config.ts'
import { missingForNotices, noticeSettings, type NoticeConfig } from './notice-config.ts'
import { missingForPayment, paymentSettings, type PaymentSettings } from './payment-config.ts'
import type { BackupSettings } from './operation/store.ts'
import { trustOf, type TrustProxy } from './http/trusted-proxies.ts'
import { path, wholeNumber } from './system/setting-shapes.ts'
import { missingForStorage, storageSettings, type StorageSettings } from './storage-config.ts'
import {
  missingForTranslation,
  translationSettings,
  type TranslationSettings,
} from './translation-config.ts'

/** The settings for backups and monitoring. */
const operationSettings = {
  /** The folder for backups. If it is set, a backup is made every day. */
  BRIEFLOTSE_BACKUP_DIR: v.optional(path),
  BRIEFLOTSE_BACKUP_KEEP: v.optional(wholeNumber(1, 1000), '7'),
  /** The bearer token that a reader of /metrics has to send. */
  BRIEFLOTSE_METRICS_TOKEN: v.optional(
    v.pipe(v.string(), v.regex(/^[\x21-\x7e]{16,}$/, 'must have 16 characters or more, no blanks')),
  ),
}

/** By default backups lie next to the data: better than none, but lost together with the disk. */
function backupSettings(
  env: v.InferOutput<typeof Environment>,
  dataFolder: string,
): BackupSettings {
  const { BRIEFLOTSE_BACKUP_DIR: folder, BRIEFLOTSE_BACKUP_KEEP: keep } = env
  return { folder: folder ?? join(dirname(dataFolder), 'backups'), keep, daily: Boolean(folder) }
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** Every setting an operator can make. Relative paths are resolved against the root folder of the project. */
const Environment = v.object({
  PORT: v.optional(wholeNumber(0, 65535), '3000'),
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), '127.0.0.1'),
  BRIEFLOTSE_DATA_DIR: v.optional(path, 'data'),
  BRIEFLOTSE_WEB_DIST: v.optional(path, 'web/dist'),
  BRIEFLOTSE_MODELS_DIR: v.optional(path),
  BRIEFLOTSE_TRANSLATION: v.optional(
    v.picklist(['local', 'off'], 'must be "local" or "off"'),
    'local',
  ),
  BRIEFLOTSE_SESSION_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits (32 bytes)')),
  ),
  BRIEFLOTSE_LOG_LEVEL: v.optional(
    v.picklist(logLevels, `must be one of ${logLevels.join(', ')}`),
    'info',
  ),
  /** The public URL at which browsers and payment providers reach this server. */
  BRIEFLOTSE_PUBLIC_URL: v.optional(
    v.pipe(v.string(), v.url('must be an address, such as https://post.example.org')),
  ),
  /** The administrators: one username of an existing account, or several separated by commas. */
  BRIEFLOTSE_ADMIN: v.optional(
    v.pipe(
      v.string(),
      v.transform((value) => value.split(',').map((name) => name.trim())),
      v.check((names) => names.every((name) => name !== ''), 'must be one or more usernames'),
    ),
  ),
  /** Who may register. By default everybody, or nobody if a configured provider costs money (posting, translation). */
  BRIEFLOTSE_REGISTRATION: v.optional(
    v.picklist(registrations, `must be one of ${registrations.join(', ')}`),
  ),
  ...paymentSettings,
  ...mailSettings,
  ...noticeSettings,
  ...incomingSettings,
  ...translationSettings,
  ...operationSettings,
  ...storageSettings,
  /** How many pages are recognised at the same time. The default depends on CPU cores and memory. */
  BRIEFLOTSE_OCR_WORKERS: v.optional(wholeNumber(1, 32)),
  /** The storage quota for the letters of one user, in megabytes. */
  BRIEFLOTSE_MAX_MB_PER_USER: v.optional(wholeNumber(1, 10_000_000)),
  BRIEFLOTSE_TRUST_PROXY: v.optional(
    v.pipe(
      v.string(),
      v.transform(trustOf),
      v.custom<false | TrustProxy>(
        (trust) => trust !== null,
        'must be "true", "false", a number from 1 to 9, or addresses and networks with commas between them',
      ),
    ),
    'false',
  ),
})

export type Config = {
  port: number
  host: string
  dataFolder: string
  webFolder: string
  modelsFolder: string
  translation: 'local' | 'off'
  sessionKey: string | undefined
  logLevel: (typeof logLevels)[number]
  publicUrl: string
  /** Usernames; undefined if the setting is missing. */
  admins: string[] | undefined
  registration: Registering
  payment: PaymentSettings
  mail: MailSettings
  notices: NoticeConfig
  incoming: IncomingSettings
  translating: TranslationSettings
  backup: BackupSettings
  storage: StorageSettings
  /** The bearer token for /metrics; undefined turns /metrics off. */
  metricsToken: string | undefined
  ocrWorkers: number | undefined
  trustProxy: false | TrustProxy
  /** Null means no limit. */
  maxBytesPerUser: number | null
}

const costsMoney = (env: MailSettings & TranslationSettings) =>
  env.BRIEFLOTSE_MAIL !== 'practice' || env.BRIEFLOTSE_TRANSLATION_SERVICE !== 'off'

/** Reads the environment variables. Throws a single error that lists every mistake. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const mistakes = Object.keys(environment)
    .filter((name) => name.startsWith('BRIEFLOTSE_') && !(name in Environment.entries))
    .map((name) => `${name} is not a setting`)
  const parsed = v.safeParse(Environment, environment)
  for (const issue of parsed.issues ?? []) mistakes.push(`${v.getDotPath(issue)} ${issue.message}`)
  if (parsed.success) {
    const missing = [
      missingForPayment,
      missingForMail,
      missingForNotices,
      missingForIncoming,
      missingForTranslation,
      missingForStorage,
    ]
    mistakes.push(...missing.flatMap((check) => check(parsed.output)))
  }
  if (!parsed.success || mistakes.length > 0) {
    throw new Error(
      `The configuration has mistakes:\n${mistakes.map((m) => `  - ${m}`).join('\n')}`,
    )
  }
  const env = parsed.output
  return {
    port: env.PORT,
    host: env.HOST,
    dataFolder: env.BRIEFLOTSE_DATA_DIR,
    webFolder: env.BRIEFLOTSE_WEB_DIST,
    modelsFolder: env.BRIEFLOTSE_MODELS_DIR ?? join(env.BRIEFLOTSE_DATA_DIR, 'models'),
    translation: env.BRIEFLOTSE_TRANSLATION,
    sessionKey: env.BRIEFLOTSE_SESSION_KEY,
    logLevel: env.BRIEFLOTSE_LOG_LEVEL,
    publicUrl: env.BRIEFLOTSE_PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    admins: env.BRIEFLOTSE_ADMIN,
    registration: env.BRIEFLOTSE_REGISTRATION ?? (costsMoney(env) ? 'closed' : 'open'),
    payment: env,
    mail: env,
    notices: env,
    incoming: env,
    translating: env,
    backup: backupSettings(env, env.BRIEFLOTSE_DATA_DIR),
    storage: env,
    metricsToken: env.BRIEFLOTSE_METRICS_TOKEN,
    ocrWorkers: env.BRIEFLOTSE_OCR_WORKERS,
    trustProxy: env.BRIEFLOTSE_TRUST_PROXY,
    maxBytesPerUser: (env.BRIEFLOTSE_MAX_MB_PER_USER ?? 0) * 1e6 || null,
  }
}
