import type { Template } from '../types.ts'
import { aboutTheirLetter } from './opening.ts'

export const confirmation = {
  label: 'Confirmation',
  subject: aboutTheirLetter,
  paragraphs: [
    [
      {
        if: ['letterDate'],
        german: 'hiermit bestätige ich, dass ich Ihr Schreiben vom {letterDate} erhalten habe.',
        english: 'I hereby confirm that I have received your letter of {letterDate}.',
      },
      {
        unless: ['letterDate'],
        german: 'hiermit bestätige ich, dass ich Ihr Schreiben erhalten habe.',
        english: 'I hereby confirm that I have received your letter.',
      },
      {
        german: 'Den Inhalt habe ich zur Kenntnis genommen.',
        english: 'I have taken note of its content.',
      },
    ],
    [
      {
        if: ['appointment'],
        german: 'Den Termin am {appointment} habe ich mir vorgemerkt.',
        english: 'I have noted the appointment on {appointment}.',
      },
    ],
    [
      // Confirming a claim could count as acknowledging the debt (§§ 212, 781 BGB).
      {
        if: ['claim'],
        german: 'Diese Bestätigung ist kein Anerkenntnis der darin genannten Forderung.',
        english: 'This confirmation does not acknowledge the claim made in it.',
      },
      {
        if: ['authority'],
        german:
          'Meine Rechte, insbesondere die Einlegung eines Rechtsbehelfs, behalte ich mir vor.',
        english: 'I reserve my rights, in particular the right to lodge an appeal.',
      },
    ],
  ],
} as const satisfies Template
