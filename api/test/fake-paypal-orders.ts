import { randomBytes } from 'node:crypto'
import type { Answered } from './fake-http.ts'

export type Capture = {
  id: string
  status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'REFUNDED' | 'PARTIALLY_REFUNDED'
  refunds: { id: string; amount: number }[]
}
export type Order = {
  id: string
  ours: string
  amount: number
  status: 'CREATED' | 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED' | 'VOIDED'
  /** Incremented whenever the payer approves. */
  approvals: number
  /** How many captures were attempted. */
  attempts: number
  /** The outcome of the capture. */
  means: 'good' | 'declined' | 'slow'
  capture: Capture | null
  returnUrl: string
  cancelUrl: string
  link: 'approve' | 'payer-action'
}

export const random = () => randomBytes(9).toString('hex').toUpperCase()
export const json = (status: number, value: unknown): Answered => ({
  status,
  body: JSON.stringify(value),
  headers: { 'paypal-debug-id': random() },
})
export const refuse = (
  status: number,
  name: string,
  issue: string,
  links: unknown[] = [],
): Answered =>
  json(status, {
    name,
    message: 'The request was refused.',
    debug_id: random(),
    details: [{ issue }],
    links,
  })
export const notFound = (): Answered => refuse(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID')
export const unprocessable = (issue: string, links: unknown[] = []): Answered =>
  refuse(422, 'UNPROCESSABLE_ENTITY', issue, links)

export const money = (cents: number) => {
  const digits = String(cents).padStart(3, '0')
  return { currency_code: 'EUR', value: `${digits.slice(0, -2)}.${digits.slice(-2)}` }
}

/** The amount in cents, or null: PayPal accepts only decimal strings with two digits. */
export function centsOf(sent: unknown): number | null {
  const { currency_code, value } = (sent ?? {}) as Record<string, unknown>
  if (currency_code !== 'EUR' || typeof value !== 'string') return null
  return /^\d{1,7}\.\d\d$/.test(value) ? Number(value.replace('.', '')) : null
}

export function shownCapture(order: Order, capture: Capture) {
  return {
    id: capture.id,
    status: capture.status,
    amount: money(order.amount),
    custom_id: order.ours,
    invoice_id: order.ours,
    supplementary_data: { related_ids: { order_id: order.id } },
    ...(capture.status === 'PENDING' && { status_details: { reason: 'ECHECK' } }),
  }
}

export function shownOrder(order: Order, url: string) {
  const { capture } = order
  return {
    id: order.id,
    intent: 'CAPTURE',
    status: order.status,
    update_time: new Date(1_790_000_000_000 + order.approvals * 1_000).toISOString(),
    purchase_units: [
      {
        reference_id: 'default',
        amount: money(order.amount),
        custom_id: order.ours,
        invoice_id: order.ours,
        ...(capture && {
          payments: {
            captures: [shownCapture(order, capture)],
            refunds: capture.refunds.map(({ id, amount }) => ({
              id,
              status: 'COMPLETED',
              amount: money(amount),
            })),
          },
        }),
      },
    ],
    links: [
      { href: `${url}/v2/checkout/orders/${order.id}`, rel: 'self', method: 'GET' },
      // After the approval the link is gone, but a declined capture brings a new one.
      ...(order.capture || order.status === 'APPROVED'
        ? []
        : [{ href: payLink(order, url), rel: order.link, method: 'GET' }]),
    ],
  }
}

export const payLink = (order: Order, url: string) => `${url}/checkoutnow?token=${order.id}`
