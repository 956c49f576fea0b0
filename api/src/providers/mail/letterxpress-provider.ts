import * as v from 'valibot'
import { addressSetting, textSetting } from '../../system/setting-shapes.ts'
import type { RegisteredMail } from './mail.ts'

const settings = {
  BRIEFLOTSE_LETTERXPRESS_USER: textSetting,
  BRIEFLOTSE_LETTERXPRESS_KEY: textSetting,
  /** `test`: letters stay in the account for some days and nothing is printed. */
  BRIEFLOTSE_LETTERXPRESS_MODE: v.optional(
    v.picklist(['test', 'live'], 'must be "test" or "live"'),
    'test',
  ),
  BRIEFLOTSE_LETTERXPRESS_URL: addressSetting,
}

export const letterXpressProvider: RegisteredMail = {
  name: 'letterxpress',
  settings,
  needs: ['BRIEFLOTSE_LETTERXPRESS_USER', 'BRIEFLOTSE_LETTERXPRESS_KEY'],
  async create(env) {
    const { createLetterXpress } = await import('./letterxpress.ts')
    const url = env['BRIEFLOTSE_LETTERXPRESS_URL']
    return createLetterXpress({
      user: env['BRIEFLOTSE_LETTERXPRESS_USER']!,
      key: env['BRIEFLOTSE_LETTERXPRESS_KEY']!,
      mode: env['BRIEFLOTSE_LETTERXPRESS_MODE'] === 'live' ? 'live' : 'test',
      ...(url !== undefined && { url }),
    })
  },
}
