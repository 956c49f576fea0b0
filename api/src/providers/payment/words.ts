import type { Saying } from '@brieflotse/contract'
import type { PaymentState } from './payment.ts'

/** What each state means to the person who pays. */
export const stateWords = {
  requires_payment_method: 'This has not been paid yet.',
  requires_confirmation: 'This has not been confirmed yet.',
  requires_action: 'This has not been confirmed at the payment provider yet.',
  processing: 'The payment is on its way. Some banks take a few days to confirm it.',
  requires_capture: 'This has been approved. The amount is being collected.',
  succeeded: 'The payment was received.',
  canceled: 'This payment was canceled. Nothing was charged.',
} as const satisfies Record<PaymentState, Saying>

/** A text on its way to a provider or to a screen: one line without control characters, at most `length` characters. */
export function oneLine(text: string, length: number): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
  return [...line].slice(0, length).join('')
}

/** A provider's sentence as we show it. */
export function sentence(text: string | null | undefined, otherwise: string): string {
  const line = oneLine(text ?? '', 300)
  if (line.length < 6) return otherwise
  const whole = /[.!?]$/.test(line) ? line : `${line}.`
  return whole.charAt(0).toUpperCase() + whole.slice(1)
}

/** Whether a provider will take this for an address; one that is none is left out rather than failing the payment. */
export const isEmail = (text: string | null): text is string =>
  text !== null && /^[^\s@"<>,;]{1,64}@[^\s@"<>,;]{1,185}$/.test(text)
