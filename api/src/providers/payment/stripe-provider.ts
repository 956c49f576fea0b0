import { addressSetting, textSetting } from '../../system/setting-shapes.ts'
import type { SettingValues } from '../registered.ts'
import type { RegisteredPayment } from './payment.ts'

const settings = {
  BRIEFLOTSE_STRIPE_SECRET_KEY: textSetting,
  BRIEFLOTSE_STRIPE_PUBLISHABLE_KEY: textSetting,
  BRIEFLOTSE_STRIPE_WEBHOOK_SECRET: textSetting,
  BRIEFLOTSE_STRIPE_URL: addressSetting,
}

export const stripeProvider: RegisteredPayment = {
  name: 'stripe',
  method: 'online',
  settings,
  needs: [
    'BRIEFLOTSE_STRIPE_SECRET_KEY',
    'BRIEFLOTSE_STRIPE_PUBLISHABLE_KEY',
    'BRIEFLOTSE_STRIPE_WEBHOOK_SECRET',
  ],
  misfits,
  publishableKey: (env) => env['BRIEFLOTSE_STRIPE_PUBLISHABLE_KEY'] ?? null,
  async create(env) {
    const { createStripePayment } = await import('./stripe.ts')
    const url = env['BRIEFLOTSE_STRIPE_URL']
    return createStripePayment({
      secretKey: env['BRIEFLOTSE_STRIPE_SECRET_KEY']!,
      webhookSecret: env['BRIEFLOTSE_STRIPE_WEBHOOK_SECRET']!,
      payPage: (id) => `/api/pay/${id}`,
      ...(url !== undefined && { url }),
    })
  },
}

/** Finds keys that were swapped, and pairs with one live and one test key. The messages never contain a key. */
function misfits(env: SettingValues): string[] {
  const { BRIEFLOTSE_STRIPE_SECRET_KEY: secret, BRIEFLOTSE_STRIPE_PUBLISHABLE_KEY: open } = env
  const mistakes: string[] = []
  if (secret && !/^[rs]k_/.test(secret)) {
    mistakes.push('BRIEFLOTSE_STRIPE_SECRET_KEY must begin with sk_ or rk_')
  }
  if (open && !open.startsWith('pk_')) {
    mistakes.push('BRIEFLOTSE_STRIPE_PUBLISHABLE_KEY must begin with pk_')
  }
  const isTest = (key: string) => key.split('_')[1] === 'test'
  if (secret && open && isTest(secret) !== isTest(open)) {
    mistakes.push('BRIEFLOTSE_STRIPE_PUBLISHABLE_KEY is for another mode than the secret key')
  }
  return mistakes
}
