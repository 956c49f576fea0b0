import type { Piece } from '../types.ts'

/** What the letter is about, as its subject line. */
export const aboutTheirLetter: Piece[] = [
  {
    if: ['letterDate'],
    german: 'Ihr Schreiben vom {letterDate}: {title}',
    english: 'Your letter of {letterDate}: {title}',
  },
  { unless: ['letterDate'], german: 'Ihr Schreiben: {title}', english: 'Your letter: {title}' },
]

export const pleaseAnswer: Piece = {
  german: 'Bitte antworten Sie mir schriftlich.',
  english: 'Please answer me in writing.',
}
