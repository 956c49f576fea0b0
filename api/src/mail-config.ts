import { join } from 'node:path'
import * as v from 'valibot'
import type { Mail } from './providers/mail/mail.ts'
import { practiceOffice } from './providers/mail/practice-office.ts'
import { registeredMail } from './providers/mail/registered.ts'
import { chosen, envOf, withSettingsOf } from './providers/registered.ts'
import type { Tracking } from './providers/tracking/tracking.ts'
import { addressSetting, missingOf, textSetting, wholeNumber } from './system/setting-shapes.ts'

const names = ['practice', ...registeredMail.map(({ name }) => name)]

const own = {
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
  /** With this key, registered letters are tracked until delivery. */
  BRIEFLOTSE_DHL_KEY: textSetting,
  BRIEFLOTSE_DHL_URL: addressSetting,
}

/** The settings for posting letters: the general ones, and those of every print shop. */
export const mailSettings = withSettingsOf(own, registeredMail)

const Settings = v.object(own)
export type MailSettings = v.InferOutput<typeof Settings>

/** Lists the keys that the chosen print shop needs and does not have, one sentence each. */
export function missingForMail(env: MailSettings): string[] {
  const shop = chosen(env.BRIEFLOTSE_MAIL, registeredMail)
  return shop ? missingOf(envOf(env), shop.needs, `posting with ${shop.name}`) : []
}

export type MailProviders = {
  mail: Mail
  mailSpeed: number
  tracking: Tracking | null
  mailPerDay: number
}

/** Builds the chosen print shop. The code of the others is not loaded. */
export async function mailProviders(
  env: MailSettings,
  dataFolder: string,
  registered = registeredMail,
): Promise<MailProviders> {
  const { BRIEFLOTSE_MAIL_PER_DAY: mailPerDay, BRIEFLOTSE_MAIL_SPEED: speed } = env
  const shop = chosen(env.BRIEFLOTSE_MAIL, registered)
  if (!shop) {
    const office = practiceOffice(join(dataFolder, 'practice-post'), speed)
    return { ...office, mailSpeed: speed, mailPerDay }
  }
  const mail = await shop.create(envOf(env))
  return { mail, mailSpeed: 1, mailPerDay, tracking: await dhlOf(env) }
}

async function dhlOf(env: MailSettings): Promise<Tracking | null> {
  const { BRIEFLOTSE_DHL_KEY: key, BRIEFLOTSE_DHL_URL: url } = env
  if (key === undefined) return null
  const { createDhlTracking } = await import('./providers/tracking/dhl.ts')
  return createDhlTracking({ key, ...(url !== undefined && { url }) })
}
