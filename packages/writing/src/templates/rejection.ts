import type { Template } from '../types.ts'
import { aboutTheirLetter, pleaseAnswer, showGrounds } from './opening.ts'

export const rejection = {
  label: 'Rejection',
  subject: aboutTheirLetter,
  paragraphs: [
    [
      {
        if: ['claim', 'amount'],
        german: 'die von Ihnen geltend gemachte Forderung in Höhe von {amount} weise ich zurück.',
        english: 'I reject the claim of {amount} that you are making.',
      },
      {
        if: ['claim'],
        unless: ['amount'],
        german: 'die von Ihnen geltend gemachte Forderung weise ich zurück.',
        english: 'I reject the claim that you are making.',
      },
      {
        unless: ['claim'],
        german: 'mit dem Inhalt Ihres Schreibens bin ich nicht einverstanden.',
        english: 'I do not agree with the content of your letter.',
      },
    ],
    [{ if: ['reason'], german: '{reason}', english: '{reason}' }],
    [
      { if: ['claim'], ...showGrounds },
      {
        if: ['claim'],
        german: 'Bis zur Klärung bitte ich Sie, von weiteren Mahnungen und Kosten abzusehen.',
        english: 'Until this is settled, please refrain from further reminders and costs.',
      },
      {
        unless: ['claim'],
        german: 'Bitte prüfen Sie die Angelegenheit noch einmal.',
        english: 'Please look into the matter again.',
      },
      pleaseAnswer,
    ],
  ],
} as const satisfies Template
