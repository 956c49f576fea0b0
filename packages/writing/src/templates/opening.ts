import type { TemplateSentence, Bilingual } from '../types.ts'

/** The subject line, which names the letter that is answered. */
export const aboutTheirLetter = [
  {
    if: ['letterDate'],
    german: 'Ihr Schreiben vom {letterDate}: {title}',
    english: 'Your letter of {letterDate}: {title}',
  },
  { unless: ['letterDate'], german: 'Ihr Schreiben: {title}', english: 'Your letter: {title}' },
] as const satisfies TemplateSentence[]

export const pleaseAnswer = {
  german: 'Bitte antworten Sie mir schriftlich.',
  english: 'Please answer me in writing.',
} as const satisfies TemplateSentence

/** Asks the creditor to show the grounds of the claim. */
export const showGrounds = {
  german:
    'Bitte legen Sie mir nachvollziehbar dar, worauf sich die Forderung nach Grund und Höhe stützt, und senden Sie mir Kopien der zugehörigen Unterlagen.',
  english:
    'Please show me in a way I can follow what the claim and its amount are based on, and send me copies of the papers that belong to it.',
} as const satisfies Bilingual
