import { addressSetting, textSetting } from '../../system/setting-shapes.ts'
import type { RegisteredMail } from './mail.ts'

const settings = {
  BRIEFLOTSE_PINGEN_CLIENT: textSetting,
  BRIEFLOTSE_PINGEN_SECRET: textSetting,
  BRIEFLOTSE_PINGEN_ORGANISATION: textSetting,
  BRIEFLOTSE_PINGEN_WEBHOOK_KEY: textSetting,
  BRIEFLOTSE_PINGEN_URL: addressSetting,
  BRIEFLOTSE_PINGEN_IDENTITY_URL: addressSetting,
}

export const pingenProvider: RegisteredMail = {
  name: 'pingen',
  settings,
  needs: ['BRIEFLOTSE_PINGEN_CLIENT', 'BRIEFLOTSE_PINGEN_SECRET', 'BRIEFLOTSE_PINGEN_ORGANISATION'],
  async create(env) {
    const { createPingen } = await import('./pingen.ts')
    const webhookKey = env['BRIEFLOTSE_PINGEN_WEBHOOK_KEY']
    const url = env['BRIEFLOTSE_PINGEN_URL']
    const identityUrl = env['BRIEFLOTSE_PINGEN_IDENTITY_URL']
    return createPingen({
      client: env['BRIEFLOTSE_PINGEN_CLIENT']!,
      secret: env['BRIEFLOTSE_PINGEN_SECRET']!,
      organisation: env['BRIEFLOTSE_PINGEN_ORGANISATION']!,
      ...(webhookKey !== undefined && { webhookKey }),
      ...(url !== undefined && { url }),
      ...(identityUrl !== undefined && { identityUrl }),
    })
  },
}
