import type { Template } from '../types.ts'
import { aboutTheirLetter, pleaseAnswer } from './opening.ts'

export const inquiry = {
  label: 'Further Inquiry',
  subject: aboutTheirLetter,
  paragraphs: [
    [
      {
        if: ['letterDate'],
        german: 'zu Ihrem Schreiben vom {letterDate} habe ich eine Frage:',
        english: 'I have a question about your letter of {letterDate}:',
      },
      {
        unless: ['letterDate'],
        german: 'zu Ihrem Schreiben habe ich eine Frage:',
        english: 'I have a question about your letter:',
      },
    ],
    [{ german: '{question}', english: '{question}' }],
    [
      {
        if: ['replyBy'],
        german:
          'Falls Sie für die Antwort länger brauchen, verlängern Sie bitte die Frist, die am {replyBy} abläuft.',
        english: 'If you need longer to answer, please extend the deadline that ends on {replyBy}.',
      },
      pleaseAnswer,
      {
        german: 'Vielen Dank für Ihre Mühe.',
        english: 'Thank you for your trouble.',
      },
    ],
  ],
} as const satisfies Template
