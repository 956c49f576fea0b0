import type { Template } from '../types.ts'

export const extension = {
  label: 'More time',
  subject: [
    {
      if: ['letterDate'],
      german: 'Bitte um Fristverlängerung: Ihr Schreiben vom {letterDate}',
      english: 'Request for more time: your letter of {letterDate}',
    },
    {
      unless: ['letterDate'],
      german: 'Bitte um Fristverlängerung: {title}',
      english: 'Request for more time: {title}',
    },
  ],
  paragraphs: [
    [
      {
        german: 'Sie haben mir eine Frist bis zum {replyBy} gesetzt.',
        english: 'You have set me a deadline of {replyBy}.',
      },
      {
        german: 'Diese Frist kann ich leider nicht einhalten.',
        english: 'Unfortunately I cannot meet this deadline.',
      },
      { if: ['reason'], german: '{reason}', english: '{reason}' },
    ],
    [
      {
        german: 'Ich bitte Sie deshalb, die Frist bis zum {date} zu verlängern.',
        english: 'I therefore ask you to extend the deadline to {date}.',
      },
      {
        german: 'Bitte bestätigen Sie mir die Verlängerung kurz schriftlich.',
        english: 'Please confirm the extension to me briefly in writing.',
      },
    ],
  ],
} as const satisfies Template
