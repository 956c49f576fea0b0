import { formatDay, formatEnglishAmount, type Cents, type PlainDate } from '@brieflotse/rules'
import type { DayTold } from './pay-sentences.ts'
import { letterKinds } from '../explain/kinds.ts'
import { generalKinds } from '../explain/general-kinds.ts'

function told({ day, time, counted }: DayTold): string {
  const at = time ? ` at ${time.replace(/^0/, '')}` : ''
  return `${formatDay(day)}${at}${counted ? ' (counted, not printed)' : ''}`
}

const whatIs = new Map([...letterKinds, ...generalKinds].map(({ id, what }) => [id, what]))

/** The letter in short, in English. */
export const summarySentences = {
  'summary.no-text': 'We could not read any text on this page.',
  'summary.sender-on': ({ sender, day }: { sender: string; day: PlainDate }) =>
    `${sender} wrote this letter on ${formatDay(day)}.`,
  'summary.sender': ({ sender }: { sender: string }) => `${sender} wrote this letter.`,
  'summary.written-on': ({ day }: { day: PlainDate }) =>
    `This letter was written on ${formatDay(day)}. We could not read who sent it.`,
  'summary.no-sender': 'We could not read who sent this letter.',
  /** What the kind of letter is (`what` of it), by its id. */
  'summary.kind': ({ kind }: { kind: string }) => whatIs.get(kind) ?? '',
  'summary.subject': ({ subject }: { subject: string }) =>
    `Its subject is “${subject}”. We could not tell what kind of letter it is.`,
  'summary.no-kind': 'We could not tell what kind of letter it is.',

  'summary.credit': ({ amount }: { amount: Cents }) =>
    `There is ${formatEnglishAmount(amount)} in your favour.`,
  'summary.taken': ({ amount, day }: { amount: Cents | null; day: PlainDate | null }) =>
    `${amount === null ? 'The amount due' : formatEnglishAmount(amount)} will be taken from your account${day ? ` on ${formatDay(day)}` : ''}. You do not have to transfer anything.`,
  'summary.names-amount': ({ amount }: { amount: Cents }) =>
    `The amount it names is ${formatEnglishAmount(amount)}.`,
  'summary.pay': ({ amount }: { amount: Cents }) =>
    `You are asked to pay ${formatEnglishAmount(amount)}.`,
  'summary.pay-by': ({ amount, day }: { amount: Cents; day: PlainDate }) =>
    `You are asked to pay ${formatEnglishAmount(amount)} by ${formatDay(day)}.`,
  'summary.first-payment': ({ day }: { day: PlainDate }) =>
    `The first payment is due by ${formatDay(day)}.`,
  'summary.something-to-pay': ({ day }: { day: PlainDate }) =>
    `There is something to pay by ${formatDay(day)}.`,
  'summary.payee': ({ payee }: { payee: string }) => `The money is to go to ${payee}.`,
  'summary.late-fee': ({ amount }: { amount: Cents }) =>
    `The letter names ${formatEnglishAmount(amount)} of extra charges for being late.`,

  'until.pay': (day: DayTold) => `Another payment is due by ${told(day)}.`,
  'until.object': (day: DayTold) => `If you disagree, you can object until ${told(day)}.`,
  'until.sue': (day: DayTold) => `If you disagree, you can go to court until ${told(day)}.`,
  'until.reply': (day: DayTold) => `An answer is wanted by ${told(day)}.`,
  'until.send-documents': (day: DayTold) => `Papers or a form must be sent by ${told(day)}.`,
  'until.consent': (day: DayTold) => `The sender asks for your consent by ${told(day)}.`,
  'until.appointment': (day: DayTold) => `There is an appointment on ${told(day)}.`,
  'until.terminate': (day: DayTold) => `You can end the contract until ${told(day)}.`,
  'until.other': (day: DayTold) => `A day to keep in mind is ${told(day)}.`,

  'limited.pay': 'You have limited time to pay.',
  'limited.object': 'You have limited time to object.',
  'limited.sue': 'You have limited time to go to court.',
  'limited.reply': 'You have limited time to answer.',
  'limited.send-documents': 'You have limited time to send papers.',
  'limited.consent': 'You have limited time to give your consent.',
  'limited.appointment': 'You have limited time to make an appointment.',
  'limited.terminate': 'You have limited time to end the contract.',
  'limited.other': 'You have limited time to do what the letter asks.',
  'limited.from-arrival': 'It runs from the day the letter reached you.',
  'limited.from-service': 'It runs from the day the letter was formally delivered to you.',

  'summary.may-ask': 'The letter may want something from you. Read it through to be sure.',
  'summary.nothing': 'We found nothing that you must do.',
} as const
