import type { Template } from '../types.ts'
import { aboutTheirLetter } from './opening.ts'

export const fileRequest = {
  label: 'See my file',
  subject: aboutTheirLetter,
  paragraphs: [
    [
      {
        if: ['law'],
        german: 'in der oben genannten Sache beantrage ich Akteneinsicht ({law}).',
        english: 'in the matter named above I apply to see the file ({law}).',
      },
      {
        if: ['law'],
        german:
          'Bitte senden Sie mir eine Kopie der Akte zu oder nennen Sie mir einen Termin, an dem ich sie einsehen kann.',
        english: 'Please send me a copy of the file, or name a date on which I can look at it.',
      },
      {
        unless: ['law'],
        german:
          'ich bitte um Auskunft nach Artikel 15 DSGVO über die Daten, die Sie über mich verarbeiten, und um eine Kopie dieser Daten.',
        english:
          'I ask for information under Article 15 GDPR about the data you process about me, and for a copy of these data.',
      },
    ],
    [
      {
        unless: ['law'],
        german:
          'Bitte antworten Sie innerhalb eines Monats, wie es Artikel 12 Absatz 3 DSGVO vorsieht.',
        english: 'Please answer within one month, as Article 12 (3) GDPR provides.',
      },
      {
        if: ['law'],
        german: 'Bitte nennen Sie mir vorab, ob und welche Kosten dadurch entstehen.',
        english: 'Please tell me beforehand whether this costs anything, and how much.',
      },
    ],
  ],
} as const satisfies Template
