import { formatDay, isPlainDate } from '@brieflotse/rules'
import type { Deadline, DeadlineKind } from '../types.ts'

const offers: Record<DeadlineKind, (day: string) => string> = {
  pay: (day) => `Another payment is due by ${day}.`,
  object: (day) => `If you disagree, you can object until ${day}.`,
  sue: (day) => `If you disagree, you can go to court until ${day}.`,
  reply: (day) => `An answer is wanted by ${day}.`,
  'send-documents': (day) => `Papers or a form must be sent by ${day}.`,
  consent: (day) => `The sender asks for your consent by ${day}.`,
  appointment: (day) => `There is an appointment on ${day}.`,
  terminate: (day) => `You can end the contract until ${day}.`,
  other: (day) => `A day to keep in mind is ${day}.`,
}

const waits: Record<DeadlineKind, string> = {
  pay: 'to pay',
  object: 'to object',
  sue: 'to go to court',
  reply: 'to answer',
  'send-documents': 'to send papers',
  consent: 'to give your consent',
  appointment: 'to make an appointment',
  terminate: 'to end the contract',
  other: 'to do what the letter asks',
}

/** `4 November 2025 at 9:45`, with a remark when we counted the day. */
export function saidDeadline({ what: kind, date, time, stated, needs }: Deadline): string {
  if (date && isPlainDate(date)) {
    const day = `${formatDay(date)}${time ? ` at ${time.replace(/^0/, '')}` : ''}`
    return offers[kind](stated ? day : `${day} (counted, not printed)`)
  }
  const from = needs === 'service-date' ? 'was formally delivered to you' : 'reached you'
  return `You have limited time ${waits[kind]}. It runs from the day the letter ${from}.`
}
