import type { Template } from '../types.ts'
import { showGrounds } from './opening.ts'

export const objection = {
  label: 'Objection',
  subject: [
    {
      if: ['letterDate'],
      german: '{remedy} gegen {against} vom {letterDate}',
      english: '{remedy} to {against} of {letterDate}',
    },
    {
      unless: ['letterDate'],
      german: '{remedy} gegen {against}',
      english: '{remedy} to {against}',
    },
  ],
  paragraphs: [
    [
      {
        if: ['law'],
        german: 'hiermit lege ich gegen {against} vom {letterDate} {remedy} ein ({law}).',
        english: 'I hereby raise an objection to {against} of {letterDate} ({law}).',
      },
      {
        if: ['claim', 'letterDate'],
        unless: ['law'],
        german: 'hiermit lege ich gegen {against} vom {letterDate} {remedy} ein.',
        english: 'I hereby raise an objection to {against} of {letterDate}.',
      },
      {
        if: ['claim'],
        unless: ['law', 'letterDate'],
        german: 'hiermit lege ich gegen {against} {remedy} ein.',
        english: 'I hereby raise an objection to {against}.',
      },
      {
        unless: ['law', 'claim'],
        german: 'hiermit lege ich gegen {against} vom {letterDate} {remedy} ein.',
        english: 'I hereby raise an objection to {against} of {letterDate}.',
      },
      {
        if: ['payment-order'],
        german: 'Ich widerspreche dem Anspruch insgesamt.',
        english: 'I object to the whole claim.',
      },
      {
        if: ['notice-to-leave'],
        german: 'Ich verlange, dass das Mietverhältnis fortgesetzt wird.',
        english: 'I demand that the tenancy be continued.',
      },
    ],
    [
      { if: ['reason'], german: '{reason}', english: '{reason}' },
      {
        unless: ['reason', 'payment-order', 'claim'],
        german: 'Die Begründung reiche ich gesondert nach.',
        english: 'I will hand in the reasons separately.',
      },
    ],
    [
      { if: ['claim'], ...showGrounds },
      {
        german:
          'Bitte bestätigen Sie mir schriftlich, dass dieses Schreiben bei Ihnen eingegangen ist.',
        english: 'Please confirm to me in writing that this letter has reached you.',
      },
    ],
  ],
} as const satisfies Template
