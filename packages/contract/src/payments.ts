import * as v from 'valibot'
import type { Endpoint } from './endpoint.ts'

/** Everything is paid in euros. The amount is a decimal number of euros on the wire, as the specification has it. */
export const PaymentRequest = v.object({
  amount: v.pipe(v.number(), v.minValue(0.01)),
  reference: v.pipe(v.string(), v.nonEmpty(), v.maxLength(140)),
  recipientName: v.optional(v.pipe(v.string(), v.maxLength(70))),
  recipientIBAN: v.optional(v.pipe(v.string(), v.maxLength(42))),
  recipientBIC: v.optional(v.pipe(v.string(), v.maxLength(11))),
})
export type PaymentRequest = v.InferOutput<typeof PaymentRequest>

/** Both names are answered: one reading of the specification uses the first, the other the second. */
export const PaymentResponse = v.object({ paymentIntentId: v.string(), clientSecret: v.string() })

export const paymentStatuses = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'processing',
  'requires_capture',
  'succeeded',
  'canceled',
] as const

export const PaymentStatus = v.object({
  id: v.string(),
  status: v.picklist(paymentStatuses),
  statusMessage: v.string(),
})

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
      payerEmail: v.pipe(v.string(), v.includes('@', 'Please enter a valid email address')),
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
