import type { Template } from '../types.ts'
import { pleaseAnswer } from './opening.ts'

export const instalments = {
  label: 'Pay in instalments',
  subject: [
    {
      if: ['letterDate'],
      german: 'Bitte um Ratenzahlung: Ihr Schreiben vom {letterDate}',
      english: 'Request to pay in instalments: your letter of {letterDate}',
    },
    {
      unless: ['letterDate'],
      german: 'Bitte um Ratenzahlung: {title}',
      english: 'Request to pay in instalments: {title}',
    },
  ],
  paragraphs: [
    [
      {
        german: 'den geforderten Betrag von {amount} kann ich zurzeit nicht auf einmal zahlen.',
        english: 'I cannot pay the amount of {amount} that you ask for all at once at present.',
      },
      {
        unless: ['tax'],
        german:
          'Ich bitte Sie deshalb, ihn in monatlichen Raten von {part} zahlen zu dürfen, erstmals am {date}.',
        english:
          'I therefore ask you to let me pay it in monthly instalments of {part}, the first on {date}.',
      },
      {
        if: ['tax'],
        german:
          'Ich beantrage deshalb die Stundung (§\u00a0222 AO) in monatlichen Raten von {part}, erstmals fällig am {date}.',
        english:
          'I therefore apply for deferral (§\u00a0222 of the Fiscal Code) in monthly instalments of {part}, the first due on {date}.',
      },
    ],
    [{ if: ['reason'], german: '{reason}', english: '{reason}' }],
    [
      {
        german:
          'Bis zu Ihrer Entscheidung bitte ich Sie, von Mahnungen, weiteren Kosten und einer Vollstreckung abzusehen.',
        english:
          'Until you have decided, please refrain from reminders, further costs and enforcement.',
      },
      pleaseAnswer,
    ],
  ],
} as const satisfies Template
