import * as v from 'valibot'
import type { Endpoint } from './endpoint.ts'
import { Said } from './said.ts'
import { Cents, Id } from './shapes.ts'

/** Everything is paid in euros. The amount is a decimal number of euros on the wire, as the specification has it. */
export const PaymentRequest = v.object({
  amount: v.pipe(v.number(), v.minValue(0.01)),
  reference: v.pipe(v.string(), v.nonEmpty(), v.maxLength(140)),
  recipientName: v.optional(v.pipe(v.string(), v.maxLength(70))),
  recipientIBAN: v.optional(v.pipe(v.string(), v.maxLength(42))),
  recipientBIC: v.optional(v.pipe(v.string(), v.maxLength(11))),
  /** The claim of a document that this pays: amount and payee are checked against it. */
  claimId: v.optional(Id),
  /** The user knows that this claim was paid already, and wants to pay all the same. */
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

/** Everybody who can take a payment: a provider whose name is missing here does not compile. */
export const paymentProviderNames = ['practice', 'stripe', 'paypal'] as const
export type PaymentProviderName = (typeof paymentProviderNames)[number]
const PaymentProviderName = v.picklist(paymentProviderNames)

/**
 * Both names are answered: one reading of the specification uses the first, the other the second. `paymentIntentId` is our own name of
 * the payment; `clientSecret` is for the provider's script in the payer's browser and is never shown again.
 */
export const PaymentResponse = v.object({
  paymentIntentId: v.string(),
  clientSecret: v.string(),
  status: v.picklist(paymentStatuses),
  /** Where the payer says yes or no; null when nothing is left to do there. */
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

/** Buys service credits; the price is the server's. Body: how many, and by which provider. */
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

/** What can be paid here, so that a screen offers nothing that cannot be done. */
export const PaymentOptions = v.object({
  /** Behind "online banking" and the dialog's bank tab; null when only the user's own bank can be used. */
  online: v.nullable(PaymentOffer),
  paypal: v.nullable(PaymentOffer),
  /** Whether a claim of somebody else can be paid through the operator; if not, only credits and test payments. */
  forClaims: v.boolean(),
  /** Stripe's publishable key, for its script. */
  publishableKey: v.nullable(v.string()),
})
export type PaymentOptions = v.InferOutput<typeof PaymentOptions>

export const getPaymentOptions = {
  method: 'GET',
  url: '/api/payments/options',
  schema: { response: { 200: PaymentOptions } },
} as const satisfies Endpoint
