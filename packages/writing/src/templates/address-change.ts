import type { Template } from '../types.ts'

export const addressChange = {
  label: 'Tell them a new address',
  subject: [{ german: 'Meine neue Anschrift', english: 'My new address' }],
  paragraphs: [
    [
      {
        if: ['date'],
        german: 'ab dem {date} gilt für mich diese Anschrift:',
        english: 'from {date} on my address is:',
      },
      {
        unless: ['date'],
        german: 'für mich gilt ab sofort diese Anschrift:',
        english: 'from now on my address is:',
      },
    ],
    [{ german: '{newAddress}', english: '{newAddress}' }],
    [
      {
        german: 'Bitte ändern Sie Ihre Unterlagen und senden Sie Post künftig dorthin.',
        english: 'Please change your records and send mail there in future.',
      },
    ],
  ],
} as const satisfies Template
