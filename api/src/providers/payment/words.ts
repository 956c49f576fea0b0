import { asSaid, message, type MessageId, type Said } from '@brieflotse/contract'
import type { PaymentState } from './payment.ts'

/** What each state means to the person who pays. */
const states = {
  requires_payment_method: 'payment.unpaid',
  requires_confirmation: 'payment.unconfirmed',
  requires_action: 'payment.unconfirmed-there',
  processing: 'payment.processing',
  requires_capture: 'payment.approved',
  succeeded: 'payment.received',
  canceled: 'payment.canceled',
} as const satisfies Record<PaymentState, MessageId>

/** A state that a provider adds some day is none of ours. */
export const isKnownState = (state: string): state is PaymentState => Object.hasOwn(states, state)

export const messageOfState = (state: PaymentState): Said => message(states[state])

/** A text on its way to a provider or to a screen: one line without control characters, at most `length` characters. */
export function oneLine(text: string, length: number): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
  return [...line].slice(0, length).join('')
}

/** A provider's sentence as we show it. */
export function inProvidersWords(text: string | null | undefined, otherwise: Said): Said {
  const line = oneLine(text ?? '', 300)
  if (line.length < 6) return otherwise
  const whole = /[.!?]$/.test(line) ? line : `${line}.`
  return asSaid(whole.charAt(0).toUpperCase() + whole.slice(1))
}

/** Whether a provider will take this for an address; one that is none is left out rather than failing the payment. */
export const isEmail = (text: string | null): text is string =>
  text !== null && /^[^\s@"<>,;]{1,64}@[^\s@"<>,;]{1,185}$/.test(text)
