import * as v from 'valibot'
import type { Endpoint } from './endpoint.ts'
import { Said } from './sayings.ts'
import { Cents, Id } from './shapes.ts'

/** All payments are in euros. On the wire the amount is a decimal number of euros, as the specification requires. */
export const PaymentRequest = v.object({
  amount: v.pipe(v.number(), v.minValue(0.01)),
  reference: v.pipe(v.string(), v.nonEmpty(), v.maxLength(140)),
  recipientName: v.optional(v.pipe(v.string(), v.maxLength(70))),
  recipientIBAN: v.optional(v.pipe(v.string(), v.maxLength(42))),
  recipientBIC: v.optional(v.pipe(v.string(), v.maxLength(11))),
  /** The claim that this pays; the server checks amount and payee against it. */
  claimId: v.optional(Id),
  /** The user knows that the claim was paid already and wants to pay again. */
  again: v.optional(v.boolean(), false),
})
export type PaymentRequest = v.InferOutput<typeof PaymentRequest>

const paymentStatuses = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'processing',
  'requires_capture',
  'succeeded',
  'canceled',
] as const

/** Any name: the server's registry of providers (`api/src/providers/payment/registered.ts`) has the list. */
const PaymentProviderName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/))

/**
 * The specification can be read both ways, so both names are sent. `paymentIntentId` is this server's id of the payment; `clientSecret` is
 * for the provider's script in the payer's browser and is sent only once.
 */
export const PaymentResponse = v.object({
  paymentIntentId: v.string(),
  clientSecret: v.string(),
  status: v.picklist(paymentStatuses),
  /** Where the payer approves or declines; null if nothing is left to approve. */
  approveUrl: v.nullable(v.string()),
  provider: PaymentProviderName,
  practice: v.boolean(),
})
export type PaymentResponse = v.InferOutput<typeof PaymentResponse>

export const PaymentStatus = v.object({
  id: v.string(),
  status: v.picklist(paymentStatuses),
  statusMessage: v.string(),
  said: v.optional(Said),
  amount: Cents,
  practice: v.boolean(),
  approveUrl: v.nullable(v.string()),
})
export type PaymentStatus = v.InferOutput<typeof PaymentStatus>

export const paySofort = {
  method: 'POST',
  url: '/api/payments/sofort',
  schema: { body: PaymentRequest, response: { 201: PaymentResponse } },
} as const satisfies Endpoint

export const payByBankTransfer = {
  method: 'POST',
  url: '/api/payments/bank-transfer',
  schema: { body: PaymentRequest, response: { 201: PaymentResponse } },
} as const satisfies Endpoint

export const payByPaypal = {
  method: 'POST',
  url: '/api/payments/paypal',
  schema: {
    body: v.object({
      ...PaymentRequest.entries,
      payerEmail: v.pipe(
        v.string(),
        v.includes('@', 'form.payer-email-invalid'),
        v.maxLength(254),
        v.regex(/^[^\p{Cc}]*$/u, 'form.payer-email-invalid'),
      ),
    }),
    response: { 201: PaymentResponse },
  },
} as const satisfies Endpoint

export const getPaymentStatus = {
  method: 'GET',
  url: '/api/payments/:id/status',
  schema: {
    params: v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,128}$/)) }),
    response: { 200: PaymentStatus },
  },
} as const satisfies Endpoint

/** Packs of service credits with their price in cents. */
export const creditPacks = { 2: 240, 6: 660, 20: 2000 } as const

/** Buys service credits at the server's price. Body: the amount and the provider. */
export const buyCredits = {
  method: 'POST',
  url: '/api/payments/credits',
  schema: {
    body: v.object({
      credits: v.picklist([2, 6, 20]),
      method: v.picklist(['online', 'paypal']),
    }),
    response: { 201: PaymentResponse },
  },
} as const satisfies Endpoint

const PaymentOffer = v.object({ provider: PaymentProviderName, practice: v.boolean() })

/** The available ways to pay, so that a screen offers only those. */
export const PaymentOptions = v.object({
  /** The provider behind the "online banking" button and the bank tab; null if only the user's own bank is possible. */
  online: v.nullable(PaymentOffer),
  paypal: v.nullable(PaymentOffer),
  /** Whether claims of third parties can be paid through the operator; if not, only credits and test payments. */
  forClaims: v.boolean(),
  /** Stripe's publishable key, which its script needs. */
  publishableKey: v.nullable(v.string()),
})
export type PaymentOptions = v.InferOutput<typeof PaymentOptions>

export const getPaymentOptions = {
  method: 'GET',
  url: '/api/payments/options',
  schema: { response: { 200: PaymentOptions } },
} as const satisfies Endpoint
