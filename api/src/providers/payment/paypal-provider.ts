import { addressSetting, textSetting } from '../../system/setting-shapes.ts'
import type { RegisteredPayment } from './payment.ts'

const settings = {
  BRIEFLOTSE_PAYPAL_CLIENT: textSetting,
  BRIEFLOTSE_PAYPAL_SECRET: textSetting,
  BRIEFLOTSE_PAYPAL_WEBHOOK_ID: textSetting,
  BRIEFLOTSE_PAYPAL_URL: addressSetting,
}

export const paypalProvider: RegisteredPayment = {
  name: 'paypal',
  method: 'paypal',
  settings,
  needs: ['BRIEFLOTSE_PAYPAL_CLIENT', 'BRIEFLOTSE_PAYPAL_SECRET', 'BRIEFLOTSE_PAYPAL_WEBHOOK_ID'],
  async create(env) {
    const { createPaypalPayment } = await import('./paypal.ts')
    const url = env['BRIEFLOTSE_PAYPAL_URL']
    return createPaypalPayment({
      clientId: env['BRIEFLOTSE_PAYPAL_CLIENT']!,
      secret: env['BRIEFLOTSE_PAYPAL_SECRET']!,
      webhookId: env['BRIEFLOTSE_PAYPAL_WEBHOOK_ID']!,
      ...(url !== undefined && { url }),
    })
  },
}
