import type { Template } from '../types.ts'
import { aboutTheirLetter } from './opening.ts'

export const payment = {
  label: 'Payment Response',
  subject: aboutTheirLetter,
  paragraphs: [
    [
      {
        if: ['date'],
        german:
          'den Betrag von {amount} werde ich am {date} auf das von Ihnen genannte Konto überweisen.',
        english: 'I will transfer the amount of {amount} to the account you have named on {date}.',
      },
      {
        if: ['dueOn'],
        unless: ['date', 'overdue'],
        german:
          'den Betrag von {amount} werde ich bis zum {dueOn} auf das von Ihnen genannte Konto überweisen.',
        english: 'I will transfer the amount of {amount} to the account you have named by {dueOn}.',
      },
      {
        if: ['overdue'],
        unless: ['date'],
        german:
          'den Betrag von {amount} werde ich umgehend auf das von Ihnen genannte Konto überweisen.',
        english:
          'I will transfer the amount of {amount} to the account you have named without delay.',
      },
      {
        unless: ['date', 'dueOn'],
        german:
          'den Betrag von {amount} werde ich am {date} auf das von Ihnen genannte Konto überweisen.',
        english: 'I will transfer the amount of {amount} to the account you have named on {date}.',
      },
      {
        if: ['purpose'],
        german: 'Als Verwendungszweck gebe ich an: {purpose}.',
        english: 'As the purpose of the transfer I will give: {purpose}.',
      },
    ],
    [
      {
        german:
          'Bitte bestätigen Sie mir nach Eingang des Betrags, dass die Sache damit erledigt ist.',
        english: 'Once the amount has arrived, please confirm to me that the matter is settled.',
      },
    ],
  ],
} as const satisfies Template
