import { join } from 'node:path'
import * as v from 'valibot'
import type { Mail } from './providers/mail/mail.ts'
import { practiceOffice } from './providers/mail/practice-office.ts'
import type { Tracking } from './providers/tracking/tracking.ts'
import { addressSetting, missingOf, textSetting, wholeNumber } from './system/setting-shapes.ts'

const names = ['practice', 'letterxpress', 'pingen'] as const

/** The settings for posting letters. */
export const mailSettings = {
  BRIEFLOTSE_MAIL: v.optional(v.picklist(names, `must be one of ${names.join(', ')}`), 'practice'),
  /** How many times faster than real time the practice post office prints and carries letters. */
  BRIEFLOTSE_MAIL_SPEED: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,8}$/, 'must be a whole number from 1 to 999999999'),
      v.transform(Number),
    ),
    '1',
  ),
  /** How many letters a day the operator pays for, apart from those paid with credits that users bought. */
  BRIEFLOTSE_MAIL_PER_DAY: v.optional(wholeNumber(0, 10_000), '0'),
  BRIEFLOTSE_LETTERXPRESS_USER: textSetting,
  BRIEFLOTSE_LETTERXPRESS_KEY: textSetting,
  /** `test`: letters stay in the account for some days and nothing is printed. */
  BRIEFLOTSE_LETTERXPRESS_MODE: v.optional(
    v.picklist(['test', 'live'], 'must be "test" or "live"'),
    'test',
  ),
  BRIEFLOTSE_LETTERXPRESS_URL: addressSetting,
  /** With this key, registered letters are tracked until delivery. */
  BRIEFLOTSE_DHL_KEY: textSetting,
  BRIEFLOTSE_DHL_URL: addressSetting,
  BRIEFLOTSE_PINGEN_CLIENT: textSetting,
  BRIEFLOTSE_PINGEN_SECRET: textSetting,
  BRIEFLOTSE_PINGEN_ORGANISATION: textSetting,
  BRIEFLOTSE_PINGEN_WEBHOOK_KEY: textSetting,
  BRIEFLOTSE_PINGEN_URL: addressSetting,
  BRIEFLOTSE_PINGEN_IDENTITY_URL: addressSetting,
}

const Settings = v.object(mailSettings)
export type MailSettings = v.InferOutput<typeof Settings>

const needed = {
  practice: [],
  letterxpress: ['BRIEFLOTSE_LETTERXPRESS_USER', 'BRIEFLOTSE_LETTERXPRESS_KEY'],
  pingen: [
    'BRIEFLOTSE_PINGEN_CLIENT',
    'BRIEFLOTSE_PINGEN_SECRET',
    'BRIEFLOTSE_PINGEN_ORGANISATION',
  ],
} as const

/** Lists the keys that the chosen provider needs and does not have, one sentence each. */
export function missingForMail(env: MailSettings): string[] {
  const provider = env.BRIEFLOTSE_MAIL
  return missingOf(env, needed[provider], `posting with ${provider}`)
}

export type MailProviders = {
  mail: Mail
  mailSpeed: number
  tracking: Tracking | null
  mailPerDay: number
}

/** Builds the chosen provider. The code of the others is not loaded. */
export async function mailProviders(env: MailSettings, dataFolder: string): Promise<MailProviders> {
  const isPractice = env.BRIEFLOTSE_MAIL === 'practice'
  const mailPerDay = env.BRIEFLOTSE_MAIL_PER_DAY
  const mailSpeed = isPractice ? env.BRIEFLOTSE_MAIL_SPEED : 1
  if (isPractice) {
    return {
      ...practiceOffice(join(dataFolder, 'practice-post'), mailSpeed),
      mailSpeed,
      mailPerDay,
    }
  }
  const isPingen = env.BRIEFLOTSE_MAIL === 'pingen'
  const mail = await (isPingen ? pingenOf(env) : letterXpressOf(env))
  return { mail, mailSpeed, mailPerDay, tracking: await dhlOf(env) }
}

async function pingenOf(env: MailSettings): Promise<Mail> {
  const { createPingen } = await import('./providers/mail/pingen.ts')
  const { BRIEFLOTSE_PINGEN_URL: url, BRIEFLOTSE_PINGEN_IDENTITY_URL: identityUrl } = env
  const { BRIEFLOTSE_PINGEN_WEBHOOK_KEY: webhookKey } = env
  return createPingen({
    client: env.BRIEFLOTSE_PINGEN_CLIENT!,
    secret: env.BRIEFLOTSE_PINGEN_SECRET!,
    organisation: env.BRIEFLOTSE_PINGEN_ORGANISATION!,
    ...(webhookKey !== undefined && { webhookKey }),
    ...(url !== undefined && { url }),
    ...(identityUrl !== undefined && { identityUrl }),
  })
}

async function letterXpressOf(env: MailSettings): Promise<Mail> {
  const { createLetterXpress } = await import('./providers/mail/letterxpress.ts')
  const { BRIEFLOTSE_LETTERXPRESS_URL: url } = env
  return createLetterXpress({
    user: env.BRIEFLOTSE_LETTERXPRESS_USER!,
    key: env.BRIEFLOTSE_LETTERXPRESS_KEY!,
    mode: env.BRIEFLOTSE_LETTERXPRESS_MODE,
    ...(url !== undefined && { url }),
  })
}

async function dhlOf(env: MailSettings): Promise<Tracking | null> {
  const { BRIEFLOTSE_DHL_KEY: key, BRIEFLOTSE_DHL_URL: url } = env
  if (key === undefined) return null
  const { createDhlTracking } = await import('./providers/tracking/dhl.ts')
  return createDhlTracking({ key, ...(url !== undefined && { url }) })
}
