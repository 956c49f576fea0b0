import { join } from 'node:path'
import * as v from 'valibot'
import type { RegisteredPayment } from './providers/payment/payment.ts'
import { createPracticeBank } from './providers/payment/practice.ts'
import type { PaymentProviders } from './providers/payment/providers.ts'
import { registeredPayments } from './providers/payment/registered.ts'
import { chosen, envOf, withSettingsOf } from './providers/registered.ts'
import { missingOf } from './system/setting-shapes.ts'

const namesFor = (method: RegisteredPayment['method']) =>
  registeredPayments.filter((one) => one.method === method).map(({ name }) => name)

const choice = (names: string[]) => {
  const quoted = names.map((name) => `"${name}"`)
  return v.picklist(names, `must be ${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`)
}

const own = {
  BRIEFLOTSE_PAYMENT: v.optional(choice(['practice', ...namesFor('online')]), 'practice'),
  /** The default is the practice PayPal if the other provider is practice too, and off if it is real. */
  BRIEFLOTSE_PAYPAL: v.optional(choice(['practice', ...namesFor('paypal'), 'off'])),
  BRIEFLOTSE_PAY_CLAIMS: v.optional(
    v.pipe(
      v.picklist(['true', 'false'], 'must be "true" or "false"'),
      v.transform((value) => value === 'true'),
    ),
    'false',
  ),
}

/** The settings for payments: the general ones, and those of every provider. */
export const paymentSettings = withSettingsOf(own, registeredPayments)

const Settings = v.object(own)
export type PaymentSettings = v.InferOutput<typeof Settings>

/** Lists the keys that a chosen provider needs and does not have, one sentence each. */
export function missingForPayment(
  env: PaymentSettings & { BRIEFLOTSE_PUBLIC_URL?: string | undefined },
): string[] {
  const missing = [env.BRIEFLOTSE_PAYMENT, env.BRIEFLOTSE_PAYPAL].flatMap((name) => {
    const provider = chosen(name, registeredPayments)
    if (!provider) return []
    const names = ['BRIEFLOTSE_PUBLIC_URL', ...provider.needs]
    return missingOf(envOf(env), names, `paying with ${provider.name}`)
  })
  return [...missing, ...registeredPayments.flatMap((one) => one.misfits?.(envOf(env)) ?? [])]
}

/** Builds the chosen providers. Packages of the others are not loaded, which saves memory and half a second. */
export async function paymentProviders(
  env: PaymentSettings,
  dataFolder: string,
  registered = registeredPayments,
): Promise<PaymentProviders> {
  const bank = createPracticeBank({ folder: join(dataFolder, 'practice-bank') })
  const online = chosen(env.BRIEFLOTSE_PAYMENT, registered)
  const forPaypal = env.BRIEFLOTSE_PAYPAL ?? (online ? 'off' : 'practice')
  const paypal = chosen(forPaypal, registered)
  return {
    online: online ? await online.create(envOf(env)) : bank,
    paypal: paypal ? await paypal.create(envOf(env)) : forPaypal === 'practice' ? bank : null,
    practiceBank: !online || forPaypal === 'practice' ? bank : null,
    passesOn: env.BRIEFLOTSE_PAY_CLAIMS,
    publishableKey: online?.publishableKey?.(envOf(env)) ?? null,
  }
}
