import { join } from 'node:path'
import * as v from 'valibot'
import { createPracticeBank } from './providers/payment/practice.ts'
import type { PaymentProviders } from './providers/payment/providers.ts'
import { addressSetting, missingOf, textSetting } from './setting-shapes.ts'

/** The settings for payments. */
export const paymentSettings = {
  BRIEFLOTSE_PAYMENT: v.optional(
    v.picklist(['practice', 'stripe'], 'must be "practice" or "stripe"'),
    'practice',
  ),
  BRIEFLOTSE_STRIPE_SECRET_KEY: textSetting,
  BRIEFLOTSE_STRIPE_PUBLISHABLE_KEY: textSetting,
  BRIEFLOTSE_STRIPE_WEBHOOK_SECRET: textSetting,
  BRIEFLOTSE_STRIPE_URL: addressSetting,
  /** The default is the practice PayPal if the other provider is practice too, and off if it is real. */
  BRIEFLOTSE_PAYPAL: v.optional(
    v.picklist(['practice', 'paypal', 'off'], 'must be "practice", "paypal" or "off"'),
  ),
  BRIEFLOTSE_PAYPAL_CLIENT: textSetting,
  BRIEFLOTSE_PAYPAL_SECRET: textSetting,
  BRIEFLOTSE_PAYPAL_WEBHOOK_ID: textSetting,
  BRIEFLOTSE_PAYPAL_URL: addressSetting,
  BRIEFLOTSE_PAY_CLAIMS: v.optional(
    v.pipe(
      v.picklist(['true', 'false'], 'must be "true" or "false"'),
      v.transform((value) => value === 'true'),
    ),
    'false',
  ),
}

const Settings = v.object(paymentSettings)
export type PaymentSettings = v.InferOutput<typeof Settings>

const needed = {
  stripe: [
    'BRIEFLOTSE_STRIPE_SECRET_KEY',
    'BRIEFLOTSE_STRIPE_PUBLISHABLE_KEY',
    'BRIEFLOTSE_STRIPE_WEBHOOK_SECRET',
  ],
  paypal: ['BRIEFLOTSE_PAYPAL_CLIENT', 'BRIEFLOTSE_PAYPAL_SECRET', 'BRIEFLOTSE_PAYPAL_WEBHOOK_ID'],
} as const

/** Lists the keys that a chosen provider needs and does not have, one sentence each. */
export function missingForPayment(
  env: PaymentSettings & { BRIEFLOTSE_PUBLIC_URL?: string | undefined },
): string[] {
  const chosen = [env.BRIEFLOTSE_PAYMENT, env.BRIEFLOTSE_PAYPAL].filter(
    (name) => name === 'stripe' || name === 'paypal',
  )
  const missing = chosen.flatMap((provider) => {
    const names = ['BRIEFLOTSE_PUBLIC_URL' as const, ...needed[provider]]
    return missingOf(env, names, `paying with ${provider}`)
  })
  return [...missing, ...misfits(env)]
}

/** Finds keys that were swapped, and pairs with one live and one test key. The messages never contain a key. */
function misfits(env: PaymentSettings): string[] {
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

/** Builds the chosen providers. Packages of the others are not loaded, which saves memory and half a second. */
export async function paymentProviders(
  env: PaymentSettings,
  dataFolder: string,
): Promise<PaymentProviders> {
  const bank = createPracticeBank({ folder: join(dataFolder, 'practice-bank') })
  const isPractice = env.BRIEFLOTSE_PAYMENT === 'practice'
  const paypal = env.BRIEFLOTSE_PAYPAL ?? (isPractice ? 'practice' : 'off')
  return {
    online: isPractice ? bank : await stripeOf(env),
    paypal: paypal === 'paypal' ? await paypalOf(env) : paypal === 'practice' ? bank : null,
    practiceBank: isPractice || paypal === 'practice' ? bank : null,
    passesOn: env.BRIEFLOTSE_PAY_CLAIMS,
    publishableKey: isPractice ? null : env.BRIEFLOTSE_STRIPE_PUBLISHABLE_KEY!,
  }
}

async function stripeOf(env: PaymentSettings) {
  const { createStripePayment } = await import('./providers/payment/stripe.ts')
  const { BRIEFLOTSE_STRIPE_URL: url } = env
  return createStripePayment({
    secretKey: env.BRIEFLOTSE_STRIPE_SECRET_KEY!,
    webhookSecret: env.BRIEFLOTSE_STRIPE_WEBHOOK_SECRET!,
    payPage: (id) => `/api/pay/${id}`,
    ...(url !== undefined && { url }),
  })
}

async function paypalOf(env: PaymentSettings) {
  const { createPaypalPayment } = await import('./providers/payment/paypal.ts')
  const { BRIEFLOTSE_PAYPAL_URL: url } = env
  return createPaypalPayment({
    clientId: env.BRIEFLOTSE_PAYPAL_CLIENT!,
    secret: env.BRIEFLOTSE_PAYPAL_SECRET!,
    webhookId: env.BRIEFLOTSE_PAYPAL_WEBHOOK_ID!,
    ...(url !== undefined && { url }),
  })
}
