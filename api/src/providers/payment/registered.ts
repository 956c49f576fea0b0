import type { RegisteredPayment } from './payment.ts'
import { paypalProvider } from './paypal-provider.ts'
import { stripeProvider } from './stripe-provider.ts'

/** All payment providers but the practice bank, which is part of this server. A new one is its files and a line here. */
export const registeredPayments: readonly RegisteredPayment[] = [stripeProvider, paypalProvider]
