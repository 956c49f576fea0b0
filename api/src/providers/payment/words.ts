import { asSaid, message, type MessageId, type Said } from '@brieflotse/contract'
import type { PaymentState } from './payment.ts'

/** The message to the payer for each state. */
const states = {
  requires_payment_method: 'payment.unpaid',
  requires_confirmation: 'payment.unconfirmed',
  requires_action: 'payment.unconfirmed-there',
  processing: 'payment.processing',
  requires_capture: 'payment.approved',
  succeeded: 'payment.received',
  canceled: 'payment.canceled',
} as const satisfies Record<PaymentState, MessageId>

/** Whether the state is one of ours; a provider may add new ones. */
export const isKnownState = (state: string): state is PaymentState => Object.hasOwn(states, state)

export const messageOfState = (state: PaymentState): Said => message(states[state])

/** Text for a provider or a screen: one line without control characters, at most `length` characters. */
export function oneLine(text: string, length: number): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
  return [...line].slice(0, length).join('')
}

/** A provider's sentence as shown to users, or another message. */
export function inProvidersWords(text: string | null | undefined, otherwise: Said): Said {
  const line = oneLine(text ?? '', 300)
  if (line.length < 6) return otherwise
  const whole = /[.!?]$/.test(line) ? line : `${line}.`
  return asSaid(whole.charAt(0).toUpperCase() + whole.slice(1))
}

/** Whether a provider will accept this as a mail address. An invalid one is left out, so that the payment does not fail. */
export const isEmail = (text: string | null): text is string =>
  text !== null && /^[^\s@"<>,;]{1,64}@[^\s@"<>,;]{1,185}$/.test(text)
