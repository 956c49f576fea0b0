import type { Template } from '../types.ts'
import { aboutTheirLetter } from './opening.ts'

export const inWriting = {
  label: 'Please answer in writing',
  subject: aboutTheirLetter,
  paragraphs: [
    [
      {
        german:
          'in der oben genannten Sache bitte ich Sie, mir ausschließlich schriftlich per Post zu antworten.',
        english: 'in the matter named above I ask you to answer me only in writing, by post.',
      },
      {
        german: 'Bitte rufen Sie mich nicht an.',
        english: 'Please do not call me.',
      },
    ],
    [
      {
        german: 'So kann ich Ihre Antwort in Ruhe lesen und mir bei Bedarf übersetzen lassen.',
        english: 'This lets me read your answer carefully and have it translated where needed.',
      },
    ],
  ],
} as const satisfies Template
