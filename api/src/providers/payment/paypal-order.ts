import { AppError, message } from '@brieflotse/contract'
import * as v from 'valibot'
import type { Charged, PaymentState } from './payment.ts'
import { messageOfState } from './words.ts'

/** Parses euros from decimal text to cents, without floating point. */
const Money = v.object({
  currency_code: v.literal('EUR'),
  value: v.pipe(
    v.string(),
    v.regex(/^\d{1,10}(\.\d\d?)?$/),
    v.transform((value) => {
      const [euros, cents = ''] = value.split('.')
      return Number(`${euros}${cents.padEnd(2, '0')}`)
    }),
  ),
})
const Capture = v.object({
  id: v.string(),
  status: v.string(),
  amount: Money,
  status_details: v.optional(v.object({ reason: v.optional(v.string()) })),
})
const Refund = v.object({ status: v.optional(v.string()), amount: v.optional(Money) })
const Unit = v.object({
  payments: v.optional(
    v.object({
      captures: v.optional(v.array(Capture), []),
      refunds: v.optional(v.array(Refund), []),
    }),
  ),
})
const Order = v.object({
  id: v.string(),
  status: v.string(),
  /** Changes when the payer approves again. */
  update_time: v.optional(v.string()),
  purchase_units: v.optional(v.array(Unit), []),
  links: v.optional(v.array(v.object({ rel: v.string(), href: v.string() })), []),
})
export type PaypalOrder = v.InferOutput<typeof Order>

/** An unknown response must not be interpreted as a payment state. */
export function orderOf(answer: unknown): PaypalOrder {
  const parsed = v.safeParse(Order, answer)
  if (!parsed.success) {
    const cause = Object.assign(new Error('PayPal answered with no order'), { code: 'E_PAYPAL' })
    throw new AppError('provider-down', undefined, { cause })
  }
  return parsed.output
}

export function captureOf(order: PaypalOrder) {
  const captures = order.purchase_units.flatMap((unit) => unit.payments?.captures ?? [])
  // Only one capture can hold money; earlier ones may have been declined.
  return captures.find(({ status }) => /^(COMPLETED|P|REFUNDED)/.test(status)) ?? captures.at(-1)
}

/** The payer's link. Its name depends on how the order was created, and differs again after a decline. */
export function approveLink(links: readonly { rel: string; href: string }[]): string | null {
  const link = links.find(({ rel }) => ['payer-action', 'approve', 'redirect'].includes(rel))
  return link && /^https?:\/\//.test(link.href) ? link.href : null
}

/** We have the money only after a completed capture; an approval or pending capture is not enough. */
export function chargedOf(order: PaypalOrder): Charged {
  const capture = captureOf(order)
  const status = capture ? captureStates[capture.status] : orderStates[order.status]
  const state = status ?? 'processing'
  const back = order.purchase_units
    .flatMap((unit) => unit.payments?.refunds ?? [])
    .filter((refund) => refund.status !== 'FAILED' && refund.status !== 'CANCELLED')
    .reduce((sum, refund) => sum + (refund.amount?.value ?? 0), 0)
  const kept = capture?.status === 'REFUNDED' ? 0 : (capture?.amount.value ?? 0) - back
  return {
    providerId: order.id,
    clientSecret: null,
    approveUrl: state === 'requires_action' ? approveLink(order.links) : null,
    status: state,
    said:
      capture?.status === 'DECLINED' || capture?.status === 'FAILED'
        ? message('paypal.not-collected')
        : messageOfState(state),
    received: state === 'succeeded' ? Math.max(0, kept) : 0,
  }
}

const orderStates: Record<string, PaymentState> = {
  CREATED: 'requires_action',
  SAVED: 'requires_action',
  PAYER_ACTION_REQUIRED: 'requires_action',
  APPROVED: 'requires_capture',
  VOIDED: 'canceled',
}

const captureStates: Record<string, PaymentState> = {
  COMPLETED: 'succeeded',
  PARTIALLY_REFUNDED: 'succeeded',
  REFUNDED: 'succeeded',
  PENDING: 'processing',
  DECLINED: 'canceled',
  FAILED: 'canceled',
}
